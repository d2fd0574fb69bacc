"""A small network that judges positions: one hidden layer, the utility of every seat as the search counts it.

The first layer is walked by the entries that aren't 0, so its cost is what is on the table, not what could be.
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
        self.hidden: i64 = hidden
        self.first = vec[float](first)  # entry * hidden + unit
        self.first_bias = vec[float](first_bias)
        self.second = vec[float](second)  # seat * hidden + unit
        self.second_bias = vec[float](second_bias)
        self.units = vec[float]([0.0] * hidden)
        self.vector = Vector()
        self.reach: i64 = 0  # decisions that are played on before a position is judged
        self.faith: float = FAITH
        self.exploration: float = EXPLORATION
        self.simulations: i64 = 0  # that the admiral spends on a decision; 0: it doesn't go by this network

    def judge(self, state: State, viewer: i64, result: vec[float]) -> None:
        """Writes what every seat may expect, from what the viewer knows; somebody must have a decision."""
        vector = self.vector
        vector.clear()
        self.features.write(state, viewer, vector)
        units = self.units
        hidden: i64 = self.hidden
        bias = self.first_bias
        for unit in range(hidden):
            units[unit] = bias[unit]
        first = self.first
        places = vector.place
        values = vector.value
        for at in range(vector.count):
            row: i64 = places[at] * hidden
            value: float = values[at]
            for unit in range(hidden):
                units[unit] += value * first[row + unit]
        second = self.second
        for seat in range(self.seats):
            total: float = self.second_bias[seat]
            row = seat * hidden
            for unit in range(hidden):
                if units[unit] > 0.0:
                    total += units[unit] * second[row + unit]
            where: i64 = viewer + seat
            if where >= self.seats:
                where -= self.seats
            result[where] = 1.0 / (1.0 + math.exp(-total))
