"""Every card, tile, token, die and clan member is somewhere, and only there; every limit is kept."""

from mypy_extensions import i64

from prichal.games.white_castle.cards import FIRST_START
from prichal.games.white_castle.components import (
    INFLUENCE_LIMIT,
    MEMBERS,
    RESOURCE_LIMIT,
    SEAL_LIMIT,
    START_COPIES,
)
from prichal.games.white_castle.effects import COINS, FOOD, GOOD_KINDS, POINTS, SEALS
from prichal.games.white_castle.rules.dice import dice_of
from prichal.games.white_castle.state import (
    COURTIERS_HOME,
    DAIMYO,
    GARDENED,
    GARDENERS_HOME,
    GEISHAS_HOME,
    HOUSE,
    NONE,
    OVERLOOK,
    RIVAL,
    TEA_GARDEN,
    WARRIORS_HOME,
    Clan,
    WhiteCastleState,
    art_cards,
    castle_cards,
    dice_on,
    solo_cards,
)
from prichal.games.white_castle.steps import FLIP_ART, PLACE, ROLL


def audit(state: WhiteCastleState) -> None:
    audit_cards(state)
    audit_arts(state)
    audit_starts(state)
    audit_dice(state)
    audit_tokens(state)
    for number in range(state.clan_count()):
        audit_clan(state, number, state.clans[number])
    assert sorted(state.order) == sorted(state.track) or state.round == 0, "turn order"
    assert [state.clans[number].influence for number in state.track if number >= 0] == sorted(
        [state.clans[number].influence for number in state.track if number >= 0], reverse=True
    ), "influence track"
    if state.round == 0 and not state.solo:
        assert all(clan.influence == 0 for clan in state.clans)


def disjoint(sets: list[int], whole: int, what: str) -> None:
    """The sets share nothing and make up the whole."""
    union = 0
    for cards in sets:
        assert union & cards == 0, f"{what}: somewhere twice"
        union |= cards
    assert union == whole, f"{what}: {union:b} instead of {whole:b}"


def one(card: int) -> int:
    return 1 << card if card >= 0 else 0


def audit_cards(state: WhiteCastleState) -> None:
    sets: list[int] = [state.castle_deck]
    sets += [one(card) for card in state.rooms]
    for clan in state.clans:
        sets.append(clan.lantern_castle)
        if clan.action_card < FIRST_START:
            sets.append(one(clan.action_card))
    disjoint(sets, castle_cards(state.seats, state.matcha), "castle cards")


def audit_arts(state: WhiteCastleState) -> None:
    sets: list[int] = [state.art_deck, state.art_discard]
    taken = waiting(state, FLIP_ART)
    for card in taken:
        sets.append(one(card))
    for top in state.art_tops:
        if one(top) & state.art_discard == 0 and top not in taken:
            sets.append(one(top))
    sets += [clan.lantern_arts for clan in state.clans]
    disjoint(sets, art_cards(state.seats, state.matcha), "ikebana and calligraphy")
    sets = [state.solo_deck, state.solo_flipped, one(state.solo_top)]
    disjoint(sets, solo_cards(state.seats, state.matcha), "solo cards")


def waiting(state: WhiteCastleState, step: i64) -> list[int]:
    """The arguments of a step's entries on the agenda."""
    return [arg for number, _, arg in state.agenda.waiting() if number == step]


def audit_starts(state: WhiteCastleState) -> None:
    resources = [clan.resource_card for clan in state.clans if clan.resource_card >= 0]
    resources += [state.pairs[pair * 3] for pair in range(5) if state.pairs[pair * 3] >= 0]
    if not (state.solo and not state.matcha):  # there the only pair stays on record
        assert len(set(resources)) == len(resources), "starting resource card twice"
        tokens = [clan.token for clan in state.clans if clan.token >= 0]
        tokens += [state.pairs[pair * 3 + 2] for pair in range(5) if state.pairs[pair * 3 + 2] >= 0]
        tokens += [token for token in state.ceremonies if token >= 0]
        assert len(set(tokens)) == len(tokens), "ceremony token twice"
        kinds = [clan.start_action for clan in state.clans if clan.start_action >= 0]
        kinds += [state.pairs[pair * 3 + 1] for pair in range(5) if state.pairs[pair * 3 + 1] >= 0]
        assert all(kinds.count(kind) <= START_COPIES for kind in kinds), "starting action cards"


