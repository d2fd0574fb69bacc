"""What a card would do to an expedition, in words and as a cell: told before it is chosen, as things stand."""

from mypy_extensions import i64

from prichal.games.madame_ching.components import (
    COLOUR_OF,
    COLUMNS,
    FIRST_LINE,
    FIRST_LINE_CARDS,
    ROWS,
    SECOND_LINE,
    SECOND_LINE_CARDS,
    SKILL_COUNT,
    TILE_NUMBER,
)
from prichal.games.madame_ching.piles import digit, numbers_in
from prichal.games.madame_ching.rules.ending import forecasts, nearest_lower
from prichal.games.madame_ching.rules.learning import buyable
from prichal.games.madame_ching.state import NO_ONE, Expedition, MadameChingState
from prichal.games.madame_ching.words import words
from prichal.kernel.wire import Message


def ends(expedition: Expedition, number: i64) -> bool:
    """MC-P6, MC-P7: a lower number, or any at the world's edge."""
    return expedition.column == COLUMNS or number < expedition.last


def climbs(expedition: Expedition, number: i64) -> bool:
    """MC-P2, MC-P3: a new colour goes diagonally, as long as there is a row."""
    return expedition.colours >> COLOUR_OF[number] & 1 == 0 and expedition.row < ROWS


def line_crossed(expedition: Expedition, diagonally: bool) -> i64:
    """MC-P4: the line that the next step crosses, or 0."""
    distance: i64 = expedition.column + 1 - expedition.row
    if diagonally:
        return 0
    if distance == FIRST_LINE:
        return 1
    return 2 if distance == SECOND_LINE else 0


def encounters_met(line: i64) -> i64:
    """MC-P4: what crossing a line brings."""
    if line == 0:
        return 0
    return FIRST_LINE_CARDS if line == 1 else SECOND_LINE_CARDS


def goal(expedition: Expedition, number: i64) -> str:
    """The cell where the junk would stand after a navigation card."""
    if expedition.column == 0 or ends(expedition, number):
        return "cell-1-1"
    return f"cell-{expedition.column + 1}-{expedition.row + i64(climbs(expedition, number))}"


def effect(state: MadameChingState, seat: i64, junk: i64, number: i64) -> Message:
    """What a navigation card would do to the expedition of a junk."""
    expedition = state.junks[junk]
    if expedition.column == 0:
        return Message("madame_ching-effect-starts")
    if ends(expedition, number):
        return Message("madame_ching-effect-ends", {"cell": expedition.cell(), "gains": gains(state, seat, expedition)})
    return step(state, expedition, climbs(expedition, number))


def night_effect(state: MadameChingState, junk: i64, number: i64) -> Message:
    """MC-G1: a card on top or between never ends an expedition."""
    return step(state, state.junks[junk], climbs(state.junks[junk], number))


def pilot_effect(state: MadameChingState, junk: i64) -> Message:
    """MC-G2: a Pilot has a colour of its own."""
    return step(state, state.junks[junk], state.junks[junk].row < ROWS)


def step(state: MadameChingState, expedition: Expedition, diagonally: bool) -> Message:
    row: i64 = expedition.row + i64(diagonally)
    return Message(
        "madame_ching-effect-sails",
        {
            "way": "diagonal" if diagonally else "straight",
            "cell": (expedition.column + 1) * row,
            "line": line_crossed(expedition, diagonally),
            "raid": 1 if row == ROWS and state.hong_kong == NO_ONE else 0,
            "edge": 1 if expedition.column + 1 == COLUMNS else 0,
        },
    )


def gains(state: MadameChingState, seat: i64, expedition: Expedition) -> list[Message]:
    """MC-X1, MC-X2, MC-K4, MC-X5: the mission, what Meteorology reaches, the skills, else the luck of the sea."""
    cell: i64 = expedition.cell()
    near: i64 = nearest_lower(state.missions, cell)
    far = numbers_in(forecasts(state, seat, cell, near))
    pile: i64 = buyable(expedition.symbols, state.skills)
    found: list[Message] = []
    tiles = numbers_in(near)
    if len(tiles) == 1:
        found.append(words.tile(tiles[0]))
    elif tiles:
        rewards = {"first": words.reward(tiles[0]), "second": words.reward(tiles[1])}
        found.append(Message("madame_ching-effect-tiles", {"number": TILE_NUMBER[tiles[0]], **rewards}))
    if far:
        numbers = [Message("madame_ching-effect-number", {"number": n}) for n in sorted({TILE_NUMBER[t] for t in far})]
        found.append(Message("madame_ching-effect-forecast", {"numbers": numbers}))
    if pile != 0:
        skills = [words.skill(skill) for skill in range(SKILL_COUNT) if digit(pile, skill) > 0]
        found.append(Message("madame_ching-effect-skills", {"skills": skills}))
    if near == 0 and pile == 0:
        found.append(Message("madame_ching-effect-luck"))
    return found
