"""The table in words and numbers, for terminals and plain boards, and the final reckoning."""

from mypy_extensions import i64

from prichal.games.shanghaien.components import CARD_NAMES, NATION_COUNT, NATIONS, PLACES, TRICK_CARDS
from prichal.games.shanghaien.rules.scoring import crew_points, strength, unused_tricks
from prichal.games.shanghaien.secrets.view import ShanghaienView, SideView
from prichal.games.shanghaien.state import ShanghaienState
from prichal.games.shanghaien.words.words import card, nation_name
from prichal.kernel.wire import Cell, Message, Panel, Part, seat_name

NOTHING = Cell("·")


def breakdown(state: ShanghaienState) -> list[Part]:
    """SH-G1 to SH-G4, nation by nation."""
    parts: list[Part] = []
    for nation in range(NATION_COUNT):
        first = strength(state.first, nation)
        second = strength(state.second, nation)
        parts.append(Part(nation_name(nation), [crew_points(first, second), crew_points(second, first)]))
    tricks = [unused_tricks(state.first), unused_tricks(state.second)]
    parts.append(Part(Message("shanghaien-part-tricks"), tricks))
    return parts


def panels(view: ShanghaienView) -> list[Panel]:
    return [tavern(view), crews(view), supplies(view)]


def card_cell(name: str, piece: str) -> Cell:
    return Cell(card(CARD_NAMES.index(name)), piece) if name else NOTHING


def tavern(view: ShanghaienView) -> Panel:
    """The row from left to right: numbers, cards, dice of both sides, and who would take each card now."""
    right = view.counted_from == "right"
    numbers = [6 - place if right else place + 1 for place in range(PLACES)]
    rows = [[Cell(Message("shanghaien-row-card")), *[card_cell(view.row[i], f"place-{i + 1}") for i in range(PLACES)]]]
    for seat in (1, 0):
        dice = [dice_cell(view.sides[seat].dice[number - 1], number) for number in numbers]
        rows.insert(0 if seat == 1 else 2, [Cell(seat_name(seat)), *dice])
    takers = [view.takers[number - 1] for number in numbers]
    taken = [NOTHING if seat is None else Cell(seat_name(seat)) for seat in takers]
    rows.append([Cell(Message("shanghaien-row-taker")), *taken])
    title = Message("shanghaien-panel-tavern", {"round": view.round, "end": view.counted_from})
    heads = [head(number, view.counted_from) for number in numbers]
    return Panel(title, [Message("empty"), *heads], rows)


def head(number: int, end: str) -> Message:
    return Message("shanghaien-number", {"number": number, "other": 7 - number, "end": end})


def dice_cell(count: int, face: int) -> Cell:
    return Cell(" ".join([f"[{face}]"] * count)) if count > 0 else NOTHING


def crews(view: ShanghaienView) -> Panel:
    """Every nation's sailors of both players: values, tucked cards, strength."""
    rows: list[list[Cell]] = []
    for number, nation in enumerate(NATIONS):
        cells = [Cell(nation_name(number))]
        for seat in (0, 1):
            cells.append(Cell(crew_text(view.sides[seat], nation), f"crew-{seat}-{nation}"))
        rows.append(cells)
    columns = [Message("shanghaien-column-nation"), seat_name(0), seat_name(1)]
    return Panel(Message("shanghaien-panel-crews"), columns, rows)


def crew_text(side: SideView, nation: str) -> str:
    """`1 3 3 +2 = 9`: sailors, tucked trick cards with a plus, strength."""
    values = [str(value) for value in (1, 2, 3, 4) for _ in range(side.cards.get(f"{nation}-{value}", 0))]
    values += ["+2"] * side.tucked.get(nation, 0)
    return f"{' '.join(values)} = {side.strength[nation]}" if values else "·"


def supplies(view: ShanghaienView) -> Panel:
    """Dice left, captains, unused trick cards and the score as it stands."""
    rows: list[list[Cell]] = []
    for seat in (0, 1):
        side = view.sides[seat]
        tricks = [card(kind) for kind in range(TRICK_CARDS, len(CARD_NAMES)) for _ in range(held(side, kind))]
        rows.append(
            [
                Cell(seat_name(seat)),
                Cell(side.supply, f"supply-{seat}"),
                Cell(Message("shanghaien-captain", {"used": "yes" if side.captain else "no"})),
                Cell(Message("list", {"items": tricks}) if tricks else "·"),
                Cell(view.scores[seat]),
            ]
        )
    columns = [
        Message("column-player"),
        Message("shanghaien-column-dice"),
        Message("shanghaien-column-captain"),
        Message("shanghaien-column-tricks"),
        Message("column-score"),
    ]
    return Panel(Message("shanghaien-panel-supplies"), columns, rows)


def held(side: SideView, kind: i64) -> int:
    return side.cards.get(CARD_NAMES[kind], 0)
