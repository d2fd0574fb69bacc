"""Madame Ching as numbers: pirates and junks in the order of seats from the one who looks; hands are one's own only."""

from typing import Final, cast

from mypy_extensions import i64

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
from prichal.kernel.features import Block, Features, Vector
from prichal.kernel.game import Game, Setup
from prichal.kernel.state import State

VERSION: Final = 1
COLOUR_KINDS: Final[i64] = 8
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
        at: i64 = self.write_agenda(sea, seat, 0, vector)
        at = write_sea(sea, seat, at, vector)
        at = write_hands(sea, seat, at, vector)
        each: i64 = sea.junks_each()
        for turn in range(sea.seats):
            other: i64 = sea.seat_after(seat, turn)
            at = write_pirate(sea, other, seat, at, vector)
            for junk in range(other * each, (other + 1) * each):
                at = write_junk(sea, sea.junks[junk], at, vector)
                if turn == 0:
                    write_fits(sea.pirates[seat], sea.junks[junk], at, vector)
                    at += 6


def put_cards(cards: i64, at: i64, vector: Vector) -> None:
    """One entry for each card of a set; numbers begin with 1."""
    rest: i64 = cards
    while rest != 0:
        vector.put(at + number_of(rest & -rest) - 1, 1)
        rest &= rest - 1


def write_sea(sea: MadameChingState, seat: i64, at: i64, vector: Vector) -> i64:
    vector.put(at, sea.round)
    vector.put(at + 1, 1 if sea.ending else 0)
    vector.put(at + 2, 1 if sea.revealed else 0)
    vector.put(at + 3, 1 if sea.acted else 0)
    vector.put(at + 4, 1 if sea.ended else 0)
    vector.put(at + 5, 1 if sea.lucky else 0)
    vector.put(at + 6, 1 if sea.pearl < 0 else 0)
    vector.put(at + 7, sea.extra)
    at += 8
    if sea.card > 0:
        vector.put(at, sea.card)
        vector.put(at + 1, 1)
        vector.put(at + 2, 1 if SYMBOL_OF[sea.card] >= 0 else 0)
        vector.put(at + 3, 1 if sea.agenda.seat == seat else 0)
    at += 4
    left: i64 = 0
    for tile in range(TILES):
        there: i64 = (sea.missions >> tile) & 1
        left += there
        vector.put(at + tile, there)
    vector.put(at + TILES, left)
    at += TILES + 1
    for skill in range(SKILL_COUNT):
        vector.put(at + skill, digit(sea.skills, skill))
    at += SKILL_COUNT
    for symbol in range(SYMBOL_COUNT):
        vector.put(at + symbol, symbol_digit(sea.symbols, symbol))
    at += SYMBOL_COUNT
    shown: i64 = 0
    for place in range(1, len(sea.places)):
        if sea.places[place] > 0:
            vector.put(at + sea.places[place] - 1, 1)
            shown += 1
    at += NUMBERS
    vector.put(at, size_of(sea.deck))
    vector.put(at + 1, height(sea.encounter_deck))
    vector.put(at + 2, shown)
    return at + 3


def write_hands(sea: MadameChingState, seat: i64, at: i64, vector: Vector) -> i64:
    pirate = sea.pirates[seat]
    put_cards(pirate.hand, at, vector)
    put_cards(pirate.chosen, at + NUMBERS, vector)
    at += 2 * NUMBERS
    for kind in range(ENCOUNTER_KINDS):
        vector.put(at + kind, digit(pirate.encounters, kind))
    at += ENCOUNTER_KINDS
    if sea.revealed:
        for other in range(sea.seats):
            if other != seat:
                put_cards(sea.pirates[other].chosen, at, vector)
    return at + NUMBERS


def write_pirate(sea: MadameChingState, number: i64, viewer: i64, at: i64, vector: Vector) -> i64:
    pirate = sea.pirates[number]
    vector.put(at, points(sea, number) if number == viewer else open_points(sea, number))
    vector.put_four(at + 1, pirate.coins, pirate.white, pirate.red, pirate.blue)
    at += 5
    different: i64 = digit(pirate.ready + pirate.used, SKILL_COUNT - 1)
    for skill in range(SKILL_COUNT):
        vector.put(at + skill, digit(pirate.ready, skill))
        vector.put(at + SKILL_COUNT + skill, digit(pirate.used, skill))
        if skill < SYMBOL_COUNT and digit(pirate.ready + pirate.used, skill) > 0:
            different += 1
    at += 2 * SKILL_COUNT
    vector.put_four(at, different, height(pirate.encounters), size_of(pirate.hand), size_of(pirate.chosen))
    vector.put(at + 4, pirate.idle)
    vector.put(at + 5, 1 if sea.hong_kong == number else 0)
    vector.put(at + 6, 1 if sea.pearl == number else 0)
    return at + 7


def write_junk(sea: MadameChingState, junk: Expedition, at: i64, vector: Vector) -> i64:
    vector.put(at + junk.column, 1)
    vector.put(at + 9 + junk.row, 1)
    at += 17
    vector.put(at, junk.cell())
    vector.put(at + 1, junk.last)
    at += 2
    for colour in range(COLOUR_KINDS):
        vector.put(at + colour, (junk.colours >> colour) & 1)
    at += COLOUR_KINDS
    for symbol in range(SYMBOL_COUNT):
        count: i64 = symbol_digit(junk.symbols, symbol)
        vector.put(at + symbol, count)
        vector.put(at + SYMBOL_COUNT + symbol, 1 if count >= 3 else 0)
    at += 2 * SYMBOL_COUNT
    vector.put(at, size_of(junk.turned))
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
        vector.put(at + 2, reach)
        vector.add(at + 3, worth(sea, junk))
    return at + 4


def write_fits(pirate: Pirate, junk: Expedition, at: i64, vector: Vector) -> None:
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
        vector.tally(at, 1)
        if least == 0 or step < least:
            least = step
        if (junk.colours >> COLOUR_OF[number]) & 1 == 0:
            vector.tally(at + 1, 1)
            if least_new == 0 or step < least_new:
                least_new = step
        else:
            vector.tally(at + 2, 1)
        if SYMBOL_OF[number] >= 0:
            vector.tally(at + 5, 1)
    vector.put(at + 3, least)
    vector.put(at + 4, least_new)
