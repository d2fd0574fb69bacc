"""Tables that never lose a move: people, seats, store, live updates, bots at the table."""
