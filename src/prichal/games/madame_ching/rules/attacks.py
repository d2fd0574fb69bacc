"""Attacks: Thief, Siren, Traitress, Combat, and the Pilots against them (MC-N3 to MC-N5, MC-N7 (a), MC-K3, MC-G14)."""

from typing import Final

from mypy_extensions import i64

from prichal.games.madame_ching.actions import ALLOW, GEM, GIVE_BACK, LOSE, PARRY, SEIZE, TURN, TURN_PILOT
from prichal.games.madame_ching.components import (
    ENCOUNTER_KINDS,
    NUMBERS,
    PILOT,
    PILOT_KINDS,
    SYMBOL_CARDS,
    SYMBOL_COUNT,
)
from prichal.games.madame_ching.piles import digit, draw_kind, number_of, one, only
from prichal.games.madame_ching.secrets import memory
from prichal.games.madame_ching.state import Expedition, MadameChingState, symbol_digit
from prichal.games.madame_ching.steps import (
    PASS_CARD,
    REACT,
    RETURN_CARD,
    SEIZE_CARD,
    SIREN_SINGS,
    STEAL_CARD,
    STEAL_GEM,
    TURN_CARD,
)
from prichal.games.madame_ching.words import news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Automatic, Chance, Choice

# Kinds of attack, as they stand in the arg of React: attacker * 8 + kind.
THIEF_ATTACK: Final[i64] = 0
TRAITRESS_ATTACK: Final[i64] = 1
FIGHT_ATTACK: Final[i64] = 2
SIREN_ATTACK: Final[i64] = 3  # + symbol


def announce(state: MadameChingState, seat: i64, victim: i64, attack: i64) -> None:
    """MC-G14: an attack is announced with its target, who may cancel it."""
    news.attacks(state, seat, victim)
    state.agenda.then(REACT, victim, seat * 8 + attack)


def turnable(expedition: Expedition, symbol: i64) -> i64:
    """MC-G15: the unturned navigation cards with a symbol."""
    return expedition.cards & ~expedition.turned & SYMBOL_CARDS[symbol]


def turnable_pilots(expedition: Expedition, symbol: i64) -> i64:
    return digit(expedition.pilots, symbol) - digit(expedition.turned_pilots, symbol)


def symbols_of(state: MadameChingState, seat: i64) -> i64:
    """MC-G22: the unturned symbols in all expeditions of a player, one hexadecimal digit each (11 cards at most)."""
    if state.seats == 2:
        return state.junks[2 * seat].symbols + state.junks[2 * seat + 1].symbols
    return state.junks[seat].symbols


def symbols_of_foes(state: MadameChingState, seat: i64) -> i64:
    """MC-G15: a digit isn't 0 where a Siren would hit somebody."""
    symbols: i64 = 0
    for other in range(state.seats):
        if state.is_foe(seat, other):
            symbols |= symbols_of(state, other)
    return symbols


def siren_hits(state: MadameChingState, seat: i64, other: i64, symbol: i64) -> bool:
    """MC-N4, MC-T4, MC-G14: opponents with an unturned card of the symbol."""
    return state.is_foe(seat, other) and symbol_digit(symbols_of(state, other), symbol) > 0


def announce_siren(state: MadameChingState, seat: i64, symbol: i64) -> None:
    """MC-G14: everybody who would be hit is asked, in seat order after the attacker; then the cards are turned."""
    for distance in range(1, state.seats):
        other: i64 = state.seat_after(seat, distance)
        if siren_hits(state, seat, other, symbol):
            state.agenda.then(REACT, other, seat * 8 + SIREN_ATTACK + symbol)
    state.agenda.then(SIREN_SINGS, seat, symbol)


