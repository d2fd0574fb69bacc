"""A position of Shanghaien."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.shanghaien.components import CARDS, COPIES, DICE, FACES, KINDS, NATION_COUNT, PLACES, VALUES
from prichal.kernel.agenda import Agenda, Steps, new_agenda
from prichal.kernel.state import State

EMPTY: Final[i64] = -1  # no card at that place of the tavern

# From which end the tavern is counted this round (SH-R4).
OPEN: Final[i64] = -1
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1


@final
class Side:
    """What belongs to one player."""

    def __init__(self, dice: vec[i64], cards: vec[i64], tucked: vec[i64], supply: i64, captain: bool) -> None:
        self.dice = dice  # dice laid this round, by face - 1
        self.cards = cards  # sailors and unused trick cards, by kind
        self.tucked = tucked  # trick cards turned into sailors, by nation (SH-T4)
        self.supply: i64 = supply
        self.captain = captain  # stands at the tavern: a trick card was used this round (SH-T1)

    def clone(self) -> Side:
        return Side(self.dice[:], self.cards[:], self.tucked[:], self.supply, self.captain)

    def has_sailor(self, nation: i64) -> bool:
        first: i64 = nation * VALUES
        for kind in range(first, first + VALUES):
            if self.cards[kind] > 0:
                return True
        return False


@final
class ShanghaienState(State):
    """The whole table. The pile is a multiset: nobody, the engine included, knows its order."""

    def __init__(
        self,
        *,
        agenda: Agenda,
        pile: vec[i64],
        pile_size: i64,
        row: vec[i64],
        gone: vec[i64],
        first: Side,
        second: Side,
        round: i64,
        counted_from: i64,
        low: i64,
        high: i64,
    ) -> None:
        self.pile = pile  # by kind
        self.pile_size: i64 = pile_size
        self.row = row  # the tavern from left to right: kinds or EMPTY
        self.gone = gone  # cards that left the game, by kind
        self.first = first
        self.second = second
        self.round: i64 = round  # from 1; 0 before the first
        self.counted_from: i64 = counted_from
        self.low: i64 = low  # the two dice just rolled
        self.high: i64 = high
        super().__init__(2, agenda)

    def clone(self) -> ShanghaienState:
        return ShanghaienState(
            agenda=self.agenda.clone(),
            pile=self.pile[:],
            pile_size=self.pile_size,
            row=self.row[:],
            gone=self.gone[:],
            first=self.first.clone(),
            second=self.second.clone(),
            round=self.round,
            counted_from=self.counted_from,
            low=self.low,
            high=self.high,
        )

    def side(self, seat: i64) -> Side:
        return self.first if seat == 0 else self.second

    def place(self, number: i64) -> i64:
        """Where card `number` (1 to 6) lies in the row; an open count reads from the left."""
        return PLACES - number if self.counted_from == RIGHT else number - 1


def new_side() -> Side:
    return Side(vec[i64]([0] * FACES), vec[i64]([0] * KINDS), vec[i64]([0] * NATION_COUNT), DICE, False)


def new_state(steps: Steps) -> ShanghaienState:
    """The table before anything happened: all cards in the pile."""
    return ShanghaienState(
        agenda=new_agenda(steps),
        pile=COPIES[:],
        pile_size=CARDS,
        row=vec[i64]([EMPTY] * PLACES),
        gone=vec[i64]([0] * KINDS),
        first=new_side(),
        second=new_side(),
        round=0,
        counted_from=OPEN,
        low=0,
        high=0,
    )
