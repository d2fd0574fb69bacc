"""The table in words and numbers, for terminals and plain boards, and the final reckoning."""

from mypy_extensions import i64

from prichal.games.jamaica.components import (
    CARD_NAMES,
    FORKS,
    KINDS,
    LADY_BETH_BONUS,
    RESOURCES,
    SCORE,
    SPACES,
    TREASURES,
)
from prichal.games.jamaica.rules.scoring import gold_points, space_points, treasure_points
from prichal.games.jamaica.secrets.view import JamaicaView, ShipView
from prichal.games.jamaica.state import JamaicaState
from prichal.games.jamaica.words.words import action_card, amount, space_name, treasure
from prichal.kernel.wire import Cell, Message, Panel, Part, seat_name

NOTHING = Cell("·")


def breakdown(state: JamaicaState) -> list[Part]:
    """JA-E2: space, doubloons, treasures, cursed treasures."""
    ships = [state.ships[seat] for seat in range(state.seats)]
    return [
        Part(Message("jamaica-part-space"), [space_points(ship) for ship in ships]),
        Part(Message("jamaica-part-gold"), [gold_points(ship) for ship in ships]),
        Part(Message("jamaica-part-treasures"), [treasure_points(ship, False) for ship in ships]),
        Part(Message("jamaica-part-cursed"), [treasure_points(ship, True) for ship in ships]),
    ]


def panels(view: JamaicaView) -> list[Panel]:
    shown = [regatta(view), ships(view), treasures(view), cards(view)]
    if view.combat is not None:
        shown.insert(0, combat(view))
    return shown


def name(view: JamaicaView, number: i64) -> Message:
    return Message("jamaica-ghost") if number >= view.seats else seat_name(number)


def marked_name(view: JamaicaView, number: i64) -> Message:
    """A ship's name, and what its place on the track doesn't tell (JA-M7)."""
    ship = view.ships[number]
    if ship.finished:
        return Message("jamaica-ship-finished", {"ship": name(view, number)})
    if ship.laps < 0:
        return Message("jamaica-ship-behind-start", {"ship": name(view, number)})
    return name(view, number)


def is_next(view: JamaicaView, step: str) -> bool:
    return len(view.agenda) > 0 and view.agenda[0].step == step


def combat(view: JamaicaView) -> Panel:
    """Both sides of the combat: tokens put aside and die."""
    fight = view.combat
    assert fight is not None
    rows = [
        combat_row(view, fight.attacker, fight.attack_powder, fight.attack_die),
        combat_row(view, fight.defender, fight.defence_powder, fight.defence_die),
    ]
    columns = [
        Message("jamaica-column-ship"),
        Message("jamaica-column-powder"),
        Message("jamaica-column-die"),
        Message("jamaica-column-strength"),
    ]
    return Panel(Message("jamaica-panel-combat"), columns, rows)


def combat_row(view: JamaicaView, number: int, powder: int, die: str) -> list[Cell]:
    """JA-F3, JA-T6: tokens, die and what they come to."""
    bonus = LADY_BETH_BONUS if "beth" in view.ships[number].bonuses else 0
    strength = die_cell(die) if die in ("", "star") else Cell(powder + int(die) + bonus)
    return [Cell(name(view, number)), Cell(powder), die_cell(die), strength]


def die_cell(word: str) -> Cell:
    if not word:
        return NOTHING
    return Cell(Message("jamaica-star")) if word == "star" else Cell(word)


def regatta(view: JamaicaView) -> Panel:
    """The whole track with costs, lanes, points, treasure tokens and ships; dice, Captain and bank on top."""
    rows: list[list[Cell]] = []
    for space in range(SPACES):
        here = [marked_name(view, number) for number in range(len(view.ships)) if view.ships[number].space == space]
        token = space in view.tokens
        rows.append(
            [
                Cell(space_name(space), f"space-{space}"),
                lane_cell(space),
                Cell(SCORE[space]),
                Cell(Message("jamaica-token")) if token else NOTHING,
                Cell(Message("list", {"items": here})) if here else NOTHING,
            ]
        )
    title = Message(
        "jamaica-panel-regatta",
        {
            "round": view.round,
            "captain": seat_name(view.captain),
            "dice": dice(view),
            "bank": [amount(RESOURCES.index(resource), count) for resource, count in view.bank.items()],
        },
    )
    columns = [
        Message("jamaica-column-space"),
        Message("jamaica-column-lane"),
        Message("jamaica-column-points"),
        Message("jamaica-column-token"),
        Message("jamaica-column-ships"),
    ]
    return Panel(title, columns, rows)


