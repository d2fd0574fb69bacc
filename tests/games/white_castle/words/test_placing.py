"""WC-B34: what comes to nothing is said before a die is placed, and told when it happens."""

from __future__ import annotations

from prichal.games.white_castle.actions import ACTIONS, PLACE_DIE
from prichal.games.white_castle.effects import effect
from prichal.games.white_castle.state import WhiteCastleState
from prichal.games.white_castle.steps import PLACE
from prichal.games.white_castle.words.placing import idle, place_effects, spaces_offered
from prichal.games.white_castle.words.prompts import option
from prichal.games.white_castle.words.words import effect_words
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.news import Listener
from prichal.kernel.playout import random_action
from prichal.kernel.wire import Arg, Message
from tests.games.white_castle.tables import GAME, act, begin, give, laid, new, perform, rooms
from tests.support import rule

IDLE = "white_castle-effect-idle"
SKIPS = "white_castle-news-skips"
GAMES = 4


def items(arg: Arg) -> list[Message]:
    assert isinstance(arg, Message) and isinstance(arg.args["items"], list)
    return arg.args["items"]


def foretold(state: WhiteCastleState, text: str) -> list[bool]:
    """Of each effect that an option names, whether it says that nothing would come of it."""
    return [
        message.id == IDLE for message in items(option(state, state.actor, ACTIONS.find(text)).label.args["effect"])
    ]


def skipped(state: WhiteCastleState, action: int) -> list[Arg]:
    """The effects that the chronicle calls skipped when the action is played on a copy."""
    copy = state.clone()
    listener = Listener()
    copy.listener = listener
    copy.play(action)
    told = [event.public for event in listener.take() if event.public is not None]
    return [message.args["effect"] for message in told if message.id == SKIPS]


@rule("WC-B34", "WC-B16")
def test_a_block_without_its_seal_is_marked() -> None:
    """Steward 2 beside two coral tiles: courtier for a seal, influence."""
    state = begin(laid())
    act(state, "take coral right")
    assert foretold(state, "place steward-1") == [True, False]
    give(state, seals=1)
    assert foretold(state, "place steward-1") == [False, False]


@rule("WC-B34", "WC-B31")
def test_what_comes_first_may_pay() -> None:
    """The seal of the lantern pays for the dark block; without it the courtier stays at home."""
    state = begin(laid())
    rooms(state, "steward-9", "steward-10", "steward-7", "diplomat-2", "diplomat-7")
    state.tiles[0], state.tiles[1] = 1, 0
    act(state, "take coral right")
    assert foretold(state, "place steward-1") == [True], "a courtier for a seal, and no seal"
    lit = begin(laid())
    lit.clans[0].lantern = 1 << 6  # a seal
    give(lit, coins=4)
    act(lit, "take coral left")
    assert foretold(lit, "place steward-1") == [False, False]


@rule("WC-B34")
def test_a_skipped_effect_is_told() -> None:
    state = laid()
    listener = Listener()
    state.listener = listener
    perform(state, "WAR")
    told = [event.public for event in listener.take() if event.public is not None]
    assert [(message.id, message.args["effect"]) for message in told] == [(SKIPS, effect_words(effect("WAR")))]


@rule("WC-B34")
def test_single_effects_are_skipped_exactly_where_that_was_said() -> None:
    """In random games, for dice without a lantern and places with one effect; both answers occur."""
    seen: set[bool] = set()
    for seed, setup in enumerate(GAME.setups() * GAMES):
        state = new(setup.seats, **setup.options)
        rng = Rng(seed, 3)
        moves = Moves()
        while not state.over:
            if state.is_at(PLACE) and state.agenda.arg >> 5 == 0:
                seat, colour = state.agenda.seat, (state.agenda.arg >> 3) & 3
                for space in spaces_offered(state):
                    effects = place_effects(state, seat, space, colour)
                    if len(effects) == 1:
                        foretold_idle = idle(state, seat, space)[0]
                        assert (effect_words(effects[0]) in skipped(state, PLACE_DIE + space)) == foretold_idle
                        seen.add(foretold_idle)
            state.play(random_action(state, state.agenda, moves, rng))
    assert seen == {True, False}
