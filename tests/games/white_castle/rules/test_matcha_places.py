"""Matcha: set-up, dice and places."""

from prichal.games.white_castle import components as box
from prichal.games.white_castle.cards import ROW_REWARD, TEXTS
from prichal.games.white_castle.effects import bundle
from prichal.games.white_castle.rules.dice import dice_of
from prichal.games.white_castle.state import WhiteCastleState
from prichal.kernel.chance import Rng
from tests.games.white_castle.tables import (
    BLACK,
    GREEN,
    WHITE,
    act,
    answers,
    at,
    begin,
    bridge,
    give,
    goods,
    has,
    laid,
    legal,
    lilies,
    new,
    perform,
    question,
    send,
    why_not,
)
from tests.support import play_randomly, rule, until_choice


def started(seats: int, seed: int) -> WhiteCastleState:
    state = new(seats, expansion="matcha")
    until_choice(state, Rng(seed))
    return state


@rule("WC-M1")
def test_expansion_pieces_are_mixed_in() -> None:
    found: set[str] = set()
    for seed in range(120):
        state = started(4, seed)
        found |= {f"card {card}" for card in state.rooms}
        found |= {f"yard {token}" for token in state.yards}
        found |= {f"garden {garden}" for garden in state.gardens}
        found |= {f"daimyo {state.daimyo}"}
        found |= {f"resource {state.pairs[pair * 3]}" for pair in range(5)}
        found |= {f"start {state.pairs[pair * 3 + 1]}" for pair in range(5)}
    for name in ["card 15", "card 16", "card 30", "yard 8", "yard 11", "garden 10", "garden 15", "daimyo 9"]:
        assert name in found
    assert "resource 11" in found and "start 3" in found
    state = started(4, 1)
    assert all(at(state, "geishas-home", seat) == 5 and has(state, "whisks", seat) == 0 for seat in range(4))


@rule("WC-M2", "WC-M24")
def test_four_bridges_are_rolled_each_round() -> None:
    state = started(3, 2)
    rng = Rng(2)
    while state.round < 2:
        if question(state) == "take" and state.round == 1 and sum(state.well_dice) + sum(state.spaces) == 0:
            assert all(dice_of(state.bridges[colour]) <= 4 for colour in range(4))
        play_randomly(state, rng, 1)
    until_choice(state, rng)
    assert [dice_of(state.bridges[colour]) for colour in range(4)] == [4, 4, 4, 4]


@rule("WC-M3", "WC-M4", "WC-M5")
def test_lilies_decks_and_ceremony_tokens() -> None:
    for seed in range(20):
        state = started(2, seed)
        assert bin(state.lilies).count("1") == 3
        assert 0 <= state.art_tops[0] < 6 and 8 <= state.art_tops[1] < 14  # no 3+ cards with two
        assert bin(state.art_deck).count("1") == 10
        tokens = [*state.ceremonies, *[state.pairs[pair * 3 + 2] for pair in range(3)]]
        assert len(set(tokens)) == 7 and min(tokens) >= 0
    seat = state.actor
    token = state.pairs[2]
    act(state, "pair 1")
    assert state.clans[seat].token == token


@rule("WC-M6")
def test_four_turns_each_until_four_dice_are_left() -> None:
    state = begin(laid(2, "matcha"))
    takers: list[int] = []
    while question(state) == "take":
        takers.append(state.actor)
        left = sum(dice_of(state.bridges[colour]) for colour in range(4))
        act(state, answers(state)[0], "place well")
    assert takers == [0, 1] * 4 and left == 5 and state.round == 2


@rule("WC-M7")
def test_the_green_bridge_gives_the_lantern_too() -> None:
    state = laid(2, "matcha")
    state.clans[0].lantern = bundle("1 iron")
    begin(state)
    act(state, "take green left", "place well")
    assert has(state, "iron") == 1


@rule("WC-M8", "WC-M9")
def test_where_green_dice_go() -> None:
    state = laid(2, "matcha")
    give(state, coins=9)
    begin(state)
    act(state, "take green left")
    assert answers(state) == [
        "place walls-left",
        "place walls-right",
        "place tea-left",
        "place tea-right",
        "place outskirts-upper",
        "place outskirts-lower",
        "place well",
        "place row",
    ]
    assert why_not(state, "place steward-1") == "WC-M9"
    state = laid(2)
    give(state, coins=9)
    begin(state)
    act(state, "take coral left")
    assert why_not(state, "place tea-left") == "WC-M8"  # not in the base game


