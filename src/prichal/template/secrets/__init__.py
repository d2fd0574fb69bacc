"""What each seat may know, and how the rest is imagined."""
