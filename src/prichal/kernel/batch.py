"""Many games in lock-step: one action for each, and what whoever acts next may see of it, as arrays of numbers.

The arrays are `vec`s that are made once and written again and again; by the buffer protocol others read the same
memory without a copy (NumPy in `prichal.env.vectors`). Nothing here knows that library.
"""

from __future__ import annotations

from typing import final

from librt.vecs import append, extend, vec
from mypy_extensions import i16, i64, u8

from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE, NOBODY
from prichal.kernel.chance import Rng
from prichal.kernel.features import Features, Vector
from prichal.kernel.game import Game, Setup
from prichal.kernel.state import State


def reward(seat: int, winners: list[int], seats: int) -> float:
    """Zero in all: what the losers lose, the winners share. Alone one wins or loses; all winning is even."""
    if seats == 1:
        return 1.0 if len(winners) > 0 else -1.0
    if len(winners) == seats:
        return 0.0
    return 1.0 / len(winners) if seat in winners else -1.0 / (seats - len(winners))


@final
class Places:
    """The places of legal actions, row after row: whoever writes the mask anew clears those first, not the whole."""

    def __init__(self, rows: i64) -> None:
        self.items = vec[i64]([0] * (rows * 64))
        self.starts = vec[i64]([0] * (rows + 1))
        self.count: i64 = 0

    def add(self, item: i64) -> None:
        count: i64 = self.count
        if count == len(self.items):
            self.grow()
        self.items[count] = item
        self.count = count + 1

    def grow(self) -> None:
        self.items = append(self.items, 0)

    def end(self, row: i64) -> None:
        """What comes is of the next row."""
        self.starts[row + 1] = self.count


