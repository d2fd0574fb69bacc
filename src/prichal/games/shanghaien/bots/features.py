"""Shanghaien as numbers. Everything lies open but the order of the pile, which isn't part of it."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from prichal.games.shanghaien.components import KINDS, NATION_COUNT, PLACES, TRICK_CARDS, VALUES
from prichal.games.shanghaien.rules.handing import neighbour_pips, taker
from prichal.games.shanghaien.rules.scoring import crew_points, strength, unused_tricks
from prichal.games.shanghaien.state import EMPTY, ShanghaienState, Side
from prichal.kernel.features import Block, Features, Vector, put_all, put_four
from prichal.kernel.game import Game, Setup
from prichal.kernel.state import State

VERSION: Final = 1
CARD_SIZE: Final[i64] = 24  # numbers of one card of the tavern
FACES: Final[i64] = 6


class ShanghaienFeatures(Features):
    """Both crews, the tavern by the numbers of its cards, and what a card would change."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, VERSION)
        # Strengths and points by nation, reckoned once for every position.
        self.mine = vec[i64]([0] * NATION_COUNT)
        self.theirs = vec[i64]([0] * NATION_COUNT)
        self.own_points = vec[i64]([0] * NATION_COUNT)
        self.other_points = vec[i64]([0] * NATION_COUNT)

    def blocks(self, setup: Setup) -> list[Block]:
        found = self.agenda_blocks()
        found += [
            Block("round", 1, 0, 8, "the round, from 1"),
            Block("counted-from", 3, 0, 1, "the tavern is counted from an open end, the left, the right"),
            Block("rolled", 12, 0, 1, "the lower and the higher die just rolled, by face"),
            Block("pile", 36, 0, 2, "cards left in the pile, by kind"),
            Block("if-called", 3, -100, 100, "if Shanghai were called: own points, the other's, the difference"),
        ]
        for number in range(1, PLACES + 1):
            found += [
                Block(f"card-{number}-nation", 8, 0, 4, "value of the sailor, by nation"),
                Block(f"card-{number}-trick", 4, 0, 1, "a trick card, by its pair of tricks"),
                Block(f"card-{number}-taker", 2, 0, 1, "who would get it now: the seat, the other"),
                Block(f"card-{number}-dice", 4, 0, 60, "own and others' dice at it, own and others' pips beside it"),
                Block(f"card-{number}-worth", 2, -30, 30, "lead gained if the seat gets it, lost if the other does"),
                Block(f"card-{number}-lead", 4, 0, 1, "own dice lead by one, by more, the other's by one, by more"),
            ]
        for who in ("own", "other"):
            found += [
                Block(f"{who}-strength", 8, 0, 20, "strength of the crews, by nation"),
                Block(f"{who}-points", 8, 0, 20, "points of the crews as they stand, by nation"),
                Block(f"{who}-tricks", 4, 0, 2, "trick cards not used, by kind"),
                Block(f"{who}-supply", 7, 0, 1, "dice in the supply: 0 to 6"),
                Block(f"{who}-captain", 1, 0, 1, "a trick card was used this round"),
            ]
        return found

    def write(self, state: State, seat: i64, vector: Vector) -> None:
        tavern = cast(ShanghaienState, state)
        own = tavern.side(seat)
        other = tavern.side(1 - seat)
        row = vector.row
        at: i64 = self.write_agenda(tavern, seat, 0, row)
        row[at] = i16(tavern.round)
        row[at + 2 + tavern.counted_from] = 1
        at += 4
        if tavern.low > 0:
            row[at + tavern.low - 1] = 1
            row[at + FACES + tavern.high - 1] = 1
        at += 12
        put_all(row, at, tavern.pile, 0, KINDS)
        at += KINDS
        called: i64 = at
        lead: i64 = unused_tricks(own)
        behind: i64 = unused_tricks(other)
        at += 3
        mine = self.mine
        theirs = self.theirs
        own_points = self.own_points
        other_points = self.other_points
        for nation in range(NATION_COUNT):
            own_strength: i64 = strength(own, nation)
            other_strength: i64 = strength(other, nation)
            mine[nation] = own_strength
            theirs[nation] = other_strength
            own_points[nation] = crew_points(own_strength, other_strength)
            other_points[nation] = crew_points(other_strength, own_strength)
            lead += own_points[nation]
            behind += other_points[nation]
        for number in range(1, PLACES + 1):
            self.write_card(tavern, own, other, seat, number, at, row)
            at += CARD_SIZE
        row[called] = i16(lead)
        row[called + 1] = i16(behind)
        row[called + 2] = i16(lead - behind)
        at = write_side(own, mine, own_points, at, row)
        write_side(other, theirs, other_points, at, row)

    def write_card(
        self, tavern: ShanghaienState, own: Side, other: Side, seat: i64, number: i64, at: i64, row: vec[i16]
    ) -> None:
        """One card of the tavern, by its number."""
        kind: i64 = tavern.row[tavern.place(number)]
        if kind == EMPTY:
            return
        gain: i64 = 1
        loss: i64 = 1
        if kind >= TRICK_CARDS:
            row[at + 8 + kind - TRICK_CARDS] = 1
        else:
            nation: i64 = kind // VALUES
            value: i64 = kind - nation * VALUES + 1
            row[at + nation] = i16(value)
            mine: i64 = self.mine[nation]
            theirs: i64 = self.theirs[nation]
            now: i64 = self.own_points[nation] - self.other_points[nation]
            gain = crew_points(mine + value, theirs) - crew_points(theirs, mine + value) - now
            loss = now - crew_points(mine, theirs + value) + crew_points(theirs + value, mine)
        own_dice: i64 = own.dice[number - 1]
        other_dice: i64 = other.dice[number - 1]
        ahead: i64 = own_dice - other_dice
        if ahead != 0:
            row[at + (12 if ahead > 0 else 13)] = 1
        elif own_dice > 0:
            owner: i64 = taker(tavern, number)
            if owner >= 0:
                row[at + (12 if owner == seat else 13)] = 1
        put_four(row, at + 14, own_dice, other_dice, neighbour_pips(own, number), neighbour_pips(other, number))
        row[at + 18] = i16(gain)
        row[at + 19] = i16(loss)
        if ahead > 0:
            row[at + (20 if ahead == 1 else 21)] = 1
        elif ahead < 0:
            row[at + (22 if ahead == -1 else 23)] = 1


def write_side(own: Side, strengths: vec[i64], points: vec[i64], at: i64, row: vec[i16]) -> i64:
    """What lies before one player, with strengths and points of the crews; returns the place after it."""
    put_all(row, at, strengths, 0, NATION_COUNT)
    put_all(row, at + 8, points, 0, NATION_COUNT)
    put_all(row, at + 16, own.cards, TRICK_CARDS, KINDS)
    row[at + 20 + own.supply] = 1
    row[at + 27] = i16(own.captain)
    return at + 28
