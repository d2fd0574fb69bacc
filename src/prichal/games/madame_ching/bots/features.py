"""Madame Ching as numbers: pirates and junks in the order of seats from the one who looks; hands are one's own only."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from prichal.games.madame_ching.bots.hints import TILE_WORTH, worth
from prichal.games.madame_ching.components import (
    COLOUR_OF,
    COLUMNS,
    ENCOUNTER_KINDS,
    NUMBERS,
    SKILL_COUNT,
    SYMBOL_COUNT,
    SYMBOL_OF,
    TILES,
)
from prichal.games.madame_ching.piles import digit, height, number_of, size_of
from prichal.games.madame_ching.rules.ending import nearest_lower
from prichal.games.madame_ching.rules.scoring import open_points, points
from prichal.games.madame_ching.state import Expedition, MadameChingState, Pirate, symbol_digit
from prichal.kernel.features import Block, Features, Vector, put_four, put_packed
from prichal.kernel.game import Game, Setup
from prichal.kernel.state import State

VERSION: Final = 1
COLOUR_KINDS: Final[i64] = 8
PILE_BITS: Final[i64] = 3  # of `piles.digit`
SYMBOL_BITS: Final[i64] = 4  # of `symbol_digit`
MANY: Final = 200.0


def junk_blocks(who: str) -> list[Block]:
    return [
        Block(f"{who}-column", 9, 0, 1, "cards of the expedition: 0 to 8"),
        Block(f"{who}-row", 8, 0, 1, "its colours: 0 to 7"),
        Block(f"{who}-cell", 2, 0, 60, "the number of its cell, and the highest card"),
        Block(f"{who}-colours", 8, 0, 1, "which colours it has"),
        Block(f"{who}-symbols", 4, 0, 9, "unturned symbols"),
        Block(f"{who}-three", 4, 0, 1, "a symbol is there three times"),
        Block(f"{who}-turned", 1, 0, 20, "cards turned by a Siren"),
        Block(f"{who}-reach", 3, 0, MANY, "worth of the best mission within reach, missions within reach, rough worth"),
    ]


def pirate_blocks(who: str) -> list[Block]:
    return [
        Block(f"{who}-points", 1, 0, MANY, "points as the viewer can count them"),
        Block(f"{who}-purse", 4, 0, MANY, "coins, white, red and blue gems"),
        Block(f"{who}-ready", 5, 0, 4, "skills face up"),
        Block(f"{who}-used", 5, 0, 4, "skills face down"),
        Block(f"{who}-different", 1, 0, 8, "different skills and jokers, towards the China Pearl"),
        Block(f"{who}-encounters", 1, 0, 33, "encounter cards in hand"),
        Block(f"{who}-cards", 3, 0, 55, "cards in hand, chosen for the round, turns without a card"),
        Block(f"{who}-trophies", 2, 0, 1, "has reached Hong Kong, has the China Pearl"),
    ]


class MadameChingFeatures(Features):
    """The sea, the expeditions, and one's own hands."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, VERSION)

    def blocks(self, setup: Setup) -> list[Block]:
        found = self.agenda_blocks()
        found += [
            Block("round", 1, 0, 999, "the round"),
            Block(
                "table",
                6,
                0,
                1,
                "the last round, cards revealed, encounter played, expedition ended, luck, Pearl left",
            ),
            Block("extra", 1, 0, 9, "cards owed to Night Navigation"),
            Block(
                "card",
                4,
                0,
                55,
                "the card about to be laid: number; is there; has a symbol; is the seat's own",
            ),
            Block("missions", 23, 0, 1, "mission tiles on the board"),
            Block("missions-left", 1, 0, 23, "how many"),
            Block("skills", 5, 0, 4, "skills that nobody has"),
            Block("ending-symbols", 4, 0, 9, "symbols of the ending expedition that aren't used yet"),
            Block("places", 55, 0, 1, "open cards of the display"),
            Block("decks", 3, 0, 55, "navigation cards, encounter cards, open places of the display"),
            Block("hand", 55, 0, 1, "own navigation cards"),
            Block("chosen", 55, 0, 1, "own chosen card"),
            Block("encounters", 18, 0, 4, "own encounter cards by kind"),
            Block("shown", 55, 0, 1, "cards of others that were revealed and aren't played yet"),
        ]
        junks = 2 if setup.seats == 2 else 1
        for turn in range(setup.seats):
            who = "own" if turn == 0 else f"next-{turn}"
            found += pirate_blocks(who)
            for junk in range(1, junks + 1):
                found += junk_blocks(f"{who}-junk-{junk}")
                if turn == 0:
                    found.append(
                        Block(
                            f"own-fits-{junk}",
                            6,
                            0,
                            60,
                            "own cards that continue it: how many, with a new "
                            "colour, with its colour, the smallest step, to a new colour, with a symbol",
                        )
                    )
        return found

    def label(self, state: State) -> str:
        return f"{state.seats}-teams" if cast(MadameChingState, state).teams else str(state.seats)

    def write(self, state: State, seat: i64, vector: Vector) -> None:
        sea = cast(MadameChingState, state)
        row = vector.row
        at: i64 = self.write_agenda(sea, seat, 0, row)
        at = write_sea(sea, seat, at, row)
        at = write_hands(sea, seat, at, row)
        each: i64 = sea.junks_each()
        for turn in range(sea.seats):
            other: i64 = sea.seat_after(seat, turn)
            at = write_pirate(sea, other, seat, at, row)
            for junk in range(other * each, (other + 1) * each):
                at = write_junk(sea, sea.junks[junk], at, vector)
                if turn == 0:
                    write_fits(sea.pirates[seat], sea.junks[junk], at, row)
                    at += 6


