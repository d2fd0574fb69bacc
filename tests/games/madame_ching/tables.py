"""Positions of Madame Ching for tests that tell a story."""

from __future__ import annotations

from prichal.games import find
from prichal.games.madame_ching.actions import ACTIONS
from prichal.games.madame_ching.components import (
    COLOUR_OF,
    ENCOUNTER_NAMES,
    NO_SYMBOL,
    SKILLS,
    SYMBOL_OF,
    SYMBOLS,
)
from prichal.games.madame_ching.piles import digit, named, numbers_in, one, only
from prichal.games.madame_ching.state import MadameChingState
from prichal.games.madame_ching.steps import ROUND
from tests.support import legal_texts, play

GAME = find("madame_ching")
TILES = ["17a", "17b", "19a", "19b", "23a", "23c", "29a", "29b", "31a", "31b", "37a", "37b", "41a", "41b"]
HANDS = {
    2: [[10, 20, 30, 40, 45], [11, 21, 31, 41, 46]],
    3: [[10, 20, 30, 40], [11, 21, 31, 41], [12, 22, 32, 42]],
    4: [[10, 20, 30, 40], [11, 21, 31, 41], [12, 22, 32, 42], [13, 23, 33, 43]],
}


def fresh(seats: int = 3, teams: bool = False) -> MadameChingState:
    """The table before anything happened."""
    state = GAME.new(seats, {"teams": "yes" if teams else "no"} if seats == 4 else {})
    assert isinstance(state, MadameChingState)
    return state


def opened(
    seats: int = 3,
    teams: bool = False,
    hands: list[list[int]] | None = None,
    places: list[int] | None = None,
    tiles: list[str] | None = None,
) -> MadameChingState:
    """The first round, with the given missions, hands and cards on the board: everybody is about to choose."""
    state = fresh(seats, teams)
    act(state, *[f"tile {tile}" for tile in (tiles or TILES)[: 12 if seats == 3 else 14]])
    for hand in hands or HANDS[seats]:
        act(state, *[f"draw {number}" for number in hand])
    lay(state, *(places or [50, 51, 52, 53][: 3 if seats == 3 else 4]))
    return state


def act(state: MadameChingState, *texts: str) -> None:
    play(state, ACTIONS, *texts)


def lay(state: MadameChingState, *numbers: int) -> None:
    act(state, *[f"lay {number}" for number in numbers])


def choose(state: MadameChingState, *numbers: int) -> None:
    """Everybody chooses, in seat order (with two players: two cards each)."""
    act(state, *[f"choose {number}" for number in numbers])


def legal(state: MadameChingState) -> list[str]:
    return legal_texts(state, ACTIONS)


def offered(state: MadameChingState) -> list[str]:
    """What may be done besides taking a card from the board (and one of them may be taken)."""
    takes = [text for text in legal(state) if text.startswith("take ")]
    assert takes
    return [text for text in legal(state) if text not in takes]


def why_not(state: MadameChingState, text: str) -> str:
    """The clause that forbids an action."""
    action = ACTIONS.find(text)
    assert action >= 0, text
    assert action not in state.legal_actions()
    return state.step().why_not(state, state.agenda.seat, state.agenda.arg, action)


def asked(state: MadameChingState) -> tuple[str, int]:
    """The question that waits, and whom it waits for."""
    return state.step().name, state.actor


def give(state: MadameChingState, seat: int, *cards: str) -> None:
    """Moves encounter cards from the deck to a hand."""
    for name in cards:
        kind = ENCOUNTER_NAMES.index(name)
        assert digit(state.encounter_deck, kind) > 0
        state.encounter_deck -= one(kind)
        state.pirates[seat].encounters += one(kind)


def teach(state: MadameChingState, seat: int, *skills: str) -> None:
    """Gives skills, face up."""
    for name in skills:
        skill = SKILLS.index(name)
        assert digit(state.skills, skill) > 0
        state.skills -= one(skill)
        state.pirates[seat].ready += one(skill)


