"""The gates that a network has to pass before anybody plays by it."""

from __future__ import annotations

from typing import Final

import msgspec

from prichal.arena.looks import interval, is_clear
from prichal.jobs.run import run_jobs
from prichal.jobs.task import Task
from prichal.learn.duel import cost_ratio, share_of_wins
from prichal.learn.plan import Games, Meeting, Plan, Side, Tell, Where, player_of, setup_of
from prichal.learn.player import Player

DEALS: Final = 1  # that are played together: few, so that no worker waits for another one at a look
PARTS: Final = [1, 2, 4, 8]  # of all deals, in eighths: when a meeting is looked at
HINTS: Final = "hints"
BEFORE: Final = "before"  # the generation before


def gates(plan: Plan, weights: bytes, before: bytes, where: Where, tell: Tell) -> list[Meeting]:
    """Against the hints at one budget after the other, as long as it wins; then against the generation before."""
    found: list[Meeting] = []
    for budget in plan.budgets:
        simulations = equal_time(plan, weights, budget)
        found.append(meet(plan, HINTS, [Side(weights, simulations), Side(b"", budget)], where, tell))
        if not passes(plan, found[-1]):
            return found
    if before:
        simulations = found[0].simulations
        found.append(meet(plan, BEFORE, [Side(weights, simulations), Side(before, simulations)], where, tell))
    return found


def passes(plan: Plan, meeting: Meeting) -> bool:
    """Surely more than a fair share against the hints; no less than that against the generation before."""
    if meeting.rival == BEFORE:
        return meeting.wins >= 1 / plan.seats
    return meeting.low > 1 / plan.seats


def equal_time(plan: Plan, weights: bytes, budget: int) -> int:
    """So many simulations with the network take as long as the budget's with the hints."""
    game, setup = setup_of(plan)
    learnt = player_of(plan, Side(weights, budget))
    ratio = cost_ratio(setup, learnt, Player(game, None, budget), plan.seed)
    return max(1, round(budget / ratio))


def looks(deals: int) -> list[int]:
    """After how many deals a meeting is looked at."""
    return sorted({max(1, deals * part // PARTS[-1]) for part in PARTS})


def meet(plan: Plan, rival: str, sides: list[Side], where: Where, tell: Tell) -> Meeting:
    """What the first side has of the wins, every deal in every seat; ends at the first look that tells."""
    task = Task("prichal.learn.gates:meet_job", msgspec.json.encode(Games(plan, sides, plan.seed + 1)))
    planned = looks(plan.deals)
    shares: list[float] = []
    wins, low, high = 0.0, 0.0, 1.0
    done = 0
    for look in planned:
        jobs = [msgspec.json.encode(list(range(at, min(at + DEALS, look)))) for at in range(done, look, DEALS)]
        for _, found in run_jobs(task, jobs, where.workers, where.ray):
            shares += msgspec.json.decode(found, type=list[float])
            wins = sum(shares) / len(shares)
            tell(f"{rival}, {sides[1].simulations}: {wins:.0%}", len(shares), plan.deals * plan.seats)
        done = look
        low, high = interval(sum(shares), len(shares), len(planned))
        if is_clear(low, high, 1 / plan.seats):
            break
    return Meeting(rival, sides[0].simulations, sides[1].simulations, len(shares), wins, low, high)


def meet_job(shared: bytes, job: bytes) -> bytes:
    """Runs in a worker: games of one side against the other."""
    order = msgspec.json.decode(shared, type=Games)
    new, old = [player_of(order.plan, side) for side in order.sides]
    deals = msgspec.json.decode(job, type=list[int])
    return msgspec.json.encode(share_of_wins(setup_of(order.plan)[1], new, old, deals, order.seed))
