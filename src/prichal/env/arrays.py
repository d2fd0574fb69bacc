"""Features as arrays of NumPy, and arrays for others to keep, whose memory is used again once nobody holds them.

New memory is dear: the system clears it page by page, which takes longer than to write what is given.
"""

from __future__ import annotations

from collections import deque
from sys import getrefcount
from typing import Any, Final

import numpy as np
from numpy.typing import DTypeLike, NDArray

from prichal.kernel.features import Vector

KEPT: Final = 4  # more than a learner has in hand at once; whoever keeps many gets new ones


def rows_of(memory: object) -> NDArray[np.int16]:
    """The whole numbers that games write, where they lie: of a vector, or of many games."""
    return np.frombuffer(memoryview(memory), np.int16)  # type: ignore[arg-type]  # vec has the buffer protocol


def fill(array: NDArray[np.float32], numbers: NDArray[np.int16], vector: Vector) -> None:
    """Floats of whole numbers, and of what adds to some of them."""
    np.copyto(array, numbers)
    places, values = vector.parts()
    if len(places):
        array.ravel()[np.asarray(places)] += np.asarray(values)


def holders(memories: deque[Any]) -> list[int]:
    """How many hold each of them, whoever asks included."""
    return [getrefcount(memory) for memory in memories]


ALONE: Final = holders(deque([object()]))[0]  # what nobody else holds; Python's versions count differently


class Arrays:
    """Arrays of one shape. Each is a view: it and whatever is made of it hold the memory behind it."""

    def __init__(self, shape: tuple[int, ...], kind: DTypeLike) -> None:
        self.shape = shape
        self.kind = kind
        self.memories: deque[NDArray[Any]] = deque(maxlen=KEPT)

    def take(self) -> NDArray[Any]:
        """An array of one's own, with anything in it."""
        for place, count in enumerate(holders(self.memories)):
            if count == ALONE:
                return self.memories[place].view()
        return self.add()

    def last(self) -> NDArray[Any]:
        """The same memory every time."""
        return self.memories[-1].view() if self.memories else self.add()

    def add(self) -> NDArray[Any]:
        memory: NDArray[Any] = np.empty(self.shape, self.kind)
        self.memories.append(memory)
        return memory.view()
