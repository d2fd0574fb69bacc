"""The sequence of play: the table of contents of the game, and the gardens at a round's end."""

from typing import Final

from mypy_extensions import i64

from prichal.games.white_castle.actions import (
    DECLINE,
    FIRST_ROLL,
    OVERLOOK_TURN,
    ROLL_BRIDGE,
    ROLL_INDEX,
    ROLL_WEIGHT,
    ROLLED,
    TEND,
)
from prichal.games.white_castle.cards import DECLINABLE, GARDEN, PLAIN, SPACES
from prichal.games.white_castle.components import ROUNDS, SEAL_LIMIT
from prichal.games.white_castle.effects import SEALS
from prichal.games.white_castle.rules.dice import dice_of
from prichal.games.white_castle.rules.effects import accept, perform, seals_in, steps_in
from prichal.games.white_castle.rules.goods import OwnChoice
from prichal.games.white_castle.rules.influence import crosses
from prichal.games.white_castle.rules.possible import payable, possible
from prichal.games.white_castle.state import GARDENED, OVERLOOK, RIVAL, TEA_GARDEN, WhiteCastleState
from prichal.games.white_castle.steps import (
    AT_OVERLOOK,
    CHOOSE_GARDEN,
    CONVERT_LAST,
    END_ROUND,
    GARDENS,
    LAST_SEALS,
    MORE_GARDENS,
    NEW_ROUND,
    NEXT_TURN,
    RIVAL_ROUND_END,
    RIVAL_TURN,
    ROLL,
    TAKE,
)
from prichal.games.white_castle.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Automatic, Chance

OVERLOOK_GARDEN: Final[i64] = 6  # the overlook among the gardens (WC-M23)
SET: Final[i64] = (1 << 7) - 1
ASKED: Final[i64] = 1 << 7  # beside a set of gardens: the player has decided something since the part began
NOT_FOUND: Final[i64] = -1