@rule("WC-M8")
def test_tea_fields_hold_one_die_or_two() -> None:
    for seats, dice in ((2, 1), (3, 2), (4, 2)):
        state = begin(laid(seats, "matcha"))
        for number in range(dice):
            act(state, f"take {['coral', 'black'][number]} right", "place tea-left")
            if question(state) == "geisha-action":
                act(state, "decline")
        act(state, "take white right")
        assert why_not(state, "place tea-left") == "WC-M8"
        assert "place tea-right" in legal(state)


@rule("WC-M10", "WC-M7")
def test_example_a_black_1_on_a_white_4_in_a_tea_field() -> None:
    """Pay 3 coins, lantern, geisha action."""
    state = laid(3, "matcha")
    give(state, coins=3)
    state.clans[0].lantern = bundle("2C")
    state.spaces[7] = WHITE * 6 + 4
    state.bridges[BLACK] = bridge(1, 3, 4, 6)
    begin(state)
    act(state, "take black left", "place tea-left")
    assert goods(state) == {"coins": 2}
    assert question(state) == "geisha-action" and answers(state) == ["enter", "decline"]


@rule("WC-M11", "WC-M35")
def test_example_a_coral_2_on_the_lower_space_of_the_outskirts() -> None:
    """Pay 3, one seal for a gardener action, gain 2 iron."""
    state = laid(2, "matcha")
    give(state, coins=3, seals=1, food=1)
    state.bridges[0] = bridge(1, 1, 2)
    begin(state)
    act(state, "take coral right", "place outskirts-lower")
    assert has(state, "coins") == 0
    assert answers(state) == ["part 1", "part 2"]
    act(state, "part 1")
    assert has(state, "seals") == 0 and question(state) == "gardener-action"
    act(state, "tend coral stone")
    assert goods(state) == {"coins": 3, "iron": 2} and state.actor == 1


@rule("WC-M11")
def test_the_upper_space_faces_the_other_curtains() -> None:
    state = laid(2, "matcha")
    give(state, coins=2)
    begin(state)
    act(state, "take coral right", "place outskirts-upper")  # ikebana 2 yellow, calligraphy 1 blue
    assert goods(state) == {"coins": 3, "pearl": 2} and state.actor == 1  # no seal for the blue one
    assert [name for name, value in box.SPACES if value == 5] == [
        "walls-left",
        "walls-right",
        "outskirts-upper",
        "outskirts-lower",
    ]


@rule("WC-M12", "WC-M33")
def test_example_a_green_3_on_the_green_row() -> None:
    """Pay 3; 3 whisks, 2 coins, any resource; one seal for a gardener action and a point."""
    state = laid(2, "matcha")
    give(state, coins=3, seals=1)
    send(state, geishas_entrance=4)
    state.clans[0].token = 4
    state.bridges[GREEN] = bridge(3, 3, 3)
    begin(state)
    act(state, "take green right", "place row")
    assert question(state) == "choose-resource"
    assert answers(state) == ["gain food", "gain iron", "gain pearl"]
    act(state, "gain food")
    assert goods(state) == {"coins": 2, "seals": 1, "food": 1, "whisks": 3}
    assert answers(state) == ["pay", "decline"]
    act(state, "pay")
    assert question(state) == "gardener-action" and has(state, "points") == 1  # a point is never in the way
    act(state, "tend coral stone")
    assert goods(state) == {"coins": 5, "points": 1, "whisks": 3}


@rule("WC-M12")
def test_the_green_row_step_by_step() -> None:
    rewards = [TEXTS[ROW_REWARD[3 * 6 + gone]] for gone in range(6)]
    assert rewards[0] == "1 whisk" and rewards[2] == "3 whisk"
    state = laid(2, "matcha")
    give(state, coins=9, seals=1)
    begin(state)
    act(state, "take green right", "place row", "decline")
    assert goods(state) == {"coins": 9, "seals": 1, "whisks": 1} and state.actor == 1


@rule("WC-M13")
def test_the_domain_symbol_never_reaches_the_green_row() -> None:
    state = laid(2, "matcha")
    perform(state, "DOMAIN")
    assert answers(state) == ["row coral", "row black", "row white", "decline"]


@rule("WC-M14")
def test_two_seals_become_a_whisk() -> None:
    state = laid(2, "matcha")
    give(state, seals=2)
    begin(state)
    act(state, "convert whisk")
    assert goods(state) == {"whisks": 1}
    assert why_not(state, "convert whisk") == "WC-M14"


@rule("WC-M33")
def test_any_resource_is_never_a_whisk() -> None:
    state = laid(2, "matcha")
    lilies(state, 0, 1, 7)
    perform(state, "any 2")
    assert answers(state) == ["gain food", "gain iron", "gain pearl"]
