"""All that is said at the table, as messages."""
