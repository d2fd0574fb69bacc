"""Base: set-up."""

import pytest

from prichal.games.white_castle import components as box
from prichal.games.white_castle.actions import ACTIONS, ROLLED
from prichal.games.white_castle.cards import CARD_NAMES, DARK_ACTION
from prichal.games.white_castle.effects import bundle, effect, goods_text
from prichal.games.white_castle.state import WhiteCastleState, art_cards, castle_cards
from prichal.games.white_castle.steps import CHECK_ROOMS, DEAL_ROOM, DRAW_TILES, ROLL
from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from tests.games.white_castle.tables import act, answers, at, give, goods, has, laid, legal, new, perform, run, why_not
from tests.support import play_randomly, rule, until_choice


def started(seats: int, seed: int = 1, **options: str) -> WhiteCastleState:
    """A table set up at random, the first starting choice waiting."""
    state = new(seats, **options)
    until_choice(state, Rng(seed))
    return state


@rule("WC-B1")
def test_goods_stop_at_their_limits() -> None:
    state = laid()
    give(state, food=6, seals=5)
    perform(state, "2 food")
    assert has(state, "food") == 7
    perform(state, "2S")
    assert has(state, "seals") == 5
    perform(state, "5C")
    perform(state, "5C")
    assert goods(state) == {"coins": 10, "seals": 5, "food": 7}
    state.clans[0].influence = 19
    perform(state, "INF 2")
    assert state.clans[0].influence == 20


@rule("WC-B2")
@pytest.mark.parametrize(("seats", "stewards", "diplomats"), [(1, 9, 9), (2, 9, 9), (3, 15, 12), (4, 15, 12)])
def test_cards_marked_3_plus_stay_in_the_box_with_one_or_two(seats: int, stewards: int, diplomats: int) -> None:
    cards = castle_cards(seats, False)
    names = [name for number, name in enumerate(CARD_NAMES) if cards >> number & 1]
    assert len([name for name in names if name.startswith("steward")]) == stewards
    assert len([name for name in names if name.startswith("diplomat")]) == diplomats
    assert ("steward-1" in names) == (seats > 2)


@rule("WC-B3")
def test_rooms_and_daimyo_have_cards_and_equal_dark_actions_are_dealt_again() -> None:
    state = started(4)
    assert [CARD_NAMES[card].split("-")[0] for card in state.rooms] == ["steward"] * 3 + ["diplomat"] * 2
    assert 0 <= state.daimyo < len(box.BASE_DAIMYOS)
    state = laid(3)
    for room, name in enumerate(["steward-1", "steward-2", "steward-3", "diplomat-1", "diplomat-2"]):
        state.castle_deck &= ~(1 << CARD_NAMES.index(name))
        state.castle_deck |= 1 << state.rooms[room] if CARD_NAMES[state.rooms[room]] != "steward-2" else 0
        state.rooms[room] = CARD_NAMES.index(name)
    assert {DARK_ACTION[card] for card in state.rooms} == {effect("CRT")}
    run(state, CHECK_ROOMS)
    assert state.step().number == DEAL_ROOM and list(state.rooms) == [-1] * 5
    state = laid()
    run(state, CHECK_ROOMS)
    assert state.over


