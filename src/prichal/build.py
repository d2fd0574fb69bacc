"""Which build runs: compiled or interpreted."""

from prichal.kernel import agenda

COMPILED = not agenda.__file__.endswith(".py")


def name() -> str:
    return "compiled" if COMPILED else "interpreted"
