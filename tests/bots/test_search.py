"""The search finds what is plainly best."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from prichal.bots.greedy import look_ahead
from prichal.bots.network import Network
from prichal.bots.search import Search, judge
from prichal.games.shanghaien.actions import ACTIONS
from prichal.games.shanghaien.state import LEFT, ShanghaienState
from prichal.kernel.agenda import CHANCE
from prichal.kernel.features import Features, Vector
from prichal.kernel.hints import Hints
from prichal.kernel.state import State
from tests.games.shanghaien.tables import GAME, act, give, lay_out, opened
from tests.kernel.harbour import HarbourGame


def best(state: ShanghaienState, simulations: int) -> str:
    search = Search(GAME, state, state.actor, 1)
    search.run(simulations)
    return ACTIONS.text(search.findings()[0].action)


def winning_shanghai() -> ShanghaienState:
    """The last round, in which calling now wins the game."""
    state = opened()
    state.round = 8
    state.counted_from = LEFT
    lay_out(state.first, 3, 4)
    lay_out(state.second, 1)
    return state


def test_it_knows_that_shanghai_wins_at_once() -> None:
    state = winning_shanghai()
    search = Search(GAME, state, 0, 1)
    search.run(300)
    values = {ACTIONS.text(finding.action): finding.value for finding in search.findings()}
    assert values["shanghai"] > 0.9
    assert ACTIONS.text(look_ahead(GAME, state, 0, 1)[0].action) == "shanghai"


def test_it_rolls_on_when_shanghai_would_lose() -> None:
    state = winning_shanghai()
    give(state, 1, "spanish-1", "spanish-2", "spanish-3", "spanish-3", "spanish-4")
    give(state, 0, "italian-4", "italian-3")
    assert best(state, 2000) == "roll"


def test_it_lays_the_die_that_takes_the_better_card() -> None:
    state = opened(0, ["american-1", "french-2", "german-3", "chinese-4", "dutch-1", "turkish-2"])
    state.round = 8
    state.counted_from = LEFT
    lay_out(state.first, 2, 2, 2, 2)
    act(state, "roll", "dice 4 5")
    assert best(state, 400) == "lay 4"
    assert ACTIONS.text(look_ahead(GAME, state, 0, 1)[0].action) == "lay 4"


def test_the_same_seed_finds_the_same() -> None:
    results = []
    for _ in range(2):
        search = Search(GAME, winning_shanghai(), 0, 9)
        search.run(200)
        results.append([(found.action, found.visits, found.value) for found in search.findings()])
    assert results[0] == results[1]


def test_it_stops_when_the_rest_could_change_nothing() -> None:
    search = Search(GAME, winning_shanghai(), 0, 3)
    search.run(4000)
    visits = [found.visits for found in search.findings()]
    left = 4000 - sum(visits)
    assert left > 0
    assert visits[0] - visits[1] > left


def test_options_are_tried_by_their_worth_at_first_sight() -> None:
    """With one simulation the search takes what the position right after it makes best."""
    state = winning_shanghai()
    assert best(state, 1) == "shanghai"


def test_simultaneous_hidden_choices_are_searched() -> None:
    game = HarbourGame()
    for seat in (0, 1, 2):
        state = game.new(3)
        search = Search(game, state, seat, 4)
        search.run(300)
        found = search.findings()
        assert {game.catalogue.text(finding.action) for finding in found} == {
            "choose feast",
            "choose raid",
            "choose sail",
        }
        visits = [finding.visits for finding in found]
        assert sum(visits) == 300 or visits[0] - visits[1] > 300 - sum(visits)


def test_judging_counts_the_win_most() -> None:
    points, result = vec[float]([0.0] * 8), vec[float]([0.0] * 8)
    state = winning_shanghai()
    act(state, "shanghai")
    assert state.over
    judge(GAME, Hints(GAME, 6.0, 0), state, points, result)
    assert result[0] > 0.75
    assert result[1] < 0.25
    assert abs(result[0] + result[1] - 1) < 1e-9


class Watched(Features):
    """Notes of every position that is judged whether luck is due there."""

    def __init__(self, features: Features) -> None:
        super().__init__(GAME, features.version)
        self.features = features
        self.due: list[bool] = []

    def write(self, state: State, seat: i64, vector: Vector) -> None:
        self.due.append(state.actor == CHANCE)
        self.features.write(state, seat, vector)


def judged(early: bool) -> list[bool]:
    """Of the positions that a network judges from the middle of a round on: where luck is due."""
    written = GAME.features()
    assert written is not None
    features = Watched(written)
    size = written.size(GAME.setups()[0])
    network = Network(features, 2, 1, [0.0] * size, [0.0], [0.0, 0.0], [0.0, 0.0])
    network.early = early
    state = opened()
    act(state, "roll", "dice 4 5")
    search = Search(GAME, state, state.actor, 1)
    search.consult(network)
    search.run(60)
    return features.due


def test_luck_that_is_due_is_drawn_before_a_position_is_judged_unless_the_network_learnt_it_so() -> None:
    late = judged(early=False)
    assert not any(late) and len(late) > 60
    assert any(judged(early=True))


def test_a_game_that_says_nothing_of_it_has_no_cutoff() -> None:
    """Its rollouts are played to the end."""
    assert HarbourGame().hints().cutoff == 0
