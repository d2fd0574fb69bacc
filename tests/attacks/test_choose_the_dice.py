"""Somebody who wants other dice: by undoing, by lines that do nothing, or by forging a record whose luck looks fair."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from prichal import fairness, games
from prichal.kernel import record
from prichal.kernel.errors import BadRecord, Problem
from prichal.kernel.log import CHANCE_SEAT, Line
from prichal.kernel.record import Record
from prichal.kernel.table import Table, replay
from tests.server.positions import undoable
from tests.server.running import Guest, Running

SEED = bytes(range(32)).hex()


def cheated(shift: Callable[[Table], None]) -> Record:
    """A game in which the cheat shifts the line numbers until the next roll is a double six."""
    table = Table(games.find("shanghaien"), 2, {}, ["Anna", "Boris"])
    promised = fairness.commitment(SEED)
    table.extra = {"commitment": promised, "luck": "2", "entropy-0": "a", "entropy-1": "b", "seed": SEED}
    rolls = 0
    while rolls < 3 and table.ply < 2000:
        if table.state.actor != CHANCE_SEAT:
            table.play(table.state.actor, table.state.legal_actions()[0])
            continue
        drawn = table.state.sample(fairness.luck_of_line(SEED, ["a", "b"], table.ply + 1))
        text = table.game.catalogue.text(drawn)
        if text.startswith("dice ") and text != "dice 6 6":
            shift(table)
            continue
        rolls += text == "dice 6 6"
        table.play(CHANCE_SEAT, drawn)
    assert rolls == 3
    return table.record()


def append(*texts: str) -> Callable[[Table], None]:
    """Lines that nobody checks: a forger writes whatever helps."""

    def shift(table: Table) -> None:
        for text in texts:
            table.lines.append(Line(table.ply + 1, "table", text.format(last=table.ply)))
            table.heard.append([])

    return shift


@pytest.mark.parametrize("text", ["undo {last}", "undo {last} agreed 0 1", "concede 9"])
def test_lines_that_do_nothing_are_refused(text: str) -> None:
    forged = cheated(append(text))
    with pytest.raises(BadRecord):
        replay(record.parse(record.write(forged)))


def test_the_luck_of_a_draw_does_not_depend_on_its_line() -> None:
    """The forger leaves the empty lines out again: the dice that they brought aren't those of the draws."""
    forged = cheated(append("undo {last}"))
    forged.lines = [line for line in forged.lines if line.seat != "table"]
    with pytest.raises(BadRecord, match="but the seed brings"):
        fairness.check_luck(replay(record.parse(record.write(forged))))


def fair(lines: int) -> Table:
    table = Table(games.find("shanghaien"), 2, {}, ["Anna", "Boris"])
    promised = fairness.commitment(SEED)
    table.extra = {"commitment": promised, "luck": "2", "entropy-0": "a", "entropy-1": "b", "seed": SEED}
    while table.ply < lines or table.state.actor == CHANCE_SEAT:
        if table.state.actor == CHANCE_SEAT:
            number = table.draws + 1
            table.play(CHANCE_SEAT, table.state.sample(fairness.luck_of_draw(SEED, ["a", "b"], number, 0)))
        else:
            table.play(table.state.actor, table.state.legal_actions()[0])
    return table


@pytest.mark.parametrize(
    ("line", "problem"),
    [
        ("undo 12", "everybody's consent"),
        ("undo 12 agreed 0", "everybody's consent"),
        ("undo 12 agreed 1 0", "everybody's consent"),
        ("undo 12 agreed 0 1 2", "everybody's consent"),
        ("undo 12 agreed", "has no line"),
        ("undo 12 agreed x", "everybody's consent"),
        ("undo 999 agreed 0 1", "no line 999"),
    ],
)
def test_draws_are_taken_back_only_with_consent(line: str, problem: str) -> None:
    forged = fair(40).record()
    forged.lines.append(Line(len(forged.lines) + 1, "table", line))
    with pytest.raises(BadRecord, match=problem):
        replay(record.parse(record.write(forged)))


def test_a_consent_names_everybody_even_where_none_is_needed() -> None:
    """Nothing was drawn since: whoever chose a card in Jamaica first may take it back alone, but not for others."""
    table = Table(games.find("jamaica"), 3, {}, ["Anna", "Boris", "Vera"])
    table.extra = {"luck": "2"}
    table.draw(1)
    while not table.state.step().together:
        table.play(table.state.actor, table.state.legal_actions()[0])
        table.draw(1)
    ply = table.ply
    table.play(table.state.actor, table.state.legal_actions()[0])
    for agreed in ([0], [0, 1], [0, 2, 1]):
        with pytest.raises(Problem, match="everybody's consent"):
            table.undo(ply, agreed)
    table.undo(ply)
    assert table.ply == ply + 2


