"""A whole random game as text: what was asked, what was done, what everybody heard and saw of it.

Below an action stand the news that everybody hears, what the public view changed, and, for every seat, what it reads,
hears and sees otherwise than the public does.
"""

from __future__ import annotations

from pathlib import Path

import msgspec

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
VIEWED = 100  # so many actions with everything that the public sees change; what seats see besides is always told
PUBLIC = int(SPECTATOR)
Fields = dict[str, object]


def path(game: Game, setup: Setup) -> Path:
    return FOLDER / f"{game.name}-{setup.label()}.txt"


def all_setups() -> list[tuple[Game, Setup]]:
    return [(games.find(name), setup) for name in games.names() for setup in games.find(name).setups()]


def fields(value: object, path: str = "") -> Fields:
    """A view as single values by their path."""
    if isinstance(value, dict):
        parts = [(f"{path}.{key}" if path else str(key), part) for key, part in value.items()]
    elif isinstance(value, list) and any(isinstance(part, dict | list) for part in value):
        parts = [(f"{path}.{place}", part) for place, part in enumerate(value)]
    else:
        return {path: value}
    return {name: found for key, part in parts for name, found in fields(part, key).items()}


def seen(table: Table, viewer: int) -> Fields:
    """What a viewer sees; for a seat only what the public sees otherwise."""
    own = fields(msgspec.to_builtins(table.view(viewer)))
    if viewer == PUBLIC:
        return own
    public = seen(table, PUBLIC)
    return {path: value for path, value in own.items() if path != "viewer" and public.get(path, ...) != value}


def changes(before: Fields, after: Fields) -> str:
    """What is new in a view, and what has gone from it."""
    new = [
        f"{path}={msgspec.json.encode(value).decode()}"
        for path, value in after.items()
        if before.get(path, ...) != value
    ]
    return ", ".join([*new, *[f"-{path}" for path in before if path not in after]])


class Viewer:
    """Somebody at the table, or the public: what they got last, and what is told of them below an action."""

    def __init__(self, table: Table, seat: int) -> None:
        self.seat = seat
        self.name = "all" if seat == PUBLIC else f"P{seat}"
        self.last = seen(table, seat)

    def rows(self, table: Table, words: Words, masked: str) -> list[str]:
        """After an action whose text reads `masked` for them."""
        before, self.last = self.last, seen(table, self.seat)
        heard = [words.say(news.message) for news in table.news(self.seat, table.ply - 1)]
        verb = "read" if self.seat == PUBLIC else "reads"
        rows = [f"    {self.name} {verb}: {masked}"] if masked else []
        if self.seat == PUBLIC:
            rows += ["    " + sentence for sentence in heard]
        elif heard != [words.say(news.message) for news in table.news(PUBLIC, table.ply - 1)]:
            rows += [f"    {self.name} hears: {sentence}" for sentence in heard]
        sight = changes(before, self.last)
        if sight and (self.seat != PUBLIC or table.ply <= VIEWED):
            rows.append(f"    {self.name} see: {sight}" if self.seat == PUBLIC else f"    {self.name} sees: {sight}")
        return rows


def transcript(game: Game, setup: Setup) -> str:
    """One line per action with all options, the chronicle below it, the reckoning at the end."""
    table = Table(game, setup.seats, setup.options, [f"P{seat}" for seat in range(setup.seats)])
    words = Words("en", table.players)
    text = game.catalogue.text
    rows = [f"{game.name} {setup.label()}"]
    public = Viewer(table, PUBLIC)
    viewers = [public, *[Viewer(table, seat) for seat in range(setup.seats)]]
    rows += [f"    {one.name}: {changes({}, one.last)}" for one in viewers if one.last]
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
        masks = [game.mask(table.state, seat, action, one.seat) for one in viewers]
        table.play(seat, action)
        for one, masked in zip(viewers, masks, strict=True):
            told = masked != (text(action) if one is public else masks[0])
            rows += one.rows(table, words, masked if told else "")
    rows.append(f"{table.ply} actions in all")
    for part in game.breakdown(table.state):
        rows.append(f"{words.say(part.label)}: {' '.join(map(str, part.points))}")
    rows.append(f"scores {game.scores(table.state)} winners {game.winners(table.state)}")
    return "\n".join(rows) + "\n"
