"""Base: end of a round, end of the game."""

from prichal.games.white_castle.rules.influence import move_marker
from prichal.games.white_castle.rules.scoring import best
from prichal.games.white_castle.state import WhiteCastleState
from prichal.games.white_castle.steps import END_ROUND
from prichal.kernel.agenda import CHANCE
from tests.games.white_castle.tables import (
    BLACK,
    CORAL,
    GAME,
    WHITE,
    act,
    answers,
    begin,
    bridge,
    give,
    has,
    laid,
    lilies,
    question,
    run,
    send,
    why_not,
)
from tests.support import rule


def left(state: WhiteCastleState, *colours: int) -> WhiteCastleState:
    """Only the named bridges still hold dice."""
    for colour in range(4):
        state.bridges[colour] = bridge(2, 2) if colour in colours else 0
    return state


@rule("WC-B27")
def test_a_round_ends_with_three_dice_left_and_influence_makes_the_order() -> None:
    state = laid(3)
    move_marker(state, 1, 4)
    move_marker(state, 2, 4)
    begin(state)
    for _ in range(9):
        side = "right" if state.bridges[CORAL] or state.bridges[BLACK] else "left"
        texts = [text for text in answers(state) if side in text] or answers(state)
        act(state, texts[0], "place well")
    assert state.round == 2
    assert list(state.order) == [2, 1, 0]


@rule("WC-B28", "WC-B37")
def test_gardens_work_where_dice_are_left() -> None:
    state = laid(2)
    send(state, 0, gardens=0b100010)  # coral stone 3C, white stone 2S
    send(state, 1, gardens=0b001010)  # coral stone 3C, black stone LIGHT
    run(left(state, CORAL, BLACK), END_ROUND)
    assert has(state, "coins", 0) == 3 and has(state, "seals", 0) == 0
    assert state.actor == 1 and question(state) == "choose-garden"
    assert answers(state) == ["tend coral stone", "tend black stone"]
    act(state, "tend black stone", "block steward-1 3")
    assert has(state, "iron", 1) == 2 and has(state, "coins", 1) == 3
    assert state.actor == CHANCE and state.round == 2
    assert list(state.bridges) == [0, 0, 0, 0]


@rule("WC-B28", "WC-B37")
def test_costs_are_paid_or_declined_and_new_gardeners_wait() -> None:
    state = laid(2)
    state.gardens[0] = 7  # 3C -> GAR
    give(state, food=7, coins=4)
    send(state, gardens=0b000001)
    run(left(state, CORAL), END_ROUND)
    assert answers(state) == ["pay", "decline"]
    act(state, "pay")
    assert has(state, "coins") == 1
    act(state, "tend coral stone")  # activated by its placing alone
    assert has(state, "coins") == 4 and state.actor == CHANCE
    state = laid(2)
    give(state, coins=9)
    send(state, gardens=0b000001)  # 4C -> DOMAIN
    run(left(state, CORAL), END_ROUND)
    act(state, "decline")
    assert has(state, "coins") == 9 and state.actor == CHANCE
    state = laid(2)
    give(state, coins=3)
    send(state, gardens=0b000001)
    run(left(state, CORAL), END_ROUND)
    assert state.actor == CHANCE  # too dear: skipped


@rule("WC-B37")
def test_the_new_order_is_fixed_before_the_gardens() -> None:
    state = laid(2)
    move_marker(state, 1, 1)
    send(state, 0, gardens=0b001000)
    run(left(state, BLACK), END_ROUND)
    assert list(state.order) == [1, 0] and state.actor == 0
    act(state, "block steward-3 1")  # a single garden needs no order
    assert state.clans[0].influence == 1 and list(state.track) == [0, 1] and list(state.order) == [1, 0]


@rule("WC-B37", "WC-B25")
def test_the_gardens_count_as_one_turn_for_rows() -> None:
    state = laid(2)
    give(state, coins=20)
    state.rows_used = 7
    send(state, gardens=0b000001)
    run(left(state, CORAL), END_ROUND)
    act(state, "pay")
    assert answers(state) == ["row coral", "row black", "row white", "decline"]


@rule("WC-B29")
def test_after_round_three_the_game_is_over() -> None:
    state = laid(2)
    state.round = 3
    send(state, gardens=0b000010)
    move_marker(state, 1, 2)
    run(left(state, CORAL), END_ROUND)
    assert state.over and list(state.order) == [1, 0]
    assert has(state, "coins") == 0  # no gardens
    assert GAME.scores(state) == [1, 0]  # the gardener's card
    assert GAME.winners(state) == [0]
    give(state, 1, points=1)
    assert GAME.scores(state) == [1, 1]
    assert GAME.winners(state) == [1]  # a tie: higher in the turn order
    assert best(state) == 1


@rule("WC-B35")
def test_a_garden_whose_seals_would_overflow_is_asked_for() -> None:
    state = laid(2)
    give(state, seals=4)
    send(state, gardens=0b100000)  # white stone: 2S
    run(left(state, WHITE), END_ROUND)
    assert state.actor == 0 and question(state) == "choose-garden"
    assert answers(state) == ["tend white stone"]
    act(state, "convert coin", "tend white stone")
    assert has(state, "seals") == 5 and has(state, "coins") == 1
    state = laid(2)
    give(state, seals=3)
    send(state, gardens=0b100000)
    run(left(state, WHITE), END_ROUND)
    assert state.actor == CHANCE and has(state, "seals") == 5


@rule("WC-B28")
def test_gardens_refuse_what_isnt_there() -> None:
    state = laid(2)
    give(state, coins=3)
    send(state, gardens=0b001101)
    run(left(state, BLACK), END_ROUND)
    assert why_not(state, "tend coral plant") == "WC-B28"


@rule("WC-B28", "WC-B26")
def test_a_gardens_seals_and_the_lilies_influence_are_asked_about() -> None:
    for position, asked in ((5, True), (4, False)):
        state = laid(2, "matcha")
        state.gardens[1] = 11  # coral stone: LILIES; white stone: 2S
        lilies(state, 0, 1, 6)  # 2 coins, a whisk, influence
        move_marker(state, 0, position)
        send(state, gardens=0b100010)
        run(left(state, CORAL, WHITE), END_ROUND)
        assert (question(state) == "choose-garden") == asked
        if asked:
            act(state, "tend white stone", "pay")
            assert state.clans[0].influence == 6 and has(state, "seals") == 1
        assert state.actor == CHANCE and has(state, "whisks") == 1


@rule("WC-B28", "WC-B37")
def test_the_gardens_follow_the_new_order() -> None:
    state = laid(3)
    move_marker(state, 2, 4)
    move_marker(state, 1, 2)
    for seat in range(3):
        send(state, seat, gardens=0b001000)  # black stone: LIGHT
    run(left(state, BLACK), END_ROUND)
    asked: list[int] = []
    while question(state) == "light-action":
        asked.append(state.actor)
        act(state, "decline")
    assert asked == [2, 1, 0]


@rule("WC-B35")
def test_overflowing_seals_of_a_garden_are_not_asked_about_after_a_decision() -> None:
    state = laid(2)
    give(state, seals=4)
    send(state, gardens=0b101000)  # black stone: LIGHT; white stone: 2S
    run(left(state, BLACK, WHITE), END_ROUND)
    assert answers(state) == ["tend black stone", "tend white stone"]
    act(state, "tend black stone", "block steward-1 3")
    assert has(state, "seals") == 5 and state.actor == CHANCE
