"""Other libraries for games side by side with ours, each in its own virtual environment: `make bench-peers`."""
