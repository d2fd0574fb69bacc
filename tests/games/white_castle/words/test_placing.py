"""WC-B34: what comes to nothing is said before a die is placed, and told when it happens."""

from __future__ import annotations

from prichal.games.white_castle.actions import ACTIONS, PART, PLACE_DIE
from prichal.games.white_castle.cards import PLAIN, TEXTS
from prichal.games.white_castle.effects import effect
from prichal.games.white_castle.state import COURTIERS_HOME, WARRIORS_HOME, WhiteCastleState
from prichal.games.white_castle.steps import CHOOSE_PART, PLACE, TAKE
from prichal.games.white_castle.words.placing import idle, place_effects, spaces_offered
from prichal.games.white_castle.words.prompts import option
from prichal.games.white_castle.words.reasons import DEAR, TARGET, UNLESS
from prichal.games.white_castle.words.words import effect_words, unpack
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.news import Listener
from prichal.kernel.playout import random_action
from prichal.kernel.wire import Arg, Message
from tests.games.white_castle.tables import GAME, ROOM_CARDS, act, begin, give, laid, new, perform, rooms
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


def effects_at(state: WhiteCastleState, space: int) -> list[int]:
    return place_effects(state, state.agenda.seat, space, (state.agenda.arg >> 3) & 3)


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


@rule("WC-B34", "WC-B16")
def test_no_target_and_too_dear_are_told_apart() -> None:
    """Outside the walls, on the right: warrior or courtier."""
    state = begin(laid())
    give(state, coins=9)
    act(state, "take coral left")
    assert idle(state, 0, ACTIONS.find("place walls-right") - PLACE_DIE) == [""], "coins for a courtier"
    give(state, coins=4)
    assert idle(state, 0, ACTIONS.find("place walls-right") - PLACE_DIE) == [DEAR]
    clan = state.clans[0]
    clan.members[COURTIERS_HOME] = clan.members[WARRIORS_HOME] = 0
    assert idle(state, 0, ACTIONS.find("place walls-right") - PLACE_DIE) == [TARGET]
    label = option(state, 0, ACTIONS.find("place walls-right")).label
    assert [message.args["reason"] for message in items(label.args["effect"])] == [TARGET]


@rule("WC-B31", "WC-B34")
def test_what_another_effect_could_pay_for_is_not_called_impossible() -> None:
    """Steward 2 beside two coral tiles, a courtier for a seal: the other block may bring that seal."""
    state = begin(laid())
    act(state, "take coral right")
    assert idle(state, 0, ACTIONS.find("place steward-1") - PLACE_DIE) == [DEAR, ""], "influence brings no seal"
    for room in range(5):
        for other in [*ROOM_CARDS, "steward-9", "steward-10", "diplomat-3"]:
            rooms(state, *[other if at == room else card for at, card in enumerate(ROOM_CARDS)])
            reasons = idle(state, 0, room) if room in spaces_offered(state) else []
            active = [at for at, effect in enumerate(effects_at(state, room)) if PLAIN[effect] == 0]
            for at, reason in enumerate(reasons):
                others = [one for one in active if one != at and reasons[one] == ""]
                assert (reason == UNLESS) == (reason != "" and bool(others))


@rule("WC-M11", "WC-M33", "WC-B31")
def test_resources_of_choice_could_be_any() -> None:
    """The upper space of the outskirts: two of choice, and a warrior for a seal; one of them may be iron."""
    state = begin(laid(expansion="matcha"))
    give(state, coins=9, seals=1)
    act(state, "take coral right")
    upper = ACTIONS.find("place outskirts-upper") - PLACE_DIE
    state.art_tops[0], state.art_tops[1] = 4, 8 + 3
    assert [TEXTS[found] for found in effects_at(state, upper)] == ["any 2", "1S -> WAR"]
    assert idle(state, 0, upper) == ["", ""]
    state.art_tops[0] = 0
    assert [TEXTS[found] for found in effects_at(state, upper)] == ["4C", "1S -> WAR"]
    assert idle(state, 0, upper) == ["", DEAR]


@rule("WC-B34")
def test_a_skipped_effect_is_told() -> None:
    state = laid()
    listener = Listener()
    state.listener = listener
    perform(state, "WAR")
    told = [event.public for event in listener.take() if event.public is not None]
    assert [(message.id, message.args["effect"]) for message in told] == [(SKIPS, effect_words(effect("WAR")))]
    assert [message.args["reason"] for message in told] == [DEAR]
    state.clans[0].members[WARRIORS_HOME] = 0
    perform(state, "WAR")
    told = [event.public for event in listener.take() if event.public is not None]
    assert [message.args["reason"] for message in told] == [TARGET]


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
                        foretold_idle = idle(state, seat, space)[0] != ""
                        assert (effect_words(effects[0]) in skipped(state, PLACE_DIE + space)) == foretold_idle
                        seen.add(foretold_idle)
            state.play(random_action(state, state.agenda, moves, rng))
    assert seen == {True, False}


@rule("WC-B34", "WC-B31")
def test_what_was_called_impossible_is_never_offered() -> None:
    """In random games, at places with several effects, however the rest of the place is answered."""
    checked = 0
    for seed, setup in enumerate(GAME.setups() * 2):
        state = new(setup.seats, **setup.options)
        rng = Rng(seed, 4)
        moves = Moves()
        while not state.over:
            if state.is_at(PLACE):
                seat, colour = state.agenda.seat, (state.agenda.arg >> 3) & 3
                for space in spaces_offered(state):
                    effects = place_effects(state, seat, space, colour)
                    reasons = idle(state, seat, space)
                    nothing = {effects[at] for at in range(len(effects)) if reasons[at] in (TARGET, DEAR)}
                    if nothing and len(effects) > 1:
                        checked += never_offered(state, space, nothing, rng)
            state.play(random_action(state, state.agenda, moves, rng))
    assert checked > 100


def never_offered(state: WhiteCastleState, space: int, nothing: set[int], rng: Rng) -> int:
    """Plays the die and answers what follows at random, as long as parts are asked for."""
    copy = state.clone()
    copy.listener = None
    copy.play(PLACE_DIE + space)
    moves = Moves()
    while copy.agenda.actor == state.actor and not copy.is_at(TAKE):
        if copy.is_at(CHOOSE_PART):
            offered = [action - PART for action in copy.legal_actions() if PART <= action < PART + 4]
            parts = unpack(copy.agenda.arg)
            assert not {parts[at] for at in offered} & nothing
        copy.play(random_action(copy, copy.agenda, moves, rng))
    return 1
