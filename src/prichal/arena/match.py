"""One game between bots."""

from __future__ import annotations

from time import perf_counter

import msgspec
from msgspec import Struct

from prichal import games
from prichal.bots.choose import choose
from prichal.kernel import record
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.table import Table


class Plan(Struct, frozen=True):
    """A run: who meets at which table. Game n is deal n // seats in rotation n % seats."""

    game: str
    seats: int
    options: dict[str, str]
    bots: list[str]  # one for each chair of the first rotation
    seed: int

    def seated(self, number: int) -> list[str]:
        """Who sits where in game `number`: everybody sits in every seat once with the same deal."""
        turn = number % self.seats
        return self.bots[turn:] + self.bots[:turn]

    def deal(self, number: int) -> int:
        """The seed of the deal."""
        return self.seed * 1_000_003 + number // self.seats


class Result(Struct, frozen=True):
    """What a game brought, by seat."""

    number: int
    bots: list[str]
    scores: list[int]
    winners: list[int]
    plies: int
    decisions: list[int]
    seconds: list[float]


class Played(Struct, frozen=True):
    """A finished game as it comes back from a worker."""

    result: Result
    record: str


def play_job(shared: bytes, job: bytes) -> bytes:
    """Runs in a worker: from a plan and the number of a game to the game as it was Played."""
    result, table = play(msgspec.json.decode(shared, type=Plan), msgspec.json.decode(job, type=int))
    return msgspec.json.encode(Played(result, record.write(table.record())))


def play(plan: Plan, number: int) -> tuple[Result, Table]:
    """Plays game `number` of a plan. Choices with one option are made without asking the bot."""
    game = games.find(plan.game)
    bots = plan.seated(number)
    names = [f"{bot} {seat + 1}" for seat, bot in enumerate(bots)]
    table = Table(game, plan.seats, plan.options, names)
    deal = plan.deal(number)
    decisions = [0] * plan.seats
    seconds = [0.0] * plan.seats
    while not table.state.over:
        seat = table.state.actor
        if seat == CHANCE:
            table.play(seat, table.state.sample(Rng(deal, table.ply)))
            continue
        legal = table.state.legal_actions()
        if len(legal) == 1:
            table.play(seat, legal[0])
            continue
        began = perf_counter()
        wire = msgspec.json.encode(table.view(seat))
        action = choose(game, wire, bots[seat], number * 100_003 + table.ply)
        seconds[seat] += perf_counter() - began
        decisions[seat] += 1
        table.act(seat, action)
    scores = game.scores(table.state)
    result = Result(number, bots, scores, game.winners(table.state), table.ply, decisions, seconds)
    return result, table
