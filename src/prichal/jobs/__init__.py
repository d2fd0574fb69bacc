"""Many jobs of one kind, in processes of this machine or on a Ray cluster: games of the arena, games to learn from."""