@final
class Batch:
    """Games of one set-up, one in each row. Chance plays by itself; seats that choose together do so in turn.

    A game that has ended stays for others to look at until the next step, which begins a new one in its row instead of
    playing; `at_once` begins it in the step that ended the old one.
    """

    def __init__(self, game: Game, setup: Setup, rows: i64, observes: bool, at_once: bool) -> None:
        features: Features | None = game.features() if observes else None
        self.game = game
        self.features = features
        self.at_once = at_once
        self.rows: i64 = rows
        self.seats: i64 = setup.seats
        self.width: i64 = features.size(setup) if features is not None else 0
        self.actions: i64 = len(game.catalogue)
        self.start = game.new(setup.seats, setup.options)
        self.states: list[State] = [self.start.clone() for _ in range(rows)]
        self.lucks: list[Rng] = [Rng(0, row) for row in range(rows)]
        self.moves = Moves()
        # What is read from outside: never made anew.
        self.no_rows = vec[i16](capacity=rows * self.width)
        self.seen = extend(self.no_rows, vec[i16]([0] * (rows * self.width)))  # and what the vector's parts add
        self.mask = vec[u8]([0] * (rows * self.actions))
        self.actor = vec[i64]([NOBODY] * rows)  # who acts next, and whose eyes `seen` is written with
        self.over = vec[u8]([0] * rows)  # the game ended in this step
        self.reward = vec[float]([0.0] * rows)  # of the seat that acted in this step
        self.rewards = vec[float]([0.0] * (rows * self.seats))  # of all seats in this step
        self.drawn = vec[i64]([0] * rows)
        # `extend` writes into the room that a list has left as a block. So rows go where `seen` lies, one after the
        # other, from `no_rows` on, which is an empty list at the beginning of that memory.
        self.vector = Vector(self.width)
        self.written = self.no_rows
        # Where `mask` isn't zero, and what will say so after this step: clearing all would take longer.
        self.legal_now = Places(rows)
        self.legal_next = Places(rows)

    def reset(self, seed: i64) -> None:
        """New games in all rows; row after row has the luck of the seeds from this one on."""
        for row in range(self.rows):
            self.lucks[row] = Rng(seed + row)
            self.forget(row)
            self.begin(row)
            self.show(row)
        self.turn_over()

    def illegal(self, actions: vec[i64]) -> i64:
        """The first row whose action isn't legal there, or -1; in rows whose games are over any is."""
        count: i64 = self.actions
        for row in range(self.rows):
            action: i64 = actions[row]
            if self.actor[row] != NOBODY and (action < 0 or action >= count or self.mask[row * count + action] == 0):
                return row
        return -1

    def step(self, actions: vec[i64]) -> i64:
        """Plays one action in each row; an illegal one, whose row is returned, leaves everything as it was; else -1."""
        if len(actions) != self.rows:
            raise ValueError("one action for each row, please")
        bad: i64 = self.illegal(actions)
        if bad >= 0:
            return bad
        for row in range(self.rows):
            if self.over[row] != 0:
                self.forget(row)
            if self.actor[row] == NOBODY:
                self.begin(row)
            else:
                self.play(row, actions[row])
            self.show(row)
        self.turn_over()
        return -1

    def sample(self, rng: Rng) -> None:
        """Draws a legal action for each row, with equal odds, into `drawn`; 0 where the game is over."""
        legal = self.legal_now
        for row in range(self.rows):
            start: i64 = legal.starts[row]
            count: i64 = legal.starts[row + 1] - start
            self.drawn[row] = legal.items[start + rng.below(count)] - row * self.actions if count > 0 else 0

    def forget(self, row: i64) -> None:
        """Ending and rewards were of the step before."""
        self.over[row] = 0
        self.reward[row] = 0.0
        for seat in range(self.seats):
            self.rewards[row * self.seats + seat] = 0.0

    def begin(self, row: i64) -> None:
        """A new game; its luck goes on where the row's stands."""
        state = self.start.clone()
        self.states[row] = state
        self.settle(row, state)

    def play(self, row: i64, action: i64) -> None:
        state = self.states[row]
        actor: i64 = self.actor[row]
        state.agenda.play(state, action)
        self.settle(row, state)
        if state.agenda.depth == 0:
            self.finish(row, state, actor)

    def settle(self, row: i64, state: State) -> None:
        """Lets chance play until somebody decides or the game is over."""
        agenda = state.agenda
        if agenda.actor == CHANCE:
            luck = self.lucks[row]
            while agenda.actor == CHANCE:
                agenda.play_any(state, self.moves, luck)
        self.actor[row] = agenda.actor

    def finish(self, row: i64, state: State, actor: i64) -> None:
        self.over[row] = 1
        winners = self.game.winners(state)
        for seat in range(self.seats):
            self.rewards[row * self.seats + seat] = reward(seat, winners, self.seats)
        self.reward[row] = self.rewards[row * self.seats + actor]
        if self.at_once:
            self.begin(row)

    def show(self, row: i64) -> None:
        """What whoever acts next may do and see; nothing when the game is over."""
        state = self.states[row]
        self.show_legal(row, state)
        features = self.features
        if features is not None:
            self.show_seen(row, state, features)

    def show_legal(self, row: i64, state: State) -> None:
        now = self.legal_now
        for at in range(now.starts[row], now.starts[row + 1]):
            self.mask[now.items[at]] = 0
        fresh = self.legal_next
        moves = self.moves
        state.agenda.legal(state, moves)
        first: i64 = row * self.actions
        for at in range(moves.count):
            self.mask[first + moves.items[at]] = 1
            fresh.add(first + moves.items[at])
        fresh.end(row)

    def show_seen(self, row: i64, state: State, features: Features) -> None:
        vector = self.vector
        if row == 0:
            self.written = self.no_rows
            vector.clear()
        vector.begin(row * self.width)
        if self.actor[row] >= 0:
            features.write(state, self.actor[row], vector)
        self.written = extend(self.written, vector.row)

    def turn_over(self) -> None:
        """What was written in this step is what stands now."""
        self.legal_now, self.legal_next = self.legal_next, self.legal_now
        self.legal_next.count = 0
