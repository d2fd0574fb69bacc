"""Jamaica: a regatta around the island, with more gold than manners."""
