"""A position of Madame Ching."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.games.madame_ching.components import ALL_NUMBERS, ALL_TILES, ELITE_CREW, SYMBOL_COUNT
from prichal.games.madame_ching.piles import FULL_ENCOUNTERS, FULL_SKILLS, digit
from prichal.kernel.agenda import Agenda, Steps, new_agenda
from prichal.kernel.state import State

NO_ONE: Final[i64] = -1  # nobody has the card yet
NO_JUNK: Final[i64] = -1

# Rows and columns of what is remembered: memory.py.
MOST_SEATS: Final[i64] = 4
PUBLIC: Final[i64] = 4  # the viewer after the last seat
VIEWERS: Final[i64] = 5
FACE_DOWN: Final[i64] = 4  # the owner after the last seat: the face-down place of the board
OWNERS: Final[i64] = 5

# MC-T2: how far the exchange of a team has come this round.
OPEN: Final[i64] = 0
DECLINED: Final[i64] = 1
HANDED: Final[i64] = 2
RETURNED: Final[i64] = 3


@final
class Pirate:
    """What belongs to one player. Sets and piles are explained in piles.py."""

    def __init__(
        self,
        *,
        hand: i64,
        chosen: i64,
        encounters: i64,
        ready: i64,
        used: i64,
        coins: i64,
        white: i64,
        red: i64,
        blue: i64,
        sailed: i64,
        idle: i64,
    ) -> None:
        self.hand: i64 = hand  # set of navigation cards
        self.chosen: i64 = chosen  # set of navigation cards chosen for the round and not yet played
        self.encounters: i64 = encounters  # pile of encounter cards
        self.ready: i64 = ready  # pile of skills, face up
        self.used: i64 = used  # pile of skills, face down
        self.coins: i64 = coins
        self.white: i64 = white
        self.red: i64 = red
        self.blue: i64 = blue
        self.sailed: i64 = sailed  # MC-2P2: the junk that had its turn this round
        self.idle: i64 = idle  # MC-G18: turns without a card, still to come this round

    def clone(self) -> Pirate:
        return Pirate(
            hand=self.hand,
            chosen=self.chosen,
            encounters=self.encounters,
            ready=self.ready,
            used=self.used,
            coins=self.coins,
            white=self.white,
            red=self.red,
            blue=self.blue,
            sailed=self.sailed,
            idle=self.idle,
        )


@final
class Expedition:
    """The cards before a second junk, and the cell of the first."""

    def __init__(
        self,
        *,
        cards: i64,
        turned: i64,
        pilots: i64,
        turned_pilots: i64,
        colours: i64,
        symbols: i64,
        last: i64,
        column: i64,
        row: i64,
    ) -> None:
        self.cards: i64 = cards  # set of navigation cards; they lie in ascending order
        self.turned: i64 = turned  # those turned by a Siren
        self.pilots: i64 = pilots  # pile of Pilots by kind of pilot
        self.turned_pilots: i64 = turned_pilots
        self.colours: i64 = colours  # set of card colours
        self.symbols: i64 = symbols  # unturned symbols, one hexadecimal digit each
        self.last: i64 = last  # the highest number, 0 before the first card
        self.column: i64 = column  # MC-C2: cards, Pilots included; 0 before the first expedition
        self.row: i64 = row  # MC-C2: colours, at most 7

    def clone(self) -> Expedition:
        return Expedition(
            cards=self.cards,
            turned=self.turned,
            pilots=self.pilots,
            turned_pilots=self.turned_pilots,
            colours=self.colours,
            symbols=self.symbols,
            last=self.last,
            column=self.column,
            row=self.row,
        )

    def cell(self) -> i64:
        """MC-P3: the number of the junk's cell; before the first expedition it waits on cell 1 (MC-S3)."""
        if self.column == 0:
            return 1
        return self.column * self.row


