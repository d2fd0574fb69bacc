"""Views: what lies open is seen by all, what is held by its owner alone."""

from prichal.games.madame_ching.piles import numbers_in, only
from prichal.games.madame_ching.secrets import memory
from prichal.games.madame_ching.secrets.view import MadameChingView
from prichal.games.madame_ching.state import MadameChingState
from prichal.kernel.agenda import SPECTATOR
from tests.games.madame_ching.tables import GAME, choose, give, opened, voyage
from tests.support import rule


def see(state: MadameChingState, viewer: int) -> MadameChingView:
    view = GAME.view(state, viewer)
    assert isinstance(view, MadameChingView)
    return view


@rule("MC-G17", "MC-T4")
def test_partners_dont_see_each_others_hand() -> None:
    state = opened(4, teams=True)
    give(state, 2, "merchant")
    for viewer in (0, 1, 2, 3, int(SPECTATOR)):
        for seat, pirate in enumerate(see(state, viewer).pirates):
            assert (pirate.hand is not None) == (pirate.encounters is not None) == (seat == viewer)


@rule("MC-R5", "MC-G17")
def test_a_card_that_lies_open_is_in_no_hand_when_the_deck_is_made() -> None:
    """On the board, on an expedition, chosen for the round, or turned up and not laid yet."""
    state = opened()
    voyage(state, 1, [7, 14])
    choose(state, 40, 11, 12)
    state.card = 33
    state.deck ^= only(33)
    memory.deck_made(state)
    open_cards = {33, 51, 52, 7, 14, 40, *numbers_in(state.pirates[1].chosen), *numbers_in(state.pirates[2].chosen)}
    for viewer in (0, 1, 2, int(SPECTATOR)):
        view = see(state, viewer)
        tracked = {number for pirate in view.pirates for number in pirate.tracked} | set(view.face_down_tracked)
        assert tracked and not tracked & open_cards
