"""A table as it is opened, begun and opened again, field by field."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import asdict

from prichal import fairness, games
from prichal.server.services import Services
from prichal.tables import clocks
from prichal.tables.draft import LEASE
from prichal.tables.kept import Chair, now
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Clock, Join, NewTable, Person
from prichal.tables.refusals import Refused
from prichal.tables.seating import hash_invitation
from tests.server.inside import NOTHING_YET, inside

LONG_NAME = "A" * 40


async def three(at: Services) -> list[Person]:
    return [(await at.people.guest(name))[0] for name in ("Anna", "Boris", "Vera")]


def seats(live: LiveTable) -> list[tuple[str, str | None, str | None, str]]:
    return [(chair.kind, chair.person, chair.bot, chair.name) for chair in live.chairs]


@pytest.mark.parametrize("asks_all", [True, False])
def test_a_new_table(tmp_path: Path, asks_all: bool) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            anna, *_ = await three(at)
            clock = Clock(seconds=60, increment=5)
            wanted = NewTable(
                "madame_ching",
                ["hot-seat", "sailor", "person", "hot-seat"],
                {"teams": "yes"},
                True,
                False,
                clock,
                ["", "ignored", "ignored", " Mark  Two "],
                "short",
                asks_all,
            )
            before = now()
            live, invitation = await at.seating.open(anna, wanted, "somewhere")
            header = live.header
            assert before <= header.created <= now()
            assert invitation is not None and len(invitation) == 24
            assert (len(header.id), len(header.seed)) == (16, 64)
            told = asdict(header)
            game = games.find("madame_ching")
            assert {name: told[name] for name in told if name not in ("id", "seed", "created", "options")} == {
                "version": 1,
                "game": "madame_ching",
                "rules": game.edition,
                "status": "open",
                "invited": True,
                "invitation": hash_invitation(invitation),
                "spectators": False,
                "clock": clock,
                "owner": anna.id,
                "commitment": fairness.commitment(header.seed),
                "luck": fairness.BY_DRAW,
                "draws": 0,
                "undone": 0,
                "mark": "",
                "changed": header.created,
                "ply": 0,
                **NOTHING_YET,
                "ending": "",
                "origin": "somewhere",
                "pace": "short",
                "asks_all": asks_all,
                "brought": False,
            }
            assert header.options["teams"] == "yes"
            entropy = fairness.bot_entropy(header.commitment, 1)
            assert live.chairs == [
                Chair(header.id, 0, "hot-seat", None, None, "", "", False),
                Chair(header.id, 1, "bot", None, "sailor", "sailor 2", entropy, False),
                Chair(header.id, 2, "person", None, None, "", "", False),
                Chair(header.id, 3, "hot-seat", None, None, "Mark Two", "", False),
            ]

    asyncio.run(test())


@pytest.mark.parametrize(
    ("clock", "taken"),
    [(None, True), (Clock(seconds=60), True), (Clock(days=1), True), (Clock(), False), (Clock(60, 0, 1), False)],
)
def test_a_clock_has_seconds_or_days(tmp_path: Path, clock: Clock | None, taken: bool) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            anna, *_ = await three(at)
            wanted = NewTable("shanghaien", ["person", "person"], {}, clock=clock)
            if taken:
                assert (await at.seating.open(anna, wanted, ""))[0].header.clock == clock
            else:
                with pytest.raises(Refused, match="either seconds per player or days per move"):
                    await at.seating.open(anna, wanted, "")

    asyncio.run(test())


def test_the_game_begins_when_the_last_one_sits_down(tmp_path: Path) -> None:
    """With full clocks and everybody's entropy; a name that is too long for a number after it is cut."""

    async def test() -> None:
        async with inside(tmp_path) as at:
            anna = (await at.people.guest(LONG_NAME))[0]
            wanted = NewTable("jamaica", ["hot-seat", "hot-seat", "random"], {}, clock=Clock(seconds=60))
            opened, _ = await at.seating.open(anna, wanted, "")
            assert (opened.header.status, opened.header.clocks) == ("open", None)
            live = await at.seating.join(opened.header.id, anna, Join(entropy="c0ffee"))
            header = live.header
            assert [chair.name for chair in live.chairs] == [LONG_NAME, f"{LONG_NAME[:37]} 2", "random 3"]
            assert [chair.entropy for chair in live.chairs][:2] == ["c0ffee", "c0ffee"]
            assert header.status == "running" and header.draws > 0
            assert (header.version, header.ply) == (3, header.draws)  # the first draw is a change of its own
            assert header.clocks is not None and header.clocks.left == [60_000] * 3
            assert header.deadline == clocks.find_deadline(header.clocks)
            for name in ("actors", "draws", "clocks", "deadline", "due", "ply"):
                kept = await at.store.read(lambda shelf: shelf.read_header(header.id))
                assert getattr(kept, name) == getattr(header, name)

    asyncio.run(test())