class NewRound(Automatic[WhiteCastleState]):
    """WC-B7, WC-B28, WC-M24: all dice are collected and rolled anew, then the players take turns."""

    def __init__(self) -> None:
        super().__init__(NEW_ROUND, "new-round", ["WC-B7", "WC-B28", "WC-M24"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        state.round += 1
        for space in range(SPACES):
            state.spaces[space] = 0
        for colour in range(4):
            state.well_dice[colour] = 0
            state.bridges[colour] = 0
        for number in range(state.clan_count()):
            state.clans[number].row_dice = 0
        news.starts_round(state)
        for colour in range(state.colours()):
            state.agenda.then(ROLL, 0, colour)
        state.agenda.then(NEXT_TURN, 0, 0)


class Roll(Chance[WhiteCastleState]):
    """WC-B7, WC-M2: the dice of the bridge `arg`, sorted."""

    def __init__(self) -> None:
        super().__init__(ROLL, "roll", ["WC-B7", "WC-M2"])

    def legal(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        dice: i64 = state.dice()
        for roll in range(FIRST_ROLL[dice], FIRST_ROLL[dice + 1]):
            moves.weigh(ROLLED + roll, ROLL_WEIGHT[roll])

    def sample(self, state: WhiteCastleState, seat: i64, arg: i64, rng: Rng) -> i64:
        faces: i64 = 0  # how many dice show each face, four bits each
        for _ in range(state.dice()):
            faces += 1 << (4 * rng.below(6))
        code: i64 = 0
        for face in range(1, 7):
            for _ in range(faces & 15):
                code = code << 3 | face
            faces >>= 4
        return ROLLED + ROLL_INDEX[code]

    def play(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        state.bridges[arg] = ROLL_BRIDGE[action - ROLLED]
        news.rolls(state, arg)


class NextTurn(Automatic[WhiteCastleState]):
    """WC-B10, WC-M6, WC-S11: turns one by one in turn order; arg: how many were taken in this round."""

    def __init__(self) -> None:
        super().__init__(NEXT_TURN, "next-turn", ["WC-B10", "WC-M6", "WC-S11"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        clans: i64 = state.clan_count()
        if arg == clans * state.turns():
            state.agenda.then(END_ROUND, 0, 0)
            return
        number: i64 = state.order[arg % clans]
        state.rows_used = 0
        state.trail = 0
        if state.solo and number == RIVAL:
            state.agenda.then(RIVAL_TURN, 0, 0)
        else:
            state.agenda.then(TAKE, number, 0)
            if state.round == ROUNDS and arg >= clans * (state.turns() - 1):
                state.agenda.then(LAST_SEALS, number, 0)
        state.agenda.then(NEXT_TURN, 0, arg + 1)


class LastSeals(Automatic[WhiteCastleState]):
    """WC-B35: after the last turn two seals can still become a resource."""

    def __init__(self) -> None:
        super().__init__(LAST_SEALS, "last-seals", ["WC-B35"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        if state.clans[seat].goods[SEALS] > 1:
            state.agenda.then(CONVERT_LAST, seat, 0)


class EndRound(Automatic[WhiteCastleState]):
    """WC-B27 to WC-B29, WC-B37: the new turn order, then gardens and a new round, or the end of the game."""

    def __init__(self) -> None:
        super().__init__(END_ROUND, "end-round", ["WC-B27", "WC-B28", "WC-B29", "WC-B37"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        state.order = state.track[:]
        news.order(state)
        if state.solo:
            state.agenda.then(RIVAL_ROUND_END, 0, 0)
        if state.round == ROUNDS:
            if not state.solo:
                news.ends_game(state)
            return
        for place in range(state.clan_count()):
            number: i64 = state.order[place]
            if not (state.solo and number == RIVAL):
                state.agenda.then(GARDENS, number, 0)
        state.agenda.then(NEW_ROUND, 0, 0)


def working_gardens(state: WhiteCastleState, number: i64) -> i64:
    """WC-B28, WC-M23: the clan's gardens whose bridge still holds a die, and the overlook for the green one."""
    members = state.clans[number].members
    gardens: i64 = 0
    for bridge in range(3):
        if dice_of(state.bridges[bridge]) > 0:
            gardens |= members[GARDENED] & (3 << (bridge * 2))
    if members[TEA_GARDEN + OVERLOOK] > 0 and dice_of(state.bridges[3]) > 0:
        gardens |= 1 << OVERLOOK_GARDEN
    return gardens


class Gardens(Automatic[WhiteCastleState]):
    """WC-B28, WC-B37: what a player's members give is fixed when the player starts."""

    def __init__(self) -> None:
        super().__init__(GARDENS, "gardens", ["WC-B28", "WC-B37", "WC-M23"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        state.rows_used = 0
        state.trail = 0
        more_gardens(state, seat, working_gardens(state, seat))


class MoreGardens(Automatic[WhiteCastleState]):
    """WC-B28: the gardens that are left, `arg` as a set, with ASKED."""

    def __init__(self) -> None:
        super().__init__(MORE_GARDENS, "more-gardens", ["WC-B28"])

    def run(self, state: WhiteCastleState, seat: i64, arg: i64) -> None:
        more_gardens(state, seat, arg)


def more_gardens(state: WhiteCastleState, seat: i64, gardens: i64) -> None:
    """The next garden: by itself where no order can matter, else by the player's choice.

    Between plain ones it can when the influence of one may need the seals of another. Before the player's first
    decision a gain of seals that would overflow is asked for too (WC-B35).
    """
    alone = gardens & SET & ((gardens & SET) - 1) == 0
    first: i64 = NOT_FOUND  # the first garden that needs no order
    busy = plain_order_matters(state, seat, gardens)
    for place in range(OVERLOOK_GARDEN):
        if (gardens >> place) & 1 != 0:
            effect: i64 = GARDEN[state.gardens[place]]
            if PLAIN[effect] != 0:
                if gardens & ASKED == 0 and seals_lost(state, seat, effect):
                    busy = True
                elif first < 0:
                    first = place
            elif alone:
                first = place
            elif possible(state, seat, effect):
                busy = True
    if (gardens >> OVERLOOK_GARDEN) & 1 != 0:
        if alone:
            state.agenda.then(AT_OVERLOOK, seat, 0)
            return
        busy = True
    if busy:
        state.agenda.then(CHOOSE_GARDEN, seat, gardens & SET)
    elif first >= 0:
        news.harvests(state, seat, first)
        perform(state, seat, GARDEN[state.gardens[first]])
        if not alone:
            state.agenda.then(MORE_GARDENS, seat, gardens & ~(1 << first))


def seals_lost(state: WhiteCastleState, seat: i64, effect: i64) -> bool:
    """Whether a plain gain of seals would pass the limit."""
    gained: i64 = seals_in(state, seat, effect)
    return gained > 0 and state.clans[seat].goods[SEALS] + gained > SEAL_LIMIT


def plain_order_matters(state: WhiteCastleState, seat: i64, gardens: i64) -> bool:
    """Whether the influence of a plain garden may need the seals of another one (WC-B26, WC-B28)."""
    steps: i64 = 0
    seals: i64 = 0  # gardens that give seals without influence
    for place in range(OVERLOOK_GARDEN):
        if (gardens >> place) & 1 != 0:
            effect: i64 = GARDEN[state.gardens[place]]
            if PLAIN[effect] != 0:
                found: i64 = steps_in(state, seat, effect)
                steps += found
                if found == 0 and seals_in(state, seat, effect) > 0:
                    seals += 1
    return seals > 0 and steps > 0 and crosses(state.clans[seat], steps)


class ChooseGarden(OwnChoice):
    """WC-B28, WC-M23: which garden comes next; a plant card is paid for by choosing it."""

    def __init__(self) -> None:
        super().__init__(CHOOSE_GARDEN, "choose-garden", ["WC-B28", "WC-M23", "WC-B33"])

    def offer(self, state: WhiteCastleState, seat: i64, arg: i64, moves: Moves) -> None:
        declinable = True
        for place in range(OVERLOOK_GARDEN):
            if (arg >> place) & 1 != 0:
                effect: i64 = GARDEN[state.gardens[place]]
                if payable(state, seat, effect):
                    moves.add(TEND + place)
                if DECLINABLE[effect] == 0:
                    declinable = False
        if (arg >> OVERLOOK_GARDEN) & 1 != 0:
            moves.add(OVERLOOK_TURN)
        if declinable:
            moves.add(DECLINE)

    def choose(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> None:
        if action == DECLINE:
            return
        if action == OVERLOOK_TURN:
            state.agenda.then(AT_OVERLOOK, seat, 0)
            state.agenda.then(MORE_GARDENS, seat, (arg & ~(1 << OVERLOOK_GARDEN)) | ASKED)
            return
        place: i64 = action - TEND
        news.harvests(state, seat, place)
        accept(state, seat, GARDEN[state.gardens[place]])
        state.agenda.then(MORE_GARDENS, seat, (arg & ~(1 << place)) | ASKED)

    def why_not(self, state: WhiteCastleState, seat: i64, arg: i64, action: i64) -> str:
        if TEND <= action < TEND + 6 and (arg >> (action - TEND)) & 1 != 0:
            return "WC-B34"
        return super().why_not(state, seat, arg, action)
