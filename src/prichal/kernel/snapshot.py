"""Snapshots: a whole position as bytes, and back. (Not compiled: it looks into classes by the names of their fields.)

A snapshot is a cache of a replayed log and never the truth. It is a checksum and JSON, the same from both builds.
Nothing in the bytes names a class: a fresh set-up of the game gives the shape, and the bytes only fill it.
"""

from __future__ import annotations

import hashlib
from typing import Final, TypeAlias

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from prichal.kernel.agenda import STEP_BITS, Agenda
from prichal.kernel.errors import BadSnapshot
from prichal.kernel.game import Game
from prichal.kernel.state import State
from prichal.kernel.step import FIRST_AUTOMATIC
from prichal.kernel.wire import Message

FORMAT: Final = 1
CHECKSUM: Final = 16  # bytes: hexadecimal digits
LEFT_OUT: Final = {"__dict__", "listener"}  # whoever goes on with the position listens anew
SMALLEST: Final = -(2**63)
LARGEST: Final = 2**63 - 1

Frozen: TypeAlias = bool | int | str | list["Frozen"] | dict[str, "Frozen"]


def freeze(game: Game, state: State) -> bytes:
    """A position of the game that waits for a decision, or is over, as bytes."""
    body = msgspec.json.encode([FORMAT, game.name, game.edition, frozen(state)])
    return checksum(body) + body


def thaw(game: Game, seats: int, options: dict[str, str], data: bytes) -> State:
    """The position that was frozen, without a listener; seats and options are those it was set up with."""
    setup = game.check(seats, options)
    body = data[CHECKSUM:]
    if checksum(body) != data[:CHECKSUM]:
        raise BadSnapshot(Message("problem-snapshot-torn"), "the snapshot is damaged")
    try:
        content = msgspec.json.decode(body)
    except (msgspec.MsgspecError, ValueError, RecursionError) as error:
        raise foreign("it isn't JSON") from error
    if not isinstance(content, list) or content[:3] != [FORMAT, game.name, game.edition] or len(content) != 4:
        raise foreign(f"it isn't of {game.name}, rules {game.edition}, format {FORMAT}")
    state = game.setup(setup.seats, setup.options)
    fill(state, content[3])
    if state.seats != seats:
        raise foreign("it has other seats")
    state.agenda.advance(state)
    return state


def checksum(body: bytes) -> bytes:
    return hashlib.sha256(body).hexdigest()[:CHECKSUM].encode()


def foreign(reason: str) -> BadSnapshot:
    return BadSnapshot(Message("problem-snapshot-foreign"), f"the snapshot doesn't fit: {reason}")


def fields(thing: object) -> list[str]:
    """The names of an object's fields: compiled classes list them, interpreted objects have them in a dictionary."""
    listed: tuple[str, ...] = getattr(type(thing), "__mypyc_attrs__", ())
    own: dict[str, object] = getattr(thing, "__dict__", {})
    return sorted({*listed, *own} - LEFT_OUT)


def frozen(value: object) -> Frozen:
    """A value as plain data."""
    if isinstance(value, bool | int | str):
        return value
    if isinstance(value, list | vec):
        return [frozen(item) for item in value]
    if isinstance(value, Agenda):
        # What lies above the depth is left over from before, and the rest of the fields is read off the top entry.
        return [value.entries[place] for place in range(value.depth)]
    names = fields(value)
    if not names:
        raise TypeError(f"a position can't be frozen with a {type(value).__name__} in it")
    return {name: frozen(getattr(value, name)) for name in names}


def thawed(shape: object, value: object) -> object:
    """The value as something of the same kind as `shape`; objects are filled where they are."""
    if isinstance(shape, bool | str):
        if type(value) is not type(shape):
            raise foreign(f"{value!r} isn't a {type(shape).__name__}")
        return value
    if isinstance(shape, int):
        return number(value)
    if isinstance(shape, list | vec):
        return series(shape, value)
    if isinstance(shape, Agenda):
        fill_agenda(shape, value)
    else:
        fill(shape, value)
    return shape


def number(value: object) -> int:
    if type(value) is not int or not SMALLEST <= value <= LARGEST:
        raise foreign(f"{value!r} isn't a number of 64 bits")
    return value


def numbers(value: object) -> vec[i64]:
    return vec[i64]([number(item) for item in items(value)])


def items(value: object) -> list[object]:
    if not isinstance(value, list):
        raise foreign(f"{value!r} isn't a list")
    return value


def series(shape: list[object] | vec[object], value: object) -> object:
    """Plain values may be any number of the kind of the first (else numbers); other things stay in their places."""
    if type(shape) is vec[i64]:
        return numbers(value)
    first = shape[0] if len(shape) > 0 else 0
    if isinstance(shape, list) and isinstance(first, bool | int | str):
        return [thawed(first, item) for item in items(value)]
    if len(shape) != len(items(value)):
        raise foreign(f"there are {len(items(value))} where {len(shape)} belong")
    places = [thawed(place, item) for place, item in zip(shape, items(value), strict=True)]
    return places if isinstance(shape, list) else shape


def fill(thing: object, value: object) -> None:
    """Sets every field of an object; there must be neither more nor fewer."""
    names = fields(thing)
    if not isinstance(value, dict) or sorted(value) != names:
        raise foreign(f"its {type(thing).__name__} has other fields")
    for name in names:
        shape = getattr(thing, name)
        content = thawed(shape, value[name])
        if content is not shape:  # filled where it is; such fields may be final
            setattr(thing, name, content)


def fill_agenda(agenda: Agenda, value: object) -> None:
    """Replaces what is to be done; `advance` finds out who decides, and must not find anything to run."""
    entries = numbers(value)
    known = {step.number for step in agenda.steps}
    if not all(entry & STEP_BITS in known for entry in entries):
        raise foreign("its agenda has unknown steps")
    if len(entries) > 0 and entries[-1] & STEP_BITS >= FIRST_AUTOMATIC:
        raise foreign("it doesn't wait for a decision")
    agenda.entries = entries
    agenda.depth = len(entries)
