"""Records: written, read, replayed, and refused where they aren't intact."""

from __future__ import annotations

import hashlib
import re

import pytest
from hypothesis import given
from hypothesis import strategies as some

from prichal import games
from prichal.kernel import log, record
from prichal.kernel.chance import Rng
from prichal.kernel.errors import BadRecord
from prichal.kernel.game import Game, Setup
from prichal.kernel.log import Line
from prichal.kernel.playout import random_log
from prichal.kernel.record import Record
from prichal.kernel.table import Table, replay
from prichal.locales import Words
from tests.support import facts, for_every_setup


def played(seed: int = 1, plies: int | None = None) -> Table:
    """A random game of Shanghaien, or its beginning."""
    game = games.find("shanghaien")
    table = Table(game, 2, {}, ["Anna", "Бернд"])
    for action in random_log(game.new(2), Rng(seed))[:plies]:
        table.play(table.state.actor, action)
    return table


WHOLE = record.write(played().record())
OPEN = record.write(played(plies=30).record())

words = some.from_regex(r"[a-z0-9/-]{1,8}", fullmatch=True)
names = some.from_regex(r"[A-Za-zА-Яа-я](?:[ A-Za-zА-Яа-я]{0,10}[A-Za-zА-Яа-я])?", fullmatch=True)


@some.composite
def records(draw: some.DrawFn) -> Record:
    players = draw(some.lists(names, min_size=1, max_size=6))
    seats = some.sampled_from(["chance", "table", *map(str, range(len(players)))])
    action = some.lists(words, min_size=1, max_size=4).map(" ".join)
    said = draw(some.lists(some.tuples(seats, action), max_size=30))
    lines = [Line(number, seat, action) for number, (seat, action) in enumerate(said, start=1)]
    ending = draw(some.sampled_from(["", "", "conceded 0", "timeout 1", "agreed"]))
    scores = some.lists(some.integers(-20, 200), min_size=1, max_size=6)
    result = draw(some.none() if ending else some.none() | scores)
    options = draw(some.dictionaries(words, words, max_size=3))
    extra = draw(some.dictionaries(words.map("x-{}".format), words, max_size=2))
    rules = draw(some.integers(0, 99))
    return Record(draw(words), rules, len(players), options, players, extra, lines, result, ending)


@given(records())
def test_what_is_written_can_be_read(original: Record) -> None:
    text = record.write(original)
    again = record.parse(text)
    assert facts(again) == facts(original)
    assert record.write(again) == text


@given(some.text())
def test_any_text_is_a_record_or_refused(text: str) -> None:
    with pytest.raises(BadRecord):
        record.parse(text)


@given(some.data())
def test_every_change_of_a_character_is_noticed(data: some.DataObject) -> None:
    at = data.draw(some.integers(0, len(OPEN) - 1))
    character = data.draw(some.characters(exclude_characters=OPEN[at], codec="utf-8"))
    with pytest.raises(BadRecord):
        replay(record.parse(OPEN[:at] + character + OPEN[at + 1 :]))


@given(some.integers(0, len(WHOLE) - 1))
def test_every_torn_file_is_noticed(length: int) -> None:
    with pytest.raises(BadRecord):
        record.parse(WHOLE[:length])


def test_the_first_bad_line_is_named() -> None:
    rows = WHOLE.split("\n")
    rows[20] = rows[20].replace(" #", "x #")
    with pytest.raises(BadRecord, match="line 21 was changed") as caught:
        record.parse("\n".join(rows))
    assert caught.value.line == 21


def test_a_missing_line_breaks_the_chain() -> None:
    rows = WHOLE.split("\n")
    del rows[20]
    with pytest.raises(BadRecord) as caught:
        record.parse("\n".join(rows))
    assert caught.value.line == 21


def test_lines_after_the_end_are_refused() -> None:
    with pytest.raises(BadRecord, match="goes on after its end"):
        record.parse(WHOLE + WHOLE.split("\n")[-2] + "\n")


@pytest.mark.parametrize(
    ("line", "seat", "action", "reason"),
    [
        (8, "0", "fly 3", "no action 'fly 3'"),
        (8, "0", "roll", "isn't the turn of 0"),
        (15, "chance", "roll", "isn't the turn of chance"),
        (15, "7", "roll", "isn't the turn of"),
        (15, "x", "roll", "isn't the turn of"),
        (15, "0", "shanghai", "SH-R5"),
    ],
)
def test_a_chained_but_wrong_record_fails_in_replay(line: int, seat: str, action: str, reason: str) -> None:
    """Somebody may write a new chain; the rules still notice."""
    forged = played().record()
    at = line - 8
    mover = forged.lines[0].action[-1]  # whoever starts makes the first move, in line 15
    forged.lines[at] = Line(at + 1, mover if (line, seat) == (15, "0") else seat, action)
    with pytest.raises(BadRecord, match=reason) as caught:
        replay(record.parse(record.write(forged)))
    assert caught.value.line == line


