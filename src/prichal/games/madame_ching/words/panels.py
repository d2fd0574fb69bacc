"""The table in words and numbers, for terminals and plain boards, and the final reckoning."""

from mypy_extensions import i64

from prichal.games.madame_ching.components import (
    BLUE_POINTS,
    ENCOUNTER_NAMES,
    FIRST_LINE,
    HONG_KONG_POINTS,
    JUNKS,
    PEARL_POINTS,
    RED_POINTS,
    ROWS,
    SECOND_LINE,
    SKILLS,
    TILE_NAMES,
    WHITE_POINTS,
)
from prichal.games.madame_ching.piles import height
from prichal.games.madame_ching.rules.scoring import merchant_points, points, treasure_points
from prichal.games.madame_ching.secrets.view import JunkView, MadameChingView, PirateView
from prichal.games.madame_ching.state import MadameChingState, skills_of
from prichal.games.madame_ching.words import words
from prichal.kernel.wire import Cell, Message, Panel, Part, seat_name

NOTHING = Cell("·")


def breakdown(state: MadameChingState) -> list[Part]:
    """MC-E3, part by part; in teams (MC-T1) the partner's points are the last part."""
    pirates = state.pirates
    seats = range(state.seats)
    parts = [
        Part(Message("madame_ching-part-coins"), [pirates[seat].coins for seat in seats]),
        Part(Message("madame_ching-part-white"), [pirates[seat].white * WHITE_POINTS for seat in seats]),
        Part(Message("madame_ching-part-red"), [pirates[seat].red * RED_POINTS for seat in seats]),
        Part(Message("madame_ching-part-blue"), [pirates[seat].blue * BLUE_POINTS for seat in seats]),
        Part(Message("madame_ching-part-skills"), [height(skills_of(pirates[seat])) for seat in seats]),
        Part(Message("madame_ching-part-pearl"), [PEARL_POINTS if state.pearl == seat else 0 for seat in seats]),
        Part(
            Message("madame_ching-part-hong-kong"),
            [HONG_KONG_POINTS if state.hong_kong == seat else 0 for seat in seats],
        ),
        Part(Message("madame_ching-part-treasures"), [treasure_points(pirates[seat]) for seat in seats]),
        Part(Message("madame_ching-part-merchants"), [merchant_points(pirates[seat]) for seat in seats]),
    ]
    if state.teams:
        parts.append(Part(Message("madame_ching-part-partner"), [points(state, seat ^ 2) for seat in seats]))
    return parts


def panels(view: MadameChingView) -> list[Panel]:
    found = [sea(view), places(view), expeditions(view), missions(view), pirates(view), hands(view)]
    found += [encounter_hands(view), skill_supply(view), encounter_supply(view)]
    if view.viewer >= 0:
        found.append(own_cards(view))
    return found


def joined(items: list[Message]) -> Cell:
    return Cell(Message("list", {"items": items})) if items else NOTHING


def sea(view: MadameChingView) -> Panel:
    """MC-C2: the 35 cells, rows by colours and columns by cards, with the junks on them."""
    rows: list[list[Cell]] = []
    for row in range(1, 8):
        cells: list[Cell] = [Cell(row)]
        for column in range(1, 9):
            cells.append(sea_cell(view, column, row) if column >= row else NOTHING)
        rows.append(cells)
    columns = [Message("madame_ching-column-colours")]
    columns += [Message("madame_ching-column-cards", {"count": column}) for column in range(1, 8)]
    columns.append(Message("madame_ching-column-edge", {"count": 8}))
    return Panel(Message("madame_ching-panel-sea", {"round": view.round}), columns, rows)


def sea_cell(view: MadameChingView, column: int, row: int) -> Cell:
    junks = [
        words.junk(JUNKS.index(junk.colour), view.seats)
        for junk in view.junks
        if max(junk.column, 1) == column and max(junk.row, 1) == row
    ]
    text = Message("madame_ching-cell", {"number": column * row, "area": area(column, row)})
    if junks:
        text = Message("madame_ching-cell-junks", {"cell": text, "junks": Message("list", {"items": junks})})
    return Cell(text, f"cell-{column}-{row}")


def area(column: int, row: int) -> str:
    """MC-P4, MC-P5: what a cell lies beyond."""
    if row == ROWS:
        return "hong-kong"
    if column - row >= SECOND_LINE:
        return "second"
    return "first" if column - row >= FIRST_LINE else "open"


