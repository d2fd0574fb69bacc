"""Nothing is hidden but the order of the decks, and the engine doesn't know that either."""

import msgspec

from prichal.games.white_castle.cards import CARD_NAMES
from prichal.games.white_castle.view import CastleView
from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.chance import Rng
from tests.games.white_castle.tables import GAME, act, begin, give, laid, new
from tests.support import facts, play_randomly


def test_everybody_sees_the_same() -> None:
    state = new(3, expansion="matcha")
    play_randomly(state, Rng(5), 120)
    views = [GAME.view(state, viewer) for viewer in (0, 1, 2, int(SPECTATOR))]
    assert all(msgspec.structs.replace(view, viewer=0) == views[0] for view in views)


def test_imagining_gives_the_position_itself() -> None:
    for seed in range(10):
        state = new(2, expansion="matcha")
        play_randomly(state, Rng(seed), seed * 17)
        imagined = GAME.imagine(GAME.view(state, 0), Rng(0))
        assert facts(imagined) == facts(state)


def test_what_the_view_shows() -> None:
    state = laid(2, "matcha")
    give(state, coins=9)
    begin(state)
    act(state, "take coral left")
    view = GAME.view(state, 1)
    assert isinstance(view, CastleView)
    assert view.hand is not None and (view.hand.colour, view.hand.value) == ("coral", 1)
    assert (view.bridges[0].left, view.bridges[0].middle, view.bridges[0].right) == (3, [], 6)
    room = view.rooms[0]
    assert [(block.tone, block.effect, block.tile) for block in room.blocks] == [
        ("dark", "1S -> CRT", "coral"),
        ("light", "INF 1", "coral"),
        ("light", "2 iron", "black"),
    ]
    assert [row.reward for row in view.clans[0].rows] == ["1 food", "1 iron", "1 pearl", "1 whisk"]
    assert view.spaces[-1].effects == ["1S -> GAR", "2 iron"]
    assert sorted(view.castle_deck) == sorted(
        name for number, name in enumerate(CARD_NAMES) if state.castle_deck >> number & 1
    )