def audit_dice(state: WhiteCastleState) -> None:
    """WC-B7: players + 1 dice of each colour, on bridges, spaces, rows, in the well or in a hand."""
    unrolled = waiting(state, ROLL)
    hand = waiting(state, PLACE)
    for colour in range(4):
        count: i64 = dice_of(state.bridges[colour])
        for space in range(len(state.spaces)):
            there = state.spaces[space]
            for place in range(dice_on(there)):
                count += 1 if ((there >> (5 * place)) & 31) - 1 in range(colour * 6, colour * 6 + 6) else 0
            assert dice_on(there) <= state.stack(), "too many dice on a space"
        for face in range(6):
            count += (state.well_dice[colour] >> (3 * face)) & 7
        for clan in state.clans:
            count += 1 if (clan.row_dice >> (3 * colour)) & 7 > 0 else 0
        for die in hand:
            count += 1 if (die >> 3) & 3 == colour else 0
        rolled = state.round > 0 and colour < state.colours() and colour not in unrolled
        assert count == (state.dice() if rolled else 0), f"colour {colour}: {count} dice"


def audit_tokens(state: WhiteCastleState) -> None:
    for laid, what in ((state.gardens, "gardens"), (state.yards, "yard tokens"), (state.well_tiles, "well tiles")):
        known = [piece for piece in laid if piece >= 0]
        assert len(set(known)) == len(known), f"{what}: twice"
    colours = [colour for colour in state.tiles if colour >= 0]
    colours += [tile // 5 for tile in state.well_tiles if tile >= 0]
    assert all(colours.count(colour) <= 5 for colour in colours), "die tiles"
    assert state.round == 0 or len(colours) == 15, "die tiles"
    for slot in range(3):
        number = state.slots[slot]
        assert number == NONE or state.clans[number].members[DAIMYO] > 0, "a slot without a courtier"


def audit_clan(state: WhiteCastleState, number: i64, clan: Clan) -> None:
    members = clan.members
    assert sum(members[COURTIERS_HOME:WARRIORS_HOME]) == MEMBERS, f"clan {number}: courtiers"
    assert sum(members[WARRIORS_HOME:GARDENERS_HOME]) == MEMBERS, f"clan {number}: warriors"
    assert members[GARDENERS_HOME] + bin(members[GARDENED]).count("1") == MEMBERS, f"clan {number}: gardeners"
    assert sum(members[GEISHAS_HOME:]) == MEMBERS, f"clan {number}: geishas"
    assert all(count >= 0 for count in members), f"clan {number}: less than none"
    assert members[TEA_GARDEN + OVERLOOK] <= 1, f"clan {number}: overlook"
    assert all(members[TEA_GARDEN + HOUSE + room] <= 2 for room in range(3)), f"clan {number}: tea house"
    assert state.matcha or members[GEISHAS_HOME] == MEMBERS, f"clan {number}: geishas in the base game"
    goods = clan.goods
    assert all(amount >= 0 for amount in goods), f"clan {number}: less than nothing"
    assert goods[SEALS] <= SEAL_LIMIT, f"clan {number}: seals"
    assert all(goods[place] <= RESOURCE_LIMIT for place in range(FOOD, GOOD_KINDS)), f"clan {number}: resources"
    assert 0 <= clan.influence <= INFLUENCE_LIMIT, f"clan {number}: influence"
    if state.solo and number == RIVAL:
        assert all(goods[place] == 0 for place in range(GOOD_KINDS) if place != COINS and place != POINTS)
