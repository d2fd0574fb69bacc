"""The arena: fair rotations, honest figures, runs that survive being killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest

from prichal.arena.looks import wilson
from prichal.arena.match import Plan, Result, play
from prichal.arena.report import standings
from prichal.arena.run import make_plan, run
from prichal.kernel.errors import Problem
from tests.arena.ray_cluster import command_of, descendants
from tests.terminal.test_commands import prichal, refused

PLAN = Plan("shanghaien", 2, {}, ["greedy", "random"], 4)


def untimed(result: Result) -> Result:
    return msgspec.structs.replace(result, seconds=[0.0] * len(result.seconds))


def test_everybody_sits_everywhere_with_the_same_deal() -> None:
    plan = Plan("any", 3, {}, ["a", "b", "c"], 1)
    assert [plan.seated(number) for number in range(3)] == [["a", "b", "c"], ["b", "c", "a"], ["c", "a", "b"]]
    assert plan.deal(0) == plan.deal(1) == plan.deal(2) != plan.deal(3)


def test_rotations_get_the_same_deal() -> None:
    tables = [play(PLAN, number)[1] for number in (0, 1, 2)]
    deals = [[line.action for line in table.lines[:7]] for table in tables]
    assert deals[0] == deals[1] != deals[2]
    assert tables[0].players == ["greedy 1", "random 2"]
    assert tables[1].players == ["random 1", "greedy 2"]


def test_a_game_of_a_plan_is_always_the_same() -> None:
    assert untimed(play(PLAN, 3)[0]) == untimed(play(PLAN, 3)[0])


def test_the_last_bot_takes_the_seats_left_over() -> None:
    assert make_plan("shanghaien", 2, {}, ["random"], 0).bots == ["random", "random"]
    with pytest.raises(Problem, match="3 bots for 2 seats"):
        make_plan("shanghaien", 2, {}, ["random"] * 3, 0)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (5, 10, 0.2366, 0.7634), (60, 100, 0.5020, 0.6906), (0, 0, 0.0, 1.0)],
)
def test_wilson_intervals(wins: float, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=2e-4)


def test_standings_count_shared_wins_in_parts() -> None:
    results = [
        Result(0, ["a", "b"], [5, 5], [0, 1], 9, [2, 2], [1.0, 0.0]),
        Result(1, ["b", "a"], [3, 9], [1], 9, [2, 4], [1.0, 1.0]),
    ]
    first, second = standings(results)
    assert (first.bot, first.wins, first.rate, first.score, first.difference) == ("a", 1.5, 0.75, 7, 3)
    assert (second.bot, second.wins, second.rate) == ("b", 0.5, 0.25)
    assert first.rating > second.rating
    assert first.decisions_per_s == 3


def test_a_run_goes_on_where_it_was(tmp_path: Path) -> None:
    keep = tmp_path / "run.jsonl"
    assert len(list(run(PLAN, 4, 1, keep, None))) == 4
    whole = keep.read_bytes()
    keep.write_bytes(whole[:-20])  # the last line is torn
    again = sorted(run(PLAN, 6, 1, keep, None), key=lambda result: result.number)
    assert [result.number for result in again] == list(range(6))
    rows = keep.read_text().splitlines()
    assert len(rows) == 7
    assert [untimed(result) for result in again] == [untimed(play(PLAN, number)[0]) for number in range(6)]


def test_another_runs_file_is_refused(tmp_path: Path) -> None:
    keep = tmp_path / "run.jsonl"
    list(run(PLAN, 1, 1, keep, None))
    before = keep.read_bytes()
    with pytest.raises(Problem, match="another run"):
        list(run(Plan("shanghaien", 2, {}, ["greedy", "random"], 5), 2, 1, keep, None))
    assert keep.read_bytes() == before
    keep.write_text("hello\n")
    with pytest.raises(Problem, match="isn't a run"):
        list(run(PLAN, 2, 1, keep, None))


def test_a_killed_run_loses_no_finished_game(tmp_path: Path) -> None:
    keep = tmp_path / "run.jsonl"
    command = [sys.executable, "-m", "prichal.cli", "arena", "shanghaien", "--bots", "greedy", "--games", "400"]
    process = subprocess.Popen([*command, "--keep", str(keep)], stdout=subprocess.DEVNULL)
    deadline = time.monotonic() + 120
    while (not keep.exists() or keep.read_bytes().count(b"\n") < 4) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    finished = keep.read_bytes().count(b"\n") - 1
    assert finished >= 3
    report = json.loads(
        prichal(
            "arena", "shanghaien", "--bots", "greedy", "--games", str(finished + 2), "--keep", str(keep), "--json"
        ).stdout
    )
    assert report["games"] == finished + 2


def test_workers_play_the_same_games_as_one_process(tmp_path: Path) -> None:
    arguments = ["arena", "shanghaien", "--bots", "greedy,random", "--games", "6", "--json"]
    alone, together = (
        json.loads(prichal(*arguments, "--workers", workers, "--records", str(tmp_path / workers)).stdout)
        for workers in ("1", "2")
    )
    for field in ("wins", "score", "rating"):
        assert [one[field] for one in alone["standings"]] == [one[field] for one in together["standings"]]
    for record in (tmp_path / "1").iterdir():
        assert record.read_bytes() == (tmp_path / "2" / record.name).read_bytes()
        assert prichal("verify", str(record)).returncode == 0


def kept(keep: Path) -> list[Result]:
    rows = keep.read_bytes().split(b"\n")[1:-1] if keep.exists() else []
    return sorted((untimed(msgspec.json.decode(row, type=Result)) for row in rows), key=lambda result: result.number)


def workers_of(process: subprocess.Popen[str]) -> list[int]:
    children = Path(f"/proc/{process.pid}/task/{process.pid}/children").read_text().split()
    return [int(child) for child in children if "spawn_main" in command_of(int(child))]


def start_workers(keep: Path, bots: str, games: int) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "prichal.cli", "arena", "shanghaien", "--bots", bots, "--games", str(games)]
    return subprocess.Popen(
        [*command, "--seed", "4", "--workers", "2", "--keep", str(keep)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
        text=True,
    )


def test_a_dead_workers_games_are_played_by_others(tmp_path: Path) -> None:
    keep = tmp_path / "run.jsonl"
    process = start_workers(keep, "greedy,random", 12)
    wait_until(lambda: len(kept(keep)) >= 2)
    os.kill(workers_of(process)[0], signal.SIGKILL)
    _, stderr = process.communicate(timeout=240)
    assert (process.returncode, stderr) == (0, "")
    assert kept(keep) == [untimed(play(PLAN, number)[0]) for number in range(12)]


def test_workers_that_keep_dying_are_said_and_finished_games_are_kept(tmp_path: Path) -> None:
    keep = tmp_path / "run.jsonl"
    process = start_workers(keep, "greedy,random", 2000)
    wait_until(lambda: len(kept(keep)) >= 2)
    before = kept(keep)
    deadline = time.monotonic() + 120
    while process.poll() is None and time.monotonic() < deadline:
        for pid in workers_of(process):
            with suppress(ProcessLookupError):  # it died already
                os.kill(pid, signal.SIGKILL)
        time.sleep(0.02)
    _, stderr = process.communicate(timeout=120)
    assert process.returncode == 2
    assert stderr == "prichal: Worker processes keep dying. Finished games are kept where --keep was given.\n"
    after = kept(keep)  # a game begun earlier may have ended later
    assert [result for result in before if result not in after] == []


def test_workers_and_their_teams_end_with_a_killed_run(tmp_path: Path) -> None:
    keep = tmp_path / "run.jsonl"
    process = start_workers(keep, "search-8x2,random", 2000)
    wait_until(lambda: len(kept(keep)) >= 1)
    started = descendants(process.pid)
    assert len(started) >= 6  # two workers with a team of two each
    os.kill(process.pid, signal.SIGKILL)
    process.communicate()
    wait_until(lambda: not any(command_of(pid) for pid in started))


def test_workers_with_teams_end_when_the_run_ends(tmp_path: Path) -> None:
    keep = tmp_path / "run.jsonl"
    process = start_workers(keep, "search-8x2,random", 2)
    _, stderr = process.communicate(timeout=120)
    assert (process.returncode, stderr) == (0, "")
    plan = Plan("shanghaien", 2, {}, ["search-8x2", "random"], 4)
    assert kept(keep) == [untimed(play(plan, number)[0]) for number in range(2)]


def wait_until(happened: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 120
    while not happened():
        assert time.monotonic() < deadline
        time.sleep(0.02)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--bots", "parrot"], "no bot “parrot”"),
        (["--bots", "random,commodore"], "no bot “commodore”"),
        (["--bots", "search-0"], "at least 1 simulation"),
        (["--bots", "search-0ms"], "1 millisecond"),
        (["--bots", "search-100x0"], "1 to 64 processes"),
        (["--bots", "random,random,random"], "3 bots are too many for 2 seats"),
        (["--bots", "random", "--games", "0"], "at least 1"),
        (["--bots", "random", "--workers", "0"], "at least 1"),
        (["--bots", "random", "--seats", "3"], "is for 2 seats"),
        ([], "Missing option"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in refused("arena", "shanghaien", *arguments)


def test_the_table_of_standings() -> None:
    shown = prichal("arena", "shanghaien", "--bots", "greedy,random", "--games", "4").stdout
    assert "fair share 50.0%" in shown
    assert "greedy" in shown