def is_untouched(sea: MadameChingState) -> bool:
    """Whether nobody has chosen a card, and none was laid out."""
    for seat in range(sea.seats):
        if sea.pirates[seat].chosen != 0:
            return False
    return sea.places[0] == 0


def put_cards(cards: i64, at: i64, row: vec[i16]) -> None:
    """One entry for each card of a set; numbers begin with 1."""
    rest: i64 = cards
    while rest != 0:
        row[at + number_of(rest & -rest) - 1] = 1
        rest &= rest - 1


def write_sea(sea: MadameChingState, seat: i64, at: i64, row: vec[i16]) -> i64:
    row[at] = i16(sea.round)
    row[at + 1] = i16(sea.ending)
    row[at + 2] = i16(sea.revealed)
    row[at + 3] = i16(sea.acted)
    row[at + 4] = i16(sea.ended)
    row[at + 5] = i16(sea.lucky)
    row[at + 6] = i16(sea.pearl < 0)
    row[at + 7] = i16(sea.extra)
    at += 8
    if sea.card > 0:
        row[at] = i16(sea.card)
        row[at + 1] = 1
        row[at + 2] = i16(SYMBOL_OF[sea.card] >= 0)
        row[at + 3] = i16(sea.agenda.seat == seat)
    at += 4
    put_packed(row, at, sea.missions, 1, TILES)
    row[at + TILES] = i16(size_of(sea.missions))
    at += TILES + 1
    put_packed(row, at, sea.skills, PILE_BITS, SKILL_COUNT)
    at += SKILL_COUNT
    put_packed(row, at, sea.symbols, SYMBOL_BITS, SYMBOL_COUNT)
    at += SYMBOL_COUNT
    shown: i64 = 0
    places = sea.places
    for place in range(1, len(places)):
        number: i64 = places[place]
        if number > 0:
            row[at + number - 1] = 1
            shown += 1
    at += NUMBERS
    row[at] = i16(size_of(sea.deck))
    row[at + 1] = i16(height(sea.encounter_deck))
    row[at + 2] = i16(shown)
    return at + 3


