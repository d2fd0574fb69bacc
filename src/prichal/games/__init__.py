"""The games: each a folder that shares the kernel with the others and nothing else."""

from prichal.games.jamaica.game import Jamaica
from prichal.games.madame_ching.game import MadameChing
from prichal.games.shanghaien.game import Shanghaien
from prichal.games.white_castle.game import WhiteCastle
from prichal.kernel.registry import find, names, register

__all__ = ["find", "names"]

register(Shanghaien())
register(Jamaica())
register(MadameChing())
register(WhiteCastle())
