"""Jamaica as numbers: all ships in the order of seats from the one who looks, one's own cards and treasures, and of the
others only what lies open. With two players the Ghost Ship comes last."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from prichal.games.jamaica.bots.hints import card_worth
from prichal.games.jamaica.components import (
    BANK,
    CARD_COUNT,
    COST,
    CURRENCY,
    FIRST_BONUS,
    HOLDS,
    KINDS,
    SPACES,
    STAR,
    TRACK,
)
from prichal.games.jamaica.rules.scoring import (
    gold_points,
    has_finished,
    space_points,
    steps_left,
    treasure_points,
)
from prichal.games.jamaica.state import NO_CARD, NO_SHIP, NOTHING, JamaicaState, Ship, resource_of, tokens_of
from prichal.games.jamaica.steps import THROW
from prichal.kernel.features import Block, Features, Vector, put_all, put_packed
from prichal.kernel.game import Game, Setup
from prichal.kernel.state import State

VERSION: Final = 1
SHIP_SIZE: Final[i64] = 130
LAIR_SPACES: Final = vec[i64]([space for space, (kind, _, _) in enumerate(TRACK) if kind == "lair"])
MOST_POWDER: Final = 40


def ship_blocks(who: str) -> list[Block]:
    return [
        Block(f"{who}-space", 50, 0, 1, "the space of the ship"),
        Block(f"{who}-way", 3, -40, 110, "steps to the finish, the counter of rounds of the island, finished"),
        Block(f"{who}-stock", 3, 0, 36, "doubloons, food, gunpowder in all holds"),
        Block(f"{who}-holds", 18, 0, 6, "by hold: doubloons, food, gunpowder in it"),
        Block(f"{who}-empty", 1, 0, 6, "empty holds"),
        Block(f"{who}-due", 3, -36, 36, "price of its space, what is left of that stock after paying, can't pay"),
        Block(f"{who}-bonuses", 4, 0, 1, "map, saber, Lady Beth, 6th Hold"),
        Block(f"{who}-hidden", 1, 0, 12, "treasures face down"),
        Block(f"{who}-played", 11, 0, 1, "cards on the played pile"),
        Block(f"{who}-revealed", 11, 0, 1, "the card turned up in the latest round"),
        Block(f"{who}-counted", 11, 0, 1, "cards that everybody can tell are held"),
        Block(f"{who}-chosen", 1, 0, 1, "a card lies face down"),
        Block(f"{who}-open-points", 2, -20, 120, "points of its space, doubloons and, for one's own, treasures"),
        Block(f"{who}-turn", 2, 0, 6, "how many ships act before it in the round, is the Captain"),
        Block(f"{who}-combat", 9, -1, MOST_POWDER, "attacks, defends, gunpowder, die rolled, and its face; star"),
    ]


class JamaicaFeatures(Features):
    """The map, the ships and one's own hand."""

    def __init__(self, game: Game) -> None:
        super().__init__(game, VERSION)

    def blocks(self, setup: Setup) -> list[Block]:
        found = self.agenda_blocks()
        found += [
            Block("round", 1, 0, 999, "the round, from 1"),
            Block("dice", 12, 0, 1, "the morning's and the evening's die, by face"),
            Block("lairs", 9, 0, 1, "treasure tokens in the lairs"),
            Block("bank", 3, 0, 80, "doubloons, food, gunpowder in the bank"),
            Block("aside", 6, 0, 6, "tokens put aside out of each hold"),
            Block("saber-used", 1, 0, 1, "the Saber was used in this combat"),
            Block("hand", 11, 0, 1, "own cards in hand"),
            Block("deck", 11, 0, 1, "own cards in the deck"),
            Block("card", 11, 0, 1, "own card that lies face down"),
            Block("card-worth", 2, -40, 40, "what the own card, or the best in hand, will bring by a rough estimate"),
            Block("treasures", 10, 0, 2, "own treasures face down, by kind"),
        ]
        for ship in range(3 if setup.seats == 2 else setup.seats):
            found += ship_blocks("own" if ship == 0 else f"next-{ship}")
        return found

    def write(self, state: State, seat: i64, vector: Vector) -> None:
        regatta = cast(JamaicaState, state)
        row = vector.row
        at: i64 = self.write_agenda(regatta, seat, 0, row)
        row[at] = i16(regatta.round)
        thrown: bool = not regatta.is_at(THROW)  # else the dice of the round before still lie there
        if thrown and regatta.morning > 0:
            row[at + regatta.morning] = 1
        if thrown and regatta.evening > 0:
            row[at + 6 + regatta.evening] = 1
        at += 13
        for lair in range(len(LAIR_SPACES)):
            row[at + lair] = i16(regatta.has_token(LAIR_SPACES[lair]))
        at += 9
        put_all(row, at, regatta.bank, 0, len(BANK))
        at += 3
        put_all(row, at, regatta.aside, 0, HOLDS)
        row[at + 6] = i16(regatta.saber_used)
        at = write_hand(regatta, regatta.ships[seat], at + 7, vector)
        for turn in range(regatta.seats):
            number: i64 = seat + turn
            if number >= regatta.seats:
                number -= regatta.seats
            write_ship(regatta, number, seat, at, row)
            at += SHIP_SIZE
        if len(regatta.ships) > regatta.seats:
            write_ship(regatta, regatta.seats, seat, at, row)