def places(view: MadameChingView) -> Panel:
    """The cards on the board, the deck and its discards."""
    cells: list[Cell] = []
    for at in range(len(view.places)):
        name = view.places[at]
        if name == "?":
            cells.append(Cell(Message("madame_ching-face-down"), f"place-{at + 1}"))
        else:
            cells.append(Cell(words.navigation(int(name)), f"place-{at + 1}") if name else NOTHING)
    cells.append(Cell(view.deck, "deck"))
    cells.append(joined(words.cards(view.discard)))
    columns = [Message("madame_ching-column-place", {"place": at + 1}) for at in range(len(view.places))]
    columns += [Message("madame_ching-column-deck"), Message("madame_ching-column-discard")]
    return Panel(Message("madame_ching-panel-places"), columns, [cells])


def expeditions(view: MadameChingView) -> Panel:
    rows = [
        [
            Cell(words.junk(JUNKS.index(junk.colour), view.seats), f"junk-{junk.colour}"),
            Cell(seat_name(junk.seat)),
            Cell(junk.cell),
            joined(laid(junk)),
            joined(words.counted_symbols(junk.symbols)),
        ]
        for junk in view.junks
    ]
    columns = [
        Message("madame_ching-column-junk"),
        Message("column-player"),
        Message("madame_ching-column-cell"),
        Message("madame_ching-column-laid"),
        Message("madame_ching-column-symbols"),
    ]
    return Panel(Message("madame_ching-panel-expeditions"), columns, rows)


def laid(junk: JunkView) -> list[Message]:
    """Cards in ascending order, turned ones marked, then the Pilots."""
    found: list[Message] = []
    for number in junk.cards:
        card = words.navigation(number)
        found.append(Message("madame_ching-turned", {"card": card}) if number in junk.turned else card)
    for name, count in junk.pilots.items():
        pilot = words.encounter(ENCOUNTER_NAMES.index(f"pilot-{name}"))
        turned = junk.turned_pilots.get(name, 0)
        for at in range(count):
            found.append(Message("madame_ching-turned-pilot", {"card": pilot}) if at < turned else pilot)
    return found


def missions(view: MadameChingView) -> Panel:
    rows = []
    for name in view.missions:
        tile = TILE_NAMES.index(name)
        rows.append([Cell(int(name[:-1])), Cell(words.reward(tile), f"tile-{name}")])
    columns = [Message("madame_ching-column-number"), Message("madame_ching-column-reward")]
    return Panel(Message("madame_ching-panel-missions", {"count": len(view.missions)}), columns, rows)


def pirates(view: MadameChingView) -> Panel:
    rows = [pirate_row(view, seat) for seat in range(view.seats)]
    columns = [
        Message("column-player"),
        Message("madame_ching-column-coins"),
        Message("madame_ching-column-white"),
        Message("madame_ching-column-red"),
        Message("madame_ching-column-blue"),
        Message("madame_ching-column-ready"),
        Message("madame_ching-column-used"),
        Message("madame_ching-column-deeds"),
        Message("madame_ching-column-chosen"),
        Message("column-score"),
    ]
    if view.teams:  # MC-T1
        columns += [Message("madame_ching-column-partner"), Message("madame_ching-column-team")]
    return Panel(Message("madame_ching-panel-pirates"), columns, rows)


def pirate_row(view: MadameChingView, seat: i64) -> list[Cell]:
    pirate = view.pirates[seat]
    deeds: list[Message] = []
    if view.hong_kong == seat:
        deeds.append(Message("madame_ching-hong-kong"))
    if view.pearl == seat:
        deeds.append(Message("madame_ching-pearl"))
    chosen = NOTHING
    if pirate.chosen is not None:
        chosen = joined(words.cards(pirate.chosen))
    elif pirate.chosen_size > 0:
        chosen = Cell(Message("madame_ching-cards", {"count": pirate.chosen_size}))
    cells = [
        Cell(seat_name(seat), f"seat-{seat}"),
        Cell(pirate.coins),
        Cell(pirate.white),
        Cell(pirate.red),
        Cell(pirate.blue),
        joined(counted_skills(pirate.ready)),
        joined(counted_skills(pirate.used)),
        joined(deeds),
        chosen,
        Cell(pirate.points),
    ]
    if view.teams:
        cells += [Cell(seat_name(seat ^ 2)), Cell(view.scores[seat])]
    return cells