class React(Choice[MadameChingState]):
    """MC-N7 (a), MC-G14: whoever is attacked may play a Pilot. Also those without one are asked: the question tells
    nothing about hands. `arg`: attacker * 8 + kind of attack."""

    def __init__(self) -> None:
        super().__init__(REACT, "react", ["MC-G14", "MC-N7"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(ALLOW)
        pile: i64 = state.pirates[seat].encounters
        for pilot in range(PILOT_KINDS):
            moves.add_if(digit(pile, PILOT + pilot) > 0, PARRY + pilot)

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        attacker: i64 = arg >> 3
        attack: i64 = arg & 7
        if action != ALLOW:
            parry(state, seat, action - PARRY)
            if attack >= SIREN_ATTACK:
                state.shielded |= 1 << seat
        elif attack == THIEF_ATTACK:
            state.agenda.then(STEAL_GEM, attacker, seat)
        elif attack == TRAITRESS_ATTACK:
            state.agenda.then(STEAL_CARD, attacker, seat)
        elif attack == FIGHT_ATTACK:
            memory.hand_seen(state, attacker, seat)
            state.reveal()
            news.looks(state, attacker, seat)
            state.agenda.then(SEIZE_CARD, attacker, seat)

    def passing(self, state: MadameChingState, seat: i64, arg: i64) -> i64:
        """MC-G14: who holds a Pilot is hidden."""
        return ALLOW

    def why_not(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> str:
        return "MC-N7" if PARRY <= action < PARRY + PILOT_KINDS else "MC-G14"


def parry(state: MadameChingState, seat: i64, pilot: i64) -> None:
    """MC-N7 (a), MC-N1: a Pilot cancels the attack; it isn't the round's encounter card."""
    state.pirates[seat].encounters -= one(PILOT + pilot)
    state.encounter_discard += one(PILOT + pilot)
    memory.encounter_gone(state, seat, PILOT + pilot)
    news.parries(state, seat, PILOT + pilot)


class StealGem(Chance[MadameChingState]):
    """MC-N3: a random gem of the victim, whose seat is `arg`."""

    def __init__(self) -> None:
        super().__init__(STEAL_GEM, "steal-gem", ["MC-N3"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        victim = state.pirates[arg]
        if victim.white > 0:
            moves.weigh(GEM, victim.white)
        if victim.red > 0:
            moves.weigh(GEM + 1, victim.red)
        if victim.blue > 0:
            moves.weigh(GEM + 2, victim.blue)

    def sample(self, state: MadameChingState, seat: i64, arg: i64, rng: Rng) -> i64:
        victim = state.pirates[arg]
        share: i64 = rng.below(victim.white + victim.red + victim.blue)
        if share < victim.white:
            return GEM
        return GEM + 1 if share < victim.white + victim.red else GEM + 2

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        thief = state.pirates[seat]
        victim = state.pirates[arg]
        if action == GEM:
            thief.white += 1
            victim.white -= 1
        elif action == GEM + 1:
            thief.red += 1
            victim.red -= 1
        else:
            thief.blue += 1
            victim.blue -= 1
        news.steals_gem(state, seat, arg, action - GEM)


class StealCard(Chance[MadameChingState]):
    """MC-N5: a random encounter card of the victim, whose seat is `arg`."""

    def __init__(self) -> None:
        super().__init__(STEAL_CARD, "steal-card", ["MC-N5"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        for kind in range(ENCOUNTER_KINDS):
            copies: i64 = digit(state.pirates[arg].encounters, kind)
            if copies > 0:
                moves.weigh(LOSE + kind, copies)

    def sample(self, state: MadameChingState, seat: i64, arg: i64, rng: Rng) -> i64:
        return LOSE + draw_kind(state.pirates[arg].encounters, rng)

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        kind: i64 = action - LOSE
        state.pirates[arg].encounters -= one(kind)
        state.pirates[seat].encounters += one(kind)
        memory.encounter_stolen(state, arg, seat, kind)
        news.steals_card(state, seat, arg, kind)
        if state.teams:
            state.received = kind + 1
            state.agenda.then(PASS_CARD, seat, 1 + arg)  # MC-T3, MC-G21


class SeizeCard(Choice[MadameChingState]):
    """MC-K3, MC-G13: the attacker sees the hand of the victim, whose seat is `arg`, and takes a card of it."""

    def __init__(self) -> None:
        super().__init__(SEIZE_CARD, "seize-card", ["MC-K3", "MC-G13"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        cards: i64 = state.pirates[arg].hand
        while cards != 0:
            moves.add(SEIZE + number_of(cards & -cards) - 1)
            cards &= cards - 1

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        number: i64 = action - SEIZE + 1
        state.pirates[arg].hand ^= only(number)
        state.pirates[seat].hand |= only(number)
        state.seized = number
        memory.moved(state, arg, seat, number)
        news.seizes(state, seat, arg, number)
        state.agenda.then(RETURN_CARD, seat, arg)


class ReturnCard(Choice[MadameChingState]):
    """MC-K3, MC-G4: a card in return, but not the one just taken; the victim's seat is `arg`."""

    def __init__(self) -> None:
        super().__init__(RETURN_CARD, "return-card", ["MC-K3", "MC-G4"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        cards: i64 = state.pirates[seat].hand ^ only(state.seized)
        while cards != 0:
            moves.add(GIVE_BACK + number_of(cards & -cards) - 1)
            cards &= cards - 1

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        number: i64 = action - GIVE_BACK + 1
        state.pirates[seat].hand ^= only(number)
        state.pirates[arg].hand |= only(number)
        state.seized = 0
        memory.moved(state, seat, arg, number)
        news.gives_back(state, seat, arg, number)

    def why_not(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> str:
        return "MC-G4" if GIVE_BACK <= action < GIVE_BACK + NUMBERS else "MC-K3"


class SirenSings(Automatic[MadameChingState]):
    """MC-N4, MC-G15: each opponent who was hit and has no Pilot against it turns one card; `arg` is the symbol."""

    def __init__(self) -> None:
        super().__init__(SIREN_SINGS, "siren-sings", ["MC-N4", "MC-G15"])

    def run(self, state: MadameChingState, seat: i64, arg: i64) -> None:
        for distance in range(1, state.seats):
            other: i64 = state.seat_after(seat, distance)
            if state.shielded >> other & 1 == 0 and siren_hits(state, seat, other, arg):
                if symbol_digit(symbols_of(state, other), arg) > 1:
                    state.agenda.then(TURN_CARD, other, arg)
                else:
                    turn_only_card(state, other, arg)
        state.shielded = 0


def turn_only_card(state: MadameChingState, seat: i64, symbol: i64) -> None:
    each: i64 = state.junks_each()
    for junk in range(seat * each, (seat + 1) * each):
        cards: i64 = turnable(state.junks[junk], symbol)
        if cards != 0:
            turn(state, seat, junk, symbol, number_of(cards))
        elif turnable_pilots(state.junks[junk], symbol) > 0:
            turn(state, seat, junk, symbol, 0)


def turn(state: MadameChingState, seat: i64, junk: i64, symbol: i64, number: i64) -> None:
    """MC-N4, MC-G3: the symbol no longer counts; number 0 is the Pilot with the symbol."""
    expedition = state.junks[junk]
    if number > 0:
        expedition.turned |= only(number)
    else:
        expedition.turned_pilots += one(symbol)
    expedition.symbols -= 1 << (4 * symbol)
    news.turns_card(state, seat, number, symbol)


class TurnCard(Choice[MadameChingState]):
    """MC-N4, MC-G15, MC-G22: the one who is hit chooses which card; `arg` is the symbol."""

    def __init__(self) -> None:
        super().__init__(TURN_CARD, "turn-card", ["MC-N4", "MC-G15", "MC-G22"])

    def legal(self, state: MadameChingState, seat: i64, arg: i64, moves: Moves) -> None:
        each: i64 = state.junks_each()
        for junk in range(seat * each, (seat + 1) * each):
            cards: i64 = turnable(state.junks[junk], arg)
            while cards != 0:
                moves.add(TURN + number_of(cards & -cards) - 1)
                cards &= cards - 1
            if turnable_pilots(state.junks[junk], arg) > 0:
                moves.add(TURN_PILOT + arg)

    def play(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> None:
        number: i64 = 0 if action >= TURN_PILOT else action - TURN + 1
        each: i64 = state.junks_each()
        for junk in range(seat * each, (seat + 1) * each):
            if number > 0 and state.junks[junk].cards >> number & 1 == 1:
                turn(state, seat, junk, arg, number)
            elif number == 0 and turnable_pilots(state.junks[junk], arg) > 0:
                turn(state, seat, junk, arg, 0)

    def why_not(self, state: MadameChingState, seat: i64, arg: i64, action: i64) -> str:
        return "MC-G15" if TURN <= action < TURN_PILOT + SYMBOL_COUNT else "MC-N4"
