"""Which options can't be taken back alone: the page asks before them."""

from __future__ import annotations

import pytest

from prichal import games
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.playout import random_log
from prichal.kernel.table import Table
from prichal.server.outgoing import final


@pytest.mark.parametrize("name", games.names())
def test_final_options_hand_the_game_on(name: str) -> None:
    """Tried against what really follows; where hidden cards decide it, the page may only guess."""
    game = games.find(name)
    seats = 2
    table = Table(game, seats, {}, ["Anna", "Boris"])
    told = {True: 0, False: 0}
    wrong = 0
    for action in random_log(game.new(seats, table.options), Rng(5, 9))[:300]:
        seat = int(table.state.actor)
        said: list[str] | None = None
        if seat != CHANCE:
            said = final(game, table.view(seat), table.prompt(seat))
        table.play(seat, action)
        if said is not None:
            is_final = table.state.over or table.state.actor == CHANCE or seat not in table.state.agenda.actors()
            wrong += (game.catalogue.text(action) in said) != is_final
            told[is_final] += 1
    assert told[True] > 0 and told[False] > 0
    assert wrong <= sum(told.values()) // 20