@rule("WC-B4")
def test_every_room_shows_two_colours_and_the_well_the_last_two_tiles() -> None:
    for seed in range(60):
        state = started(2, seed)
        assert sorted(state.tiles[room * 3] for room in range(3)) == [0, 1, 2]
        for room in range(5):
            colours = [tile for tile in state.tiles[room * 3 : room * 3 + 3] if tile >= 0]
            assert len(colours) == (3 if room < 3 else 2)
            assert len(set(colours)) >= 2
        first, second = state.well_tiles
        assert first != second
        colours = [tile for tile in state.tiles if tile >= 0] + [first // 5, second // 5]
        assert sorted(colours) == [0] * 5 + [1] * 5 + [2] * 5


@rule("WC-B4")
def test_the_tiles_are_dealt_as_if_again_until_valid() -> None:
    """The weights count the valid ways to go on: compared with all deals of twelve tiles, filtered."""
    state = laid()
    for place in range(15):
        state.tiles[place] = -1
    state.well_tiles[0] = state.well_tiles[1] = -1
    for room in range(3):
        state.tiles[room * 3] = room
    run(state, DRAW_TILES, 0, 3)
    moves = Moves()
    state.legal(moves)
    weights = {ACTIONS.text(moves.items[i]): int(moves.weight(i)) for i in range(moves.count)}
    assert weights == {f"tiles {a} {b}": ways(a, b) for a in COLOURS for b in COLOURS if a != b}


COLOURS = ["coral", "black", "white"]


def ways(first: str, second: str) -> int:
    """Valid colour sequences of the other ten tiles, counted by brute force."""
    left = dict.fromkeys(COLOURS, 4)
    left[first] -= 1
    left[second] -= 1

    def go_on(stage: int) -> int:
        if stage == 5:
            rest = [colour for colour in COLOURS for _ in range(left[colour])]
            return 1 if rest[0] == rest[1] else 2
        total = 0
        for one in COLOURS:
            for two in COLOURS:
                left[one] -= 1
                left[two] -= 1
                valid = one != two if stage == 1 else not one == two == COLOURS[stage - 2]
                if valid and min(left.values()) >= 0:
                    total += go_on(stage + 1)
                left[one] += 1
                left[two] += 1
        return total

    return go_on(1)


@rule("WC-B5", "WC-B6")
def test_gardens_and_yards() -> None:
    for seed in range(20):
        state = started(3, seed)
        assert [box.GARDENS[card][0] for card in state.gardens] == ["plant", "stone"] * 3
        assert len(set(state.gardens)) == 6 and max(state.gardens) < len(box.BASE_GARDENS)
        assert len(set(state.yards)) == 4 and max(state.yards) < len(box.BASE_YARD_TOKENS)
    assert box.YARD_PLACES == [(0, "blue"), (0, "yellow"), (1, "blue"), (2, "yellow")]
    assert [iron for iron, _ in box.YARDS] == [5, 3, 1]


@rule("WC-B7")
@pytest.mark.parametrize(("seats", "dice"), [(1, 3), (2, 3), (3, 4), (4, 5)])
def test_bridges_hold_players_plus_one_dice_sorted(seats: int, dice: int) -> None:
    state = laid(seats)
    run(state, ROLL, 0, 1)
    moves = Moves()
    state.legal(moves)
    assert moves.total() == 6**dice
    assert all(len(ACTIONS.text(action).split()) == dice + 1 for action in moves.listed())
    roll = "roll 1 2 3 5 6" if dice == 5 else "roll 1 2 3 5" if dice == 4 else "roll 1 2 5"
    act(state, roll)
    bridge = state.bridges[1]
    assert bridge & 7 == 1 and bridge >> 3 & 7 == (6 if dice == 5 else 5) and bridge >> 6 & 3 == dice - 2
    assert ROLLED > 0


@rule("WC-B8")
def test_the_turn_order_is_drawn_and_the_first_player_lies_on_top() -> None:
    state = new(3)
    assert legal(state) == ["seat 0", "seat 1", "seat 2"]
    act(state, "seat 2", "seat 0")
    assert list(state.order) == [2, 0, 1] == list(state.track)
    assert [clan.influence for clan in state.clans] == [0, 0, 0]


@rule("WC-B9")
def test_pairs_are_taken_in_reverse_turn_order() -> None:
    state = new(3)
    act(state, "seat 2", "seat 0")
    until_choice(state, Rng(4))
    assert state.actor == 1
    assert answers(state) == ["pair 1", "pair 2", "pair 3", "pair 4"]
    for pair, card in enumerate([0, 4, 2, 5]):
        state.pairs[pair * 3] = card
    act(state, "pair 1")
    clan = state.clans[1]
    assert goods(state, 1) == {"coins": 2, "seals": 1, "food": 2, "iron": 1}
    assert goods_text(clan.lantern) == "1C + 1 pearl"  # the card's back and its decree
    assert clan.action_card >= CARD_NAMES.index("start-courtier")
    assert state.actor == 0
    assert why_not(state, "pair 1") == "WC-B9"
    act(state, "pair 2")
    assert state.step().name == "start-resource" and state.actor == 0
    assert legal(state) == ["gain food", "gain iron", "gain pearl"]
    assert why_not(state, "convert coin") == "WC-B35"
    act(state, "gain food", "gain food", "gain pearl")
    assert goods(state, 0) == {"coins": 4, "seals": 1, "food": 2, "pearl": 1}
    assert state.actor == 2 and answers(state) == ["pair 3", "pair 4"]
    act(state, "pair 4")
    assert state.actor == CHANCE and state.pairs[2 * 3] == 2  # the pair left over is not used


@rule("WC-B9")
def test_every_starting_card_gives_what_the_table_says() -> None:
    assert [bundle(goods) for _, goods, _, _ in box.RESOURCES] == [
        bundle(text)
        for text in [
            "2C + 1S + 2 food + 1 iron",
            "4C + 2S",
            "5C + 1S + 2 iron + 1 pearl",
            "4C + 1 iron + 2 pearl",
            "4C + 1S",
            "3C + 1S + 1 food + 2 iron + 1 pearl",
            "2C + 2S",
            "4C + 1S + 2 food + 2 iron + 1 pearl",
            "3C + 2S + 4 food + 2 iron",
            "4C + 1S + 1 iron + 3 whisk",
            "3C + 2S + 2 whisk",
            "4C + 1S + 1 food + 1 pearl + 2 whisk",
        ]
    ]


@rule("WC-B2", "WC-M4")
def test_art_cards_marked_3_plus() -> None:
    assert bin(art_cards(2, True)).count("1") == 12
    assert bin(art_cards(1, True)).count("1") == 12
    assert bin(art_cards(3, True)).count("1") == 16
    assert art_cards(4, False) == 0


def test_set_up_leaves_everybody_at_home() -> None:
    state = new(4)
    play_randomly(state, Rng(3), 50)
    while state.round == 0:
        play_randomly(state, Rng(3), 1)
    assert all(at(state, "courtiers-home", seat) == 5 for seat in range(4))
