"""A whole random game as text: what was asked, what was done, what was told."""

from __future__ import annotations

from pathlib import Path

from prichal import games
from prichal.kernel.agenda import CHANCE, SPECTATOR
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Setup
from prichal.kernel.playout import random_log
from prichal.kernel.table import Table
from prichal.locales import Words

FOLDER = Path(__file__).parent
SEED = 2026
ACTIONS = 500  # random games may be very long; their first part and the reckoning say enough


def path(game: Game, setup: Setup) -> Path:
    return FOLDER / f"{game.name}-{setup.label()}.txt"


def all_setups() -> list[tuple[Game, Setup]]:
    return [(games.find(name), setup) for name in games.names() for setup in games.find(name).setups()]


def transcript(game: Game, setup: Setup) -> str:
    """One line per action with all options, the chronicle below it, the reckoning at the end."""
    table = Table(game, setup.seats, setup.options, [f"P{seat}" for seat in range(setup.seats)])
    words = Words("en", table.players)
    text = game.catalogue.text
    rows = [f"{game.name} {setup.label()}"]
    for action in random_log(game.new(setup.seats, setup.options), Rng(SEED)):
        seat = table.state.actor
        if table.ply >= ACTIONS:
            table.play(seat, action)
            continue
        step = table.state.step().name
        if seat == CHANCE:
            rows.append(f"{table.ply + 1} chance {step}: {text(action)}")
        else:
            options = [text(number) for number in table.state.legal_actions()]
            rows.append(f"{table.ply + 1} P{seat} {step}: {text(action)}  [{' | '.join(options)}]")
        table.play(seat, action)
        rows += ["    " + words.say(news.message) for news in table.news(int(SPECTATOR), table.ply - 1)]
    rows.append(f"{table.ply} actions in all")
    for part in game.breakdown(table.state):
        rows.append(f"{words.say(part.label)}: {' '.join(map(str, part.points))}")
    rows.append(f"scores {game.scores(table.state)} winners {game.winners(table.state)}")
    return "\n".join(rows) + "\n"
