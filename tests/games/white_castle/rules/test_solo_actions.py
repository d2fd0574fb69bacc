"""Solo: what the Tokugawa's cards do (WC-S3, S4, S10, S13), and the end of a round and of the game (WC-S8, S15)."""

from prichal.games.white_castle.rules.influence import move_marker
from prichal.games.white_castle.rules.scoring import score
from prichal.games.white_castle.secrets.view import WhiteCastleView
from prichal.games.white_castle.state import RIVAL
from prichal.games.white_castle.steps import (
    RIVAL_ROUND_END,
)
from prichal.kernel.chance import Rng
from tests.games.white_castle.tables import (
    CORAL,
    GAME,
    GREEN,
    act,
    at,
    bridge,
    give,
    goods,
    has,
    laid,
    legal,
    new,
    operate,
    run,
    send,
)
from tests.support import play_randomly, rule


@rule("WC-S3", "WC-S13")
def test_what_it_cant_do_gives_the_rounds_number() -> None:
    state = laid(1)
    state.round = 2
    assert not operate(state, "up 1")
    assert has(state, "points", RIVAL) == 2
    send(state, RIVAL, courtiers_gate=5, warriors_5=5)
    assert not operate(state, "gate") and not operate(state, "yard 3")
    assert has(state, "points", RIVAL) == 6
    move_marker(state, RIVAL, 20)
    assert not operate(state, "INF 1")
    assert has(state, "points", RIVAL) == 8


@rule("WC-S4", "WC-S7")
def test_losses_take_what_is_there() -> None:
    state = laid(1, "matcha")
    give(state, RIVAL, points=2, coins=7)
    move_marker(state, RIVAL, 1)
    operate(state, "lose-points 3")
    operate(state, "lose-coins")
    operate(state, "back 2")
    assert goods(state, RIVAL) == {} and state.clans[RIVAL].influence == 0


@rule("WC-S10", "WC-S11")
def test_the_rivals_gardeners_go_where_least_is_worth() -> None:
    state = laid(1)  # coral 5/1, black 7/3, white 7/3
    operate(state, "garden")
    assert state.clans[RIVAL].members[13] == 0b10
    operate(state, "stone")
    assert state.actor == 0 and legal(state) == ["tend black stone", "tend white stone"]  # a tie: the human's choice
    act(state, "tend white stone")
    operate(state, "plant")
    assert state.clans[RIVAL].members[13] == 0b100011
    operate(state, "stone")
    assert not operate(state, "stone") and has(state, "points", RIVAL) == 1
    assert goods(state, RIVAL) == {"points": 1}  # no effects of the cards


@rule("WC-S10", "WC-S13")
def test_the_rivals_courtiers() -> None:
    state = laid(1)
    operate(state, "gate")
    operate(state, "up 2")
    assert at(state, "courtiers-diplomat-1", RIVAL) == 1
    operate(state, "gate")
    operate(state, "up 1")
    assert at(state, "courtiers-steward-1", RIVAL) == 1
    operate(state, "up 2")
    assert at(state, "courtiers-daimyo", RIVAL) == 1
    operate(state, "up 2")  # where only one floor is left
    assert at(state, "courtiers-daimyo", RIVAL) == 2 and list(state.slots) == [-1, -1, -1]
    operate(state, "INF 1")
    state.clans[RIVAL].influence = 5
    operate(state, "INF 1")  # without seals
    assert state.clans[RIVAL].influence == 6


@rule("WC-S8")
def test_example_coins_become_points() -> None:
    """First in order, 10 coins at the end of round 3: 9 points, 1 coin stays."""
    state = laid(1)
    state.round = 3
    state.order[0], state.order[1] = RIVAL, 0
    give(state, RIVAL, coins=10)
    send(state, RIVAL, gardens=0b11)
    run(state, RIVAL_ROUND_END)
    assert goods(state, RIVAL) == {"coins": 1, "points": 9}
    state.order[0], state.order[1] = 0, RIVAL
    state.round = 2
    give(state, RIVAL, coins=11, points=0)
    state.bridges[CORAL] = bridge(1, 1)
    run(state, RIVAL_ROUND_END)
    assert goods(state, RIVAL) == {"coins": 1, "points": 2 * 2 + 2 * 2}
    state.bridges[CORAL] = 0
    run(state, RIVAL_ROUND_END)
    assert has(state, "points", RIVAL) == 8


@rule("WC-S15")
def test_the_overlook_counts_like_a_gardener() -> None:
    state = laid(1, "matcha")
    state.round = 2
    send(state, RIVAL, geishas_overlook=1)
    run(state, RIVAL_ROUND_END)
    assert has(state, "points", RIVAL) == 2
    state.bridges[GREEN] = 0
    run(state, RIVAL_ROUND_END)
    assert has(state, "points", RIVAL) == 2


@rule("WC-S8", "WC-M32")
def test_winning_and_losing_alone() -> None:
    state = laid(1)
    give(state, 0, points=5)
    give(state, RIVAL, points=5)
    assert GAME.winners(state) == [0]
    state.order[0], state.order[1] = RIVAL, 0
    assert GAME.winners(state) == [] and GAME.scores(state) == [5]
    view = GAME.view(state, 0)
    assert isinstance(view, WhiteCastleView) and view.solo is not None and view.clans[RIVAL].score == 5


def test_thoughtless_play_alone_is_lost() -> None:
    for seed in range(8):
        state = new(1, expansion="matcha", difficulty="easy")
        play_randomly(state, Rng(seed), 10_000)
        assert state.over and GAME.winners(state) == []
        assert score(state, RIVAL) > score(state, 0)