def test_what_was_taken_back_stays_so() -> None:
    table = fair(40)
    table.undo(12, [0, 1])
    forged = table.record()
    forged.lines.append(Line(len(forged.lines) + 1, "table", "undo 30 agreed 0 1"))
    with pytest.raises(BadRecord, match="was taken back itself"):
        replay(record.parse(record.write(forged)))


def test_nobody_gives_up_twice() -> None:
    table = Table(games.find("jamaica"), 3, {}, ["Anna", "Boris", "Vera"])
    table.extra = {"luck": "2"}
    table.part(2, "leave")
    forged = table.record()
    forged.lines.append(Line(len(forged.lines) + 1, "table", "concede 2"))
    with pytest.raises(BadRecord, match="has gone already"):
        replay(record.parse(record.write(forged)))


def test_an_undo_alone_brings_the_same_dice(sqlite_server: Running) -> None:
    """Decisions that are taken back and made anew number no draw: the dice afterwards are those of the seed."""
    anna = Guest(sqlite_server)
    table, seat, action = undoable(anna)
    for _ in range(3):
        ply = anna.update(table, viewer=seat)["ply"]
        anna.send(table, {"type": "undo", "seat": seat, "ply": ply, "to": ply - 1})
        anna.move(table, action, seat)
    for _ in range(20):
        anna.move(table, seat=anna.table(table)["actors"][0])
    anna.post(f"/tables/{table}/close")
    played = record.parse(anna.http.get(f"/api/tables/{table}/record").text)
    undone = [number for number, line in enumerate(played.lines) if line.seat == "table"]
    assert len(undone) == 3
    assert any(line.seat == "chance" for line in played.lines[undone[-1] :])
    checked = fairness.check_luck(replay(played))
    assert checked is not None
    assert checked.undone == 0


def test_draws_taken_back_by_consent_are_marked_and_drawn_afresh(sqlite_server: Running) -> None:
    anna = Guest(sqlite_server)
    table = anna.open("shanghaien", "hot-seat", "hot-seat")
    seat = anna.update(table)["table"]["actors"][0]
    before = anna.update(table, viewer=seat)["ply"]
    anna.move(table, "roll", seat)
    ply = anna.update(table, viewer=seat)["ply"]
    assert anna.table(table)["takebacks"] == 0
    anna.send(table, {"type": "undo", "seat": seat, "ply": ply, "to": before})
    assert anna.table(table)["takebacks"] == 1
    [listed] = [found for found in anna.get("/tables", list="mine")["tables"] if found["id"] == table]
    assert listed["takebacks"] == 1
    anna.move(table, "roll", seat)
    anna.post(f"/tables/{table}/close")
    text = anna.http.get(f"/api/tables/{table}/record").text
    assert f" table undo {before} agreed 0 1 #" in text
    checked = fairness.check_luck(replay(record.parse(text)))
    assert checked is not None
    assert checked.undone == 1


def test_all_entropy_is_public_before_the_first_draw(sqlite_server: Running) -> None:
    anna, boris = Guest(sqlite_server), Guest(sqlite_server, "Boris")
    table = anna.open("jamaica", "person", "person", "sailor")
    seats = boris.table(table)["seats"]
    promised = anna.table(table)["commitment"]
    assert [seat["entropy"] for seat in seats] == ["c0ffee", "", fairness.bot_entropy(promised, 2)]
    with anna.live(table) as live:
        live.get("update")
        boris.join(table, entropy="beef")
        update = live.get("update", lambda update: update["table"]["status"] == "running")
        assert [seat["entropy"] for seat in update["table"]["seats"]][:2] == ["c0ffee", "beef"]


def test_the_first_draw_is_a_change_of_its_own(sqlite_server: Running) -> None:
    """Opened, one sat down, the other sat down and all entropy was public; only then the first draws."""
    anna, boris = Guest(sqlite_server), Guest(sqlite_server, "Boris")
    table = anna.open("shanghaien", "person", "person")
    assert anna.update(table)["version"] == 2
    boris.join(table)
    update = anna.update(table)
    assert (update["version"], update["ply"] > 0) == (4, True)
