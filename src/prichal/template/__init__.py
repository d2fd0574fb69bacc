"""Template: a small card game that a new game starts from (`prichal new-game`)."""
