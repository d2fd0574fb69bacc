"""JA-C1 to JA-C3: every token, card and treasure is somewhere, and only there."""

from prichal.games.jamaica.components import (
    ALL_LAIRS,
    BANK,
    BETH,
    FIRST_BONUS,
    GOLD,
    HOLD,
    KINDS,
    LAIRS,
    RESOURCES,
    SIXTH,
    SPACES,
    TREASURE_CARDS,
    TREASURE_COPIES,
    TREASURES,
    WHOLE_DECK,
)
from prichal.games.jamaica.state import NO_CARD, NOTHING, JamaicaState, resource_of, tokens_of


def audit(state: JamaicaState) -> None:
    audit_tokens(state)
    audit_cards(state)
    audit_treasures(state)


def audit_tokens(state: JamaicaState) -> None:
    for resource in range(len(RESOURCES)):
        total = state.bank[resource]
        assert total >= 0, f"the bank owes {RESOURCES[resource]}"
        for ship in state.ships:
            total += ship.stock(resource)
        assert total == BANK[resource], f"{RESOURCES[resource]}: {total} of {BANK[resource]}"
    for number in range(len(state.ships)):
        ship = state.ships[number]
        for held in ship.holds:
            assert 0 <= tokens_of(held) <= 6, f"ship {number}: {tokens_of(held)} tokens in a hold"
            assert held == NOTHING or tokens_of(held) > 0, f"ship {number}: a hold of nothing"
            if state.is_ghost(number):
                assert held == NOTHING or resource_of(held) == GOLD, "the Ghost Ship has only gold"
        assert ship.has(HOLD) or ship.holds[SIXTH] == NOTHING, f"ship {number}: cargo in a hold it doesn't have"
        assert 0 <= ship.space < SPACES
        assert ship.laps <= 1 and (ship.laps < 1 or ship.space == 0), f"ship {number}: {ship.laps} laps"


def audit_cards(state: JamaicaState) -> None:
    one = 1
    for seat in range(state.seats):
        ship = state.ships[seat]
        chosen = 0 if ship.chosen == NO_CARD else one << ship.chosen
        sets = [ship.hand, ship.deck, ship.played, chosen]
        assert sum(sets) == WHOLE_DECK, f"seat {seat}: cards {sets}"
        assert (sets[0] | sets[1] | sets[2] | sets[3]) == WHOLE_DECK, f"seat {seat}: cards {sets}"
        assert ship.counted & ~(ship.hand | chosen) == 0, f"seat {seat}: counted cards that aren't held"


def audit_treasures(state: JamaicaState) -> None:
    unseen = 0
    for kind in range(KINDS):
        found = state.unseen[kind]
        unseen += found
        for number in range(len(state.ships)):
            ship = state.ships[number]
            assert ship.face_down[kind] >= 0
            found += ship.face_down[kind]
            if kind >= FIRST_BONUS:
                found += 1 if ship.has(kind) else 0
                assert state.is_ghost(number) or ship.face_down[kind] == 0, f"seat {number}: a bonus lies face down"
        assert found == TREASURE_COPIES[kind], f"treasure {TREASURES[kind]}: {found} of {TREASURE_COPIES[kind]}"
    assert state.lairs & ~ALL_LAIRS == 0, "a token outside the lairs"
    tokens = sum([1 for space in range(SPACES) if state.has_token(space)])
    ghost = 1 if len(state.ships) > state.seats else 0
    assert unseen == tokens + TREASURE_CARDS - LAIRS - ghost, f"{unseen} treasures for {tokens} tokens"
    assert ghost == 0 or state.ships[state.seats].has(BETH), "the Ghost Ship lost Lady Beth"
