"""Where bots meet: fair matches, many at a time, and what they show."""