def write_hands(sea: MadameChingState, seat: i64, at: i64, row: vec[i16]) -> i64:
    pirate = sea.pirates[seat]
    put_cards(pirate.hand, at, row)
    put_cards(pirate.chosen, at + NUMBERS, row)
    at += 2 * NUMBERS
    put_packed(row, at, pirate.encounters, PILE_BITS, ENCOUNTER_KINDS)
    at += ENCOUNTER_KINDS
    if sea.revealed:
        for other in range(sea.seats):
            if other != seat:
                put_cards(sea.pirates[other].chosen, at, row)
    return at + NUMBERS


def write_pirate(sea: MadameChingState, number: i64, viewer: i64, at: i64, row: vec[i16]) -> i64:
    pirate = sea.pirates[number]
    row[at] = i16(points(sea, number) if number == viewer else open_points(sea, number))
    put_four(row, at + 1, pirate.coins, pirate.white, pirate.red, pirate.blue)
    at += 5
    put_packed(row, at, pirate.ready, PILE_BITS, SKILL_COUNT)
    put_packed(row, at + SKILL_COUNT, pirate.used, PILE_BITS, SKILL_COUNT)
    skills: i64 = pirate.ready + pirate.used
    different: i64 = digit(skills, SKILL_COUNT - 1)
    for skill in range(SYMBOL_COUNT):
        different += i64(digit(skills, skill) > 0)
    at += 2 * SKILL_COUNT
    put_four(row, at, different, height(pirate.encounters), size_of(pirate.hand), size_of(pirate.chosen))
    row[at + 4] = i16(pirate.idle)
    row[at + 5] = i16(sea.hong_kong == number)
    row[at + 6] = i16(sea.pearl == number)
    return at + 7


def write_junk(sea: MadameChingState, junk: Expedition, at: i64, vector: Vector) -> i64:
    row = vector.row
    row[at + junk.column] = 1
    row[at + 9 + junk.row] = 1
    at += 17
    row[at] = i16(junk.cell())
    row[at + 1] = i16(junk.last)
    at += 2
    put_packed(row, at, junk.colours, 1, COLOUR_KINDS)
    at += COLOUR_KINDS
    for symbol in range(SYMBOL_COUNT):
        count: i64 = symbol_digit(junk.symbols, symbol)
        row[at + symbol] = i16(count)
        row[at + SYMBOL_COUNT + symbol] = i16(count >= 3)
    at += 2 * SYMBOL_COUNT
    row[at] = i16(size_of(junk.turned))
    if junk.column > 0:
        tiles: i64 = nearest_lower(sea.missions, junk.cell())
        best: float = 0.0
        reach: i64 = 0
        while tiles != 0:
            best = max(best, TILE_WORTH[number_of(tiles & -tiles)])
            reach += 1
            tiles &= tiles - 1
        if best > 0.0:
            vector.add(at + 1, best)
        row[at + 2] = i16(reach)
        vector.add(at + 3, worth(sea, junk))
    return at + 4


def write_fits(pirate: Pirate, junk: Expedition, at: i64, row: vec[i16]) -> None:
    """Own cards, the chosen one included, that would continue an expedition."""
    if junk.column >= COLUMNS:
        return
    rest: i64 = pirate.hand | pirate.chosen
    least: i64 = 0
    least_new: i64 = 0
    while rest != 0:
        number: i64 = number_of(rest & -rest)
        rest &= rest - 1
        if number <= junk.last:
            continue
        step: i64 = number - junk.last
        row[at] += 1
        if least == 0 or step < least:
            least = step
        if (junk.colours >> COLOUR_OF[number]) & 1 == 0:
            row[at + 1] += 1
            if least_new == 0 or step < least_new:
                least_new = step
        else:
            row[at + 2] += 1
        if SYMBOL_OF[number] >= 0:
            row[at + 5] += 1
    row[at + 3] = i16(least)
    row[at + 4] = i16(least_new)