@final
class MadameChingState(State):
    """The whole table."""

    def __init__(
        self,
        *,
        seats: i64,
        agenda: Agenda,
        teams: bool,
        pirates: vec[Pirate],
        junks: vec[Expedition],
        places: vec[i64],
        on_board: i64,
        tracks: vec[i64],
        secrets: vec[i64],
        deck: i64,
        discard: i64,
        encounter_deck: i64,
        encounter_discard: i64,
        bag: i64,
        missions: i64,
        fulfilled: i64,
        skills: i64,
        hong_kong: i64,
        pearl: i64,
        ending: bool,
        round: i64,
        revealed: bool,
        card: i64,
        acted: bool,
        ended: bool,
        extra: i64,
        symbols: i64,
        lucky: bool,
        exchange: i64,
        shielded: i64,
        seized: i64,
        received: i64,
    ) -> None:
        self.teams = teams
        self.pirates: Final = pirates
        self.junks: Final = junks  # the expeditions; with two players 0 and 1 belong to seat 0, 2 and 3 to seat 1
        self.places = places  # MC-R1: numbers on the board, 0 where none lies; the first one is face down
        self.on_board: i64 = on_board  # how many cards lie there
        self.tracks = tracks  # what is known of navigation cards in hands: memory.py
        self.secrets = secrets  # what is known of encounter cards in hands: memory.py
        self.deck: i64 = deck  # set of navigation cards
        self.discard: i64 = discard  # set
        self.encounter_deck: i64 = encounter_deck  # pile
        self.encounter_discard: i64 = encounter_discard  # pile
        self.bag: i64 = bag  # set of tiles not drawn (MC-S1)
        self.missions: i64 = missions  # set of tiles on the board
        self.fulfilled: i64 = fulfilled  # set of tiles taken
        self.skills: i64 = skills  # pile of skill cards nobody has
        self.hong_kong: i64 = hong_kong  # seat or NO_ONE
        self.pearl: i64 = pearl  # seat or NO_ONE
        self.ending = ending  # MC-E1: this round is the last
        self.round: i64 = round
        self.revealed = revealed  # MC-R2: the chosen cards are open
        # The turn that is being played
        self.card: i64 = card  # the navigation card of 3a until it is laid, else 0
        self.acted = acted  # MC-N1: the encounter card of this turn was played
        self.ended = ended  # an expedition was ended in this turn
        self.extra: i64 = extra  # MC-G11: deck cards owed to Night Navigation
        self.symbols: i64 = symbols  # MC-X2: symbols of the ending expedition not yet used, hexadecimal digits
        self.lucky = lucky  # MC-X5: neither a mission nor a skill so far
        self.exchange: i64 = exchange  # MC-T2: two bits a team
        self.shielded: i64 = shielded  # bits of the seats that parried the Siren
        # Known to two seats at most, and only while they matter
        self.seized: i64 = seized  # the card just taken in Combat, 0 when none
        self.received: i64 = received  # the kind of encounter card just received, plus 1; 0 when none
        super().__init__(seats, agenda)

    def clone(self) -> MadameChingState:
        pirates = self.pirates[:]
        for seat in range(len(pirates)):
            pirates[seat] = pirates[seat].clone()
        junks = self.junks[:]
        for junk in range(len(junks)):
            junks[junk] = junks[junk].clone()
        return MadameChingState(
            seats=self.seats,
            agenda=self.agenda.clone(),
            teams=self.teams,
            pirates=pirates,
            junks=junks,
            places=self.places[:],
            on_board=self.on_board,
            tracks=self.tracks[:],
            secrets=self.secrets[:],
            deck=self.deck,
            discard=self.discard,
            encounter_deck=self.encounter_deck,
            encounter_discard=self.encounter_discard,
            bag=self.bag,
            missions=self.missions,
            fulfilled=self.fulfilled,
            skills=self.skills,
            hong_kong=self.hong_kong,
            pearl=self.pearl,
            ending=self.ending,
            round=self.round,
            revealed=self.revealed,
            card=self.card,
            acted=self.acted,
            ended=self.ended,
            extra=self.extra,
            symbols=self.symbols,
            lucky=self.lucky,
            exchange=self.exchange,
            shielded=self.shielded,
            seized=self.seized,
            received=self.received,
        )

    def is_foe(self, seat: i64, other: i64) -> bool:
        """MC-T4: anybody but oneself and one's partner."""
        partner: i64 = seat ^ 2 if self.teams else seat
        return (other != seat) & (other != partner)

    def seat_after(self, seat: i64, distance: i64) -> i64:
        """The seat so many places on, less than once around."""
        other: i64 = seat + distance
        return other if other < self.seats else other - self.seats

    def junks_each(self) -> i64:
        """MC-2P1: with two players everybody has two expeditions."""
        if self.seats == 2:
            return 2
        return 1

    def owner(self, junk: i64) -> i64:
        return junk >> 1 if self.seats == 2 else junk


def symbol_digit(symbols: i64, symbol: i64) -> i64:
    """How often a symbol is among those of an expedition."""
    return (symbols >> (4 * symbol)) & 15


def different_symbols(symbols: i64) -> i64:
    count: i64 = 0
    for symbol in range(SYMBOL_COUNT):
        count += i64(symbol_digit(symbols, symbol) > 0)
    return count


def skills_of(pirate: Pirate) -> i64:
    """MC-X3: all skills of a player, face up or down."""
    return pirate.ready + pirate.used


def jokers_of(pirate: Pirate) -> i64:
    return digit(skills_of(pirate), ELITE_CREW)


def new_pirate() -> Pirate:
    return Pirate(
        hand=0, chosen=0, encounters=0, ready=0, used=0, coins=0, white=0, red=0, blue=0, sailed=NO_JUNK, idle=0
    )


def new_expedition() -> Expedition:
    return Expedition(cards=0, turned=0, pilots=0, turned_pilots=0, colours=0, symbols=0, last=0, column=0, row=0)


def new_state(steps: Steps, seats: i64, teams: bool) -> MadameChingState:
    """The table before anything happened: all cards in their decks."""
    junks: i64 = 3 if seats == 3 else 4
    return MadameChingState(
        seats=seats,
        agenda=new_agenda(steps),
        teams=teams,
        pirates=vec[Pirate]([new_pirate() for _ in range(seats)]),
        junks=vec[Expedition]([new_expedition() for _ in range(junks)]),
        places=vec[i64]([0] * junks),
        on_board=0,
        tracks=vec[i64]([0] * (VIEWERS * OWNERS)),
        secrets=vec[i64]([0] * (MOST_SEATS * OWNERS)),
        deck=ALL_NUMBERS,
        discard=0,
        encounter_deck=FULL_ENCOUNTERS,
        encounter_discard=0,
        bag=ALL_TILES,
        missions=0,
        fulfilled=0,
        skills=FULL_SKILLS,
        hong_kong=NO_ONE,
        pearl=NO_ONE,
        ending=False,
        round=0,
        revealed=False,
        card=0,
        acted=False,
        ended=False,
        extra=0,
        symbols=0,
        lucky=False,
        exchange=0,
        shielded=0,
        seized=0,
        received=0,
    )
