"""A position of Jamaica."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from prichal.games.jamaica.components import (
    ALL_LAIRS,
    BANK,
    BETH,
    FIRST_BONUS,
    FOOD,
    GHOST_GOLD,
    GOLD,
    HOLD,
    HOLDS,
    KINDS,
    NOT_ROLLED,
    ROYAL,
    SIXTH,
    START_FOOD,
    START_GOLD,
    TREASURE_COPIES,
    WHOLE_DECK,
)
from prichal.kernel.agenda import Agenda, Steps, new_agenda
from prichal.kernel.state import State

NO_CARD: Final[i64] = -1
NOTHING: Final[i64] = 0  # the content of an empty hold
NO_SHIP: Final[i64] = -1


def content(resource: i64, tokens: i64) -> i64:
    """What is in a hold as one number: equal contents are equal numbers."""
    return (resource << 3) | tokens if tokens > 0 else NOTHING


def resource_of(content: i64) -> i64:
    return content >> 3


def tokens_of(content: i64) -> i64:
    return content & 7


@final
class Ship:
    """A ship, its holds, its owner's cards and treasures. Sets of cards have one bit a card."""

    def __init__(
        self,
        *,
        space: i64,
        laps: i64,
        holds: vec[i64],
        hand: i64,
        deck: i64,
        played: i64,
        chosen: i64,
        revealed: i64,
        counted: i64,
        bonuses: i64,
        face_down: vec[i64],
    ) -> None:
        self.space: i64 = space
        self.laps: i64 = laps  # the counter of JA-M7; 1 is the finish
        self.holds = holds  # their contents; the last is the 6th Hold
        self.hand: i64 = hand
        self.deck: i64 = deck  # in no order
        self.played: i64 = played  # face up
        self.chosen: i64 = chosen  # face down on the played pile, or NO_CARD
        self.revealed: i64 = revealed  # turned up in the latest round, or NO_CARD
        self.counted: i64 = counted  # cards that everybody can tell are held, as they weren't in the shuffled pile
        self.bonuses: i64 = bonuses  # face up, one bit each
        self.face_down = face_down  # treasures by kind

    def clone(self) -> Ship:
        return Ship(
            space=self.space,
            laps=self.laps,
            holds=self.holds[:],
            hand=self.hand,
            deck=self.deck,
            played=self.played,
            chosen=self.chosen,
            revealed=self.revealed,
            counted=self.counted,
            bonuses=self.bonuses,
            face_down=self.face_down[:],
        )

    def has(self, bonus: i64) -> bool:
        return (self.bonuses >> (bonus - FIRST_BONUS)) & 1 == 1

    def hold_count(self) -> i64:
        """JA-T7: five, or six."""
        return HOLDS if self.has(HOLD) else SIXTH

    def stock(self, resource: i64) -> i64:
        """All tokens of a resource on board."""
        total: i64 = 0
        for hold in range(HOLDS):
            held: i64 = self.holds[hold]
            if resource_of(held) == resource:
                total += tokens_of(held)
        return total

    def hidden_count(self) -> i64:
        """The number of face-down treasures."""
        total: i64 = 0
        for kind in range(KINDS):
            total += self.face_down[kind]
        return total


