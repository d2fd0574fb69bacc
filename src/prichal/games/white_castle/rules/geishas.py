"""Geishas in the tea garden (Matcha)."""

from mypy_extensions import i64

from prichal.games.white_castle.actions import (
    CURTAIN,
    DECLINE,
    STROLL,
    STROLL_COUNT,
    STROLL_FROM,
    STROLL_STEPS,
    STROLL_TO,
    TAKE_LILIES,
    TO_ENTRANCE,
    USE_TOKEN,
)
from prichal.games.white_castle.cards import (
    CEREMONY,
    CURTAIN_BLUE,
    CURTAIN_YELLOW,
    ENTER_ONLY,
    IKEBANA_BACK,
    POND,
    STROLL_ONLY,
)
from prichal.games.white_castle.components import CALLIGRAPHY_BACK_INFLUENCE, IKEBANA_CARDS, OVERLOOK_PRICE
from prichal.games.white_castle.effects import COINS, MOVE, SEND, WHISKS
from prichal.games.white_castle.rules.effects import accept, perform
from prichal.games.white_castle.rules.goods import OwnChoice
from prichal.games.white_castle.rules.means import may_stop
from prichal.games.white_castle.rules.possible import payable, possible, possible_after
from prichal.games.white_castle.state import (
    ENTRANCE,
    GEISHAS_HOME,
    HOUSE,
    OVERLOOK,
    PATH_1,
    PATH_2,
    TEA_GARDEN,
    Clan,
    WhiteCastleState,
)
from prichal.games.white_castle.steps import (
    AT_OVERLOOK,
    FIRST_PATH,
    FLIP_ART,
    FREE_STEP,
    GEISHA_ACTION,
    PERFORM,
    REVEAL_ART,
    SECOND_PATH,
)
from prichal.games.white_castle.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.step import Automatic


def offer_strolls(clan: Clan, moves: Moves, two: bool) -> None:
    """WC-M17, WC-M18: one step, or two if they can be paid, by start and end."""
    for stroll in range(STROLL_COUNT):
        if (
            clan.members[TEA_GARDEN + STROLL_FROM[stroll]] > 0
            and (two or STROLL_STEPS[stroll] == 1)
            and may_stop(clan, STROLL_TO[stroll])
        ):
            moves.add(STROLL + stroll)


def move_geisha(clan: Clan, stroll: i64) -> None:
    clan.members[TEA_GARDEN + STROLL_FROM[stroll]] -= 1
    clan.members[TEA_GARDEN + STROLL_TO[stroll]] += 1


def stroll_to(state: WhiteCastleState, seat: i64, stroll: i64) -> None:
    """WC-M18: only the space where she stops is performed."""
    move_geisha(state.clans[seat], stroll)
    place: i64 = STROLL_TO[stroll]
    news.strolls(state, seat, place)
    if place == OVERLOOK:
        state.agenda.then(AT_OVERLOOK, seat, 0)
    elif place == PATH_1:
        state.agenda.then(FIRST_PATH, seat, 0)
    elif place == PATH_2:
        tops = state.art_tops
        if possible(state, seat, CURTAIN_BLUE[tops[0]]) or possible(state, seat, CURTAIN_BLUE[tops[1]]):
            state.agenda.then(SECOND_PATH, seat, 0)
    else:
        perform(state, seat, CEREMONY[state.ceremonies[place - HOUSE] * 2 + 1])  # WC-M22


