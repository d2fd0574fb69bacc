"""What comes in over HTTP and websockets, and what goes out: nothing here decides what happens at a table."""
