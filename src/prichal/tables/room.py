"""A table in the memory of one process, and those who listen to it."""

from __future__ import annotations

import asyncio
import time
from typing import TypeAlias

from msgspec import Struct

from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Said

Asker: TypeAlias = tuple[int, int, str, bool]  # viewer, since, person, panels: who asks for the same gets the same


class Nudge(Struct, omit_defaults=True):
    """What processes tell each other about a table: that it changed, who is there, what was said. No secrets."""

    process: str
    version: int = 0
    said: Said | None = None
    present: list[int] | None = None
    watching: int = 0
    who: bool = False  # asks the others who is there


class Elsewhere(Struct, frozen=True):
    """Who is with another process, as it said at a moment."""

    present: list[int]
    watching: int
    moment: float

    @property
    def anybody(self) -> bool:
        return bool(self.present or self.watching)


class Listening:
    """Somebody connected to a room; `wake` is set when there is something new."""

    def __init__(self, person: str | None, viewer: int, panels: bool = False) -> None:
        self.person = person
        self.viewer = viewer
        self.panels = panels
        self.wake = asyncio.Event()
        self.said: list[Said] = []
        self.presence_changed = True


class Encoded(Struct, frozen=True):
    """An update as bytes, and what somebody who was sent these bytes has seen."""

    version: int
    ply: int
    message: bytes


class Room:
    """A table in the memory of this process."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.lock = asyncio.Lock()
        self.live: LiveTable | None = None
        self.stale = False
        self.listeners: set[Listening] = set()
        self.elsewhere: dict[str, Elsewhere] = {}  # by process
        self.task: asyncio.Task[None] | None = None
        self.greeting: asyncio.TimerHandle | None = None  # everybody hears who is here, soon
        self.greeted = 0.0  # when they last did
        self.untold = False  # the other processes haven't heard
        self.told_at = 0.0  # when they last heard from here
        self.told_since = time.monotonic()  # since when this process knows who is present
        self._seen: dict[int, float] = {}  # when a seat was last known to be present
        self._present: tuple[int | None, frozenset[int]] | None = None
        self._encoded: dict[Asker, Encoded] = {}
        self._encoded_at: tuple[int, frozenset[int]] | None = None

    def arrive(self, listener: Listening) -> None:
        self.listeners.add(listener)
        self._present = None

    def depart(self, listener: Listening) -> None:
        self._note_presence()
        self.listeners.discard(listener)
        self._present = None

    def told_by(self, process: str, present: list[int], watching: int) -> bool:
        """Another process says who is with it; whether that is new."""
        self._note_presence()
        before = self.elsewhere.get(process)
        self.elsewhere[process] = Elsewhere(present, watching, time.monotonic())
        self._present = None
        return before is None or (before.present, before.watching) != (present, watching)

    def forget_silent(self, silence: float) -> bool:
        """Forgets who was with processes that haven't said so for so many seconds; whether that was anybody."""
        since = time.monotonic() - silence
        silent = {process: said for process, said in self.elsewhere.items() if said.moment < since}
        if silent:
            self._note_presence()
            self._present = None
        for process in silent:
            del self.elsewhere[process]
        return any(said.anybody for said in silent.values())

    def alone_again(self) -> None:
        """Nobody tells this process any more who is elsewhere."""
        self.elsewhere.clear()
        self._present = None

    def present(self) -> frozenset[int]:
        """The seats whose people are connected, here or elsewhere."""
        version = None if self.live is None else self.live.header.version
        if self._present is None or self._present[0] != version:
            seats = {seat for said in self.elsewhere.values() for seat in said.present}
            self._present = (version, frozenset({*seats, *self.present_here()}))
        return self._present[1]

    def present_here(self) -> list[int]:
        people = {listener.person for listener in self.listeners if listener.person}
        return [] if self.live is None else [chair.seat for chair in self.live.chairs if chair.person in people]

    def absent_for(self, seat: int) -> float:
        """For how many seconds a seat's person has certainly been away; 0 while they are present."""
        if seat in self.present():
            return 0.0
        return time.monotonic() - max(self.told_since, self._seen.get(seat, self.told_since))

    def _note_presence(self) -> None:
        """Remembers who was here until now."""
        moment = time.monotonic()
        for seat in self.present():
            self._seen[seat] = moment

    def watching_here(self) -> int:
        return sum(1 for listener in self.listeners if listener.viewer < 0)

    def watching(self) -> int:
        return self.watching_here() + sum(said.watching for said in self.elsewhere.values())

    def encoded(self, live: LiveTable) -> dict[Asker, Encoded]:
        """Updates of the table exactly as it stands; all that they depend on besides the asker is compared here."""
        stands = (live.header.version, self.present())
        if self._encoded_at != stands:
            self._encoded_at = stands
            self._encoded = {}
        return self._encoded

    def wake(self) -> None:
        for listener in self.listeners:
            listener.wake.set()
