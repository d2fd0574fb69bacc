"""Budgets: simulations or milliseconds, in one process or in several."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from contextlib import suppress

import msgspec
import pytest

from prichal import build, games
from prichal.bots import levels, team
from prichal.bots.budget import (
    BATCH,
    FULL,
    LEARNT,
    MOST_PROCESSES,
    PLAIN,
    SHORT,
    SOON,
    UNBIASED,
    Budget,
    parse_budget,
)
from prichal.bots.choose import choose, think
from prichal.bots.imagined import sit_down
from prichal.bots.search import Search
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.errors import Problem
from prichal.kernel.game import Game
from prichal.kernel.hints import Hints
from prichal.kernel.state import State
from tests.kernel.harbour import HarbourGame
from tests.support import play_randomly


def middle(game: Game, seats: int, seed: int = 1) -> State:
    """A position in the middle of a game in which a seat has at least three options."""
    state, rng = game.new(seats), Rng(seed)
    play_randomly(state, rng, 40)
    while state.actor == CHANCE or len(state.legal_actions()) < 3:
        play_randomly(state, rng, 1)
    return state


def wire_of(game: Game, state: State) -> bytes:
    return msgspec.json.encode(game.view(state, state.actor))


@pytest.fixture
def fresh_team() -> Iterator[None]:
    """No processes from other tests, none left for them."""
    for workers in team._pools.values():
        workers.shutdown()
    team._pools.clear()
    yield
    for workers in team._pools.values():
        workers.shutdown()
    team._pools.clear()


def test_names_of_budgets() -> None:
    found = [parse_budget(name) for name in ("search-7", "search-500ms", "search-20000x4", "search-90msx2", "captain")]
    shown = [budget and (budget.simulations, budget.milliseconds, budget.processes) for budget in found]
    assert shown == [(7, 0, 1), (0, 500, 1), (20000, 0, 4), (0, 90, 2), None]


@pytest.mark.parametrize(
    "name", ["search-0", "search-0ms", "search-0x2", "search-10x0", f"search-9x{MOST_PROCESSES + 1}"]
)
def test_empty_budgets_are_refused(name: str) -> None:
    with pytest.raises(Problem, match="at least 1 simulation, or 1 millisecond, and 1 to 64 processes"):
        parse_budget(name)


def spent(game: str, seats: int, bot: str) -> tuple[int, str]:
    found = games.find(game)
    budget = levels.budget(found, bot, found.new(seats))
    return budget.simulations, budget.variant


def test_an_adviser_takes_a_captains_time_and_judges_as_an_admiral() -> None:
    """Where something was learnt fewer simulations take as long; where nothing was it is the captain."""
    castle = games.find("white_castle")
    captains, admirals = castle.hints().budgets[2:]
    simulations, variant = spent("white_castle", 2, levels.ADMIRAL)
    assert variant == LEARNT and simulations < admirals
    assert spent("white_castle", 2, levels.ADVISER) == (captains * simulations // admirals, LEARNT)
    assert spent("white_castle", 1, levels.ADVISER) == (captains, "") == spent("white_castle", 1, levels.CAPTAIN)
    assert spent("white_castle", 2, levels.CAPTAIN) == (captains, "")
    assert levels.budget(castle, levels.ADVISER).simulations == captains  # at a table that isn't known


@pytest.mark.parametrize(("total", "processes"), [(10, 4), (8, 4), (3, 4), (1, 2), (20_001, 64)])
def test_shares_add_up(total: int, processes: int) -> None:
    shares = [share.simulations for share in Budget(total, 0, processes).shares()]
    assert sum(shares) == total
    assert len(shares) == min(total, processes)
    assert max(shares) - min(shares) <= 1
    assert min(shares) >= 1


def test_by_the_clock_at_least_one_batch_and_no_end_before_the_time() -> None:
    game = games.find("shanghaien")
    state = middle(game, 2)
    for milliseconds in (1, 120):
        search = Search(game, state, state.actor, 1)
        began = time.perf_counter()
        Budget(0, milliseconds, 1).spend(search)
        assert time.perf_counter() - began >= milliseconds / 1000
        visits = sum(finding.visits for finding in search.findings())
        assert visits >= BATCH
        assert visits % BATCH == 0
    assert choose(game, wire_of(game, state), "search-1ms", 1) in [
        game.catalogue.text(action) for action in state.legal_actions()
    ]


@pytest.mark.parametrize("name", games.names())
def test_variants_go_without_what_they_name(name: str) -> None:
    game = games.find(name)
    state = middle(game, max(game.seat_counts))
    options = len(state.legal_actions())
    hints = game.hints()
    before = (hints.cutoff, hints.faith)
    for variant in [PLAIN, FULL, SHORT, UNBIASED]:
        budget = parse_budget(f"search-{options}-{variant}")
        assert budget is not None
        search = Search(game, state, state.actor, 1)
        budget.spend(search)
        assert search.cutoff == {UNBIASED: before[0], SHORT: SOON}.get(variant, 0)
        assert (type(search.hints) is Hints) == (variant == PLAIN)
        tried = [finding.visits for finding in search.findings()]
        assert sum(tried) == options
        if variant in (PLAIN, UNBIASED):
            assert tried == [1] * options
    assert (hints.cutoff, hints.faith) == before
    assert [share.variant for share in Budget(9, 0, 2, FULL).shares()] == [FULL, FULL]


@pytest.mark.parametrize("name", games.names())
def test_a_team_finds_the_same_every_time_and_its_visits_add_up(name: str) -> None:
    game = games.find(name)
    state = middle(game, max(game.seat_counts))
    wire = wire_of(game, state)
    budget = Budget(61, 0, 2)
    findings = team.search_together(game, wire, budget, 5)
    assert sum(finding.visits for finding in findings) == 61
    alone: dict[int, list[tuple[int, float]]] = {}
    for share, seed in zip(budget.shares(), team.member_seeds(5, 2), strict=True):
        imagined, seat = sit_down(game, wire, seed)
        for finding in team.search_alone(game, imagined, seat, share, seed):
            alone.setdefault(finding.action, []).append((finding.visits, finding.value))
    for finding in findings:
        parts = alone.pop(finding.action)
        assert finding.visits == sum(visits for visits, _ in parts)
        assert finding.value == pytest.approx(sum(visits * value for visits, value in parts) / finding.visits)
    assert not alone
    assert [finding.visits for finding in findings] == sorted([f.visits for f in findings], reverse=True)
    thoughts = [[(t.action, t.value, t.share) for t in think(game, wire, "search-61x2", 5)] for _ in range(2)]
    assert thoughts[0] == thoughts[1]


def test_members_have_luck_of_their_own() -> None:
    seeds = team.member_seeds(3, MOST_PROCESSES)
    assert seeds[0] == 3
    assert len(set(seeds)) == MOST_PROCESSES


@pytest.mark.parametrize("name", games.names())
def test_a_team_cant_peek(name: str) -> None:
    game = games.find(name)
    state = middle(game, min(count for count in game.seat_counts if count > 1), 8)
    seat, rng = state.actor, Rng(2)
    answers = set()
    for _ in range(3):
        twin = state.clone()
        game.reshuffle(twin, seat, rng)
        answers.add(choose(game, msgspec.json.encode(game.view(twin, seat)), "search-40x2", 5))
    assert len(answers) == 1
    assert game.catalogue.find(answers.pop()) in state.legal_actions()


def test_a_game_that_isnt_registered_is_refused() -> None:
    game = HarbourGame()
    state = game.new(3)
    with pytest.raises(Problem, match="no game is called"):
        choose(game, wire_of(game, state), "search-10x2", 1)


def members() -> list[int]:
    """The processes of the team that this process started."""
    return [pid for workers in list(team._pools.values()) for pid in list(workers._processes or {})]


@pytest.mark.usefixtures("fresh_team")
def test_a_member_that_died_is_replaced() -> None:
    """Killed between two questions, and killed while thinking: the answer is the same, from new processes."""
    game = games.find("shanghaien")
    wire = wire_of(game, middle(game, 2))
    bot = "search-200000x2" if build.COMPILED else "search-3000x2"
    expected = choose(game, wire, bot, 1)
    first = members()
    os.kill(first[0], signal.SIGKILL)
    assert choose(game, wire, bot, 1) == expected
    second = members()
    assert not set(first) & set(second)
    killer = threading.Timer(0.02, os.kill, (second[0], signal.SIGKILL))
    killer.start()
    assert choose(game, wire, bot, 1) == expected
    killer.join()
    assert not set(second) & set(members())


@pytest.mark.usefixtures("fresh_team")
def test_a_team_that_dies_again_and_again_is_a_clear_error() -> None:
    game = games.find("shanghaien")
    wire = wire_of(game, middle(game, 2))
    stop = threading.Event()

    def kill_on_sight() -> None:
        while not stop.is_set():
            for pid in members():
                with suppress(ProcessLookupError):  # it died already
                    os.kill(pid, signal.SIGKILL)
            time.sleep(0.005)

    killer = threading.Thread(target=kill_on_sight)
    killer.start()
    try:
        with pytest.raises(Problem, match="died, twice in a row"):
            choose(game, wire, "search-100000x2", 1)
    finally:
        stop.set()
        killer.join()
