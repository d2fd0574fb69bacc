"""The text table: every game by keyboard alone."""
