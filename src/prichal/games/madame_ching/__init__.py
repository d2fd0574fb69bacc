"""Madame Ching: young pirates sail the China Sea of 1808 for missions, skills and the China Pearl."""