def test_a_wrong_result_is_noticed() -> None:
    forged = played().record()
    for result in ([99, 0], None, []):
        forged.result = result
        with pytest.raises(BadRecord, match="comes out otherwise") as caught:
            replay(record.parse(record.write(forged)))
        assert caught.value.line == len(forged.lines) + 8


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("shanghaien", "chess", "no game is called"),
        ("seats: 2", "seats: 3", "lacks"),
        ("player: Anna\n", "", "lacks"),
        ("rules: 1", "rules: x", "line 3: rules isn't a number"),
        ("rules: 1", "rules: 0", "line 3: these are rules 0, known are 1 to 1"),
        ("rules: 1", "rules: 2", "line 3: these are rules 2"),
        ("rules: 1", "rules: 99", "line 3: these are rules 99"),
        ("rules: 1\n", "", "line 3 isn't written as records are"),
        ("rules: 1", "rules: 01", "line 3 isn't written as records are"),
        ("game: shanghaien\n", "game: chess\ngame: shanghaien\n", "line 2 isn't written"),
        ("player: Anna", "player: " + "x" * 41, "line 5: a name has"),
        ("player: Бернд", "player: " + "x" * 41, "line 6: a name has"),
        ("player: Бернд", "player: Бер\x07нд", "line 6: a name has"),
        ("player: Бернд", "player: Бер  нд", "line 6: the replay comes out otherwise"),
        ("rules: 1", "rules", "line 3 of the header isn't `key: value`"),
        ("rules: 1", ": 1", "line 3 of the header isn't `key: value`"),
        ("rules: 1", "rules: ", "line 3 of the header isn't `key: value`"),
        ("rules: 1", "rules: 1 ", "line 3 of the header isn't `key: value`"),
        ("game: shanghaien\n", "", "lacks"),
        ("seats: 2\nplayer: Anna\n", "", "lacks"),
        ("seats: 2\nplayer: Anna\nplayer: Бернд", "seats: 0", "lacks"),
        ("seats: 2\n", "seats: 2\noption: wind strong\n", "line 5: .* no option 'wind'"),
        ("seats: 2\nplayer: Anna\n", "seats: 1\n", "line 4: shanghaien is for 2 seats, not 1"),
    ],
)
def test_a_wrong_header_is_noticed(old: str, new: str, reason: str) -> None:
    header, _, _ = WHOLE.partition("\n\n")
    text = header.replace(old, new)
    with pytest.raises(BadRecord, match=reason) as caught:
        replay(record.parse(rechained(text)))
    named = re.match(r"line (\d+)", reason)
    assert caught.value.line == (int(named[1]) if named else 2 if "game" in reason else text.count("\n") + 1)


OPTIONS = """prichal record 1
game: white_castle
rules: 1
seats: 1
option: expansion matcha
option: difficulty easy
player: Anna
luck: draw"""


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("expansion matcha", "expansion huge", 5),
        ("difficulty easy", "difficulty huge", 6),
        ("difficulty easy", "wind strong", 6),
        ("Anna", "x" * 41, 7),
        ("Anna", "An\x07na", 7),
        ("seats: 1", "seats: 5", 4),
    ],
)
def test_the_bad_line_of_a_header_is_named(old: str, new: str, line: int) -> None:
    header = OPTIONS.replace(old, new)
    if "seats: 5" in header:
        header = header.replace("player: Anna", "\n".join(["player: Anna"] * 5))
    with pytest.raises(BadRecord) as caught:
        replay(record.parse(rechained(header)))
    assert caught.value.line == line


def rechained(header: str, end: str = "end 0 open") -> str:
    """A record without actions and an intact chain under any header."""
    digest = hashlib.sha256(f"\n{header}".encode()).hexdigest()
    last = hashlib.sha256(f"{digest}\n{end}".encode()).hexdigest()
    return f"{header}\n\n{end} #{last}\n"


@pytest.mark.parametrize(
    "end",
    ["won", "open 1", "agreed 1", "conceded", "conceded x", "conceded 0 1", "timeout", "timeout -1", "finished x"],
)
def test_other_ends_are_refused(end: str) -> None:
    header, _, _ = WHOLE.partition("\n\n")
    with pytest.raises(BadRecord, match="isn't a proper end") as caught:
        record.parse(rechained(header, f"end 0 {end}"))
    assert caught.value.line == 8


def with_table_lines() -> Table:
    """Twenty lines, back to the twelfth, ten more, and seat 1 gives up."""
    table = played(plies=20)
    table.undo(12)
    for action in random_log(table.state.clone(), Rng(8))[:10]:
        table.play(table.state.actor, action)
    table.part(1, "concede")
    return table


