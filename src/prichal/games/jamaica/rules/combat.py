"""Combat."""

from typing import Final

from mypy_extensions import i64

from prichal.games.jamaica.actions import COMBAT_SHOWS, FIGHT, FIRE, REROLL, STAND
from prichal.games.jamaica.components import BETH, COMBAT_DIE, LADY_BETH_BONUS, NOT_ROLLED, POWDER, SABER, STAR
from prichal.games.jamaica.rules.loot import end_combat, plunder
from prichal.games.jamaica.rules.paying import spend
from prichal.games.jamaica.state import NO_SHIP, JamaicaState
from prichal.games.jamaica.steps import (
    COMBAT_ROLL,
    COMPARE,
    DEFEND,
    GUNPOWDER,
    OPPONENT,
    SABER_REROLL,
)
from prichal.games.jamaica.words import combat_news as news
from prichal.kernel.actions import Moves
from prichal.kernel.chance import Rng
from prichal.kernel.step import Automatic, Chance, Choice

ATTACK: Final[i64] = 0  # the sides of a combat
DEFENCE: Final[i64] = 1
FACES: Final[i64] = 6


class Opponent(Choice[JamaicaState]):
    """JA-F2: among several ships the attacker picks one; JA-2P9: the Captain picks for the Ghost Ship."""

    def __init__(self) -> None:
        super().__init__(OPPONENT, "opponent", ["JA-F2", "JA-2P9"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        space: i64 = state.ships[arg].space
        for other in range(len(state.ships)):
            if other != arg and state.ships[other].space == space:
                moves.add(FIGHT + other)

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        attack(state, arg, action - FIGHT)


def attack(state: JamaicaState, attacker: i64, defender: i64) -> None:
    """JA-F3, JA-F12: the attacker puts gunpowder aside and rolls; then the defender."""
    state.attacker = attacker
    state.defender = defender
    state.attack_powder = 0
    state.attack_die = NOT_ROLLED
    state.defence_powder = 0
    state.defence_die = NOT_ROLLED
    state.saber_used = False
    news.attacks(state)
    get_ready(state, attacker, ATTACK)
    state.agenda.then(DEFEND, decider(state, attacker), 0)


def decider(state: JamaicaState, number: i64) -> i64:
    """Who rolls and decides for a ship of the combat. JA-2P5: for the Ghost Ship the opponent of its opponent."""
    if not state.is_ghost(number):
        return number
    other: i64 = state.defender if number == state.attacker else state.attacker
    return 1 - other


def get_ready(state: JamaicaState, number: i64, side: i64) -> None:
    """JA-F3, JA-F4: tokens first, then the die. JA-2P10: the Ghost Ship has no gunpowder."""
    if state.ships[number].stock(POWDER) > 0:
        state.agenda.then(GUNPOWDER, number, side)
    state.agenda.then(COMBAT_ROLL, decider(state, number), side)


class Gunpowder(Choice[JamaicaState]):
    """JA-F3, JA-F4: any number of gunpowder tokens is put aside; JA-F7: they go to the bank in every case."""

    def __init__(self) -> None:
        super().__init__(GUNPOWDER, "gunpowder", ["JA-F3", "JA-F4", "JA-F7"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        for tokens in range(state.ships[seat].stock(POWDER) + 1):
            moves.add(FIRE + tokens)

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        tokens: i64 = action - FIRE
        if arg == ATTACK:
            state.attack_powder = tokens
        else:
            state.defence_powder = tokens
        news.fires(state, seat, tokens)
        spend(state, seat, POWDER, tokens)


class CombatRoll(Chance[JamaicaState]):
    """JA-F3, JA-F4: the combat die; then the Saber's window, if one of the two ships has it and it may help (JA-T5)."""

    def __init__(self) -> None:
        super().__init__(COMBAT_ROLL, "combat-roll", ["JA-F3", "JA-F4", "JA-T5"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        for face in range(FACES):
            moves.add(COMBAT_SHOWS + face)

    def sample(self, state: JamaicaState, seat: i64, arg: i64, rng: Rng) -> i64:
        return COMBAT_SHOWS + rng.below(FACES)

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        shown: i64 = COMBAT_DIE[action - COMBAT_SHOWS]
        if arg == ATTACK:
            state.attack_die = shown
        else:
            state.defence_die = shown
        roller: i64 = state.attacker if arg == ATTACK else state.defender
        news.rolls(state, roller, shown)
        swordsman: i64 = saber_owner(state)
        if swordsman != NO_SHIP and not state.saber_used and may_help(swordsman == roller, shown):
            state.agenda.then(SABER_REROLL, decider(state, swordsman), arg)


def may_help(own: bool, shown: i64) -> bool:
    """Whether another roll could be better for the Saber's side: none beats one's own star, or a rival's lowest."""
    return shown != STAR if own else shown != COMBAT_DIE[0]


def saber_owner(state: JamaicaState) -> i64:
    """The ship of this combat that has Saran's Saber, or NO_SHIP."""
    if state.ships[state.attacker].has(SABER):
        return state.attacker
    return state.defender if state.ships[state.defender].has(SABER) else NO_SHIP


class SaberReroll(Choice[JamaicaState]):
    """JA-T5: the roll just made may be rolled again, once in a combat; the second result stands."""

    def __init__(self) -> None:
        super().__init__(SABER_REROLL, "saber-reroll", ["JA-T5"])

    def legal(self, state: JamaicaState, seat: i64, arg: i64, moves: Moves) -> None:
        moves.add(STAND)
        moves.add(REROLL)

    def play(self, state: JamaicaState, seat: i64, arg: i64, action: i64) -> None:
        if action == REROLL:
            state.saber_used = True
            roller: i64 = state.attacker if arg == ATTACK else state.defender
            news.draws_saber(state, saber_owner(state), roller)
            state.agenda.then(COMBAT_ROLL, decider(state, roller), arg)


class Defend(Automatic[JamaicaState]):
    """JA-F4: the defender does the same. JA-F5: not against a star, which wins at once."""

    def __init__(self) -> None:
        super().__init__(DEFEND, "defend", ["JA-F4", "JA-F5"])

    def run(self, state: JamaicaState, seat: i64, arg: i64) -> None:
        if state.attack_die == STAR:
            win(state, state.attacker, state.defender, 0, 0)
        else:
            get_ready(state, state.defender, DEFENCE)
            state.agenda.then(COMPARE, seat, 0)


class Compare(Automatic[JamaicaState]):
    """JA-F5, JA-F6: the defender's star or the higher strength wins; equal strengths: nothing happens."""

    def __init__(self) -> None:
        super().__init__(COMPARE, "compare", ["JA-F6", "JA-F5"])

    def run(self, state: JamaicaState, seat: i64, arg: i64) -> None:
        if state.defence_die == STAR:
            win(state, state.defender, state.attacker, 0, 0)
            return
        attack_strength: i64 = strength(state, ATTACK)
        defence_strength: i64 = strength(state, DEFENCE)
        if attack_strength > defence_strength:
            win(state, state.attacker, state.defender, attack_strength, defence_strength)
        elif attack_strength < defence_strength:
            win(state, state.defender, state.attacker, defence_strength, attack_strength)
        else:
            news.ties(state, attack_strength)
            end_combat(state)


def strength(state: JamaicaState, side: i64) -> i64:
    """JA-F3: tokens and die; JA-T6: two more with Lady Beth. Stars are none of its business."""
    total: i64 = state.attack_powder + state.attack_die
    number: i64 = state.attacker
    if side == DEFENCE:
        total = state.defence_powder + state.defence_die
        number = state.defender
    if state.ships[number].has(BETH):
        total += LADY_BETH_BONUS
    return total


def win(state: JamaicaState, winner: i64, loser: i64, own: i64, other: i64) -> None:
    """JA-F8: the winner takes something. The strengths are for the chronicle: none when a star decided."""
    news.wins(state, winner, loser, own, other)
    plunder(state, decider(state, winner), winner, loser)