def write_hand(regatta: JamaicaState, ship: Ship, at: i64, vector: Vector) -> i64:
    """What only the owner sees; returns the place after it."""
    row = vector.row
    best: float = -1e9
    thrown: bool = not regatta.is_at(THROW)
    for card in range(CARD_COUNT):
        if (ship.hand >> card) & 1 != 0:
            row[at + card] = 1
            if thrown:
                best = max(best, card_worth(regatta, ship, card))
    put_packed(row, at + 11, ship.deck, 1, CARD_COUNT)
    at += 22
    if ship.chosen != NO_CARD:
        row[at + ship.chosen] = 1
        vector.add(at + 11, card_worth(regatta, ship, ship.chosen))
    if best > -1e8:
        vector.add(at + 12, best)
    at += 13
    put_all(row, at, ship.face_down, 0, KINDS)
    return at + KINDS


def write_ship(regatta: JamaicaState, number: i64, viewer: i64, at: i64, row: vec[i16]) -> None:
    """What lies open of one ship."""
    ship = regatta.ships[number]
    row[at + ship.space] = 1
    at += SPACES
    row[at] = i16(steps_left(ship))
    row[at + 1] = i16(ship.laps)
    row[at + 2] = i16(has_finished(ship))
    at += 3
    empty: i64 = 0
    holds = ship.holds
    for hold in range(ship.hold_count()):
        held: i64 = holds[hold]
        if held == NOTHING:
            empty += 1
        else:
            row[at + resource_of(held)] += i16(tokens_of(held))
            row[at + 3 + 3 * hold + resource_of(held)] = i16(tokens_of(held))
    row[at + 21] = i16(empty)
    at += 22
    due: i64 = COST[ship.space]
    if due > 0 and ship.laps == 0:
        rest: i64 = ship.stock(CURRENCY[ship.space]) - due
        row[at] = i16(due)
        row[at + 1] = i16(rest)
        row[at + 2] = i16(rest < 0)
    at += 3
    put_packed(row, at, ship.bonuses, 1, KINDS - FIRST_BONUS)
    row[at + 4] = i16(ship.hidden_count())
    at += 5
    put_packed(row, at, ship.played, 1, CARD_COUNT)
    put_packed(row, at + 22, ship.counted, 1, CARD_COUNT)
    if ship.revealed != NO_CARD:
        row[at + 11 + ship.revealed] = 1
    at += 33
    row[at] = i16(ship.chosen != NO_CARD)
    row[at + 1] = i16(space_points(ship))
    treasures: i64 = treasure_points(ship, False) + treasure_points(ship, True) if number == viewer else 0
    row[at + 2] = i16(gold_points(ship) + treasures)
    at += 3
    if number < regatta.seats:
        before: i64 = number - regatta.captain
        if before < 0:
            before += regatta.seats
        row[at] = i16(before)
        row[at + 1] = i16(before == 0)
    at += 2
    if regatta.attacker != NO_SHIP:
        write_combat(regatta, number, at, row)


def write_combat(regatta: JamaicaState, number: i64, at: i64, row: vec[i16]) -> None:
    if regatta.attacker == number:
        row[at] = 1
        row[at + 2] = i16(regatta.attack_powder)
        write_die(regatta.attack_die, at + 3, row)
    if regatta.defender == number:
        row[at + 1] = 1
        row[at + 2] = i16(regatta.defence_powder)
        write_die(regatta.defence_die, at + 3, row)


def write_die(die: i64, at: i64, row: vec[i16]) -> None:
    """Rolled at all, its face, and the star."""
    if die != 0:
        row[at] = 1
        row[at + (2 if die == STAR else 1)] = i16(1 if die == STAR else die)
