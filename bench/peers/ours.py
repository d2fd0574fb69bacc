"""Our own games: inside the compiled engine, beside C written by hand, and by every way that Python has to them."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from time import process_time

import prichal
from bench import reference
from bench.peers.clock import ROUNDS, SECONDS, Row, measure, one_core, tell
from prichal import build, games
from prichal.bench.engine import main_seats
from prichal.env import aec, vector
from prichal.kernel.game import Game
from prichal.kernel.playout import play_many

Play = Callable[[], tuple[int, int]]

TOGETHER = 1024
BATCH = 200
STEPS = 20
C_FOLDER = Path("build/peers/c")


def inside(game: Game) -> Play:
    start, seed = game.new(main_seats(game)), 0

    def play() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        return BATCH, int(play_many(start, BATCH, seed))

    return play


def one_import(game: Game) -> Play:
    front, seed = prichal.game(game.name, main_seats(game)), 0

    def play() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        state = front.new(seed)
        while not state.over:
            state.play(state.random())
        return 1, state.ply

    return play


def one_import_asking(game: Game) -> Play:
    """The loop chooses by itself, as one over OpenSpiel's games does; so every action is checked."""
    front, seed, luck = prichal.game(game.name, main_seats(game)), 0, Random(1)

    def play() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        state = front.new(seed)
        while not state.over:
            if state.actor == prichal.CHANCE:
                outcomes, odds = zip(*state.odds(), strict=True)
                state.play(luck.choices(outcomes, odds)[0])
            else:
                state.play(luck.choice(state.legal_numbers()))
        return 1, state.ply

    return play


def in_turn(game: Game) -> Play:
    env, seed = aec(game.name, main_seats(game), words=False), 0

    def play() -> tuple[int, int]:
        nonlocal seed
        seed += 1
        env.reset(seed=seed)
        actions = 0
        for agent in env.agent_iter():
            seen, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
            else:
                env.step(env.action_space(agent).sample(seen["action_mask"]))
                actions += 1
        return 1, actions

    return play


def together(game: Game, observe: bool) -> Play:
    many = vector(game.name, TOGETHER, main_seats(game), observe=observe)
    _, infos = many.reset(seed=1)

    def play() -> tuple[int, int]:
        nonlocal infos
        ended = actions = 0
        for _ in range(STEPS):
            actions += int((infos["actor"] >= 0).sum())
            _, _, over, _, infos = many.step(many.sample())
            ended += int(over.sum())
        return ended, actions

    return play


def beside_c(games_each: int | None = None) -> list[Row]:
    """The same random games of Shanghaien in C and in our engine, in turn, so that a busy machine meets both."""
    program, start = reference.build(C_FOLDER), games.find("shanghaien").new(2)
    found: dict[str, tuple[list[float], list[float]]] = {"hand-written C": ([], []), "compiled engine": ([], [])}
    count = games_each or BATCH
    while games_each is None and reference.time(program, 0, count)[1] < SECONDS:
        count *= 2
    for seed in range(ROUNDS):
        actions, seconds = reference.time(program, seed, count)
        began = process_time()
        same = int(play_many(start, count, seed))
        ours = process_time() - began
        if same != actions:
            raise RuntimeError("C and our engine played different games")
        for way, took in (("hand-written C", seconds), ("compiled engine", ours)):
            found[way][0].append(round(count / took, 1))
            found[way][1].append(round(actions / took, 1))
    return [
        {"group": "reference", "way": way, "game": "Shanghaien", "games_per_s": rates[0], "actions_per_s": rates[1]}
        for way, rates in found.items()
    ]


def rows() -> list[Row]:
    found = beside_c()
    for name in games.names():
        game = games.find(name)
        title = f"{name.replace('_', ' ').title()}, {main_seats(game)} seats"
        found += [
            measure("inside", "compiled engine", title, inside(game)),
            measure("drawing", "one import, the engine draws", title, one_import(game)),
            measure("loop", "one import, the loop draws", title, one_import_asking(game)),
            measure("environment", "AEC", title, in_turn(game)),
            measure("vectors", "with observations", title, together(game, True)),
            measure("masks", "masks only", title, together(game, False)),
        ]
    return found


if __name__ == "__main__":
    one_core()
    tell(f"Prichal {prichal.__version__} ({build.name()})", rows())
