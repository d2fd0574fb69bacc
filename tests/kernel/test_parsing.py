"""Reading a record: whatever isn't one is refused, and the line that is wrong is named."""

from __future__ import annotations

import hashlib

import pytest

from prichal import games
from prichal.kernel import record
from prichal.kernel.errors import BadRecord
from prichal.kernel.record import Record
from prichal.kernel.table import Table, replay
from prichal.kernel.wire import Message

HEADER = ["prichal record 1", "game: shanghaien", "rules: 1", "seats: 2", "player: Anna", "player: Bernd"]
ROWS = ["1 chance first 1", "2 chance draw german-3", "3 table undo 1"]


def chained(rows: list[str], header: list[str] = HEADER, shown: int = 16) -> str:
    """A record with an intact chain, whatever its lines are."""
    digest = hashlib.sha256(("\n" + "\n".join(header)).encode()).hexdigest()
    text = [*header, ""]
    for row in rows:
        digest = hashlib.sha256(f"{digest}\n{row}".encode()).hexdigest()
        text.append(f"{row} #{digest if row.startswith('end') else digest[:shown]}")
    return "\n".join([*text, ""])


def test_a_record_is_read_as_it_was_written() -> None:
    for end, result, ending in (
        ("open", None, ""),
        ("finished", [], ""),
        ("finished 12 -3", [12, -3], ""),
        ("agreed", None, "agreed"),
        ("timeout 1", None, "timeout 1"),
        ("conceded 0", None, "conceded 0"),
    ):
        text = chained([*ROWS, f"end 3 {end}"], [*HEADER, "luck: draw"])
        found = record.parse(text)
        assert (found.game, found.rules, found.seats) == ("shanghaien", 1, 2)
        assert (found.players, found.options, found.extra) == (["Anna", "Bernd"], {}, {"luck": "draw"})
        assert [f"{line.number} {line.seat} {line.action}" for line in found.lines] == ROWS
        assert (found.result, found.ending) == (result, ending)
        assert record.write(found) == text


@pytest.mark.parametrize(
    ("rows", "line", "reason"),
    [
        (["1 chance"], 8, "isn't `number seat action #hash`"),
        (["1 chance  first 1"], 8, "isn't `number seat action #hash`"),
        ([*ROWS, ""], 11, "isn't `number seat action #hash`"),
        (["2 chance first 1"], 8, "has the number 2, not 1"),
        ([ROWS[0], ROWS[0]], 9, "has the number 1, not 2"),
        (["01 chance first 1"], 8, "has the number 01, not 1"),
        (ROWS, 11, "cut off in line 11"),
        ([], 8, "cut off in line 8"),
        ([*ROWS, "end 2 open"], 11, "isn't a proper end"),
        ([*ROWS, "end 4 open"], 11, "isn't a proper end"),
        ([*ROWS, "end 03 open"], 11, "isn't a proper end"),
        ([*ROWS, "end open"], 11, "isn't `number seat action #hash`"),
        ([*ROWS, "end 3 open", "4 chance first 1"], 12, "goes on after its end"),
        ([*ROWS, "end 3 finished 007"], 11, "isn't written as records are"),
        ([*ROWS, "end 3 finished 1 x"], 11, "isn't a proper end"),
        ([*ROWS, "end 3 finished 1 --1"], 11, "isn't a proper end"),
    ],
)
def test_a_wrong_line_is_named(rows: list[str], line: int, reason: str) -> None:
    with pytest.raises(BadRecord, match=reason) as caught:
        record.parse(chained(rows))
    assert caught.value.line == line
    assert caught.value.message.args["line"] == line


def test_a_hash_has_its_length() -> None:
    for shown in (15, 17, 64):
        with pytest.raises(BadRecord, match="line 8 was changed"):
            record.parse(chained([*ROWS, "end 3 open"], shown=shown))
    short = chained([*ROWS, "end 3 open"]).rstrip("\n")
    with pytest.raises(BadRecord, match="line 11 was changed"):
        record.parse(short[:-1] + "\n")
    with pytest.raises(BadRecord, match="line 8 isn't"):
        record.parse("\n".join([*HEADER, "", "1 chance first 1", ""]))


def test_a_text_that_is_cut_off_is_named_by_its_last_line() -> None:
    whole = chained([*ROWS, "end 3 open"])
    for text, line in ((whole[:-1], 11), ("\n".join(HEADER[:3]), 3)):
        with pytest.raises(BadRecord, match=f"cut off in line {line}"):
            record.parse(text)
    with pytest.raises(BadRecord, match="this isn't a record") as caught:
        record.parse("prichal record 2\n")
    assert caught.value.line == 1


@pytest.mark.parametrize(
    ("one", "other", "line"),
    [
        ("", "", 0),
        ("a\nb", "a\nb", 0),
        ("a", "b", 1),
        ("a\nb\nc", "a\nx\nc", 2),
        ("a\nb", "a\nb\nc", 3),
        ("a\nb", "a", 2),
    ],
)
def test_the_first_line_that_differs(one: str, other: str, line: int) -> None:
    assert record.first_difference(one, other) == line == record.first_difference(other, one)


def test_a_record_of_older_rules_keeps_their_number() -> None:
    game = games.find("madame_ching")
    found = Table(game, 2, {}, ["Anna", "Bernd"]).record()
    assert found.rules == game.rules_version > 1
    for rules in range(1, game.rules_version + 1):
        found.rules = rules
        assert replay(record.parse(record.write(found))).record().rules == rules
    found.rules = game.rules_version + 1
    with pytest.raises(BadRecord, match="line 3: these are rules"):
        replay(found)


# The box: tables that somebody has corrected


def begun(**extra: str) -> Record:
    """A game in which nothing has happened yet."""
    found = Table(games.find("shanghaien"), 2, {}, ["Anna", "Bernd"]).record()
    found.extra = {"luck": "draw", **extra}
    return found


def test_a_record_of_another_box_is_refused() -> None:
    with pytest.raises(BadRecord, match="line 8: it was played with another box of shanghaien") as caught:
        replay(begun(box="00007", note="x"))
    assert caught.value.line == 8
    reason = caught.value.message.args["reason"]
    assert isinstance(reason, Message)
    assert (reason.args["given"], reason.args["here"]) == (
        Message("box-corrected", {"box": "00007"}),
        Message("box-shipped"),
    )
    assert replay(begun()).ply == 0


def test_with_a_corrected_box_only_its_own_records_are_played(monkeypatch: pytest.MonkeyPatch) -> None:
    game = games.find("shanghaien")
    monkeypatch.setattr(game, "correction", 0xABC)
    assert game.edition == 1 + 1000 * 0xABC
    assert Table(game, 2, {}, ["A", "B"]).extra == {"box": "00abc"}
    assert replay(begun(box="00abc")).ply == 0
    for extra, line in (({}, 2), ({"box": "00abd"}, 8)):
        with pytest.raises(BadRecord, match="another box") as caught:
            replay(begun(**extra))
        assert caught.value.line == line


def test_a_box_stands_after_options_and_players() -> None:
    found = Table(games.find("madame_ching"), 4, {"teams": "yes"}, ["A", "B", "C", "D"]).record()
    found.extra = {"box": "00007"}
    with pytest.raises(BadRecord, match="another box") as caught:
        replay(found)
    assert caught.value.line == record.write(found).split("\n").index("box: 00007") + 1 == 10
