"""What is kept: tables, logs, people, in SQLite or PostgreSQL. Connections and rows stay in here."""
