"""The second reader of records, docs/examples/read_record.py, reads what the first one writes."""

from __future__ import annotations

import ast
import hashlib
import importlib.util
import re
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Protocol, cast

import pytest

from prichal import fairness, games
from prichal.kernel import record
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.log import in_force
from prichal.kernel.record import Record
from prichal.kernel.table import Table, replay
from prichal.kernel.undo import plays_for_good

DOCS = Path(__file__).parents[2] / "docs"
READER = DOCS / "examples" / "read_record.py"
SEED = bytes(range(7, 39)).hex()
Lines = list[tuple[str, str]]
Header = list[tuple[str, str]]
Generators = dict[int, tuple[int, int, int, int]]  # where every draw begins, by its line


class Reader(Protocol):
    def read(self, text: str) -> tuple[Header, Lines, tuple[str, ...]]: ...

    def follow(self, header: Header, lines: Lines) -> tuple[list[int], Generators]: ...


def load() -> Reader:
    spec = importlib.util.spec_from_file_location("read_record", READER)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return cast("Reader", module)


reader = load()


class Host:
    """Plays a table with committed luck at random, and takes decisions back every now and then."""

    def __init__(self, name: str, seats: int, version: int) -> None:
        game = games.find(name)
        names = ["Анна", "Bernd", "Chandra", "D. É."][:seats]
        self.table = Table(game, seats, {}, names)
        promised = fairness.commitment(SEED)
        self.entropies = [f"{seat}beef" for seat in range(seats)]
        self.table.extra = {"table": "t1", "commitment": promised}
        if version == fairness.BY_DRAW:
            self.entropies[-1] = fairness.bot_entropy(promised, seats - 1)
            self.table.extra |= {"luck": "2", f"bot-{seats - 1}": "sailor"}
        self.table.extra |= {f"entropy-{seat}": text for seat, text in enumerate(self.entropies)}
        self.table.extra["seed"] = SEED
        self.version = version
        self.undone = 0
        self.dice = Rng(77)

    def go_on(self, lines: int) -> None:
        table = self.table
        for _ in range(lines):
            if table.over:
                return
            if table.state.actor == CHANCE:
                table.play(CHANCE, table.state.sample(self.luck()))
                continue
            legal = table.state.legal_actions()
            action = legal[self.dice.below(len(legal))]
            alone = not plays_for_good(table.state.clone(), table.state.actor, action)
            before = table.ply
            table.play(table.state.actor, action)
            if alone and self.dice.below(4 + table.ply // 20) == 0:  # each is a replay: long games have no more
                table.undo(before)
            elif self.dice.below(25) == 0:
                self.take_back(table.ply // 2)

    def luck(self) -> Rng:
        if self.version == fairness.BY_LINE:
            return fairness.luck_of_line(SEED, self.entropies, self.table.ply + 1)
        return fairness.luck_of_draw(SEED, self.entropies, self.table.draws + 1, self.undone)

    def take_back(self, number: int) -> None:
        """Back to that line, with everybody's consent, if it is in force."""
        path = [line.number for line in in_force(self.table.lines, self.table.ply)]
        if number in path:
            draws = self.table.draws
            self.table.undo(number, self.table.people() if self.version == fairness.BY_DRAW else None)
            self.undone += draws - self.table.draws


@cache
def hosted(name: str, version: int, ending: str) -> str:
    seats = 2 if ending in ("concede", "timeout") or name == "shanghaien" else 3
    host = Host(name, seats, version)
    host.go_on(10**6 if ending == "" else 80)
    if ending == "agree":
        host.table.agree()
    elif ending:
        host.table.part(0, ending)
        host.go_on(20)
    return record.write(host.table.record())


CASES = [
    *[(name, fairness.BY_DRAW, ending) for name in games.names() for ending in ("", "agree", "timeout", "leave")],
    *[(name, fairness.BY_LINE, "") for name in games.names()],
    ("shanghaien", fairness.BY_DRAW, "concede"),
]


@pytest.mark.parametrize(("name", "version", "ending"), CASES)
def test_both_readers_agree_on_everything(name: str, version: int, ending: str) -> None:
    text = hosted(name, version, ending)
    first = record.parse(text)
    header, lines, end = reader.read(text)
    assert lines == [(line.seat, line.action) for line in first.lines]
    fixed = {"game": first.game, "rules": str(first.rules), "seats": str(first.seats)}
    assert dict(header).items() >= {**fixed, **first.extra}.items()
    assert [value for key, value in header if key == "player"] == first.players
    assert [value.split(" ", 1) for key, value in header if key == "option"] == [
        [*one] for one in first.options.items()
    ]
    scores = [] if first.result is None else [str(points) for points in first.result]
    assert " ".join(end) == (first.ending or " ".join(["open" if first.result is None else "finished", *scores]))
    path, generators = reader.follow(header, lines)
    assert path == [line.number for line in in_force(first.lines, len(first.lines))]
    assert any(who == "table" and what.startswith("undo ") for who, what in lines)
    assert len(path) < len(lines)
    check_draws(first, generators)


def check_draws(first: Record, generators: Generators) -> None:
    """The second reader's generators bring what the record says, by the rules of the game."""
    walked = replay(first).at(0)
    for line in first.lines:
        if line.seat == "chance":
            rng = Rng(0)
            rng.x, rng.y, rng.z, rng.w = generators.pop(line.number)
            assert walked.game.catalogue.text(walked.state.sample(rng)) == line.action, line.number
        if line.seat == "table":
            walked.tell(line.action)
        else:
            walked.act(-1 if line.seat == "chance" else int(line.seat), line.action)
    assert generators == {}


def test_every_changed_line_is_noticed() -> None:
    text = hosted("jamaica", fairness.BY_DRAW, "agree")
    rows = text.split("\n")
    for place, row in enumerate(rows[:-1]):
        forged = "\n".join([*rows[:place], row.replace("1", "3") if "1" in row else f"{row}x", *rows[place + 1 :]])
        with pytest.raises(ValueError, match=r"\w"):
            reader.read(forged)
    for cut in (1, 2, 20, len(text) // 2, len(text) - 1):
        with pytest.raises(ValueError, match=r"\w"):
            reader.read(text[:-cut])
    for more in (rows[-2], "", "200 chance dice 1 1"):
        with pytest.raises(ValueError, match="changed, torn or out of count"):
            reader.read(f"{text}{more}\n")


def chained(header: str, said: list[str]) -> str:
    """A record of these lines with the right hashes, whatever the lines say."""
    digest, rows = hashlib.sha256(f"\n{header}".encode()).hexdigest(), []
    for line in said:
        digest = hashlib.sha256(f"{digest}\n{line}".encode()).hexdigest()
        rows.append(f"{line} #{digest if line is said[-1] else digest[:16]}\n")
    return f"{header}\n\n{''.join(rows)}"


def test_lines_left_out_and_a_wrong_count_are_noticed_though_the_chain_is_new() -> None:
    text = hosted("shanghaien", fairness.BY_DRAW, "agree")
    header, _, body = text.partition("\n\n")
    said = [row.rpartition(" #")[0] for row in body.splitlines()]
    assert chained(header, said) == text
    with pytest.raises(ValueError, match="out of count: 5 "):
        reader.read(chained(header, [*said[:3], *said[4:]]))
    with pytest.raises(ValueError, match="out of count: end "):
        reader.read(chained(header, [*said[:-2], said[-1]]))


@pytest.mark.parametrize("key", ["seed", "commitment", "entropy-2"])
def test_another_seed_or_share_is_noticed(key: str) -> None:
    kept = record.parse(hosted("jamaica", fairness.BY_DRAW, "agree"))
    kept.extra[key] = kept.extra[key].replace("1", "2")
    header, lines, _ = reader.read(record.write(kept))
    with pytest.raises(ValueError, match="isn't the promised one, or a bot chose its entropy"):
        reader.follow(header, lines)


def test_while_the_seed_is_a_secret_the_path_is_followed_without_luck() -> None:
    kept = record.parse(hosted("jamaica", fairness.BY_DRAW, "agree"))
    header, lines, _ = reader.read(record.write(kept))
    path, generators = reader.follow(header, lines)
    del kept.extra["seed"]
    header, lines, _ = reader.read(record.write(kept))
    assert generators and reader.follow(header, lines) == (path, {})


def test_sixty_lines_read_all_games_both_ways_of_luck_undos_and_every_ending() -> None:
    assert len(READER.read_text(encoding="utf-8").splitlines()) <= 60
    records = [reader.read(hosted(*case)) for case in CASES]
    assert {dict(header)["game"] for header, _, _ in records} == set(games.names())
    assert {dict(header).get("luck") for header, _, _ in records} == {None, "2"}
    assert {end[0] for _, _, end in records} == {"open", "agreed", "finished", "conceded", "timeout"}
    undos = {" ".join(what.split(" ")[2:3]) for _, lines, _ in records for who, what in lines if who == "table"}
    assert undos == {"", "agreed"}


def test_the_second_reader_uses_nothing_of_the_first(tmp_path: Path) -> None:
    tree = ast.parse(READER.read_text(encoding="utf-8"))
    used = {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}
    assert used == {"hashlib", "hmac", "sys"}
    assert not any(isinstance(node, ast.ImportFrom) for node in ast.walk(tree))
    page = tmp_path / "game.txt"
    page.write_text(hosted("shanghaien", fairness.BY_DRAW, "concede"), encoding="utf-8")
    command = [sys.executable, "-I", "-S", str(READER)]
    with page.open("rb") as file:
        done = subprocess.run(command, stdin=file, capture_output=True, text=True, check=True)
    assert re.fullmatch(r"shanghaien \d+ lines, \d+ in force, \d+ draws checked, conceded 0\n", done.stdout)


def test_the_record_on_the_page_is_a_record() -> None:
    page = (DOCS / "records.md").read_text(encoding="utf-8")
    (text,) = re.findall(r"```record\n(.*?)```", page, flags=re.DOTALL)
    table = replay(record.parse(text))
    found = fairness.check_luck(table)
    assert found is not None and found.undone == 1
    header, lines, end = reader.read(text)
    assert end == ("conceded", "1")
    assert reader.follow(header, lines)[0] == [*range(1, 12), *range(17, 21)]
