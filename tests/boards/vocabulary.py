"""The pieces of every game that has a board of its own, from `tests/games/NAME/pieces.py`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path

from prichal.games import names

ROOT = Path(__file__).parents[2]


class Vocabulary:
    """What an engine can name, and what its board repeats."""

    def __init__(self, game: str) -> None:
        page = import_module(f"tests.games.{game}.pieces")
        self.pieces: list[str] = page.PIECES
        self.alike: list[str] = page.ALIKE
        self.tables: dict[str, list[list[str | int]]] = page.TABLES


BOARDS = [game for game in names() if (ROOT / "client" / "src" / "games" / game / "Board.svelte").exists()]
VOCABULARY = {game: Vocabulary(game) for game in BOARDS}