def test_lines_of_the_table_are_kept() -> None:
    table = with_table_lines()
    text = record.write(table.record())
    assert "\n21 table undo 12 #" in text
    assert "\n32 table concede 1 #" in text
    assert "\nend 32 conceded 1 #" in text
    again = replay(record.parse(text))
    assert facts(again.state) == facts(table.state)
    assert (again.ending, again.ply) == ("conceded 1", 32)
    assert again.news(0) == table.news(0)
    assert record.write(again.record()) == text


@pytest.mark.parametrize(
    ("number", "action", "reason"),
    [
        (21, "undo 21", "no line 21 to go back to"),
        (21, "undo 99", "no line 99 to go back to"),
        (21, "undo 012", "comes out otherwise"),
        (21, "undo -1", "the table has no line"),
        (21, "undo", "the table has no line"),
        (21, "redo 12", "the table has no line"),
        (32, "concede 2", "there is no seat 2"),
        (32, "timeout 7", "there is no seat 7"),
        (32, "agree 1", "the table has no line"),
        (30, "agree", "the game is over"),
        (30, "concede 0", "the game is over"),
        (30, "timeout 0", "the game is over"),
    ],
)
def test_wrong_lines_of_the_table_are_named(number: int, action: str, reason: str) -> None:
    forged = with_table_lines().record()
    forged.lines[number - 1] = Line(number, "table", action)
    with pytest.raises(BadRecord, match=reason) as caught:
        replay(record.parse(record.write(forged)))
    assert caught.value.line == 7 + number + (reason == "the game is over")
    for language in ("en", "ru"):
        assert str(caught.value.line) in Words(language).say(caught.value.message)


@pytest.mark.parametrize("ending", ["", "agreed", "conceded 0", "conceded 01", "timeout 1"])
def test_a_wrong_end_is_noticed(ending: str) -> None:
    forged = with_table_lines().record()
    forged.ending = ending
    with pytest.raises(BadRecord, match=r"otherwise|isn't written") as caught:
        replay(record.parse(record.write(forged)))
    assert caught.value.line == 7 + 33


def test_nothing_follows_the_end_of_a_game() -> None:
    forged = played().record()
    forged.lines.append(Line(len(forged.lines) + 1, "table", "undo 3"))
    with pytest.raises(BadRecord, match="the game is over") as caught:
        replay(record.parse(record.write(forged)))
    assert caught.value.line == 7 + len(forged.lines)


def test_only_what_was_not_undone_is_in_force() -> None:
    said = [("0", "a"), ("1", "b"), ("table", "undo 1"), ("1", "c"), ("table", "concede 0"), ("table", "undo 2")]
    lines = [Line(number, seat, action) for number, (seat, action) in enumerate(said, start=1)]
    kept = [[line.number for line in log.in_force(lines, count)] for count in range(7)]
    assert kept == [[], [1], [1, 2], [1], [1, 4], [1, 4, 5], [1, 2]]
    with pytest.raises(ValueError, match="line 1 goes back to line 1"):
        log.in_force([Line(1, "table", "undo 1")], 1)


@pytest.mark.parametrize(("line", "seat", "action"), [(15, "00", "roll"), (15, "٠", "roll"), (15, "0" * 5000, "roll")])
def test_a_seat_has_one_name(line: int, seat: str, action: str) -> None:
    forged = played().record()
    forged.lines[line - 8] = Line(line - 7, seat, action)
    with pytest.raises(BadRecord) as caught:
        replay(record.parse(record.write(forged)))
    assert caught.value.line == line


def test_an_action_has_one_text() -> None:
    forged = played().record()
    forged.lines[0] = Line(1, "chance", forged.lines[0].action.replace(" ", "\t"))
    with pytest.raises(BadRecord) as caught:
        replay(record.parse(record.write(forged)))
    assert caught.value.line == 8


@pytest.mark.parametrize("change", [("\n", "\r\n"), ("\n", "\r"), ("prichal", "\ufeffprichal")])
def test_other_line_ends_and_byte_order_marks_are_refused(change: tuple[str, str]) -> None:
    with pytest.raises(BadRecord):
        record.parse(OPEN.replace(*change))


@for_every_setup
def test_replay_of_a_record_is_the_game(game: Game, setup: Setup) -> None:
    if game.name not in games.names():
        return
    players = [f"P{seat}" for seat in range(setup.seats)]
    table = Table(game, setup.seats, setup.options, players)
    for action in random_log(game.new(setup.seats, setup.options), Rng(5)):
        table.play(table.state.actor, action)
    again = replay(record.parse(record.write(table.record())))
    assert facts(again.state) == facts(table.state)
    assert again.news(0) == table.news(0)


def test_refusals_speak_both_languages() -> None:
    with pytest.raises(BadRecord) as caught:
        record.parse("hello")
    assert Words("en").say(caught.value.message).startswith("This isn't a record")
    assert Words("ru").say(caught.value.message).startswith("Это не запись")