@final
class JamaicaState(State):
    """The whole table. Decks and the treasures nobody has seen are multisets: nobody knows their order.

    Ships have the numbers of their seats; with two players ship 2 is the Ghost Ship.
    """

    def __init__(
        self,
        *,
        agenda: Agenda,
        seats: i64,
        ships: vec[Ship],
        bank: vec[i64],
        lairs: i64,
        unseen: vec[i64],
        aside: vec[i64],
        round: i64,
        captain: i64,
        morning: i64,
        evening: i64,
        attacker: i64,
        defender: i64,
        attack_powder: i64,
        attack_die: i64,
        defence_powder: i64,
        defence_die: i64,
        saber_used: bool,
    ) -> None:
        self.ships = ships
        self.bank = bank  # tokens by resource
        self.lairs: i64 = lairs  # spaces that still have their treasure token, one bit each
        self.unseen = unseen  # treasures in the pile or in the box (JA-S1), by kind; which is which nobody knows
        self.aside = aside  # tokens to be taken out of each hold by the payment that is being made
        self.round: i64 = round  # from 1; 0 before the first
        self.captain: i64 = captain
        self.morning: i64 = morning  # the dice; while the Captain decides the lower one is in the morning's place
        self.evening: i64 = evening
        self.attacker: i64 = attacker  # ships, or NO_SHIP
        self.defender: i64 = defender
        self.attack_powder: i64 = attack_powder
        self.attack_die: i64 = attack_die
        self.defence_powder: i64 = defence_powder
        self.defence_die: i64 = defence_die
        self.saber_used = saber_used
        super().__init__(seats, agenda)

    def clone(self) -> JamaicaState:
        ships = self.ships[:]
        for number in range(len(ships)):
            ships[number] = ships[number].clone()
        return JamaicaState(
            agenda=self.agenda.clone(),
            seats=self.seats,
            ships=ships,
            bank=self.bank[:],
            lairs=self.lairs,
            unseen=self.unseen[:],
            aside=self.aside[:],
            round=self.round,
            captain=self.captain,
            morning=self.morning,
            evening=self.evening,
            attacker=self.attacker,
            defender=self.defender,
            attack_powder=self.attack_powder,
            attack_die=self.attack_die,
            defence_powder=self.defence_powder,
            defence_die=self.defence_die,
            saber_used=self.saber_used,
        )

    def is_ghost(self, ship: i64) -> bool:
        return ship >= self.seats

    def has_token(self, space: i64) -> bool:
        """Whether the space is a lair whose treasure is still there."""
        return (self.lairs >> space) & 1 == 1


def new_ship() -> Ship:
    """JA-S2 to JA-S4, JA-S6: in Port Royal, with provisions and a deck."""
    holds = vec[i64]([content(FOOD, START_FOOD), content(GOLD, START_GOLD), NOTHING, NOTHING, NOTHING, NOTHING])
    return Ship(
        space=ROYAL,
        laps=0,
        holds=holds,
        hand=0,
        deck=WHOLE_DECK,
        played=0,
        chosen=NO_CARD,
        revealed=NO_CARD,
        counted=0,
        bonuses=0,
        face_down=vec[i64]([0] * KINDS),
    )


def new_ghost() -> Ship:
    """JA-2P1: gold in two holds, and Lady Beth."""
    one: i64 = 1
    holds = vec[i64]([content(GOLD, GHOST_GOLD[0]), content(GOLD, GHOST_GOLD[1]), NOTHING, NOTHING, NOTHING, NOTHING])
    return Ship(
        space=ROYAL,
        laps=0,
        holds=holds,
        hand=0,
        deck=0,
        played=0,
        chosen=NO_CARD,
        revealed=NO_CARD,
        counted=0,
        bonuses=one << (BETH - FIRST_BONUS),
        face_down=vec[i64]([0] * KINDS),
    )


def new_state(steps: Steps, seats: i64) -> JamaicaState:
    """The table when the ships are ready and no card is drawn yet."""
    ships = vec[Ship]()
    for _ in range(seats):
        ships = append(ships, new_ship())
    unseen = TREASURE_COPIES[:]
    if seats == 2:
        ships = append(ships, new_ghost())
        unseen[BETH] = 0  # JA-2P1
    bank = BANK[:]
    for number in range(len(ships)):
        bank[GOLD] -= ships[number].stock(GOLD)
        bank[FOOD] -= ships[number].stock(FOOD)
    return JamaicaState(
        agenda=new_agenda(steps),
        seats=seats,
        ships=ships,
        bank=bank,
        lairs=ALL_LAIRS,
        unseen=unseen,
        aside=vec[i64]([0] * HOLDS),
        round=0,
        captain=0,
        morning=0,
        evening=0,
        attacker=NO_SHIP,
        defender=NO_SHIP,
        attack_powder=0,
        attack_die=NOT_ROLLED,
        defence_powder=0,
        defence_die=NOT_ROLLED,
        saber_used=False,
    )
