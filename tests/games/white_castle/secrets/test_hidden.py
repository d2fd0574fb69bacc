"""Nothing is hidden but the order of the decks, and the engine doesn't know that either."""

import msgspec

from prichal.games.white_castle.cards import CARD_NAMES, FIRST_START
from prichal.games.white_castle.components import RESOURCES
from prichal.games.white_castle.rules.trail import goes_on
from prichal.games.white_castle.secrets.view import WhiteCastleView
from prichal.games.white_castle.state import WhiteCastleState
from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.chance import Rng
from tests.games.white_castle.tables import GAME, act, begin, give, laid, new, perform, send
from tests.support import facts, play_randomly

DECREED = next(card for card, (_, _, _, decree) in enumerate(RESOURCES) if decree)


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
        state.trail = goes_on(state.trail, state.agenda.depth - 1)  # stops that are done with are no longer seen
        assert facts(imagined) == facts(state)


def test_what_the_view_shows() -> None:
    state = laid(2, "matcha")
    give(state, coins=9)
    begin(state)
    act(state, "take coral left")
    view = GAME.view(state, 1)
    assert isinstance(view, WhiteCastleView)
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


def test_the_view_names_every_card_in_the_lantern_area() -> None:
    """The resource card with its decree, the starting card once it is turned over, castle and art cards."""
    state = laid(2, "matcha")
    state.clans[0].resource_card = DECREED
    shown = lanterns(state)
    assert shown == [[f"resource-{DECREED + 1}", f"decree-{RESOURCES[DECREED][3]}"], ["resource-2"]]
    give(state, pearl=4, whisks=2)
    send(state, courtiers_gate=2, geishas_entrance=1)
    perform(state, "CRT climb")
    act(state, "climb gate steward-1", "decline", "deal steward-5")
    assert lanterns(state) == [[*shown[0], CARD_NAMES[FIRST_START]], shown[1]]
    perform(state, "CRT climb")
    act(state, "climb gate steward-2", "decline", "deal steward-9")
    perform(state, "GEI stroll")
    act(state, "stroll entrance path-1", "art ikebana", "open ikebana-1")
    assert lanterns(state) == [[*shown[0], CARD_NAMES[FIRST_START], "steward-2", "ikebana-2"], shown[1]]


def lanterns(state: WhiteCastleState) -> list[list[str]]:
    view = GAME.view(state, 1)
    assert isinstance(view, WhiteCastleView)
    return [clan.lantern_cards for clan in view.clans]
