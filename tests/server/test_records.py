"""Records of games that were played here, field by field, and the same games brought back."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from msgspec.structs import asdict, replace

from prichal import fairness, games
from prichal.kernel.errors import BadRecord
from prichal.kernel.log import CHANCE_LINE, Line
from prichal.kernel.record import Record, parse, write
from prichal.kernel.table import Table, replay
from prichal.server.services import Services
from prichal.tables import bringing
from prichal.tables.bringing import make_header
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Concede, End, Join, Move, NewTable, Person, Undo
from prichal.tables.playing import Stale
from prichal.tables.refusals import Refused
from prichal.tables.review import make_record
from tests.server.inside import NOTHING_YET, inside

SAME = ("game", "rules", "options", "seed", "commitment", "luck", "draws", "undone", "mark", "ply", "ending")
SOMEBODY = Person("0123456789abcdef", "Anna")


async def played(at: Services, chairs: list[str], moves: int) -> tuple[Person, LiveTable]:
    """A game at one device, some moves on; seats of bots are moved for by hand."""
    anna, _ = await at.people.guest("Anna")
    opened, _ = await at.seating.open(anna, NewTable("shanghaien", chairs), "")
    live = await at.seating.join(opened.header.id, anna, Join(entropy="c0ffee"))
    for _ in range(moves):
        live = await move(at, anna, live)
    return anna, live


async def move(at: Services, person: Person, live: LiveTable) -> LiveTable:
    seat = live.header.actors[0]
    action = live.game.prompt(live.state, seat).options[0].action
    if live.is_played_by_bot(seat):
        return await at.playing.move_for(live.header.id, seat, live.header.ply, action)
    return await at.playing.move(live.header.id, person.id, Move(seat, live.header.ply, action))


def test_a_record_of_a_table_that_never_began(tmp_path: Path) -> None:
    """Without names, draws and result; its seed is in it all the same, as it is closed."""

    async def test() -> None:
        async with inside(tmp_path) as at:
            anna, _ = await at.people.guest("Anna")
            live, _ = await at.seating.open(anna, NewTable("shanghaien", ["person", "sailor"]), "")
            with pytest.raises(Refused, match="when the game is over"):
                await at.looking.record(live.header.id, anna)
            live = await at.seating.leave(live.header.id, anna)
            found = await at.store.read(lambda shelf: make_record(shelf, live))
            header = live.header
            assert found.players == ["seat 1", "sailor 2"]
            assert found.extra == {
                "table": header.id,
                "commitment": header.commitment,
                "luck": str(fairness.BY_DRAW),
                "bot-1": "sailor",
                "entropy-1": live.chairs[1].entropy,
                "seed": header.seed,
            }
            game = games.find("shanghaien")
            assert (found.game, found.rules, found.seats) == ("shanghaien", game.rules_version, 2)
            assert (found.lines, found.result, found.ending) == ([], None, "")

    asyncio.run(test())


def test_the_seed_stays_in_the_house_until_the_end(tmp_path: Path) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            anna, live = await played(at, ["hot-seat", "hot-seat"], 3)
            before = await at.store.read(lambda shelf: make_record(shelf, live))
            assert "seed" not in before.extra and len(before.lines) == live.header.ply
            assert before.extra["entropy-0"] == before.extra["entropy-1"] == "c0ffee"
            live = await at.playing.concede(live.header.id, anna.id, Concede(0, live.header.ply))
            after = await at.store.read(lambda shelf: make_record(shelf, live))
            assert after.extra == before.extra | {"seed": live.header.seed}
            assert (after.ending, after.result, after.players) == ("conceded 0", None, ["Anna", "Anna 2"])

    asyncio.run(test())


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("bot", [False, True])
def test_a_game_that_somebody_gave_up_is_brought_as_it_was(tmp_path: Path, seat: int, bot: bool) -> None:
    async def test() -> None:
        async with inside(tmp_path) as at:
            chairs = ["hot-seat", "hot-seat"]
            if bot:
                chairs[1 - seat] = "sailor"
            anna, live = await played(at, chairs, 6)
            live = await at.playing.concede(live.header.id, anna.id, Concede(seat, live.header.ply))
            header = live.header
            assert (header.status, header.ending, header.winners) == ("finished", f"conceded {seat}", [1 - seat])
            _, text = await at.looking.record(header.id, anna)
            boris, _ = await at.people.guest("Boris")
            brought = await at.bringing.bring(text, boris)
            for name in (*SAME, "status", "actors", "result", "winners"):
                assert getattr(brought.header, name) == getattr(header, name), name
            assert brought.header.draws == [line.seat for line in live.recent].count(CHANCE_LINE)
            assert (brought.header.version, brought.header.owner, brought.header.brought) == (1, boris.id, True)
            for before, chair in zip(live.chairs, brought.chairs, strict=True):
                expected = replace(before, table_id=brought.header.id)
                if before.bot is None:
                    expected.kind, expected.person = "person" if bot else "hot-seat", boris.id
                assert chair == expected
            lines = await at.store.read(lambda shelf: shelf.read_lines(brought.header.id, 0, 999))
            ours = await at.store.read(lambda shelf: shelf.read_lines(header.id, 0, 999))
            assert [(one.number, one.seat, one.action) for one in lines] == [
                (one.number, one.seat, one.action) for one in ours
            ]
            assert all(one.boundary and one.at == brought.header.created for one in lines)
            assert [len(one.news) for one in lines] == [len(one.news) for one in ours]
            again = await at.bringing.bring(text, boris)
            assert again.header == brought.header
            assert (await at.bringing.bring(text, anna)).header.id != brought.header.id
            assert len(brought.header.id) == 16

    asyncio.run(test())


def test_a_header_of_what_was_brought(tmp_path: Path) -> None:
    """Undone draws are counted, and all that only a running table has is empty."""

    async def test() -> None:
        async with inside(tmp_path) as at:
            anna, live = await played(at, ["hot-seat", "hot-seat"], 5)
            chance = [line.number for line in live.recent if line.seat == CHANCE_LINE]
            undo = Undo(live.header.actors[0], live.header.ply, chance[-1] - 2)
            live = await at.playing.undo(live.header.id, anna.id, undo)
            assert live.header.undone > 0
            live = await at.playing.end(live.header.id, anna.id, End(0, live.header.ply))
            assert (live.header.status, live.header.ending) == ("finished", "agreed")
            _, text = await at.looking.record(live.header.id, anna)
            header = make_header(replay(parse(text)), "new", SOMEBODY, 17)
            told = asdict(header)
            kept = asdict(live.header)
            assert {name: told[name] for name in SAME} == {name: kept[name] for name in SAME}
            assert {name: value for name, value in told.items() if name not in SAME} == {
                "id": "new",
                "version": 1,
                "status": "finished",
                "invited": True,
                "invitation": None,
                "spectators": False,
                "clock": None,
                "owner": SOMEBODY.id,
                "created": 17,
                "changed": 17,
                **NOTHING_YET,
                "origin": "",
                "pace": "none",
                "asks_all": True,
                "brought": True,
            }

    asyncio.run(test())


def test_a_game_that_was_stopped_and_its_luck_unknown() -> None:
    """Nobody promised anything about its draws: there is no mark and no seed."""
    table = Table(games.find("shanghaien"), 2, {}, ["Anna", "Boris"])
    table.draw(5)
    table.play(table.state.actor, table.state.legal_actions()[0])
    header = make_header(table, "new", SOMEBODY, 17)
    assert (header.status, header.ending, header.result, header.winners) == ("closed", "stopped", None, None)
    assert (header.luck, header.mark, header.seed, header.commitment) == (fairness.BY_LINE, "", "", "")


def test_a_finished_game_has_its_scores() -> None:
    table = Table(games.find("shanghaien"), 2, {}, ["Anna", "Boris"])
    table.extra["seed"] = "00" * 32
    while not table.over:
        table.draw(5)
        if not table.over:
            table.play(table.state.actor, table.state.legal_actions()[0])
    header = make_header(table, "new", SOMEBODY, 17)
    assert (header.status, header.ending) == ("finished", "finished")
    assert header.result == table.game.scores(table.state)
    assert header.winners == table.game.winners(table.state)


def test_messages_that_come_too_late_or_too_early(tmp_path: Path) -> None:
    """A repeated one is told the line it made, an old one is stale, one from the future is refused."""

    async def test() -> None:
        async with inside(tmp_path) as at:
            anna, live = await played(at, ["hot-seat", "hot-seat"], 3)
            ply, seat = live.header.ply, live.header.actors[0]
            action = live.game.prompt(live.state, seat).options[0].action
            made = Move(seat, ply, action)
            with pytest.raises(Refused, match=f"the table is at ply {ply}, not {ply + 1}") as caught:
                await at.playing.move(live.header.id, anna.id, Move(seat, ply + 1, action))
            assert caught.value.code == "future-ply"
            live = await at.playing.move(live.header.id, anna.id, made)
            with pytest.raises(Stale) as repeated:
                await at.playing.move(live.header.id, anna.id, made)
            assert repeated.value.ply == ply + 1
            with pytest.raises(Stale) as other:
                await at.playing.move(live.header.id, anna.id, Move(seat, ply, "something else"))
            assert other.value.ply is None
            for late in (End(0, ply), Undo(0, ply, 0)):
                with pytest.raises(Stale):
                    await at.conversation.play(live.header.id, anna.id, late)
            with pytest.raises(Refused, match="nothing to take back"):
                await at.playing.undo(live.header.id, anna.id, Undo(0, live.header.ply, live.header.ply))

    asyncio.run(test())


@pytest.mark.parametrize(("effort", "taken"), [(2, False), (3, True)])
def test_a_record_that_takes_back_too_much(monkeypatch: pytest.MonkeyPatch, effort: int, taken: bool) -> None:
    """One undo in three lines: they are played again once."""
    monkeypatch.setattr(bringing, "EFFORT", effort)
    lines = [Line(1, "chance", "x"), Line(2, "0", "y"), Line(3, "table", "undo 1")]
    record = Record("shanghaien", 1, 2, {}, ["Anna", "Boris"], {}, lines, None)
    if taken:
        bringing.check_effort(record)
    else:
        with pytest.raises(Refused, match="takes back too much"):
            bringing.check_effort(record)


@pytest.mark.parametrize(
    ("key", "value", "good"),
    [
        ("commitment", "0f" * 32, True),
        ("commitment", "0f" * 33, False),
        ("commitment", "no", False),
        ("entropy-0", "c0ffee", True),
        ("entropy-0", "C0FFEE", False),
        ("bot-0", "sailor", True),
        ("bot-0", "search-200ms", False),
        ("table", "anything at all", True),
    ],
)
def test_what_a_record_says_about_its_luck_and_its_bots(key: str, value: str, good: bool) -> None:
    """The line that is wrong is named: there are three lines before those that a record needn't have."""
    text = write(Record("shanghaien", 1, 2, {}, ["Anna", "Boris"], {"before": "x", key: value, "zzz": "x"}, [], None))
    record = parse(text)
    if good:
        bringing.check_shares(record)
    else:
        with pytest.raises(BadRecord) as caught:
            bringing.check_shares(record)
        number = 1 + next(at for at, line in enumerate(text.split("\n")) if line.startswith(f"{key}: "))
        assert (caught.value.line, str(caught.value)) == (number, f"line {number}: {key}")
        assert caught.value.message.args == {"line": number}
