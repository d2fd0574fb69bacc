"""Games that a network plays against itself one step ahead, and what it learns from each of them: TD(λ).

What is judged, and learnt from, are the positions right after a choice, before the luck and the forced moves that
follow: as every seat sees them. A position is worth what comes of it: mostly what the next one was judged worth, less
and less what later ones were, in the end what every seat got. The weights follow the slope of a whole game at a time
(Adam), every entry in the unit in which it usually differs from 0.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from prichal.bots.network import MOST_SEATS, Network
from prichal.bots.search import judge
from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game
from prichal.kernel.state import State

LONGEST: Final[i64] = 2000  # choices; a game that doesn't end is judged as it stands
RANDOM: Final[i64] = 5  # of a hundred choices are drawn, so that the network sees positions nobody would choose
LEAST_UNIT: Final = 0.1
FIRST_MOMENT: Final = 0.9
SECOND_MOMENT: Final = 0.999
TINY: Final = 1e-8


@final
class Tape:
    """Sparse vectors one after the other, with what was judged of each."""

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.place = vec[i64]([0])
        self.value = vec[float]([0.0])
        self.start = vec[i64]([0])
        self.judged = vec[float]([0.0])  # of every seat, from the viewer on
        self.entries: i64 = 0
        self.count: i64 = 0

    def clear(self) -> None:
        self.entries = 0
        self.count = 0

    def add(self, network: Network) -> None:
        """What the network has just looked at."""
        vector = network.vector
        count: i64 = vector.count
        while len(self.place) < self.entries + count:
            self.place = append(self.place, 0)
            self.value = append(self.value, 0.0)
        while len(self.start) < self.count + 2:
            self.start = append(self.start, 0)
        while len(self.judged) < (self.count + 1) * self.seats:
            self.judged = append(self.judged, 0.0)
        at: i64 = self.entries
        for entry in range(count):
            self.place[at + entry] = vector.place[entry]
            self.value[at + entry] = vector.value[entry]
        self.start[self.count] = at
        self.entries = at + count
        for seat in range(self.seats):
            self.judged[self.count * self.seats + seat] = network.output[seat]
        self.count += 1
        self.start[self.count] = self.entries


@final
class Lessons:
    """One pupil at a table of its own."""

    def __init__(self, game: Game, start: State, network: Network, seed: i64) -> None:
        self.game = game
        self.hints = game.hints()
        self.start = start
        self.network = network
        self.rng = Rng(seed, 0x1E550)
        self.secrets: bool = game.has_secrets()
        self.moves = Moves()
        self.tape = Tape(start.seats)
        self.result = vec[float]([0.0] * MOST_SEATS)
        self.points = vec[float]([0.0] * MOST_SEATS)
        weights: i64 = len(network.first)
        self.unit = vec[float]([1.0] * (weights // network.hidden))
        self.slope = vec[float]([0.0] * weights)
        self.mean = vec[float]([0.0] * weights)
        self.square = vec[float]([0.0] * weights)
        rest: i64 = network.hidden + len(network.second) + len(network.second_bias)
        self.rest_slope = vec[float]([0.0] * rest)
        self.rest_mean = vec[float]([0.0] * rest)
        self.rest_square = vec[float]([0.0] * rest)
        self.steps: float = 0.0
        self.back = vec[float]([0.0] * network.hidden)
        self.due = vec[float]([0.0] * MOST_SEATS)
        # What was missed: squares of what was judged and what came, over all positions and seats.
        self.missed: float = 0.0
        self.positions: float = 0.0

    def measure(self, games: i64) -> None:
        """Finds the unit of every entry in a few games."""
        squares = vec[float]([0.0] * len(self.unit))
        seen: float = 0.0
        tape = self.tape
        for _ in range(games):
            self.play()
            for entry in range(tape.entries):
                squares[tape.place[entry]] += tape.value[entry] * tape.value[entry]
            seen += float(tape.count)
        for place in range(len(self.unit)):
            self.unit[place] = max(LEAST_UNIT, math.sqrt(squares[place] / max(1.0, seen)))

    def begin(self) -> None:
        """Gives the first layer's weights, so far in those units, in whole ones."""
        hidden: i64 = self.network.hidden
        first = self.network.first
        for place in range(len(self.unit)):
            for at in range(place * hidden, (place + 1) * hidden):
                first[at] /= self.unit[place]

    def learn(self, games: i64, rate: float, trace: float) -> None:
        """Plays so many games, and learns from each."""
        for _ in range(games):
            self.play()
            self.look_back(trace)
            self.step(rate)

    def play(self) -> None:
        """One game onto the tape; `result` is what every seat got."""
        game = self.game
        rng = self.rng
        moves = self.moves
        self.tape.clear()
        state = self.start.clone()
        agenda = state.agenda
        length: i64 = 0
        while agenda.depth > 0 and length < LONGEST:
            if agenda.actor == CHANCE:
                agenda.play(state, agenda.sample(state, rng))
                continue
            agenda.legal(state, moves)
            if moves.count == 1:
                agenda.play(state, moves.items[0])
                continue
            drawn: bool = rng.below(100) < RANDOM
            agenda.play(state, moves.items[rng.below(moves.count)] if drawn else self.choose(state))
            length += 1
            if agenda.depth > 0:
                for viewer in range(state.seats):
                    self.network.judge(state, viewer, self.points)
                    self.tape.add(self.network)
        judge(game, self.hints, state, self.points, self.result)

    def choose(self, state: State) -> i64:
        """The option whose next position is judged best for whoever chooses, from what that seat may know."""
        moves = self.moves
        seat: i64 = state.agenda.actor
        root = state
        if self.secrets:
            root = state.clone()
            self.game.reshuffle(root, seat, self.rng)
        best: i64 = moves.items[0]
        most: float = -1.0
        for i in range(moves.count):
            after = root.clone()
            after.agenda.play(after, moves.items[i])
            if after.agenda.depth > 0:
                self.network.judge(after, seat, self.points)
            else:
                judge(self.game, self.hints, after, self.due, self.points)
            worth: float = self.points[seat]
            if worth > most:
                most = worth
                best = moves.items[i]
        return best

    def look_back(self, trace: float) -> None:
        """The slope of a whole game, every seat's view of it from the end to the beginning."""
        tape = self.tape
        network = self.network
        seats: i64 = tape.seats
        hidden: i64 = network.hidden
        due = self.due
        back = self.back
        slope = self.slope
        rest_slope = self.rest_slope
        second = network.second
        units = network.units
        output_at: i64 = hidden
        bias_at: i64 = hidden + len(second)
        share: float = 1.0 / max(1.0, float(tape.count))
        for viewer in range(seats):
            for turn in range(seats):
                due[turn] = self.result[(viewer + turn) % seats]
            position: i64 = tape.count - seats + viewer
            while position >= 0:
                first: i64 = tape.start[position]
                last: i64 = tape.start[position + 1]
                vector = network.vector
                vector.count = last - first
                for entry in range(first, last):
                    vector.place[entry - first] = tape.place[entry]
                    vector.value[entry - first] = tape.value[entry]
                network.sum_up(vector)
                network.answer()
                for unit in range(hidden):
                    back[unit] = 0.0
                for turn in range(seats):
                    judged: float = network.output[turn]
                    came: float = self.result[(viewer + turn) % seats]
                    self.missed += (judged - came) * (judged - came)
                    self.positions += 1.0
                    wrong: float = (judged - due[turn]) * share
                    rest_slope[bias_at + turn] += wrong
                    row: i64 = turn * hidden
                    for unit in range(hidden):
                        if units[unit] > 0.0:
                            back[unit] += wrong * second[row + unit]
                            rest_slope[output_at + row + unit] += wrong * units[unit]
                    due[turn] = trace * due[turn] + (1.0 - trace) * judged
                for unit in range(hidden):
                    rest_slope[unit] += back[unit]
                for entry in range(first, last):
                    start: i64 = tape.place[entry] * hidden
                    value: float = tape.value[entry]
                    for unit in range(hidden):
                        slope[start + unit] += value * back[unit]
                position -= seats

    def step(self, rate: float) -> None:
        """One step down the slope, which is empty then."""
        network = self.network
        hidden: i64 = network.hidden
        self.steps += 1.0
        size: float = rate * math.sqrt(1.0 - SECOND_MOMENT**self.steps) / (1.0 - FIRST_MOMENT**self.steps)
        slope = self.slope
        mean = self.mean
        square = self.square
        first = network.first
        for place in range(len(self.unit)):
            unit: float = self.unit[place]
            for at in range(place * hidden, (place + 1) * hidden):
                down: float = slope[at] / unit
                slope[at] = 0.0
                mean[at] = FIRST_MOMENT * mean[at] + (1.0 - FIRST_MOMENT) * down
                square[at] = SECOND_MOMENT * square[at] + (1.0 - SECOND_MOMENT) * down * down
                first[at] -= size * mean[at] / (math.sqrt(square[at]) + TINY) / unit
        outputs: i64 = len(network.second)
        for at in range(len(self.rest_slope)):
            down = self.rest_slope[at]
            self.rest_slope[at] = 0.0
            self.rest_mean[at] = FIRST_MOMENT * self.rest_mean[at] + (1.0 - FIRST_MOMENT) * down
            self.rest_square[at] = SECOND_MOMENT * self.rest_square[at] + (1.0 - SECOND_MOMENT) * down * down
            move: float = size * self.rest_mean[at] / (math.sqrt(self.rest_square[at]) + TINY)
            if at < hidden:
                network.first_bias[at] -= move
            elif at < hidden + outputs:
                network.second[at - hidden] -= move
            else:
                network.second_bias[at - hidden - outputs] -= move
