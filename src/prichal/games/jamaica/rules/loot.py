"""What the winner of a combat takes."""

from mypy_extensions import i64

from prichal.games.jamaica.actions import CURSE, ROB, SEIZE, SEIZE_HIDDEN, SPARE, STEAL
from prichal.games.jamaica.components import (
    BETH,
    CURSED_COUNT,
    FIRST_BONUS,
    FIRST_CURSED,
    GOLD,
    HOLD,
    HOLDS,
    KINDS,
    NOT_ROLLED,
    SIXTH,
)
from prichal.games.jamaica.rules.loading import bring_aboard, can_take, repeats
from prichal.games.jamaica.rules.treasures import gain
from prichal.games.jamaica.state import NO_SHIP, NOTHING, JamaicaState, resource_of, tokens_of
from prichal.games.jamaica.steps import LOOT, STEAL_HIDDEN
from prichal.games.jamaica.words import combat_news as news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Chance, Choice


def plunder(state: JamaicaState, seat: i64, winner: i64, loser: i64) -> None:
    """JA-F8: `seat` decides for the winner, unless all can see that there is nothing to decide."""
    if has_choice(state, winner, loser):
        state.agenda.then(LOOT, seat, (winner << 3) | loser)
    else:
        news.finds_nothing(state, winner)
        end_combat(state)


def has_choice(state: JamaicaState, winner: i64, loser: i64) -> bool:
    """By what is public: a winner with face-down treasures is always asked, as one may be cursed (JA-T9)."""
    if not state.is_ghost(winner) and state.ships[winner].hidden_count() > 0:
        return True
    if state.ships[loser].hidden_count() > 0:
        return True
    for hold in range(HOLDS):
        if can_rob(state, winner, loser, hold):
            return True
    for bonus in range(FIRST_BONUS, KINDS):
        if can_seize(state, loser, bonus):
            return True
    return False


def end_combat(state: JamaicaState) -> None:
    """JA-F11: nobody moves; the ships stay together."""
    state.attacker = NO_SHIP
    state.defender = NO_SHIP
    state.attack_powder = 0
    state.attack_die = NOT_ROLLED
    state.defence_powder = 0
    state.defence_die = NOT_ROLLED
    state.saber_used = False


def can_rob(state: JamaicaState, winner: i64, loser: i64, hold: i64) -> bool:
    """JA-F13: a hold with tokens that the winner has room for. JA-2P10: what the Ghost throws away needs none."""
    held: i64 = state.ships[loser].holds[hold]
    if held == NOTHING:
        return False
    resource: i64 = resource_of(held)
    if state.is_ghost(winner) and resource != GOLD:
        return True
    return can_take(state.ships[winner], resource)


def can_seize(state: JamaicaState, loser: i64, bonus: i64) -> bool:
    """JA-F8 b; JA-2P1: the Ghost Ship's Lady Beth can't be stolen."""
    return state.ships[loser].has(bonus) and not (bonus == BETH and state.is_ghost(loser))


def can_curse(state: JamaicaState, winner: i64, kind: i64) -> bool:
    """JA-F8 c; JA-2P6: the Ghost Ship gives nothing away."""
    return not state.is_ghost(winner) and state.ships[winner].face_down[kind] > 0


def offer_booty(state: JamaicaState, arg: i64, moves: Moves) -> None:
    """JA-F8 a, b: what can be taken, as everybody sees."""
    winner: i64 = arg >> 3
    loser: i64 = arg & 7
    victim = state.ships[loser]
    for hold in range(HOLDS):
        if can_rob(state, winner, loser, hold) and not repeats(victim, hold):
            moves.add(ROB + hold)
    if victim.bonuses != 0:
        for bonus in range(FIRST_BONUS, KINDS):
            if can_seize(state, loser, bonus):
                moves.add(SEIZE + bonus - FIRST_BONUS)
    if victim.hidden_count() > 0:
        moves.add(SEIZE_HIDDEN)


