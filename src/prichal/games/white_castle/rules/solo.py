"""The Tokugawa clan: the rival of a game alone (WC-S1 to WC-S15)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.white_castle import components as box
from prichal.games.white_castle.actions import (
    DEAL_SOLO,
    PLACE_WELL,
)
from prichal.games.white_castle.cards import PRINTED, SOLO_NAMES, SPACE_NAMES, TEA
from prichal.games.white_castle.components import RIVAL_COINS, ROUNDS
from prichal.games.white_castle.effects import COINS, POINTS
from prichal.games.white_castle.rules.courtiers import draw
from prichal.games.white_castle.rules.dice import (
    dice_of,
    lay_die,
    left_die,
    middle_dice,
    right_die,
    without_left,
    without_middle,
    without_right,
)
from prichal.games.white_castle.state import (
    GARDENED,
    NONE,
    OVERLOOK,
    RIVAL,
    TEA_GARDEN,
    WhiteCastleState,
)
from prichal.games.white_castle.steps import (
    LOOK_FOR_DIE,
    REVEAL_SOLO,
    RIVAL_ACTION,
    RIVAL_ROUND_END,
    RIVAL_TURN,
)
from prichal.games.white_castle.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Automatic, Chance

DIE_COLOUR: Final = vec[i64]([box.COLOURS.index(card[0]) for card in box.SOLO])
DIE_POSITION: Final = vec[i64]([["left", "middle", "right"].index(card[1]) for card in box.SOLO])
DIE_SPACE: Final = vec[i64]([SPACE_NAMES.index(card[2]) for card in box.SOLO])


class RevealSolo(Chance[WhiteCastleState]):
    """WC-S2: the next solo card lies open, its deck side up."""

    def __init__(self) -> None:
        super().__init__(REVEAL_SOLO, "reveal-solo", ["WC-S2"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        for card in range(len(SOLO_NAMES)):
            if (state.solo_deck >> card) & 1 != 0:
                moves.add(DEAL_SOLO + card)

    def sample(self, state: WhiteCastleState, seat: i64, arg: i64, rng: Rng) -> i64:
        return DEAL_SOLO + draw(state.solo_deck, rng)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        state.solo_top = action - DEAL_SOLO
        state.solo_deck &= ~(1 << state.solo_top)


class RivalTurn(Automatic[WhiteCastleState]):
    """WC-S2: the top card is flipped."""

    def __init__(self) -> None:
        super().__init__(RIVAL_TURN, "rival-turn", ["WC-S2"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        flip(state)
        state.solo_before = NONE


def flip(state: WhiteCastleState) -> None:
    """WC-S2, WC-S12: flips the top card; with no card left to look at, the others flipped form a new deck."""
    card: i64 = state.solo_top
    state.solo_before = state.solo_last
    state.solo_last = card
    state.solo_flipped |= 1 << card
    if state.solo_deck == 0:
        state.solo_deck = state.solo_flipped & ~(1 << card)
        state.solo_flipped = 1 << card
    state.solo_top = NONE
    news.rival_flips(state, card)
    state.agenda.then(REVEAL_SOLO, 0, 0)
    state.agenda.then(LOOK_FOR_DIE, 0, 0)


class LookForDie(Automatic[WhiteCastleState]):
    """WC-S2: the new top card names a die and a space; if the die is missing, another card is flipped."""

    def __init__(self) -> None:
        super().__init__(LOOK_FOR_DIE, "look-for-die", ["WC-S2", "WC-S5"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        card: i64 = state.solo_top
        colour: i64 = DIE_COLOUR[card]
        bridge: i64 = state.bridges[colour]
        position: i64 = DIE_POSITION[card]
        value: i64 = left_die(bridge)
        if position == 1:
            value = (bridge >> 8) & 7 if middle_dice(bridge) > 0 else 0
        elif position == 2:
            value = right_die(bridge)
        if value == 0:
            flip(state)
            return
        if position == 0:
            state.bridges[colour] = without_left(bridge)
        elif position == 1:
            state.bridges[colour] = without_middle(bridge)
        else:
            state.bridges[colour] = without_right(bridge)
        rival_places(state, card, colour, value)
        if state.solo_before >= 0:
            state.agenda.then(RIVAL_ACTION, 0, state.solo_before)
        state.agenda.then(RIVAL_ACTION, 0, state.solo_last)


def rival_places(state: WhiteCastleState, card: i64, colour: i64, value: i64) -> None:
    """WC-S2, WC-S5: onto the space named, or the second tea field, or into the well; only gains count."""
    space: i64 = DIE_SPACE[card]
    if space == TEA and state.spaces[space] != 0:
        space = TEA + 1
    printed: i64 = PRINTED[space]
    if state.spaces[space] != 0:
        space = PLACE_WELL
        printed = box.WELL_VALUE
    lay_die(state, RIVAL, space, colour, value)
    gained: i64 = value - printed if value > printed else 0
    state.clans[RIVAL].goods[COINS] += gained
    news.rival_places(state, space, colour, value, gained)


class RivalRoundEnd(Automatic[WhiteCastleState]):
    """WC-S8, WC-S15: coins into points; after rounds 1 and 2 also points for gardeners by bridges with dice."""

    def __init__(self) -> None:
        super().__init__(RIVAL_ROUND_END, "rival-round-end", ["WC-S8", "WC-S15"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        rival = state.clans[RIVAL]
        price: i64 = RIVAL_COINS[0] if state.order[0] == RIVAL else RIVAL_COINS[1]
        sets: i64 = rival.goods[COINS] // price
        gained: i64 = sets * state.round
        rival.goods[COINS] -= sets * price
        if state.round < ROUNDS:
            for bridge in range(3):
                if dice_of(state.bridges[bridge]) > 0:
                    both: i64 = (rival.members[GARDENED] >> (bridge * 2)) & 3
                    gained += ((both & 1) + (both >> 1)) * state.round
            if dice_of(state.bridges[3]) > 0:
                gained += rival.members[TEA_GARDEN + OVERLOOK] * state.round
        rival.goods[POINTS] += gained
        news.rival_scores(state, gained)
        if state.round == ROUNDS:
            news.ends_game(state)
