"""The games: each a folder that shares the kernel with the others and nothing else.

Whatever folder here has a `game.py` with a `GAME` is a game; nothing else needs to know its name.
The package itself can be called: `prichal.games()` lists the names for whoever has but one import.
"""

import sys
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from types import ModuleType

from mypy_extensions import mypyc_attr

from prichal.kernel.errors import Problem
from prichal.kernel.game import Game
from prichal.kernel.registry import check, find, names, refuse, register

__all__ = ["check", "find", "names"]


@mypyc_attr(native_class=False)
class CallablePackage(ModuleType):
    """A package that answers when it is called."""

    def __call__(self) -> list[str]:
        return names()


sys.modules[__name__].__class__ = CallablePackage


def discover() -> list[Game]:
    """The games in the folders here, the shortest first."""
    found: list[Game] = []
    for folder in iter_modules([str(Path(__file__).parent)]):
        if folder.ispkg:
            try:
                game = import_module(f"{__name__}.{folder.name}.game").GAME
            except Problem as problem:
                refuse(problem)
                continue
            assert isinstance(game, Game) and game.name == folder.name, f"{folder.name} isn't the game of its folder"
            found.append(game)
    return sorted(found, key=lambda game: (game.minutes, game.name))


for game in discover():
    register(game)
