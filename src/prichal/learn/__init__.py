"""Learning by self-play: games, training, gates. In comes a game with features, out go weights for bots."""