def enrich(state: MadameChingState, seat: int, *tiles: str) -> None:
    """Gives the gems and coins of tiles that are on the board."""
    from prichal.games.madame_ching.components import TILE_BLUE, TILE_COINS, TILE_NAMES, TILE_RED, TILE_WHITE

    pirate = state.pirates[seat]
    for name in tiles:
        tile = TILE_NAMES.index(name)
        assert state.missions >> tile & 1 == 1
        state.missions ^= 1 << tile
        state.fulfilled |= 1 << tile
        pirate.white += TILE_WHITE[tile]
        pirate.red += TILE_RED[tile]
        pirate.blue += TILE_BLUE[tile]
        pirate.coins += TILE_COINS[tile]


def voyage(state: MadameChingState, junk: int, numbers: list[int], pilots: list[str] | None = None) -> None:
    """Lays an expedition of cards from the decks."""
    expedition = state.junks[junk]
    for number in numbers:
        assert state.deck >> number & 1 == 1, f"card {number} isn't in the deck"
        state.deck ^= only(number)
        expedition.cards |= only(number)
        expedition.colours |= 1 << COLOUR_OF[number]
        if SYMBOL_OF[number] != NO_SYMBOL:
            expedition.symbols += 1 << (4 * SYMBOL_OF[number])
    for name in pilots or []:
        kind = ENCOUNTER_NAMES.index(f"pilot-{name}")
        assert digit(state.encounter_deck, kind) > 0
        state.encounter_deck -= one(kind)
        expedition.pilots += one(kind - ENCOUNTER_NAMES.index("pilot-map"))
        if name != "plain":
            expedition.symbols += 1 << (4 * SYMBOLS.index(name))
    colours = len({COLOUR_OF[number] for number in numbers}) + len(pilots or [])
    expedition.last = max(numbers)
    expedition.column = len(numbers) + len(pilots or [])
    expedition.row = min(colours, 7)


def bury(state: MadameChingState, *numbers: int) -> None:
    """Moves cards from the navigation deck to its discards."""
    for number in numbers:
        assert state.deck >> number & 1 == 1
        state.deck ^= only(number)
        state.discard |= only(number)


def next_round(state: MadameChingState) -> None:
    """Gives the current round up: its cards go from the board to the discards, and a new one begins."""
    for place in range(len(state.places)):
        if state.places[place] > 0:
            state.discard |= only(state.places[place])
            state.places[place] = 0
    state.on_board = 0
    state.agenda.depth = 0
    state.then(ROUND)
    state.agenda.advance(state)


def empty_deck(state: MadameChingState) -> None:
    bury(state, *numbers_in(state.deck))


def no_cards_left(state: MadameChingState) -> None:
    """Neither a navigation deck nor discards: all of it lies in the last seat's hand."""
    state.pirates[state.seats - 1].hand |= state.deck | state.discard
    state.deck = 0
    state.discard = 0


def hand(state: MadameChingState, seat: int) -> list[int]:
    return numbers_in(state.pirates[seat].hand)


def encounters(state: MadameChingState, seat: int) -> dict[str, int]:
    return named(state.pirates[seat].encounters, ENCOUNTER_NAMES)


def ready(state: MadameChingState, seat: int) -> dict[str, int]:
    return named(state.pirates[seat].ready, SKILLS)


def used(state: MadameChingState, seat: int) -> dict[str, int]:
    return named(state.pirates[seat].used, SKILLS)


def discarded(state: MadameChingState) -> dict[str, int]:
    return named(state.encounter_discard, ENCOUNTER_NAMES)


def cell(state: MadameChingState, junk: int) -> tuple[int, int]:
    return state.junks[junk].column, state.junks[junk].row


def pass_turns(state: MadameChingState, round: int) -> None:
    """Finishes the round with the first thing on offer, preferring to do nothing."""
    while not state.over and state.round == round:
        texts = legal(state)
        for nothing in ("done", "enough", "allow", "forgo", "keep", "hand nothing"):
            if nothing in texts:
                act(state, nothing)
                break
        else:
            act(state, texts[0])
