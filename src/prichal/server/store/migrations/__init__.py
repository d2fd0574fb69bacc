"""Changes of the database's structure, applied when the server starts."""
