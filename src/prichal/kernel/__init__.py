"""What all games share: agenda, actions, chance, views, records. Knows no game."""