def counted_skills(skills: dict[str, int]) -> list[Message]:
    return [
        Message("madame_ching-times", {"thing": words.skill(SKILLS.index(name)), "count": count})
        for name, count in skills.items()
    ]


def hands(view: MadameChingView) -> Panel:
    """Navigation cards in hand: one's own, and what one knows of the others'."""
    rows: list[list[Cell]] = []
    for seat in range(view.seats):
        pirate = view.pirates[seat]
        known = pirate.tracked if pirate.hand is None else pirate.hand
        rows.append([Cell(seat_name(seat)), Cell(pirate.hand_size), joined(words.cards(known))])
    columns = [
        Message("column-player"),
        Message("madame_ching-column-hand"),
        Message("madame_ching-column-known"),
    ]
    return Panel(Message("madame_ching-panel-hands"), columns, rows)


def encounter_hands(view: MadameChingView) -> Panel:
    """Encounter cards in hand: one's own, and what one knows of the others'."""
    rows: list[list[Cell]] = []
    for seat in range(view.seats):
        pirate = view.pirates[seat]
        rows.append([Cell(seat_name(seat)), Cell(pirate.encounter_count), joined(known_encounters(pirate))])
    columns = [
        Message("column-player"),
        Message("madame_ching-column-hand"),
        Message("madame_ching-column-known-encounters"),
    ]
    return Panel(Message("madame_ching-panel-encounters"), columns, rows)


def known_encounters(pirate: PirateView) -> list[Message]:
    known = pirate.known_encounters if pirate.encounters is None else pirate.encounters
    return [
        Message("madame_ching-times", {"thing": words.encounter(ENCOUNTER_NAMES.index(name)), "count": count})
        for name, count in known.items()
    ]


def own_cards(view: MadameChingView) -> Panel:
    """The viewer's cards one by one, to be touched: hand, encounters, skills, laid cards, and cards seen in Combat."""
    own = view.pirates[view.viewer]
    rows: list[list[Cell]] = []
    for number in own.hand or []:
        rows.append(own_card("hand", words.navigation(number), f"hand-{number}"))
    for name in own.encounters or {}:
        rows.append(own_card("encounter", words.encounter(ENCOUNTER_NAMES.index(name)), f"encounter-{name}"))
    for name in own.ready:
        rows.append(own_card("skill", words.skill(SKILLS.index(name)), f"skill-{name}"))
    for junk in view.junks:
        if junk.seat == view.viewer:
            for number in junk.cards:
                rows.append(own_card("laid", words.navigation(number), f"laid-{number}"))
            for name in junk.pilots:
                pilot = words.encounter(ENCOUNTER_NAMES.index(f"pilot-{name}"))
                rows.append(own_card("laid", pilot, f"laid-pilot-{name}"))
    seen = {number for pirate in view.pirates for number in pirate.tracked}
    for number in sorted(seen):
        rows.append(own_card("seen", words.navigation(number), f"seen-{number}"))
    columns = [Message("madame_ching-column-where"), Message("madame_ching-column-card")]
    return Panel(Message("madame_ching-panel-own"), columns, rows)


def own_card(where: str, card: Message, piece: str) -> list[Cell]:
    return [Cell(Message("madame_ching-where", {"where": where})), Cell(card, piece)]


def skill_supply(view: MadameChingView) -> Panel:
    """Skills nobody has."""
    rows = [
        [
            Cell(words.skill(SKILLS.index(name)), f"supply-{name}"),
            Cell(words.price(SKILLS.index(name))),
            Cell(view.skills.get(name, 0)),
        ]
        for name in SKILLS
    ]
    columns = [
        Message("madame_ching-column-skill"),
        Message("madame_ching-column-price"),
        Message("madame_ching-column-left"),
    ]
    return Panel(Message("madame_ching-panel-skills"), columns, rows)


def encounter_supply(view: MadameChingView) -> Panel:
    """The encounter deck with its discards."""
    discards = [
        Message("madame_ching-times", {"thing": words.encounter(ENCOUNTER_NAMES.index(name)), "count": count})
        for name, count in view.encounter_discard.items()
    ]
    columns = [Message("madame_ching-column-deck"), Message("madame_ching-column-discard")]
    return Panel(Message("madame_ching-panel-encounter-deck"), columns, [[Cell(view.encounter_deck), joined(discards)]])
