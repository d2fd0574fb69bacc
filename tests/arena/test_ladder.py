"""The ladder: looks at fixed numbers of games, honest intervals, runs that go on where they were."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest

from prichal import games
from prichal.arena.ladder import ADMIRALS, Pairing, Rung, judge, pairings, tables
from prichal.arena.ladder_page import page, row
from prichal.arena.looks import interval, wilson
from prichal.arena.match import Result
from prichal.bots.levels import LEVELS
from tests.terminal.test_commands import prichal, refused

DUEL = Pairing("shanghaien", 2, "admiral", "captain")


def result(number: int, won: bool) -> Result:
    """A duel that the admiral won or lost by three points."""
    seat = number % 2
    bots = ["admiral", "captain"] if seat == 0 else ["captain", "admiral"]
    winner = seat if won else 1 - seat
    return Result(number, bots, [10 if winner == 0 else 7, 10 if winner == 1 else 7], [winner], 9, [1, 1], [0.1, 0.1])


def run_of(wins: int, total: int) -> list[Result]:
    """A run whose wins are spread evenly."""
    return [result(number, (number + 1) * wins // total > number * wins // total) for number in range(total)]


def test_neighbours_meet_in_every_game() -> None:
    for game in games.names():
        assert set(tables(game)) <= set(games.find(game).seat_counts)
        for seats in tables(game):
            met = {(one.first, one.second) for one in pairings([game], None) if one.seats == seats}
            neighbours = {(strong, weak) for weak, strong in pairwise(LEVELS)}
            assert neighbours - met == (set() if seats == 2 else {("admiral", "captain")})
            assert {("cabin-boy", "random"), ("greedy", "random"), ("captain", "greedy")} <= met
    assert {one.game for one in pairings(games.names(), "admiral")} == set(games.names())
    assert all("admiral" in (one.first, one.second) for one in pairings(games.names(), "admiral"))


@pytest.mark.parametrize(
    ("wins", "played", "looks", "low", "high"),
    [(60, 100, 1, 0.5020, 0.6906), (18, 24, 5, 0.4872, 0.9045), (19, 24, 5, 0.5292, 0.9278)],
)
def test_more_looks_need_wider_intervals(wins: int, played: int, looks: int, low: float, high: float) -> None:
    assert interval(wins, played, looks) == pytest.approx((low, high), abs=2e-4)
    assert interval(wins, played, 1) == pytest.approx(wilson(wins, played), abs=1e-6)


def test_a_clear_run_stops_at_its_first_look() -> None:
    found = judge(DUEL, run_of(19, 24))
    assert found is not None
    assert (found.games, found.settled) == (24, True)
    assert found.rate == pytest.approx(19 / 24)
    assert found.lead == pytest.approx(3 * (19 - 5) / 24)


def test_a_doubtful_run_goes_on() -> None:
    found = judge(DUEL, run_of(18, 24))
    assert found is not None
    assert not found.settled
    later = judge(DUEL, run_of(36, 48))
    assert later is not None
    assert (later.games, later.settled) == (48, True)


def test_nobody_looks_in_between() -> None:
    doubtful = run_of(12, 24)
    lucky = [result(number, True) for number in range(24, 47)]
    assert judge(DUEL, doubtful + lucky) == judge(DUEL, doubtful)
    assert judge(DUEL, run_of(11, 11)) is None


def test_a_game_that_is_missing_is_waited_for() -> None:
    assert judge(DUEL, [one for one in run_of(24, 26) if one.number != 3]) is None


def test_the_last_look_ends_the_run() -> None:
    found = judge(DUEL, run_of(ADMIRALS[-1] // 2, ADMIRALS[-1]))
    assert found is not None
    assert (found.games, found.settled) == (ADMIRALS[-1], True)
    assert "not told apart" in row(DUEL, found)


def test_the_weaker_side_is_told_too() -> None:
    found = judge(DUEL, run_of(2, 24))
    assert found is not None
    assert found.settled
    assert "weaker" in row(DUEL, found)
    assert row(DUEL, Rung(24, 0.75, 0.6, 0.9, 3.25, True)) == (
        "| 2 | admiral – captain | 24 | 75.0% | 60.0% … 90.0% | 50% | stronger | +3.2 |"
    )


def test_budgets_are_part_of_the_files_name(tmp_path: Path) -> None:
    name = DUEL.file(tmp_path, 0).name
    assert name.startswith("shanghaien-2-admiral-")
    assert name.endswith("-0.jsonl")
    assert name != DUEL.file(tmp_path, 1).name


def test_an_admiral_that_has_learnt_meets_the_search_it_was(tmp_path: Path) -> None:
    duels = {one.second: one for one in pairings(games.names(), "admiral") if one.game == "white_castle"}
    assert set(duels) == {"captain", "greedy", "search-12000"}
    assert duels["captain"].file(tmp_path, 0).name == "white_castle-2-admiral-4000-learnt-captain-1500-0.jsonl"
    assert "(at tables of two 4000, judged by what was learnt)" in page(tmp_path, 0)


def test_a_page_without_games_shows_dashes(tmp_path: Path) -> None:
    text = page(tmp_path, 0)
    assert text.count("| – | – | – |") == len(pairings(games.names(), None))


def test_a_tiny_run_and_its_page(tmp_path: Path) -> None:
    out = tmp_path / "ladder.md"
    arguments = ["ladder", "--game", "shanghaien", "--bot", "random", "--keep", str(tmp_path / "keep")]
    done = prichal(*arguments, "--most", "4", "--out", str(out))
    assert done.returncode == 0, done.stderr
    assert "greedy – random" in done.stdout
    assert "admiral" not in done.stdout
    assert out.read_text(encoding="utf-8").startswith("# The ladder")
    files = sorted((tmp_path / "keep").iterdir())
    assert [file.read_text().count("\n") for file in files] == [5, 5]


def test_a_killed_run_goes_on_where_it_was(tmp_path: Path) -> None:
    keep = tmp_path / "keep"
    arguments = ["--game", "shanghaien", "--bot", "random", "--keep", str(keep), "--out", str(tmp_path / "page.md")]
    command = [sys.executable, "-m", "prichal.cli", "ladder", *arguments]
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL)
    file = Pairing("shanghaien", 2, "greedy", "random").file(keep, 0)
    deadline = time.monotonic() + 120
    while (not file.exists() or file.read_bytes().count(b"\n") < 4) and time.monotonic() < deadline:
        time.sleep(0.05)
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    before = file.read_bytes()
    whole = before[: before.rindex(b"\n") + 1]
    played = whole.count(b"\n") - 1
    assert played >= 3
    again = prichal("ladder", *arguments, "--most", str(played + 2))
    assert again.returncode == 0, again.stderr
    after = file.read_bytes()
    assert after.startswith(whole)
    assert after.count(b"\n") == played + 3


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["--game", "chess"], "No game is called “chess”"),
        (["--bot", "parrot"], "no bot “parrot”"),
        (["--bot", "search-0"], "at least 1 simulation"),
        (["--bot", "search-5"], "isn't on the ladder"),
        (["--most", "0"], "at least 1"),
        (["--workers", "0"], "at least 1"),
    ],
)
def test_bad_input_gets_one_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in refused("ladder", *arguments)


def test_refusals_in_russian() -> None:
    done = prichal("ladder", "--bot", "search-5", language="ru_RU.UTF-8")
    assert done.returncode == 2
    assert "нет на лестнице" in done.stderr
    done = prichal("ladder", "--game", "chess", language="ru_RU.UTF-8")
    assert "Игры «chess» нет" in done.stderr
