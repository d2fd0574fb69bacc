"""Starting cards: pairs to choose from; alone, what the solo rules say (WC-B9, WC-M5, WC-S1)."""

from mypy_extensions import i64

from prichal.games.white_castle.actions import (
    CONVERSIONS,
    CONVERT,
    DEAL_RESOURCE,
    DEAL_START,
    KEEP,
    PAIR,
)
from prichal.games.white_castle.cards import (
    FIRST_START,
    RESOURCE_BACK,
    RESOURCE_CHOICE,
    RESOURCE_GOODS,
)
from prichal.games.white_castle.components import (
    BASE_RESOURCES,
    RESOURCES,
    START_COPIES,
)
from prichal.games.white_castle.rules.goods import gain
from prichal.games.white_castle.state import NONE, WhiteCastleState
from prichal.games.white_castle.steps import (
    DRAW_RESOURCE,
    DRAW_START,
    KEEP_ONE,
    PICK_PAIR,
    PICK_STARTS,
    START_RESOURCE,
)
from prichal.games.white_castle.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.step import Automatic, Chance, Choice


class DrawResource(Chance[WhiteCastleState]):
    """WC-B9, WC-S1: a starting resource card for the pair `arg`."""

    def __init__(self) -> None:
        super().__init__(DRAW_RESOURCE, "draw-resource", ["WC-B9", "WC-S1"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        cards: i64 = len(RESOURCES) if state.matcha else len(BASE_RESOURCES)
        for card in range(cards):
            dealt = False
            for pair in range(arg):
                if state.pairs[pair * 3] == card:
                    dealt = True
            if not dealt:
                moves.add(DEAL_RESOURCE + card)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        state.pairs[arg * 3] = action - DEAL_RESOURCE


class DrawStart(Chance[WhiteCastleState]):
    """WC-B9, WC-S1: a starting action card for the pair `arg`."""

    def __init__(self) -> None:
        super().__init__(DRAW_START, "draw-start", ["WC-B9", "WC-S1"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        for kind in range(state.colours()):
            remaining: i64 = START_COPIES
            for pair in range(arg):
                if state.pairs[pair * 3 + 1] == kind:
                    remaining -= 1
            if remaining > 0:
                moves.weigh(DEAL_START + kind, remaining)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        state.pairs[arg * 3 + 1] = action - DEAL_START


class PickStarts(Automatic[WhiteCastleState]):
    """WC-B9, WC-S1: in reverse turn order everybody takes a pair; alone, what the solo rules say."""

    def __init__(self) -> None:
        super().__init__(PICK_STARTS, "pick-starts", ["WC-B9", "WC-S1"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        if not state.solo:
            for place in range(state.seats - 1, -1, -1):
                state.agenda.then(PICK_PAIR, state.order[place], 0)
        elif state.matcha:
            for what in range(3):
                if state.pairs[what] == state.pairs[3 + what]:  # two copies of an action card
                    keep(state, 0, what, 0)
                else:
                    state.agenda.then(KEEP_ONE, 0, what)
        else:
            take_start_action(state, 0, state.pairs[1])
            take_resource_card(state, 0, state.pairs[0])


class PickPair(Choice[WhiteCastleState]):
    """WC-B9, WC-M5: one of the pairs still there, with its ceremony token."""

    def __init__(self) -> None:
        super().__init__(PICK_PAIR, "pick-pair", ["WC-B9", "WC-M5"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        for pair in range(state.seats + 1):
            if state.pairs[pair * 3] >= 0:
                moves.add(PAIR + pair)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        first: i64 = (action - PAIR) * 3
        pairs = state.pairs
        state.clans[seat].token = pairs[first + 2]
        card: i64 = pairs[first]
        news.picks(state, seat, card, pairs[first + 1])
        take_start_action(state, seat, pairs[first + 1])
        pairs[first] = NONE
        pairs[first + 1] = NONE
        pairs[first + 2] = NONE
        take_resource_card(state, seat, card)

    def why_not(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> str:
        return "WC-B35" if CONVERT <= action < CONVERT + CONVERSIONS else "WC-B9"


class KeepOne(Choice[WhiteCastleState]):
    """WC-S1: one of two resource cards (arg 0), action cards (1) and ceremony tokens (2)."""

    def __init__(self) -> None:
        super().__init__(KEEP_ONE, "keep-one", ["WC-S1"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(KEEP)
        moves.add(KEEP + 1)

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        keep(state, seat, arg, action - KEEP)


def keep(state: WhiteCastleState, seat: i64, what: i64, which: i64) -> None:
    """WC-S1: the resource card (0), action card (1) or token (2) of one of the two pairs."""
    place: i64 = which * 3 + what
    kept: i64 = state.pairs[place]
    state.pairs[place] = NONE
    if what == 0:
        take_resource_card(state, seat, kept)
    elif what == 1:
        take_start_action(state, seat, kept)
    else:
        state.clans[seat].token = kept


def take_start_action(state: WhiteCastleState, seat: i64, kind: i64) -> None:
    clan = state.clans[seat]
    clan.start_action = kind
    clan.action_card = FIRST_START + kind


def take_resource_card(state: WhiteCastleState, seat: i64, card: i64) -> None:
    """WC-B9: the goods at once, the back and the decree into the lantern area."""
    clan = state.clans[seat]
    clan.resource_card = card
    clan.lantern += RESOURCE_BACK[card]
    gain(state, seat, RESOURCE_GOODS[card])
    if RESOURCE_CHOICE[card] > 0:
        state.agenda.then(START_RESOURCE, seat, RESOURCE_CHOICE[card])
