"""A run of the learner: the same seed learns the same, a killed run goes on, and bad folders are refused."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from prichal import games
from prichal.arena.looks import interval, is_clear
from prichal.jobs.task import Task
from prichal.kernel.errors import Problem
from prichal.learn import gates, run
from prichal.learn.gates import BEFORE, HINTS
from prichal.learn.plan import Meeting, Plan, Row, Side, Tell, Where, make_plan
from prichal.learn.weights import read

GAME = "white_castle"
COMMAND = [sys.executable, "-m", "prichal.cli", "learn", GAME, "--seats", "2", "--games", "120", "--generations", "2"]
COMMAND += ["--hidden", "4", "--gate", "1", "--against", "8", "--seed", "5", "--keep"]
PATIENCE = 240.0  # seconds, for a busy machine


def silent(_what: str, _done: int, _total: int) -> None:
    pass


def plan(seed: int = 5, hidden: int = 4) -> Plan:
    game = games.find(GAME)
    return make_plan(game, 2, {}, number=4, simulations=[], hidden=hidden, reach=0, deals=1, budgets=[8], seed=seed)


def learn(folder: Path, generations: int, chosen: Plan | None = None) -> list[Row]:
    return list(run.learn(chosen or plan(), generations, folder, Where(1), silent))


def numbers(folder: Path, generation: int) -> str:
    return read(folder / f"weights-{generation}.json").numbers


def test_a_run_in_two_parts_learns_what_one_in_one_part_does(tmp_path: Path) -> None:
    whole = learn(tmp_path / "whole", 2)
    first = learn(tmp_path / "parts", 1)
    both = learn(tmp_path / "parts", 2)
    assert [row.generation for row in both] == [0, 1]
    assert both[0] == first[0]
    assert [(row.games, row.positions, row.loss) for row in both] == [
        (row.games, row.positions, row.loss) for row in whole
    ]
    for generation in range(2):
        assert numbers(tmp_path / "parts", generation) == numbers(tmp_path / "whole", generation)
    assert numbers(tmp_path / "whole", 0) != numbers(tmp_path / "whole", 1)
    assert (tmp_path / "whole" / "curve.svg").read_text().startswith("<svg")


def test_another_seed_learns_something_else(tmp_path: Path) -> None:
    learn(tmp_path / "one", 1)
    learn(tmp_path / "other", 1, plan(seed=6))
    assert numbers(tmp_path / "one", 0) != numbers(tmp_path / "other", 0)


def test_a_killed_run_goes_on_with_the_games_it_had(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    process = subprocess.Popen([*COMMAND, str(folder)], stdout=subprocess.DEVNULL)
    until = time.monotonic() + PATIENCE
    while not list(folder.glob("games-0-*.npz")):
        assert time.monotonic() < until and process.poll() is None, "no game was kept"
        time.sleep(0.02)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    kept = {path: path.stat().st_mtime_ns for path in folder.glob("games-0-*.npz")}
    assert not (folder / "weights-0.json").exists()
    for place in (folder, tmp_path / "whole"):
        subprocess.run([*COMMAND, str(place)], check=True, stdout=subprocess.DEVNULL, timeout=PATIENCE)
    assert all(path.stat().st_mtime_ns == when for path, when in kept.items())
    assert numbers(folder, 1) == numbers(tmp_path / "whole", 1)


def test_the_folder_of_another_run_is_refused_and_left_alone(tmp_path: Path) -> None:
    learn(tmp_path, 1)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    with pytest.raises(Problem, match="another run"):
        learn(tmp_path, 1, plan(hidden=5))
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_folder_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    with pytest.raises(Problem, match="can't be written"):
        learn(tmp_path / "file" / "run", 1)


def test_damaged_figures_are_refused(tmp_path: Path) -> None:
    learn(tmp_path, 1)
    (tmp_path / "log.jsonl").write_text("{}\n")
    with pytest.raises(Problem, match="isn't a run"):
        learn(tmp_path, 2)


def test_damaged_weights_end_the_run_in_one_sentence_and_keep_the_games(tmp_path: Path) -> None:
    learn(tmp_path, 1)
    path = tmp_path / "weights-0.json"
    path.write_text(path.read_text()[:-40])
    with pytest.raises(Problem, match="damaged"):
        learn(tmp_path, 2)
    assert list(tmp_path.glob("games-0-*.npz"))


def test_figures_are_readable(tmp_path: Path) -> None:
    rows = learn(tmp_path, 1)
    lines = (tmp_path / "log.jsonl").read_text().splitlines()
    assert [msgspec.json.decode(line, type=Row) for line in lines] == rows
    meeting = rows[0].meetings[0]
    assert (meeting.rival, meeting.budget, meeting.games) == (HINTS, 8, 2)
    assert 0 <= meeting.low <= meeting.wins <= meeting.high <= 1


@pytest.mark.parametrize(("share", "played"), [(1.0, 10), (0.0, 10), (0.75, 20), (0.5, 80)])
def test_a_meeting_ends_at_the_first_look_that_tells(
    share: float, played: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Of 40 deals with two seats; shares of wins are given here, looks and intervals are what is compared."""
    planned: list[int] = []

    def run_jobs(_task: Task, jobs: list[bytes], _workers: int, _ray: str | None) -> Iterator[tuple[int, bytes]]:
        for place, job in enumerate(jobs):
            deals = msgspec.json.decode(job, type=list[int])
            planned.extend(deals)
            won = [1.0 if (deal % 4) / 4 < share else 0.0 for deal in deals for _ in range(2)]
            yield place, msgspec.json.encode(won)

    monkeypatch.setattr(gates, "run_jobs", run_jobs)
    chosen = msgspec.structs.replace(plan(), deals=40)
    found = gates.meet(chosen, HINTS, [Side(b"", 8), Side(b"", 8)], Where(1), silent)
    assert gates.looks(40) == [5, 10, 20, 40]
    assert found.games == played
    assert planned == list(range(played // 2))
    assert (found.low, found.high) == interval(found.wins * played, played, 4)
    assert is_clear(found.low, found.high, 0.5) == (share != 0.5)


def test_gates_open_one_after_the_other_and_what_passes_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Strengths are given here; what they open is compared."""
    shares = {(HINTS, 8): 0.9, (HINTS, 20): 0.4, (BEFORE, 8): 0.5}
    met: list[tuple[str, int]] = []

    def meet(_plan: Plan, rival: str, sides: list[Side], _where: Where, _tell: Tell) -> Meeting:
        met.append((rival, sides[1].simulations))
        wins = shares[rival, sides[1].simulations]
        return Meeting(rival, sides[0].simulations, sides[1].simulations, 100, wins, wins - 0.1, wins + 0.1)

    monkeypatch.setattr(gates, "meet", meet)
    monkeypatch.setattr(gates, "equal_time", lambda _plan, _weights, budget: budget)
    chosen = msgspec.structs.replace(plan(), budgets=[8, 20])
    (first,) = learn(tmp_path, 1, chosen)
    assert (met, first.passed) == ([(HINTS, 8), (HINTS, 20)], False)
    assert not (tmp_path / "weights.json").exists()
    shares[HINTS, 20] = 0.7
    met.clear()
    second = learn(tmp_path, 2, chosen)[1]
    assert (met, second.passed) == ([(HINTS, 8), (HINTS, 20), (BEFORE, 8)], True)
    assert read(tmp_path / "weights.json").simulations == 20
    assert read(tmp_path / "weights.json").numbers == numbers(tmp_path, 1)
    shares[BEFORE, 8] = 0.4
    shares[HINTS, 8] = 0.59
    met.clear()
    third = learn(tmp_path, 3, chosen)[2]
    assert (met, third.passed) == ([(HINTS, 8)], False)
    assert read(tmp_path / "weights.json").numbers == numbers(tmp_path, 1)
