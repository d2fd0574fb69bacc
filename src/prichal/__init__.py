"""Prichal: an open digital table for four board games.

The names in `__all__` are the public interface (docs/research.md); they are loaded when they are first used, so that
importing the package costs nothing. `prichal.games` is a package that can be called: `prichal.games()` lists what is in
it, and the parts of the house go on saying `games.find(name)`.
"""

import os
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from prichal.front import (
        CHANCE,
        NOBODY,
        SPECTATOR,
        BadRecord,
        BadSetup,
        Game,
        Games,
        IllegalAction,
        Problem,
        Record,
        State,
        UnknownAction,
        UnknownGame,
        View,
        WrongSeat,
        game,
    )

    games: Games

__version__ = "0.1.0"
__all__ = [
    "CHANCE",
    "NOBODY",
    "SPECTATOR",
    "BadRecord",
    "BadSetup",
    "Game",
    "IllegalAction",
    "Problem",
    "Record",
    "State",
    "UnknownAction",
    "UnknownGame",
    "View",
    "WrongSeat",
    "__version__",
    "game",
    "games",
]

if os.environ.get("PRICHAL_PURE") == "1":
    from prichal import pure

    pure.install()


if not TYPE_CHECKING:  # type checkers know every name that there is, and shall refuse the others

    def __getattr__(name: str) -> object:
        if name not in __all__:
            raise AttributeError(f"module 'prichal' has no attribute {name!r}")
        if name == "games":
            return import_module("prichal.games")
        found: object = getattr(import_module("prichal.front"), name)
        globals()[name] = found  # the next time it is simply there
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
