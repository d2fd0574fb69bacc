"""Numbers that come from outside."""

LEAST_SEED = -(2**62)  # so that a ply may be added within 64 bits
MOST_SEED = 2**62


def small_number(text: str) -> int | None:
    """The number that a text of one to nine ASCII digits stands for, else None."""
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 9 else None
