"""What clients ask and are answered, and what is shown of the past: the same for every way of asking."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest

from prichal.kernel.errors import Problem
from prichal.server.services import Services
from prichal.tables import looking as looking_module
from prichal.tables import reasons, review
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import (
    Accepted,
    End,
    Join,
    Look,
    Move,
    NewTable,
    Person,
    Ping,
    Pong,
    Presence,
    Said,
    Say,
    Update,
    encode,
)
from prichal.tables.refusals import Refused, find_code
from prichal.tables.room import Listening
from prichal.tables.updates import WATCHING, select_news
from tests.server.inside import inside

AHOY = Said(3, "Anna", "Ahoy", 0)


class Game:
    """A game at one device, some moves on."""

    def __init__(self, at: Services, person: Person, live: LiveTable) -> None:
        self.at = at
        self.person = person
        self.live = live
        self.id = live.header.id

    @property
    def ply(self) -> int:
        return self.live.header.ply

    def next_move(self, id: str = "") -> Move:
        seat = self.live.header.actors[0]
        action = self.live.game.prompt(self.live.state, seat).options[0].action
        return Move(seat, self.ply, action, id)

    async def move(self) -> None:
        self.live = await self.at.playing.move(self.id, self.person.id, self.next_move())

    async def lines(self, after: int, upto: int) -> list[int]:
        return [line.number for line in await self.at.store.read(lambda shelf: shelf.read_lines(self.id, after, upto))]


def run(folder: Path, test: Callable[[Game], Awaitable[None]], name: str = "shanghaien", seats: int = 2) -> None:
    async def around() -> None:
        async with inside(folder) as at:
            person, _ = await at.people.guest("Anna")
            opened, _ = await at.seating.open(person, NewTable(name, ["hot-seat"] * seats), "")
            game = Game(at, person, await at.seating.join(opened.header.id, person, Join()))
            for _ in range(6):
                await game.move()
            await test(game)

    asyncio.run(around())


async def refusal(work: Awaitable[object]) -> tuple[str, int] | None:
    try:
        await work
    except Problem as problem:
        return find_code(problem)
    return None


def test_what_is_asked_is_answered(tmp_path: Path) -> None:
    async def test(game: Game) -> None:
        talk, anna, id = game.at.conversation, game.person, game.id  # noqa: A001
        assert await talk.handle(id, None, Ping()) == [Pong()]
        for viewer, panels in ((0, False), (1, True), (WATCHING, False)):
            (found,) = await talk.handle(id, anna, Look(viewer, 2, panels))
            assert isinstance(found, Update)
            assert (found.viewer, found.since, found.ply) == (viewer, 2, game.ply)
            assert (found.panels is not None) == panels
        (found,) = await talk.handle(id, None, Look(WATCHING))
        assert isinstance(found, Update) and found.viewer == WATCHING
        for message in (game.next_move(), Say("Ahoy"), End(0, game.ply)):
            assert await refusal(talk.handle(id, None, message)) == ("no-person", 401)
        assert await talk.handle(id, anna, Say("Ahoy", "7")) == [Accepted("7", game.ply)]
        assert [said.seat for said in await game.at.looking.chat(id, anna)] == [0]  # the first of one's own
        ply, move = game.ply, game.next_move("8")
        (accepted,) = await talk.handle(id, anna, move)
        game.live = await game.at.rooms.look(id)
        assert accepted == Accepted("8", game.ply)
        for panels in (False, True):
            again, now_there = await talk.handle(id, anna, move, panels)
            assert again == Accepted("8", ply + 1) and isinstance(now_there, Update)
            assert (now_there.viewer, now_there.since, now_there.ply) == (move.seat, ply, game.ply)
            assert (now_there.panels is not None) == panels
        (stale,) = await talk.handle(id, anna, msgspec.structs.replace(move, action="something else"))
        assert isinstance(stale, Update) and (stale.viewer, stale.since) == (move.seat, ply)

    run(tmp_path, test)


def test_whoever_may_know_the_same_is_sent_the_same(tmp_path: Path) -> None:
    async def test(game: Game) -> None:
        talk, anna = game.at.conversation, game.person
        room = game.at.rooms.room(game.id)
        found = await talk.encoded(room, anna, 0, 2, False)
        update = await talk.update(game.id, anna, 0, 2)
        assert (found.version, found.ply, found.message) == (game.live.header.version, game.ply, encode(update))
        assert await talk.encoded(room, anna, 0, 2, False) is found
        for viewer, since, panels in ((1, 2, False), (0, 3, False), (0, 2, True)):
            other = await talk.encoded(room, anna, viewer, since, panels)
            assert other.message == encode(await talk.update(game.id, anna, viewer, since, panels)) != found.message
        watching = await talk.encoded(room, None, WATCHING, 2, False)
        assert watching.message == encode(await talk.update(game.id, None, None, 2))
        await game.move()
        later = await talk.encoded(room, anna, 0, 2, False)
        assert (later.version, later.ply) == (found.version + 1, game.ply)

    run(tmp_path, test)


def test_small_talk_is_told_once(tmp_path: Path) -> None:
    async def test(game: Game) -> None:
        talk = game.at.conversation
        room, listener = await talk.enter(game.id, game.person, 1, True)
        assert (listener.person, listener.viewer, listener.panels) == (game.person.id, 1, True)
        nobody = Listening(None, WATCHING)
        room.arrive(nobody)
        listener.said.append(AHOY)
        assert talk.small_talk(room, listener) == [AHOY, Presence([0, 1], 1)]
        assert talk.small_talk(room, listener) == []
        listener.said.append(AHOY)
        assert talk.small_talk(room, listener) == [AHOY]
        assert talk.small_talk(room, nobody) == [Presence([0, 1], 1)]
        _, other = await talk.enter(game.id, None, WATCHING)
        assert (other.person, other.panels) == (None, False)
        for one in (listener, nobody, other):
            game.at.rooms.leave(room, one)
        room.greeting = None

    run(tmp_path, test)


def test_the_past_line_by_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def test(game: Game) -> None:
        looking, anna, id = game.at.looking, game.person, game.id  # noqa: A001
        every = await game.at.store.read(lambda shelf: shelf.read_lines(id, 0, game.ply))
        for ply in (0, 1, game.ply - 1, game.ply):
            for panels in (False, True):
                found = await looking.look_back(id, anna, 1, ply, panels)
                assert (found.ply, found.since, found.viewer) == (ply, max(ply - 1, 0), 1)
                assert found.news == select_news(1, every[ply - 1 : ply] if ply else [])
                assert (found.prompt, found.undo, found.version) == (None, None, game.live.header.version)
                assert (found.panels is not None) == panels and found.table.mine == []
        for ply in (-1, game.ply + 1):
            assert await refusal(looking.look_back(id, anna, 1, ply, False)) == ("future-ply", 404)
        for work in (
            looking.look_back(id, None, 1, 1, False),
            looking.chronicle(id, None, 1, 0),
            looking.moments(id, None, 1, 0, 9, False),
            looking.explain(id, None, 1, None, "place-1"),
        ):
            assert await refusal(work) == ("not-your-seat", 403)
        assert await looking.chronicle(id, anna, 0, 0) == select_news(0, every)
        assert await looking.chronicle(id, anna, 0, 3) == select_news(0, every[3:])
        monkeypatch.setattr(looking_module, "STRETCH", 2)
        assert await looking.chronicle(id, anna, 0, 3) == select_news(0, every[3:5])
        assert await looking.chronicle(id, anna, 0, game.ply - 1) == select_news(0, every[-1:])
        monkeypatch.setattr(review, "MOMENTS", 2)
        for since, upto, numbers in ((0, 99, [1, 2]), (3, 4, [4]), (game.ply - 1, 99, [game.ply]), (5, 5, [])):
            moments = await looking.moments(id, anna, 0, since, upto, False)
            assert [moment.ply for moment in moments] == numbers
            assert all(moment.panels is None for moment in moments)
        (moment,) = await looking.moments(id, anna, 0, 3, 4, True)
        assert moment.panels is not None and moment.news == select_news(0, every[3:4])

    run(tmp_path, test)


def test_pieces_are_explained_as_they_were(tmp_path: Path) -> None:
    async def test(game: Game) -> None:
        looking, anna, id = game.at.looking, game.person, game.id  # noqa: A001
        for ply in (None, 0, 2, game.ply):
            found = await looking.explain(id, anna, 0, ply, "place-1")
            assert found.ply == (game.ply if ply is None else ply)
        assert await refusal(looking.explain(id, anna, 0, None, "nothing")) == ("no-piece", 404)

    run(tmp_path, test)


def test_what_is_told_only_when_the_game_is_over(tmp_path: Path) -> None:
    async def test(game: Game) -> None:
        looking, anna, id = game.at.looking, game.person, game.id  # noqa: A001
        for work in (looking.record(id, anna), looking.curve(id, anna)):
            assert await refusal(work) == ("not-over", 409)
        while game.live.running and not game.live.state.over:
            update = await game.at.conversation.update(id, anna, 0, 0)
            assert (update.scores, update.breakdown) == (None, None)
            await game.move()
        over = await game.at.conversation.update(id, anna, 0, 0)
        assert over.scores == game.live.header.result == game.live.game.scores(game.live.state)
        assert over.breakdown == game.live.game.breakdown(game.live.state) and over.prompt is None
        assert over.undo is None
        curve = await looking.curve(id, anna)
        assert curve.plies[-1] == game.ply and curve.scores[-1] == over.scores
        live, text = await looking.record(id, anna)
        assert live.header.id == id and f"table: {id}" in text
        live.header.status = "closed"  # for other reasons, whatever the position
        closed = await game.at.conversation.update(id, anna, 0, 0)
        assert (closed.scores, closed.breakdown) == (None, None)

    run(tmp_path, test)


def test_the_curve_knows_who_plays_along_without_a_seat(tmp_path: Path) -> None:
    async def test(game: Game) -> None:
        told = [[sum(rival.points) for rival in game.live.game.rivals(game.live.state)]]
        await game.at.playing.end(game.id, game.person.id, End(0, game.ply))
        curve = await game.at.looking.curve(game.id, game.person)
        assert len(curve.rivals) == len(curve.plies) and curve.rivals[-1:] == told
        assert len(told[0]) == 1

    run(tmp_path, test, "white_castle", 1)


def test_a_game_that_was_stopped_tells_no_scores(tmp_path: Path) -> None:
    async def test(game: Game) -> None:
        await game.at.playing.end(game.id, game.person.id, End(0, game.ply))
        found = await game.at.conversation.update(game.id, game.person, 0, 0)
        assert (found.table.ending, found.scores, found.breakdown) == ("agreed", None, None)
        assert (await game.at.looking.curve(game.id, game.person)).plies[-1] == game.ply

    run(tmp_path, test)


@pytest.mark.parametrize(
    ("owners", "told"),
    [
        ({"piece": 1}, 1),
        ({"piece": None}, None),
        ({"piece": "own"}, None),
        ({"piece": 1, "offered": 1}, None),
        ({"piece": 1, "offered": "own"}, 1),
    ],
)
def test_whose_a_piece_is_may_be_the_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, owners: dict[str, int | str | None], told: int | None
) -> None:
    """Not where others' pieces are to be chosen from."""

    async def test(game: Game) -> None:
        seat = game.live.header.actors[0]
        by_seat = {"own": seat, 1: 1 - seat, None: None}
        monkeypatch.setattr(reasons, "find_clause", lambda *_: "SH-R2")
        monkeypatch.setattr(
            reasons, "find_owner", lambda *about: by_seat[owners.get(about[-1] if about[-1] == "piece" else "offered")]
        )
        prompt = SimpleNamespace(options=[SimpleNamespace(picks=["offered"])])
        monkeypatch.setattr(review, "reasons", reasons)
        live = game.live
        fake = SimpleNamespace(
            seats_of=live.seats_of,
            header=live.header,
            chairs=live.chairs,
            state=live.state,
            game=SimpleNamespace(view=live.game.view, prompt=lambda *_: prompt),
        )
        found = review.why(fake, game.person, seat, "piece")  # type: ignore[arg-type]
        assert (found.ply, found.clause, found.owner) == (game.ply, "SH-R2", None if told is None else 1 - seat)
        for person, asked in ((Person("eve", "Eve"), seat), (game.person, 1 - seat)):
            with pytest.raises(Refused):
                review.why(live, person, asked, "piece")

    run(tmp_path, test)