def dice(view: JamaicaView) -> Message:
    """JA-R1: until the Captain has decided neither die is the morning's."""
    if view.morning == 0 or is_next(view, "throw"):
        return Message("jamaica-dice-to-roll")
    if is_next(view, "set-dice"):
        return Message("jamaica-dice-rolled", {"low": view.morning, "high": view.evening})
    return Message("jamaica-dice-set", {"morning": view.morning, "evening": view.evening})


def lane_cell(space: int) -> Cell:
    """On which lane of a fork a space lies, if any."""
    for _, outer, outer_end, inner, inner_end, _ in FORKS:
        if outer <= space <= outer_end:
            return Cell(Message("jamaica-lane", {"lane": "outer"}))
        if inner <= space <= inner_end:
            return Cell(Message("jamaica-lane", {"lane": "inner"}))
    return NOTHING


def ships(view: JamaicaView) -> Panel:
    """Holds, place in the regatta and points of every ship, as far as the viewer sees them."""
    rows: list[list[Cell]] = []
    for number in range(len(view.ships)):
        ship = view.ships[number]
        pirate = Cell(Message("jamaica-pirate", {"pirate": ship.pirate})) if number < view.seats else NOTHING
        cells = [Cell(marked_name(view, number), f"ship-{number}"), pirate, Cell(ship.steps_left)]
        for hold in range(6):
            cells.append(hold_cell(view, number, hold))
        cells.append(Cell(view.scores[number]) if number < view.seats else NOTHING)
        rows.append(cells)
    holds = [Message("jamaica-column-hold", {"hold": hold + 1}) for hold in range(6)]
    columns = [
        Message("jamaica-column-ship"),
        Message("jamaica-column-pirate"),
        Message("jamaica-column-left"),
        *holds,
        Message("column-score"),
    ]
    return Panel(Message("jamaica-panel-ships"), columns, rows)


def hold_cell(view: JamaicaView, number: i64, hold: i64) -> Cell:
    """What a hold has, and how much of it is put aside by the payment that is being made."""
    piece = f"hold-{number}-{hold + 1}"
    ship = view.ships[number]
    if hold >= len(ship.holds):
        return NOTHING
    held = ship.holds[hold]
    if held.tokens == 0:
        return Cell(Message("jamaica-hold-empty"), piece)
    content = amount(RESOURCES.index(held.resource), held.tokens)
    if view.aside[hold] > 0 and view.agenda[0].seat == number:
        return Cell(Message("jamaica-hold-aside", {"goods": content, "aside": view.aside[hold]}), piece)
    return Cell(content, piece)


def treasures(view: JamaicaView) -> Panel:
    """Bonuses, and face-down treasures: their number, and the viewer's own by name."""
    rows: list[list[Cell]] = []
    for number in range(len(view.ships)):
        ship = view.ships[number]
        bonuses = [treasure(TREASURES.index(bonus)) for bonus in ship.bonuses]
        known = [treasure(kind) for kind in range(KINDS) for _ in range(ship.treasures.count(TREASURES[kind]))]
        rows.append(
            [
                Cell(name(view, number)),
                Cell(Message("list", {"items": bonuses})) if bonuses else NOTHING,
                Cell(ship.face_down, f"hidden-{number}"),
                Cell(Message("list", {"items": known})) if known else NOTHING,
            ]
        )
    columns = [
        Message("jamaica-column-ship"),
        Message("jamaica-column-bonuses"),
        Message("jamaica-column-face-down"),
        Message("jamaica-column-known"),
    ]
    return Panel(Message("jamaica-panel-treasures", {"pile": view.pile}), columns, rows)


def cards(view: JamaicaView) -> Panel:
    """Played piles, the sizes of hands and decks, and the viewer's own hand."""
    rows: list[list[Cell]] = []
    for seat in range(view.seats):
        ship = view.ships[seat]
        rows.append(
            [
                Cell(seat_name(seat)),
                card_list(ship.hand) if ship.hand else Cell(ship.hand_size),
                Cell(ship.deck_size),
                chosen_cell(ship),
                card_list(ship.played),
            ]
        )
    columns = [
        Message("column-player"),
        Message("jamaica-column-hand"),
        Message("jamaica-column-deck"),
        Message("jamaica-column-chosen"),
        Message("jamaica-column-played"),
    ]
    return Panel(Message("jamaica-panel-cards"), columns, rows)


def chosen_cell(ship: ShipView) -> Cell:
    """The card that lies face down, or the one that was turned up last."""
    if ship.chosen:
        return Cell(Message("jamaica-chosen"))
    return card_list([ship.revealed]) if ship.revealed else NOTHING


def card_list(names: list[str]) -> Cell:
    if not names:
        return NOTHING
    return Cell(Message("list", {"items": [action_card(CARD_NAMES.index(card)) for card in names]}))
