"""A line in which everybody's turn comes: one question of each person in turn, however many somebody asks."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, Protocol, TypeVar


class Asking(Protocol):
    """Something that waits in the line."""

    @property
    def urgency(self) -> int: ...

    @property
    def by(self) -> str: ...


T = TypeVar("T", bound=Asking)


class FairLine(Generic[T]):
    """The urgent first (0, then 1 …); among these person by person, and each one's own in the order they came."""

    def __init__(self, urgencies: int) -> None:
        self.waiting: list[dict[str, deque[T]]] = [{} for _ in range(urgencies)]
        self.there = asyncio.Semaphore(0)

    def put(self, item: T) -> None:
        self.waiting[item.urgency].setdefault(item.by, deque()).append(item)
        self.there.release()

    async def get(self) -> T:
        await self.there.acquire()
        people = next(people for people in self.waiting if people)
        person, items = next(iter(people.items()))
        item = items.popleft()
        del people[person]
        if items:
            people[person] = items  # at the end: everybody else comes first
        return item
