"""Every byte: what leaves the server for a viewer would be the same if everything that they can't know were otherwise.

Games of every game, seat count and option on a real database, up to so many decisions, with several people: some are
connected, clocks run, offers stand, decisions are taken back. Every few plies and for every viewer the memory of the
table is exchanged for a twin (tests/server/inside.py), and what can be asked of a running table is asked of both. Who
may ask at all, and the look back at earlier plies, over real connections: test_matrix.py, test_looking_back.py.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from copy import copy
from pathlib import Path

import msgspec
from msgspec.structs import replace

from prichal import build
from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.chance import Rng
from prichal.kernel.errors import Problem
from prichal.kernel.game import Game, Setup
from prichal.server.bots.thinkers import Thinkers
from prichal.server.services import Services
from prichal.tables import review, updates
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Answer, Clock, End, Join, Look, Move, NewTable, Person, Undo, encode
from prichal.tables.ports import Thought
from prichal.tables.refusals import describe_refusal
from prichal.tables.room import Listening, Room
from prichal.tables.thinking import Question
from tests.server.inside import inside, twin_of
from tests.support import every_setup, for_setups

DECISIONS = 600 if build.COMPILED else 160  # random games of Madame Ching can be very long
STRIDE = 5 if build.COMPILED else 11  # every so many plies everything is compared
ILLEGAL = 4  # refusals are compared for so many actions
ENOUGH = 50
WATCHING = int(SPECTATOR)


class Asked(Thinkers):
    """Instead of processes that think: keeps what they would have been told."""

    def __init__(self) -> None:
        self.told: list[bytes] = []

    async def ask(self, question: Question, urgency: int, by: str = "") -> list[Thought]:
        self.told += [question.game.encode(), question.view, question.bot.encode(), str(urgency).encode()]
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
        "presence": b"".join(encode(said) for said in at.conversation.small_talk(room, Listening(person.id, viewer))),
        "at": encode(updates.look_back(live, game, live.state, ply, viewer, live.recent[-1:], True)),
        "moment": encode(updates.show_moment(game, live.state, viewer, live.recent[-1], True)),
        "chronicle": msgspec.json.encode(updates.select_news(viewer, live.recent)),
        "lobby": msgspec.json.encode(updates.describe_table(live.header, live.chairs, person.id, room.present())),
    }
    view = game.view(live.state, viewer)
    named = [cell.piece for panel in game.panels(view) for row in panel.rows for cell in row if cell.piece]
    found["explain"] = msgspec.json.encode([review.explain(game, view, ply, piece) for piece in named])
    for _ in range(ILLEGAL if viewer in live.header.actors else 0):
        text = game.catalogue.text(rng.below(len(game.catalogue)))
        if all(option.action != text for option in game.prompt(live.state, viewer).options):
            try:
                await at.conversation.handle(table, person, Move(viewer, ply, text))
            except Problem as problem:
                found[f"send {text}"] = encode(describe_refusal(problem))
    if viewer in live.header.actors:
        asked, alone = Asked(), at_one_device(live, person)
        found["hint"] = msgspec.json.encode(await review.hint(alone, person, viewer, asked)) + b"".join(asked.told)
        for panel in game.panels(view):
            for cell in [cell for row in panel.rows for cell in row if cell.piece][:2]:
                found[f"why {cell.piece}"] = msgspec.json.encode(review.why(live, person, viewer, cell.piece))
    return found


def at_one_device(live: LiveTable, person: Person) -> LiveTable:
    """The same table with one person on all seats: hints are given only where nobody else plays."""
    found = copy(live)
    found.chairs = [replace(chair, person=person.id) for chair in live.chairs]
    return found


async def sit_down(at: Services, game: Game, setup: Setup) -> tuple[list[Person], Room, LiveTable]:
    """People on all seats, the first of them not connected unless alone; and somebody who watches."""
    people = [(await at.people.guest(f"Seat {seat}"))[0] for seat in range(setup.seats)]
    wanted = NewTable(game.name, ["person"] * setup.seats, setup.options, clock=Clock(seconds=86_400))
    live, _ = await at.seating.open(people[0], wanted, "127.0.0.1")
    for person in people:
        live = await at.seating.join(live.header.id, person, Join())
    room = at.rooms.room(live.header.id)
    for person in people[1:] or people:
        room.arrive(Listening(person.id, people.index(person)))
    room.arrive(Listening(None, WATCHING))
    return people, room, live


async def wish(at: Services, people: list[Person], live: LiveTable, decided: list[int], turn: int) -> None:
    """Now and then somebody wants to end the game, or to go back: at once where that is fair, else it is offered."""
    seat, ply = turn % len(people), live.header.ply
    if turn == 1:
        with suppress(Problem):  # that may have been taken back itself
            await at.playing.undo(live.header.id, people[seat].id, Undo(seat, ply, decided[-1]))
    elif turn == 2 and len(people) > 1:
        await at.playing.end(live.header.id, people[seat].id, End(seat, ply))


async def agree(at: Services, people: list[Person], live: LiveTable) -> None:
    """Everybody wants to go back."""
    for seat, person in enumerate(people):
        offer = live.header.offer
        if offer is not None and offer.kind == "undo" and seat not in offer.agreed:
            await at.playing.answer(live.header.id, person.id, Answer(seat, live.header.ply, offer.number, True))


class Compared:
    """What was compared: answers, offers standing, plies after something had been taken back."""

    def __init__(self) -> None:
        self.answers = 0
        self.offers = 0
        self.after_undo = 0


async def compare_asked(at: Services, room: Room, live: LiveTable, people: list[Person], rng: Rng) -> None:
    """The update of whoever is asked, at every decision: what their options reveal is rare."""
    for viewer in live.header.actors:
        sent = []
        for shown in (live, twin_of(live, viewer, rng)):
            room.live = shown
            sent.append(encode(await at.conversation.update(room.id, people[viewer], viewer, live.header.ply - 1)))
        assert sent[0] == sent[1], f"the question tells viewer {viewer} something at ply {live.header.ply}"
    room.live = live


async def play(folder: Path, game: Game, setup: Setup) -> Compared:
    """A random game, and what was compared with twins in it."""
    rng, compared, decided = Rng(31, setup.seats), Compared(), [0]
    async with inside(folder) as at:
        people, room, live = await sit_down(at, game, setup)
        stranger, _ = await at.people.guest("Stranger")
        for number in range(DECISIONS):
            if not live.running:
                break
            await compare_asked(at, room, live, people, rng)
            if number % STRIDE == 0:
                await wish(at, people, live, decided, number // STRIDE % 4)
                for viewer, person in [*enumerate(people), (WATCHING, stranger)]:
                    salt = rng.below(1 << 30)
                    true = await everything(at, room, live, person, viewer, Rng(salt))
                    twin = await everything(at, room, twin_of(live, viewer, rng), person, viewer, Rng(salt))
                    for way, sent in true.items():
                        assert twin[way] == sent, f"{way} tells viewer {viewer} something at ply {live.header.ply}"
                    compared.answers += len(true)
                room.live = live
                compared.offers += live.header.offer is not None
                compared.after_undo += any(line.action.startswith("undo ") for line in live.recent)
            await agree(at, people, live)
            decided.append(live.header.ply)
            seat = live.header.actors[rng.below(len(live.header.actors))]
            options = game.prompt(live.state, seat).options
            action = options[rng.below(len(options))].action
            live = await at.playing.move(live.header.id, people[seat].id, Move(seat, live.header.ply, action))
    return compared


@for_setups([(game, setup) for game, setup in every_setup() if game.name != "harbour"])
def test_no_byte_depends_on_a_secret(tmp_path: Path, game: Game, setup: Setup) -> None:
    compared = asyncio.run(play(tmp_path, game, setup))
    assert compared.answers > ENOUGH
    assert compared.offers > 0 or setup.seats == 1
    assert compared.after_undo > 0
