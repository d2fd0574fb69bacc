"""Open-loop information-set Monte Carlo tree search, for any game and 1 to 6 seats.

The tree holds decisions only. Chance isn't part of it: every simulation draws its own luck and its own hidden
cards, and a node's children are those decisions that were legal in some of them (availability counts, as in
ISMCTS). Decisions that others take hidden from the searcher get statistics, but the path doesn't go on below
them: it can't depend on what nobody has seen. Where several seats choose at the same time, the others choose
first, so that they can't react to the searcher's choice either.
"""

from __future__ import annotations

import math
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from prichal.bots.network import Network
from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE, Agenda
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game
from prichal.kernel.hints import Hints
from prichal.kernel.state import State

WIN: Final = 0.75  # how much of a result is winning; the rest is the margin
DEEPEST: Final[i64] = 4000
FEW: Final = 8.0  # simulations that say nothing yet about how much results differ
USUAL: Final = 0.3
LEAST: Final = 0.02  # variance below which results are taken to differ more than they did so far
NO_CUTOFF: Final[i64] = 1_000_000_000
PAUSE: Final[i64] = 31  # the search looks every 32 simulations whether it may stop


@final
class Tree:
    """Nodes as columns; node 0 is the root. A node stands for a decision; its value is the decider's."""

    def __init__(self) -> None:
        self.action = vec[i64]([0])
        self.seat = vec[i64]([0])
        self.child = vec[i64]([0])
        self.sibling = vec[i64]([0])
        self.visits = vec[float]([0.0])
        self.prior = vec[float]([0.0])
        self.available = vec[float]([0.0])
        self.value = vec[float]([0.0])

    def add(self, parent: i64, action: i64, seat: i64, prior: float) -> i64:
        node: i64 = len(self.action)
        self.action = append(self.action, action)
        self.seat = append(self.seat, seat)
        self.child = append(self.child, 0)
        self.sibling = append(self.sibling, self.child[parent])
        self.visits = append(self.visits, 0.0)
        self.prior = append(self.prior, prior)
        self.available = append(self.available, 0.0)
        self.value = append(self.value, 0.0)
        self.child[parent] = node
        return node


@final
class Finding:
    """One option of the root: how often it was tried and how well it did, from 0 (lost) to 1 (won)."""

    def __init__(self, action: int, visits: int, value: float) -> None:
        self.action = action
        self.visits = visits
        self.value = value


