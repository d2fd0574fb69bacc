"""Catanatron: Settlers of Catan, in Python."""

from __future__ import annotations

import random
from importlib.metadata import version

from catanatron import Color, Game, RandomPlayer

from bench.peers.clock import Row, measure, one_core, tell

COLOURS = [Color.RED, Color.BLUE, Color.ORANGE, Color.WHITE]


def play() -> tuple[int, int]:
    game = Game([RandomPlayer(colour) for colour in COLOURS])
    game.play()
    return 1, len(game.state.actions)


if __name__ == "__main__":
    one_core()
    random.seed(1)
    rows: list[Row] = [measure("inside", "Python", "Catan, 4 seats", play)]
    tell(f"Catanatron {version('catanatron')}", rows)
