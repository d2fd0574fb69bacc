"""Seeded games and decisions of a bot in every game: run natively, and as a text in a browser's Python."""

import hashlib
import json
from time import perf_counter

import msgspec

from prichal import games
from prichal.bots.choose import think
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game
from prichal.kernel.playout import random_log

GAMES = 2  # random ones, of every number of seats
DECISIONS = 3  # by a bot, in every game
BOT = "sailor"
APART = 7  # decisions at random between two of the bot's


def random_games(game: Game) -> str:
    found = hashlib.sha256()
    for seats in game.seat_counts:
        for number in range(GAMES):
            state = game.new(seats, {})
            log = random_log(state, Rng(11, number))
            found.update(f"{seats} {log} {game.scores(state)}\n".encode())
    return found.hexdigest()[:16]


def decide(game: Game) -> tuple[list[str], float]:
    """What the bot chooses at some moments of a game at random, and the seconds that one choice takes."""
    state = game.new(2, {})
    rng = Rng(12, 0)
    chosen: list[str] = []
    spent = 0.0
    waiting = APART
    while len(chosen) < DECISIONS and not state.over:
        if state.actor == CHANCE:
            state.play(state.sample(rng))
            continue
        legal = state.legal_actions()
        if len(legal) > 1:
            waiting -= 1
        if waiting == 0:
            waiting = APART
            view = msgspec.json.encode(game.view(state, state.actor))
            began = perf_counter()
            thoughts = think(game, view, BOT, 13)
            spent += perf_counter() - began
            chosen.append(" ".join(f"{thought.action} {thought.share:.6f}" for thought in thoughts[:3]))
        state.play(legal[rng.below(len(legal))])
    return chosen, spent / max(1, len(chosen))


def fingerprints() -> str:
    """By game: random games, decisions, and the seconds of one, as JSON."""
    return json.dumps({name: [random_games(games.find(name)), *decide(games.find(name))] for name in games.names()})