@final
class Search:
    """Thinks for one seat about one imagined position."""

    def __init__(self, game: Game, root: State, seat: i64, seed: i64) -> None:
        self.game = game
        self.hints: Hints = game.hints()
        self.cutoff: i64 = self.hints.cutoff
        self.faith: float = self.hints.faith
        self.eagerness: float = self.hints.exploration
        self.network: Network | None = None  # that judges options at first sight, and where rollouts end
        self.root = root
        self.seat: i64 = seat
        self.rng = Rng(seed, 0x5EA2C)
        self.exploration: float = 0.0
        self.tree = Tree()
        self.moves = Moves()
        self.where = vec[i64]([0] * len(game.catalogue))  # the child of each legal action, 0 while there is none
        self.path = vec[i64]([0] * DEEPEST)
        self.points = vec[float]([0.0] * 8)
        self.result = vec[float]([0.0] * 8)
        self.sums = vec[float]([0.0] * 8)  # of every seat's results
        self.count: float = 0.0  # of the simulations, with the sums of their results for the searcher and their squares
        self.total: float = 0.0
        self.squares: float = 0.0

    def consult(self, network: Network) -> None:
        """Judges positions by what was learnt instead of the game's hints."""
        self.network = network
        self.cutoff = network.reach
        self.faith = network.faith
        self.eagerness = network.exploration

    def run(self, simulations: i64) -> None:
        """Adds simulations to the tree, fewer if the rest couldn't change the choice."""
        remaining: i64 = simulations
        while remaining > 0:
            if remaining & PAUSE == 0 and self.is_settled(float(remaining)):
                return
            remaining -= 1
            self.exploration = self.eagerness * self.deviation()
            state = self.root.clone()
            self.game.reshuffle(state, self.seat, self.rng)
            length: i64 = self.descend(state)
            self.roll_out(state)
            self.learn(length)

    def deviation(self) -> float:
        """How much results differ: chance of winning near the end, a few points of margin before it."""
        if self.count < FEW:
            return USUAL
        mean: float = self.total / self.count
        return math.sqrt(max(LEAST, self.squares / self.count - mean * mean))

    def is_settled(self, remaining: float) -> bool:
        """Whether the most visited option stays so whatever `left` simulations bring."""
        tree = self.tree
        most: float = 0.0
        second: float = 0.0
        child: i64 = tree.child[0]
        while child != 0:
            if tree.seat[child] == self.seat:
                visits: float = tree.visits[child]
                if visits > most:
                    second = most
                    most = visits
                elif visits > second:
                    second = visits
            child = tree.sibling[child]
        return most - second > remaining

    def descend(self, state: State) -> i64:
        """Follows the tree down to a new node; returns the length of the path."""
        agenda = state.agenda
        node: i64 = 0
        length: i64 = 0
        while agenda.depth > 0 and length < DEEPEST:
            if agenda.actor == CHANCE:
                agenda.play(state, agenda.sample(state, self.rng))
                continue
            together: bool = agenda.steps[agenda.index].together
            if together:
                self.others_first(agenda)
            seat: i64 = agenda.actor
            agenda.legal(state, self.moves)
            if self.moves.count == 1:
                agenda.play(state, self.moves.items[0])
                continue
            if self.look_up(node, seat) > 0:
                self.open(state, node, seat)
            chosen: i64 = self.select()
            self.path[length] = chosen
            length += 1
            agenda.play(state, self.tree.action[chosen])
            if together and seat != self.seat:
                continue
            if self.tree.visits[chosen] == 0.0:
                break
            node = chosen
        return length

    def others_first(self, agenda: Agenda) -> None:
        """Where the searcher and others choose at the same time, somebody else goes first."""
        if agenda.actor == self.seat:
            for seat in agenda.actors():
                if seat != self.seat:
                    agenda.give_turn(seat)
                    return

    def look_up(self, node: i64, seat: i64) -> i64:
        """Finds the children of the legal moves; returns how many have none yet."""
        moves = self.moves
        for i in range(moves.count):
            self.where[moves.items[i]] = 0
        child: i64 = self.tree.child[node]
        while child != 0:
            if self.tree.seat[child] == seat:
                self.where[self.tree.action[child]] = child
            child = self.tree.sibling[child]
        unknown: i64 = 0
        for i in range(moves.count):
            if self.where[moves.items[i]] == 0:
                unknown += 1
        return unknown

    def open(self, state: State, node: i64, seat: i64) -> None:
        """Children for the moves that have none, each with the worth of the position that follows at once."""
        moves = self.moves
        for i in range(moves.count):
            action: i64 = moves.items[i]
            if self.where[action] == 0:
                after = state.clone()
                after.agenda.play(after, action)
                self.judge(after)
                self.where[action] = self.tree.add(node, action, seat, self.result[seat])

    def select(self) -> i64:
        """The child with the best upper confidence bound; all legal ones become one more time available.

        The worth at first sight counts like `faith` visits: a progressive bias that fades as results come in.
        """
        tree = self.tree
        moves = self.moves
        faith: float = self.faith
        exploration: float = self.exploration
        best: i64 = 0
        best_bound: float = -1e30
        for i in range(moves.count):
            child: i64 = self.where[moves.items[i]]
            available: float = tree.available[child] + 1.0
            tree.available[child] = available
            visits: float = tree.visits[child] + faith
            mean: float = (tree.value[child] + faith * tree.prior[child]) / visits
            bound: float = mean + exploration * math.sqrt(math.log(available) / visits)
            if bound > best_bound:
                best_bound = bound
                best = child
        return best

    def roll_out(self, state: State) -> None:
        """Plays on to the end, or to the cut-off, and judges the result."""
        agenda = state.agenda
        hints = self.hints
        remaining: i64 = self.cutoff if self.cutoff > 0 or self.network is not None else NO_CUTOFF
        while agenda.depth > 0 and remaining > 0:
            if agenda.actor == CHANCE:
                agenda.play(state, agenda.sample(state, self.rng))
                continue
            agenda.legal(state, self.moves)
            if self.moves.count == 1:
                agenda.play(state, self.moves.items[0])
            else:
                agenda.play(state, hints.roll(state, self.moves, self.rng))
                remaining -= 1
        self.judge(state)

    def judge(self, state: State) -> None:
        """What every seat may expect; what was learnt for decisions is asked after the luck that is due."""
        network = self.network
        if network is not None:
            agenda = state.agenda
            while agenda.actor == CHANCE and not network.early:
                agenda.play(state, agenda.sample(state, self.rng))
            if agenda.depth > 0:
                network.judge(state, self.seat, self.result)
                return
        judge(self.game, self.hints, state, self.points, self.result)

    def learn(self, length: i64) -> None:
        """Every node of the path gets its decider's result."""
        tree = self.tree
        mine: float = self.result[self.seat]
        self.count += 1.0
        self.total += mine
        self.squares += mine * mine
        for seat in range(self.root.seats):
            self.sums[seat] += self.result[seat]
        for i in range(length):
            node: i64 = self.path[i]
            tree.visits[node] += 1.0
            tree.value[node] += self.result[tree.seat[node]]

    def values(self) -> list[float]:
        """What every seat may expect, on the average of all simulations."""
        return [self.sums[seat] / self.count for seat in range(self.root.seats)]

    def findings(self) -> list[Finding]:
        """The searcher's options at the root, the most visited first."""
        tree = self.tree
        found: list[Finding] = []
        child: i64 = tree.child[0]
        while child != 0:
            if tree.seat[child] == self.seat and tree.visits[child] > 0.0:
                value: float = tree.value[child] / tree.visits[child]
                found.append(Finding(tree.action[child], int(tree.visits[child]), value))
            child = tree.sibling[child]
        found.sort(key=rank)
        return found


def rank(finding: Finding) -> tuple[int, float, int]:
    """Most visits, then the better value, then the smaller number: the same in every run."""
    return (-finding.visits, -finding.value, finding.action)


def judge(game: Game, hints: Hints, state: State, points: vec[float], result: vec[float]) -> None:
    """How well every seat did, from 0 to 1: winning counts most, the margin decides the rest."""
    seats: i64 = state.seats
    hints.estimate(state, points)
    for seat in range(seats):
        rival: float = -1e30
        for other in range(seats):
            if other != seat and points[other] > rival:
                rival = points[other]
        if seats == 1:
            rival = 0.0
        margin: float = (points[seat] - rival) / hints.spread
        result[seat] = 0.5 + 0.5 * margin / (1.0 + abs(margin))
    if state.agenda.depth > 0:
        return
    for seat in range(seats):
        result[seat] *= 1.0 - WIN
    winners = game.winners(state)
    for winner in winners:
        result[winner] += WIN / float(len(winners))
