"""A small network that judges positions: one hidden layer, the utility of every seat as the search counts it.

The first layer is walked by the entries that aren't 0, so its cost is what is on the table, not what could be; eight
units at a time, so that their sums stay in registers: that more than halves its time.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from prichal.kernel.features import Features, Vector
from prichal.kernel.state import State

MOST_SEATS: Final = 8
FAITH: Final = 4.0  # what a judgement at first sight counts for, where nothing better was found
EXPLORATION: Final = 0.6
TOGETHER: Final[i64] = 8  # units that are summed up at a time


@final
class Network:
    """Weights for one game, seat count and options; the first output is the viewer's, then the next seat's."""

    def __init__(
        self,
        features: Features,
        seats: int,
        hidden: int,
        first: list[float],
        first_bias: list[float],
        second: list[float],
        second_bias: list[float],
    ) -> None:
        self.features = features
        self.seats: i64 = seats
        rest = -hidden % 8  # units that are always 0
        self.hidden: i64 = hidden + rest
        self.first = vec[float](widened(first, hidden, rest))  # entry * hidden + unit
        self.first_bias = vec[float](widened(first_bias, hidden, rest))
        self.second = vec[float](widened(second, hidden, rest))  # seat * hidden + unit
        self.second_bias = vec[float](second_bias)
        self.units = vec[float]([0.0] * (hidden + rest))  # those below 0 don't count
        self.output = vec[float]([0.0] * seats)  # the viewer's first
        self.vector = Vector(len(first) // hidden)
        self.reach: i64 = 0  # decisions that are played on before a position is judged
        self.early = False  # learnt from positions right after a choice, before the luck that follows
        self.faith: float = FAITH
        self.exploration: float = EXPLORATION
        self.simulations: i64 = 0  # that the admiral spends on a decision; 0: it doesn't go by this network

    def judge(self, state: State, viewer: i64, result: vec[float]) -> None:
        """Writes what every seat may expect, from what the viewer knows; somebody must have a decision."""
        vector = self.vector
        vector.clear()
        self.features.write(state, viewer, vector)
        vector.gather()
        self.sum_up(vector)
        self.answer()
        for turn in range(self.seats):
            where: i64 = viewer + turn
            if where >= self.seats:
                where -= self.seats
            result[where] = self.output[turn]

    def answer(self) -> None:
        """The output of the hidden layer's sums."""
        units = self.units
        hidden: i64 = self.hidden
        second = self.second
        for turn in range(self.seats):
            total: float = self.second_bias[turn]
            row: i64 = turn * hidden
            for unit in range(hidden):
                if units[unit] > 0.0:
                    total += units[unit] * second[row + unit]
            self.output[turn] = 1.0 / (1.0 + math.exp(-total))

    def sum_up(self, vector: Vector) -> None:
        """The hidden layer's sums of the vector's entries."""
        units = self.units
        bias = self.first_bias
        first = self.first
        hidden: i64 = self.hidden
        places = vector.place
        values = vector.value
        unit: i64 = 0
        while unit < hidden:
            sum_0: float = bias[unit]
            sum_1: float = bias[unit + 1]
            sum_2: float = bias[unit + 2]
            sum_3: float = bias[unit + 3]
            sum_4: float = bias[unit + 4]
            sum_5: float = bias[unit + 5]
            sum_6: float = bias[unit + 6]
            sum_7: float = bias[unit + 7]
            for at in range(vector.count):
                row: i64 = places[at] * hidden + unit
                value: float = values[at]
                sum_0 += value * first[row]
                sum_1 += value * first[row + 1]
                sum_2 += value * first[row + 2]
                sum_3 += value * first[row + 3]
                sum_4 += value * first[row + 4]
                sum_5 += value * first[row + 5]
                sum_6 += value * first[row + 6]
                sum_7 += value * first[row + 7]
            units[unit] = sum_0
            units[unit + 1] = sum_1
            units[unit + 2] = sum_2
            units[unit + 3] = sum_3
            units[unit + 4] = sum_4
            units[unit + 5] = sum_5
            units[unit + 6] = sum_6
            units[unit + 7] = sum_7
            unit += TOGETHER


def widened(weights: list[float], hidden: int, rest: int) -> list[float]:
    """Rows of `hidden` weights with zeros after each."""
    found: list[float] = []
    for start in range(0, len(weights), hidden):
        found += [*weights[start : start + hidden], *[0.0] * rest]
    return found
