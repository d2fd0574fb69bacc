"""What would it do? The changes that each option brings, up to the next draw or anything hidden.

Worked out on a position imagined from the seat's view, so that nothing hidden can show.
"""

from __future__ import annotations

from msgspec.structs import replace
from mypy_extensions import i64

from prichal.kernel.agenda import ARG_AT, SEAT_AT, SEAT_BITS, STEP_BITS
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Inventory
from prichal.kernel.state import State
from prichal.kernel.step import FIRST_AUTOMATIC, INDEX
from prichal.kernel.wire import Change, Option, Prompt, View


def imagine_turn(game: Game, view: View, seat: int, guess: int = 1) -> State:
    """A position that looks to a seat like its view, at its turn: what is tried there tells nothing hidden."""
    position = game.imagine(view, Rng(guess, seat))
    position.agenda.give_turn(seat)
    return position


def foresee(game: Game, view: View, position: State, prompt: Prompt) -> Prompt:
    """The same question, its options with what they bring on a position imagined from the view."""
    before = game.inventory(view)
    options: list[Option] = []
    for option in prompt.options:
        brings = brought(game, position, before, prompt.seat, option)
        options.append(replace(option, brings=brings))
    return replace(prompt, options=options)


def brought(game: Game, position: State, before: Inventory, seat: i64, option: Option) -> list[Change]:
    """What one option changes of the table as the seat sees it."""
    action = game.catalogue.find(option.action)
    if position.step().together:
        return game.promises(position, seat, action)
    after = position.clone()
    play_openly(after, action)
    return compare(game, before, game.inventory(game.view(after, seat)), seat)


def play_openly(state: State, action: i64) -> None:
    """Plays an action and what follows by itself, as long as nothing hidden is shown."""
    agenda = state.agenda
    agenda.revealed = False
    top: i64 = agenda.depth - 1
    agenda.depth = top
    state.step().play(state, agenda.seat, agenda.arg, action)
    while True:
        if agenda.depth > top + 1:
            agenda.put_in_order(top)
        top = agenda.depth - 1
        if top < 0 or agenda.revealed:
            return
        entry: i64 = agenda.entries[top]
        number: i64 = entry & STEP_BITS
        if number < FIRST_AUTOMATIC:
            return
        agenda.depth = top
        agenda.steps[number & INDEX].run(state, (entry >> SEAT_AT) & SEAT_BITS, entry >> ARG_AT)


def compare(game: Game, before: Inventory, after: Inventory, seat: i64) -> list[Change]:
    """The seat's own changes first."""
    found: list[Change] = []
    for piece, place in after.places.items():
        if before.places.get(piece, "") != place:
            found.append(Change(after.owners.get(piece), piece, place))
    own: list[Change] = []
    others: list[Change] = []
    for key, count in after.goods.items():
        amount = count - before.goods.get(key, 0)
        if amount != 0:
            change = Change(key[0], "", "", game.goods(key[1], abs(amount)), amount)
            (own if key[0] == seat else others).append(change)
    return found + own + others
