"""The rulebook, chapter by chapter; start with rounds.py."""
