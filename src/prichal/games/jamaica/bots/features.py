"""Jamaica as numbers: all ships in the order of seats from the one who looks, one's own cards and treasures, and of the
others only what lies open. With two players the Ghost Ship comes last."""

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

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
from prichal.kernel.features import Block, Features, Vector
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
        at: i64 = self.write_agenda(regatta, seat, 0, vector)
        vector.put(at, regatta.round)
        if regatta.morning > 0:
            vector.put(at + regatta.morning, 1)
        if regatta.evening > 0:
            vector.put(at + 6 + regatta.evening, 1)
        at += 13
        for lair in range(len(LAIR_SPACES)):
            vector.put(at + lair, 1 if regatta.has_token(LAIR_SPACES[lair]) else 0)
        at += 9
        vector.put_all(at, regatta.bank, 0, len(BANK))
        at += 3
        vector.put_all(at, regatta.aside, 0, HOLDS)
        vector.put(at + 6, 1 if regatta.saber_used else 0)
        at = write_hand(regatta, regatta.ships[seat], at + 7, vector)
        for turn in range(regatta.seats):
            number: i64 = seat + turn
            if number >= regatta.seats:
                number -= regatta.seats
            write_ship(regatta, number, seat, at, vector)
            at += SHIP_SIZE
        if len(regatta.ships) > regatta.seats:
            write_ship(regatta, regatta.seats, seat, at, vector)


def write_hand(regatta: JamaicaState, ship: Ship, at: i64, vector: Vector) -> i64:
    """What only the owner sees; returns the place after it."""
    best: float = -1e9
    for card in range(CARD_COUNT):
        if (ship.hand >> card) & 1 != 0:
            vector.put(at + card, 1)
            best = max(best, card_worth(regatta, ship, card))
        vector.put(at + 11 + card, (ship.deck >> card) & 1)
    at += 22
    if ship.chosen != NO_CARD:
        vector.put(at + ship.chosen, 1)
        vector.add(at + 11, card_worth(regatta, ship, ship.chosen))
    if best > -1e8:
        vector.add(at + 12, best)
    at += 13
    vector.put_all(at, ship.face_down, 0, KINDS)
    return at + KINDS


def write_ship(regatta: JamaicaState, number: i64, viewer: i64, at: i64, vector: Vector) -> None:
    """What lies open of one ship."""
    ship = regatta.ships[number]
    vector.put(at + ship.space, 1)
    at += SPACES
    vector.put(at, steps_left(ship))
    vector.put(at + 1, ship.laps)
    vector.put(at + 2, 1 if has_finished(ship) else 0)
    at += 3
    empty: i64 = 0
    for hold in range(ship.hold_count()):
        held: i64 = ship.holds[hold]
        if held == NOTHING:
            empty += 1
        else:
            vector.tally(at + resource_of(held), tokens_of(held))
            vector.put(at + 3 + 3 * hold + resource_of(held), tokens_of(held))
    vector.put(at + 21, empty)
    at += 22
    due: i64 = COST[ship.space]
    if due > 0 and ship.laps == 0:
        rest: i64 = ship.stock(CURRENCY[ship.space]) - due
        vector.put(at, due)
        vector.put(at + 1, rest)
        vector.put(at + 2, 1 if rest < 0 else 0)
    at += 3
    for bonus in range(FIRST_BONUS, KINDS):
        vector.put(at + bonus - FIRST_BONUS, 1 if ship.has(bonus) else 0)
    vector.put(at + 4, ship.hidden_count())
    at += 5
    for card in range(CARD_COUNT):
        vector.put(at + card, (ship.played >> card) & 1)
        vector.put(at + 22 + card, (ship.counted >> card) & 1)
    if ship.revealed != NO_CARD:
        vector.put(at + 11 + ship.revealed, 1)
    at += 33
    vector.put(at, 1 if ship.chosen != NO_CARD else 0)
    vector.put(at + 1, space_points(ship))
    treasures: i64 = treasure_points(ship, False) + treasure_points(ship, True) if number == viewer else 0
    vector.put(at + 2, gold_points(ship) + treasures)
    at += 3
    if number < regatta.seats:
        before: i64 = number - regatta.captain
        if before < 0:
            before += regatta.seats
        vector.put(at, before)
        vector.put(at + 1, 1 if before == 0 else 0)
    at += 2
    if regatta.attacker != NO_SHIP:
        write_combat(regatta, number, at, vector)


def write_combat(regatta: JamaicaState, number: i64, at: i64, vector: Vector) -> None:
    if regatta.attacker == number:
        vector.put(at, 1)
        vector.put(at + 2, regatta.attack_powder)
        write_die(regatta.attack_die, at + 3, vector)
    if regatta.defender == number:
        vector.put(at + 1, 1)
        vector.put(at + 2, regatta.defence_powder)
        write_die(regatta.defence_die, at + 3, vector)


def write_die(die: i64, at: i64, vector: Vector) -> None:
    """Rolled at all, its face, and the star."""
    if die != 0:
        vector.put(at, 1)
        vector.put(at + (2 if die == STAR else 1), 1 if die == STAR else die)
