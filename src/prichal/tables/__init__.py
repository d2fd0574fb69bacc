"""What happens at a table, whoever hosts it: moves, undo, offers, clocks, updates. Nothing here knows the web, a
database or a process; what it needs of those comes in through `ports.py`."""
