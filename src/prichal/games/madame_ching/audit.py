"""MC-C1: every card, tile, gem and coin is somewhere, and only there."""

from mypy_extensions import i64

from prichal.games.madame_ching.components import (
    ALL_NUMBERS,
    ALL_TILES,
    COINS,
    COLOUR_OF,
    ENCOUNTER_CARDS,
    ENCOUNTER_KINDS,
    GEMS_OF_EACH_COLOUR,
    PILOT,
    ROWS,
    SKILL_CARDS,
    SYMBOL_CARDS,
    SYMBOL_COUNT,
    TILE_BLUE,
    TILE_COINS,
    TILE_RED,
    TILE_WHITE,
)
from prichal.games.madame_ching.piles import FULL_ENCOUNTERS, FULL_SKILLS, digit, height, numbers_in, only, size_of
from prichal.games.madame_ching.rules.setup import tiles_of_number
from prichal.games.madame_ching.state import (
    FACE_DOWN,
    OWNERS,
    PUBLIC,
    VIEWERS,
    MadameChingState,
    different_symbols,
    symbol_digit,
)


def audit(state: MadameChingState) -> None:
    navigation(state)
    encounters(state)
    skills(state)
    treasury(state)
    board(state)
    memories(state)


def navigation(state: MadameChingState) -> None:
    """55 navigation cards."""
    piles = [state.deck, state.discard]
    for number in state.places:
        if number != 0:
            piles.append(only(number))
    assert len(piles) - 2 == state.on_board, f"{len(piles) - 2} cards on the board, not {state.on_board}"
    if state.card != 0:
        piles.append(only(state.card))
    for pirate in state.pirates:
        piles.extend([pirate.hand, pirate.chosen])
    for expedition in state.junks:
        piles.append(expedition.cards)
    seen: i64 = 0
    for pile in piles:
        assert seen & pile == 0, f"navigation cards in two places: {numbers_in(seen & pile)}"
        seen |= pile
    assert seen == ALL_NUMBERS, f"navigation cards missing: {numbers_in(ALL_NUMBERS & ~seen)}"


def encounters(state: MadameChingState) -> None:
    """33 encounter cards."""
    piles = [state.encounter_deck, state.encounter_discard]
    for pirate in state.pirates:
        piles.append(pirate.encounters)
    for expedition in state.junks:
        piles.append(expedition.pilots << (3 * PILOT))
    # With the right number of cards no digit can have run over into the next one.
    heights = sum([height(pile) for pile in piles])
    assert sum(piles) == FULL_ENCOUNTERS and heights == ENCOUNTER_CARDS, "encounter cards"
    if state.received > 0:
        holder = state.pirates[state.agenda.seat]
        assert digit(holder.encounters, state.received - 1) > 0, "the card received isn't there"
    if state.seized > 0:
        assert state.pirates[state.agenda.seat].hand >> state.seized & 1 == 1, "the card seized isn't there"


def skills(state: MadameChingState) -> None:
    """20 skill cards."""
    piles = [state.skills]
    for pirate in state.pirates:
        piles.extend([pirate.ready, pirate.used])
    assert sum(piles) == FULL_SKILLS and sum([height(pile) for pile in piles]) == SKILL_CARDS, "skill cards"


def treasury(state: MadameChingState) -> None:
    """23 tiles; all gems and coins come from fulfilled missions, or were paid at the end."""
    assert state.missions & state.fulfilled == 0 and state.bag & (state.missions | state.fulfilled) == 0, "tiles"
    assert (state.bag | state.missions | state.fulfilled) & ~ALL_TILES == 0, "tiles"
    for tile in numbers_in(state.missions):
        assert tiles_of_number(state.missions, tile) <= 2, "three tiles of one number"
    taken = numbers_in(state.fulfilled)
    gems = [
        sum([pirate.white for pirate in state.pirates]),
        sum([pirate.red for pirate in state.pirates]),
        sum([pirate.blue for pirate in state.pirates]),
    ]
    won = [sum([colour[tile] for tile in taken]) for colour in (TILE_WHITE, TILE_RED, TILE_BLUE)]
    assert gems == won, f"gems {gems}, won {won}"
    assert max(gems) <= GEMS_OF_EACH_COLOUR, f"gems {gems}"
    for pirate in state.pirates:
        assert pirate.white >= 0 and pirate.red >= 0 and pirate.blue >= 0, "gems"
    coins = sum([pirate.coins for pirate in state.pirates])
    earned = sum([TILE_COINS[tile] for tile in taken])
    if state.over:
        earned += sum([different_symbols(junk.symbols) for junk in state.junks if junk.column > 1])
    assert coins == earned and coins <= COINS, f"{coins} coins, {earned} earned"


def board(state: MadameChingState) -> None:
    """MC-P3: every junk stands where its cards say."""
    for expedition in state.junks:
        pilots = height(expedition.pilots)
        colours = len({COLOUR_OF[number] for number in numbers_in(expedition.cards)})
        assert expedition.column == size_of(expedition.cards) + pilots, "column"
        assert expedition.row == min(colours + pilots, ROWS), "row"
        assert size_of(expedition.colours) == colours, "colours"
        assert expedition.last == max(numbers_in(expedition.cards) or [0]), "last card"
        for symbol in range(SYMBOL_COUNT):
            cards = expedition.cards & ~expedition.turned & SYMBOL_CARDS[symbol]
            shown = size_of(cards) + digit(expedition.pilots, symbol) - digit(expedition.turned_pilots, symbol)
            assert symbol_digit(expedition.symbols, symbol) == shown, "symbols"


def memories(state: MadameChingState) -> None:
    """What is remembered is true: a tracked card is in one of the hands (or face down) where it may be."""
    for viewer in range(VIEWERS):
        if viewer < state.seats or viewer == PUBLIC:
            tracked: i64 = state.tracks[viewer * OWNERS + FACE_DOWN]
            held: i64 = tracked & only(state.places[0]) if state.places[0] != 0 else 0
            for owner in range(state.seats):
                track = state.tracks[viewer * OWNERS + owner]
                tracked |= track
                held |= track & (state.pirates[owner].hand | state.pirates[owner].chosen)
            assert tracked == held, f"viewer {viewer} is wrong about {numbers_in(tracked & ~held)}"
    for viewer in range(state.seats):
        for owner in range(state.seats):
            known = state.secrets[viewer * OWNERS + owner]
            if known != 0:
                for kind in range(ENCOUNTER_KINDS):
                    held_now = digit(state.pirates[owner].encounters, kind)
                    assert digit(known, kind) <= held_now, f"viewer {viewer} is wrong"