def test_without_entropy_of_their_own_people_are_given_some(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            anna, boris, _ = await three(at)
            opened, _ = await at.seating.open(anna, NewTable("shanghaien", ["person", "person"]), "")
            for person in (anna, boris):
                live = await at.seating.join(opened.header.id, person, Join())
            given = [chair.entropy for chair in live.chairs]
            assert [len(bytes.fromhex(entropy)) for entropy in given] == [16, 16] and given[0] != given[1]

    asyncio.run(test())


def test_a_move_is_due_where_the_host_owes_one(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            anna, *_ = await three(at)
            live, _ = await at.seating.open(anna, NewTable("shanghaien", ["random", "random"]), "")
            assert live.header.due == live.header.changed + LEASE
            live = await at.seating.close(live.header.id, anna)
            assert (live.header.due, live.header.actors, live.header.ending) == (None, [], "stopped")
            opened, _ = await at.seating.open(anna, NewTable("shanghaien", ["hot-seat", "hot-seat"]), "")
            live = await at.seating.join(opened.header.id, anna, Join())
            assert live.header.due is None and len(live.header.actors) == 1

    asyncio.run(test())


def test_filling_gives_free_chairs_to_bots(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            anna, boris, _ = await three(at)
            opened, _ = await at.seating.open(anna, NewTable("jamaica", ["person"] * 3), "")
            await at.seating.join(opened.header.id, anna, Join(seat=1))
            live = await at.seating.fill(opened.header.id, anna, "captain")
            assert live.header.status == "running"
            assert seats(live) == [
                ("bot", None, "captain", "captain 1"),
                ("person", anna.id, None, "Anna"),
                ("bot", None, "captain", "captain 3"),
            ]
            for seat in (0, 2):
                assert live.chairs[seat].entropy == fairness.bot_entropy(live.header.commitment, seat)
            mixed, _ = await at.seating.open(anna, NewTable("jamaica", ["hot-seat", "person", "person"]), "")
            await at.seating.join(mixed.header.id, boris, Join(seat=1))
            with pytest.raises(Refused, match="you don't sit at this table"):
                await at.seating.fill(mixed.header.id, anna, "captain")
            live, _ = await at.seating.open(anna, NewTable("jamaica", ["hot-seat", "person", "person"]), "")
            await at.seating.join(live.header.id, anna, Join(seat=2))
            live = await at.seating.fill(live.header.id, anna, "captain")
            assert [chair.kind for chair in live.chairs] == ["hot-seat", "bot", "person"]

    asyncio.run(test())


def test_leaving_and_removing_before_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            anna, boris, vera = await three(at)
            opened, _ = await at.seating.open(anna, NewTable("jamaica", ["person"] * 4), "")
            table, free = opened.header.id, ("person", None, None, "")
            for person in (anna, boris, vera):
                live = await at.seating.join(table, person, Join())
            live = await at.seating.leave(table, boris)
            assert [seats(live)[1], live.chairs[1].entropy, live.header.status] == [free, "", "open"]
            for seat in (0, 1, 3, 4):  # oneself, nobody, no chair
                with pytest.raises(Refused, match=f"nobody else sits on seat {seat}") as caught:
                    await at.seating.remove(table, anna, seat)
                assert caught.value.message.args == {"seat": seat + 1}
            live = await at.seating.remove(table, anna, 2)
            assert [seats(live)[2], live.chairs[2].entropy, live.header.removed] == [free, "", [vera.id]]
            with pytest.raises(Refused, match="doesn't want you"):
                await at.seating.join(table, vera, Join())
            with pytest.raises(Refused, match="only the owner"):
                await at.seating.remove(table, boris, 0)
            await at.seating.join(table, boris, Join())
            live = await at.seating.leave(table, anna)
            assert (live.header.status, live.header.ending, seats(live)[0]) == ("closed", "left", free)
            with pytest.raises(Refused, match="you don't sit at this table"):
                await at.seating.leave(table, anna)

    asyncio.run(test())


def test_leaving_during_the_game(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            anna, boris, vera = await three(at)
            opened, _ = await at.seating.open(anna, NewTable("jamaica", ["person", "person", "captain"]), "")
            for person in (anna, boris):
                live = await at.seating.join(opened.header.id, person, Join())
            live = await at.seating.leave(live.header.id, boris)
            assert (live.chairs[1].bot, live.chairs[1].gone, live.chairs[1].person) == ("captain", True, boris.id)
            assert (live.recent[-1].seat, live.recent[-1].action, live.header.status) == ("table", "leave 1", "running")
            for person in (boris, vera):
                with pytest.raises(Refused, match="you don't sit at this table"):
                    await at.seating.leave(live.header.id, person)
            live = await at.seating.close(live.header.id, anna)  # nobody else plays any more
            assert live.header.status == "closed"
            assert (await at.seating.leave(live.header.id, anna)).chairs == live.chairs

    asyncio.run(test())


def test_a_rematch_is_the_same_table_one_seat_further_on(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            anna, boris, vera = await three(at)
            clock = Clock(days=3)
            wanted = NewTable(
                "jamaica", ["person", "sailor", "person", "person"], {}, True, False, clock, [], "normal", False
            )
            opened, secret = await at.seating.open(anna, wanted, "")
            for person in (anna, boris, vera):
                live = await at.seating.join(opened.header.id, person, Join(invitation=secret or ""))
            await at.seating.leave(live.header.id, vera)
            eve, _ = await at.people.guest("Eve")
            for person, code in ((anna, "still-running"), (eve, "not-seated")):
                with pytest.raises(Refused) as caught:
                    await at.seating.rematch(live.header.id, person, "")
                assert caught.value.code == code
            live = await at.seating.leave(live.header.id, boris)
            live = await at.seating.close(live.header.id, anna)
            again = await at.seating.rematch(live.header.id, anna, "there")
            header = again.header
            assert (header.game, header.invited, header.spectators, header.clock, header.pace, header.asks_all) == (
                "jamaica",
                True,
                False,
                clock,
                "normal",
                False,
            )
            assert (header.owner, header.origin, header.status) == (anna.id, "there", "open")
            assert [(kind, bot, name) for kind, _, bot, name in seats(again)] == [
                ("bot", "sailor", "sailor 1"),
                ("person", None, ""),
                ("person", None, ""),
                ("person", None, "Anna"),
            ]
            assert (await at.seating.rematch(live.header.id, boris, "")).header.id == header.id
            with pytest.raises(Refused, match="only the owner"):
                await at.seating.invite(header.id, boris)
            _, link = await at.seating.invite(header.id, anna)
            assert len(link) == 24
            with pytest.raises(Refused, match="seat 3 is kept for Anna"):
                await at.seating.join(header.id, boris, Join(seat=3, invitation=link))

    asyncio.run(test())


def test_two_who_ask_for_a_rematch_at_once_get_the_same(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            anna, boris, _ = await three(at)
            wanted = NewTable("shanghaien", ["person", "hot-seat"], {}, names=["", "Mark"])
            opened, _ = await at.seating.open(anna, wanted, "")
            for person, seat in ((boris, 0), (anna, 1)):
                live = await at.seating.join(opened.header.id, person, Join(seat=seat))
            await at.seating.leave(live.header.id, boris)
            live = await at.seating.close(live.header.id, anna)
            one, other = await asyncio.gather(*[at.seating.rematch(live.header.id, who, "") for who in (anna, boris)])
            assert one.header.id == other.header.id != live.header.id
            assert one.header.owner == anna.id  # whose device it is
            assert seats(one) == [("hot-seat", None, None, "Mark"), ("person", None, None, "")]

    asyncio.run(test())
