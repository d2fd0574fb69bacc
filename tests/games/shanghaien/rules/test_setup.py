"""Components and set-up."""

from collections import Counter

from prichal.games.shanghaien.components import CARD_NAMES, COPIES, NATIONS, TRICK_NAMES
from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE
from prichal.kernel.wire import Message
from prichal.locales import Words
from tests.games.shanghaien.tables import GAME, ROW, act, fresh, opened
from tests.support import rule


@rule("SH-C1")
def test_there_are_40_sailors_and_8_tricks() -> None:
    sailors = Counter({name: COPIES[kind] for kind, name in enumerate(CARD_NAMES) if "-" in name})
    assert sailors.total() == 40
    for nation in NATIONS:
        assert [sailors[f"{nation}-{value}"] for value in (1, 2, 3, 4)] == [1, 1, 2, 1]
    assert sum(COPIES[CARD_NAMES.index(name)] for name in TRICK_NAMES) == 8
    assert sum(COPIES) == 48


@rule("SH-C2")
def test_nationalities_have_their_colours() -> None:
    colours = {
        "american": "red",
        "french": "light blue",
        "german": "blue",
        "chinese": "yellow",
        "dutch": "orange",
        "turkish": "purple",
        "spanish": "green",
        "italian": "grey",
    }
    assert list(colours) == NATIONS
    russian = ["красные", "голубые", "синие", "жёлтые", "оранжевые", "лиловые", "зелёные", "серые"]
    for (nation, colour), name in zip(colours.items(), russian, strict=True):
        message = Message("shanghaien-nation", {"nation": nation})
        assert Words("en").say(message).endswith(f"({colour})")
        assert Words("ru").say(message).endswith(f"({name})")


@rule("SH-C3")
def test_each_player_has_six_dice_and_a_captain() -> None:
    state = opened()
    for seat in (0, 1):
        assert state.side(seat).supply == 6
        assert not state.side(seat).captain


@rule("SH-S1")
def test_the_starting_player_is_drawn_and_six_cards_are_revealed() -> None:
    state = fresh()
    assert state.actor == CHANCE
    moves = Moves()
    state.legal(moves)
    assert [moves.weight(i) for i in range(moves.count)] == [1, 1]
    for first in (0, 1):
        state = opened(first)
        assert state.actor == first
        assert [CARD_NAMES[kind] for kind in state.row] == ROW
        assert state.pile_size == 42


@rule("SH-S1")
def test_every_card_left_in_the_pile_may_come_next_by_its_copies() -> None:
    state = fresh()
    act(state, "first 0")
    moves = Moves()
    state.legal(moves)
    assert moves.total() == 48
    assert moves.count == 36
    act(state, "draw american-3")
    state.legal(moves)
    assert moves.total() == 47
    weights = {GAME.catalogue.text(moves.items[i]): moves.weight(i) for i in range(moves.count)}
    assert weights["draw american-3"] == 1
    assert weights["draw french-3"] == 2