class GeishaAction(OwnChoice):
    """WC-M15 to WC-M17: entrance, path of tea, or both in any order; arg: the parts still allowed."""

    def __init__(self) -> None:
        super().__init__(GEISHA_ACTION, "geisha-action", ["WC-M15", "WC-M16", "WC-M17", "WC-M18"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        clan = state.clans[seat]
        if arg & SEND != 0 and clan.goods[COINS] >= 2 and clan.members[GEISHAS_HOME] > 0:
            moves.add(TO_ENTRANCE)
        if arg & MOVE != 0 and clan.goods[WHISKS] >= 2:
            offer_strolls(clan, moves, clan.goods[WHISKS] >= 5)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action == DECLINE:
            return
        clan = state.clans[seat]
        if action == TO_ENTRANCE:
            clan.goods[COINS] -= 2
            clan.members[GEISHAS_HOME] -= 1
            clan.members[TEA_GARDEN + ENTRANCE] += 1
            news.sends(state, seat, 3)
            if arg & MOVE != 0:
                perform(state, seat, STROLL_ONLY)
        else:
            stroll: i64 = action - STROLL
            clan.goods[WHISKS] -= 2 if STROLL_STEPS[stroll] == 1 else 5
            stroll_to(state, seat, stroll)
            if arg & SEND != 0:
                state.agenda.then(PERFORM, seat, ENTER_ONLY)

    def why_not(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> str:
        if action == TO_ENTRANCE:
            return "WC-M16"
        if STROLL <= action < STROLL + STROLL_COUNT:
            return why_no_stroll(state.clans[seat], action - STROLL)
        return super().why_not(state, seat, arg, action)


def why_no_stroll(clan: Clan, stroll: i64) -> str:
    """No geisha there, no place where she would stop, or too few whisks."""
    if clan.members[TEA_GARDEN + STROLL_FROM[stroll]] == 0 or not may_stop(clan, STROLL_TO[stroll]):
        return "WC-M18"
    return "WC-M17"


class FreeStep(OwnChoice):
    """WC-M34, WC-M41: one geisha one step without whisks."""

    def __init__(self) -> None:
        super().__init__(FREE_STEP, "free-step", ["WC-M34", "WC-M41"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        offer_strolls(state.clans[seat], moves, False)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action != DECLINE:
            stroll_to(state, seat, action - STROLL)

    def why_not(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> str:
        if STROLL <= action < STROLL + STROLL_COUNT and STROLL_STEPS[action - STROLL] == 1:
            return "WC-M18"
        return super().why_not(state, seat, arg, action)


class AtOverlook(OwnChoice):
    """WC-M19, WC-M23: the rewards of all lilies, or 3 coins for the ceremony token there."""

    def __init__(self) -> None:
        super().__init__(AT_OVERLOOK, "at-overlook", ["WC-M19", "WC-M23"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(TAKE_LILIES)
        if state.clans[seat].goods[COINS] >= OVERLOOK_PRICE and token_possible(state, seat):
            moves.add(USE_TOKEN)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action == TAKE_LILIES:
            perform(state, seat, POND)
        elif action == USE_TOKEN:
            state.clans[seat].goods[COINS] -= OVERLOOK_PRICE
            news.pays(state, seat, OVERLOOK_PRICE, 0)
            perform(state, seat, overlook_effect(state))


def token_possible(state: WhiteCastleState, seat: i64) -> bool:
    """WC-B34: whether the overlook's token could still do anything after its price."""
    return possible_after(state, seat, overlook_effect(state), OVERLOOK_PRICE, 0)


def overlook_effect(state: WhiteCastleState) -> i64:
    """The blue side of the token at the overlook (WC-M5)."""
    return CEREMONY[state.ceremonies[3] * 2]


class FirstPath(OwnChoice):
    """WC-M20, WC-M42: the top card of a deck is taken off, its yellow curtain performed, then it is turned over."""

    def __init__(self) -> None:
        super().__init__(FIRST_PATH, "first-path", ["WC-M20", "WC-M42"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(CURTAIN)
        moves.add(CURTAIN + 1)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        deck: i64 = action - CURTAIN
        card: i64 = state.art_tops[deck]
        news.takes_art(state, seat, card)
        if art_left(state, deck) == 0:
            perform(state, seat, CURTAIN_YELLOW[card])
        else:
            state.agenda.then(REVEAL_ART, 0, deck)
            state.agenda.then(PERFORM, seat, CURTAIN_YELLOW[card])
            state.agenda.then(FLIP_ART, seat, card)


def art_left(state: WhiteCastleState, deck: i64) -> i64:
    """The set of cards below the open one of a deck."""
    low: i64 = (1 << IKEBANA_CARDS) - 1
    return state.art_deck & low if deck == 0 else state.art_deck & ~low


class FlipArt(Automatic[WhiteCastleState]):
    """WC-M20: the card `arg` goes to the lantern area, its back up."""

    def __init__(self) -> None:
        super().__init__(FLIP_ART, "flip-art", ["WC-M20", "WC-M42"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        clan = state.clans[seat]
        clan.lantern_arts |= 1 << arg
        if arg < IKEBANA_CARDS:
            clan.lantern += IKEBANA_BACK
        else:
            clan.lantern_influence += CALLIGRAPHY_BACK_INFLUENCE


class SecondPath(OwnChoice):
    """WC-M21: the blue curtain of the top card of either deck, with its seal."""

    def __init__(self) -> None:
        super().__init__(SECOND_PATH, "second-path", ["WC-M21", "WC-M35"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        for deck in range(2):
            if payable(state, seat, CURTAIN_BLUE[state.art_tops[deck]]):
                moves.add(CURTAIN + deck)
        moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action != DECLINE:
            accept(state, seat, CURTAIN_BLUE[state.art_tops[action - CURTAIN]])
