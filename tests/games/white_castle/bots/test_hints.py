"""What bots are told."""

from librt.vecs import vec

from prichal.games.white_castle.steps import END_ROUND
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from tests.games.white_castle.tables import GAME, begin, give, laid, new, run
from tests.support import play_randomly


def test_goods_count_while_turns_are_left() -> None:
    state = begin(laid(2))
    points = vec[float]([0.0] * 4)
    give(state, food=2, seals=1)
    GAME.hints().estimate(state, points)
    assert points[0] > points[1] == 0.0
    state.round = 3
    run(state, END_ROUND)
    GAME.hints().estimate(state, points)
    assert state.over and points[0] == float(GAME.scores(state)[0]) == 0.0


def test_alone_the_lead_over_the_rival_counts() -> None:
    state = new(1, expansion="base", difficulty="hard")
    points = vec[float]([0.0] * 4)
    GAME.hints().estimate(state, points)
    assert points[0] <= -8.0


def test_rollouts_stay_legal() -> None:
    state = new(2, expansion="matcha")
    hints = GAME.hints()
    moves = Moves()
    rng = Rng(1)
    while not state.over:
        if state.actor < 0:
            play_randomly(state, rng, 1)
        else:
            state.legal(moves)
            action = hints.roll(state, moves, rng)
            assert moves.has(action)
            state.play(action)
