"""Every byte: what leaves the server for a viewer would be the same if everything that they can't know were otherwise.

Games of every game, seat count and option on a real database, up to so many decisions. Every few plies and for every
viewer the table's memory is exchanged for a twin (tests/server/inside.py), and what can be asked of a running table is
asked of both. Who may ask at all, over real connections: tests/server/test_matrix.py.
"""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec

from prichal import build
from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.chance import Rng
from prichal.kernel.errors import Problem
from prichal.kernel.game import Game, Setup
from prichal.server.bots.process import Question
from prichal.server.bots.thinkers import Thinkers
from prichal.server.services import Services
from prichal.tables import review, updates
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Clock, Join, Look, Move, NewTable, Person, encode
from prichal.tables.ports import Thought
from prichal.tables.refusals import describe_refusal
from prichal.tables.room import Room
from tests.server.inside import inside, twin_of
from tests.support import every_setup, for_setups

DECISIONS = 600 if build.COMPILED else 160  # random games of Madame Ching can be very long
STRIDE = 2 if build.COMPILED else 11  # every so many plies everything is compared
ILLEGAL = 4  # refusals are compared for so many actions
ENOUGH = 50


class Asked(Thinkers):
    """Instead of processes that think: keeps what they would have been told."""

    def __init__(self) -> None:
        self.told: list[bytes] = []

    async def ask(self, question: Question, urgency: int, by: str = "") -> list[Thought]:
        self.told.append(question.view)
        return []

    async def count(self) -> int:
        return 1

    async def start(self) -> None: ...

    async def stop(self) -> None: ...


async def everything(
    at: Services, room: Room, live: LiveTable, person: Person, viewer: int, rng: Rng
) -> dict[str, bytes]:
    """What a viewer can get from a running table, by how it is asked for."""
    room.live = live
    table, ply, game = room.id, live.header.ply, live.game
    found = {
        "update": encode(await at.conversation.update(table, person, viewer, ply - 1, True)),
        "look": encode((await at.conversation.handle(table, person, Look(viewer, max(ply - 3, 0), True)))[0]),
        "at": encode(updates.look_back(live, game, live.state, ply, viewer, live.recent[-1:], True)),
        "chronicle": msgspec.json.encode(updates.select_news(viewer, live.recent)),
        "lobby": msgspec.json.encode(updates.describe_table(live.header, live.chairs, person.id, room.present())),
    }
    for _ in range(ILLEGAL if viewer in live.header.actors else 0):
        text = game.catalogue.text(rng.below(len(game.catalogue)))
        if all(option.action != text for option in game.prompt(live.state, viewer).options):
            try:
                await at.conversation.handle(table, person, Move(viewer, ply, text))
            except Problem as problem:
                found[f"send {text}"] = encode(describe_refusal(problem))
    if viewer in live.header.actors:
        asked = Asked()
        found["hint"] = msgspec.json.encode(await review.hint(live, person, viewer, asked)) + b"".join(asked.told)
        for panel in game.panels(game.view(live.state, viewer)):
            for cell in [cell for row in panel.rows for cell in row if cell.piece][:2]:
                found[f"why {cell.piece}"] = msgspec.json.encode(review.why(live, person, viewer, cell.piece))
    return found


async def play(folder: Path, game: Game, setup: Setup) -> int:
    """A random game; how many twins were compared."""
    rng, compared = Rng(31, setup.seats), 0
    async with inside(folder) as at:
        person, _ = await at.people.guest("Anna")
        chairs = ["hot-seat"] * setup.seats
        wanted = NewTable(game.name, chairs, setup.options, clock=Clock(seconds=86_400))
        opened, _ = await at.seating.open(person, wanted, "127.0.0.1")
        live = await at.seating.join(opened.header.id, person, Join())
        room = at.rooms.room(live.header.id)
        for number in range(DECISIONS):
            if not live.running:
                break
            if number % STRIDE == 0:
                for viewer in [*range(setup.seats), int(SPECTATOR)]:
                    salt = rng.below(1 << 30)
                    true = await everything(at, room, live, person, viewer, Rng(salt))
                    twin = await everything(at, room, twin_of(live, viewer, rng), person, viewer, Rng(salt))
                    for way, sent in true.items():
                        assert twin[way] == sent, f"{way} tells viewer {viewer} something at ply {live.header.ply}"
                    compared += len(true)
                room.live = live
            seat = live.header.actors[rng.below(len(live.header.actors))]
            options = game.prompt(live.state, seat).options
            action = options[rng.below(len(options))].action
            live = await at.playing.move(live.header.id, person.id, Move(seat, live.header.ply, action))
    return compared


@for_setups([(game, setup) for game, setup in every_setup() if game.name != "harbour"])
def test_no_byte_depends_on_a_secret(tmp_path: Path, game: Game, setup: Setup) -> None:
    assert asyncio.run(play(tmp_path, game, setup)) > ENOUGH