class Loot(Choice[JamaicaState]):
    """JA-F8: a hold's content, a treasure, the gift of a cursed treasure, or nothing. `arg`: winner * 8 + loser.

    Asked even when the winner can do nothing but has face-down treasures: to skip it would tell that none is cursed.
    """

    def __init__(self) -> None:
        super().__init__(LOOT, "loot", ["JA-F8", "JA-F13", "JA-F14", "JA-2P6", "JA-2P7"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        offer_booty(state, arg, moves)
        winner: i64 = arg >> 3
        for kind in range(FIRST_CURSED, FIRST_CURSED + CURSED_COUNT):
            if can_curse(state, winner, kind):
                moves.add(CURSE + kind - FIRST_CURSED)
        moves.add(SPARE)

    def passing(self, state: JamaicaState, seat: i64, arg: i64) -> i64:
        """JA-F8 c: whether a face-down treasure is cursed is hidden; what can be taken is open."""
        booty = Moves()
        offer_booty(state, arg, booty)
        return SPARE if booty.count == 0 else -1

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        winner: i64 = arg >> 3
        loser: i64 = arg & 7
        end_combat(state)
        if action == SPARE:
            news.spares(state, winner)
        elif action >= CURSE:
            kind: i64 = action - CURSE + FIRST_CURSED
            state.ships[winner].face_down[kind] -= 1
            state.ships[loser].face_down[kind] += 1
            news.curses(state, winner, loser, kind)
        elif action == SEIZE_HIDDEN:
            state.agenda.then(STEAL_HIDDEN, seat, arg)
        elif action >= SEIZE:
            seize(state, winner, loser, action - SEIZE + FIRST_BONUS)
        else:
            rob(state, seat, winner, loser, action - ROB)

    def why_not(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> str:
        winner = arg >> 3
        loser = arg & 7
        if ROB <= action < ROB + HOLDS:
            if state.ships[loser].holds[action - ROB] == NOTHING:
                return "JA-F13"
            return "JA-F8" if can_rob(state, winner, loser, action - ROB) else "JA-F13"
        if action == SEIZE + BETH - FIRST_BONUS and state.is_ghost(loser):
            return "JA-2P1"
        if CURSE <= action < SPARE and state.is_ghost(winner):
            return "JA-2P6"
        return "JA-F8"


def rob(state: JamaicaState, seat: i64, winner: i64, loser: i64, hold: i64) -> None:
    """JA-F8 a: the whole content of one hold. JA-2P6: what isn't gold the Ghost Ship throws overboard."""
    held: i64 = state.ships[loser].holds[hold]
    news.robs(state, winner, loser, hold, held)
    if state.is_ghost(winner) and resource_of(held) != GOLD:
        sink(state, loser, hold)
    else:
        bring_aboard(state, seat, winner, held, (loser << 3) | hold)


def sink(state: JamaicaState, number: i64, hold: i64) -> None:
    """JA-2P6: the content of a hold goes to the bank by the Ghost Ship's hand."""
    held: i64 = state.ships[number].holds[hold]
    state.bank[resource_of(held)] += tokens_of(held)
    state.ships[number].holds[hold] = NOTHING
    news.sinks(state, held)


def seize(state: JamaicaState, winner: i64, loser: i64, bonus: i64) -> None:
    """JA-F8 b, JA-F14: a face-up treasure. JA-F10: the 6th Hold comes with its content."""
    one: i64 = 1
    bit: i64 = one << (bonus - FIRST_BONUS)
    thief = state.ships[winner]
    victim = state.ships[loser]
    victim.bonuses &= ~bit
    thief.bonuses |= bit
    news.seizes(state, winner, loser, bonus)
    if bonus == HOLD:
        thief.holds[SIXTH] = victim.holds[SIXTH]
        victim.holds[SIXTH] = NOTHING
        held: i64 = thief.holds[SIXTH]
        if held != NOTHING and state.is_ghost(winner) and resource_of(held) != GOLD:
            sink(state, winner, SIXTH)  # JA-2P11


class StealHidden(Chance[JamaicaState]):
    """JA-F9, JA-F14: a face-down treasure of the loser, at random and unseen until taken."""

    def __init__(self) -> None:
        super().__init__(STEAL_HIDDEN, "steal-hidden", ["JA-F14", "JA-F9"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        hidden = state.ships[arg & 7].face_down
        for kind in range(KINDS):
            if hidden[kind] > 0:
                moves.weigh(STEAL + kind, hidden[kind])

    def sample(self, state: JamaicaState, seat: i64, arg: i64, rng: Rng) -> i64:
        victim = state.ships[arg & 7]
        kind: i64 = 0
        share: i64 = rng.below(victim.hidden_count()) - victim.face_down[0]
        while share >= 0:
            kind += 1
            share -= victim.face_down[kind]
        return STEAL + kind

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        winner: i64 = arg >> 3
        loser: i64 = arg & 7
        kind: i64 = action - STEAL
        state.ships[loser].face_down[kind] -= 1
        news.steals(state, winner, loser, kind)
        gain(state, winner, kind)
