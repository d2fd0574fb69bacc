"""Whole games inside the engine: random play for benchmarks and laws, and perft."""

from mypy_extensions import i64

from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE, Agenda
from prichal.kernel.chance import Rng
from prichal.kernel.state import State


def random_action(state: State, agenda: Agenda, moves: Moves, rng: Rng) -> i64:
    """What chance brings, or a legal action of the actor with equal odds."""
    if agenda.actor == CHANCE:
        return agenda.sample(state, rng)
    return agenda.choose_at_random(state, moves, rng)


def play_out(state: State, moves: Moves, rng: Rng) -> i64:
    """Plays at random to the end; returns the number of actions, chance included."""
    agenda = state.agenda
    plies: i64 = 0
    while agenda.depth > 0:
        agenda.play_any(state, moves, rng)
        plies += 1
    return plies


def play_many(start: State, games: i64, seed: i64) -> i64:
    """Plays random games from one position; returns the number of actions."""
    moves = Moves()
    plies: i64 = 0
    for game in range(games):
        plies += play_out(start.clone(), moves, Rng(seed, game))
    return plies


def clone_many(state: State, times: i64) -> i64:
    """Clones a position again and again (for the benchmark)."""
    total: i64 = 0
    for _ in range(times):
        total += state.clone().agenda.depth
    return total


def random_log(state: State, rng: Rng) -> list[int]:
    """Plays at random to the end and returns the actions."""
    moves = Moves()
    log: list[int] = []
    while not state.over:
        action = random_action(state, state.agenda, moves, rng)
        log.append(action)
        state.play(action)
    return log


def perft(state: State, depth: i64) -> i64:
    """The number of action sequences of the given length; shorter ones count where a game ends."""
    if depth == 0 or state.over:
        return 1
    moves = Moves()
    state.legal(moves)
    if depth == 1:
        return moves.count
    nodes: i64 = 0
    for i in range(moves.count):
        child = state.clone()
        child.play(moves.items[i])
        nodes += perft(child, depth - 1)
    return nodes
