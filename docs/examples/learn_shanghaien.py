"""Learns Shanghaien from nothing but its own games: policy and value in one small network, with NumPy alone.

    pip install 'prichal[env]'
    python learn_shanghaien.py --curve curve.svg

Many games go on at once (`prichal.env.vector`); the same network plays both seats. After every chunk of play it learns
two things: the *value* of what a seat sees is whether that seat won in the end, and the *policy* gives more weight to
actions after which a seat did better than its value had promised (policy gradients with PPO's clipped steps).
Now and then it plays against the greedy bot (`prichal.env.gymnasium`), which it never learns from.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import gymnasium
import numpy as np

import prichal.env.gymnasium  # noqa: F401  # registers the games
from prichal.env import vector
from prichal.env.vectors import VectorEnvironment

GAMES, STEPS = 256, 128  # at once, and decisions in each before learning
HIDDEN = 128
PASSES, SLICE = 3, 4096  # over a chunk, and how many decisions a step of learning sees
RATE, CLIP, CURIOSITY = 1e-3, 0.2, 0.01
FAR = 0.9  # how much of what was gained at a seat's next decision counts for this one too
Seen = dict[str, np.ndarray]


class Network:
    """What a seat sees, one hidden layer, then a number for every action and one for the outcome."""

    def __init__(self, seen: int, actions: int, rng: np.random.Generator) -> None:
        def layer(inputs: int, outputs: int, scale: float) -> np.ndarray:
            return (rng.standard_normal((inputs, outputs)) * scale / np.sqrt(inputs)).astype(np.float32)

        self.weights = [layer(seen, HIDDEN, 1.5), np.zeros(HIDDEN, np.float32)]
        self.weights += [layer(HIDDEN, actions + 1, 0.1), np.zeros(actions + 1, np.float32)]
        self.mean = [np.zeros_like(weight) for weight in self.weights]
        self.square = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def look(self, seen: np.ndarray, mask: np.ndarray) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
        """The hidden layer, the odds of every action (none for illegal ones), and the value from -1 to 1."""
        first, first_bias, second, second_bias = self.weights
        hidden = np.maximum(seen @ first + first_bias, 0)
        found = hidden @ second + second_bias
        scores = np.where(mask > 0, found[:, :-1], -1e9)
        odds = np.exp(scores - scores.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True), np.tanh(found[:, -1])

    def learn(self, seen: np.ndarray, hidden: np.ndarray, wrong: np.ndarray, rate: float) -> None:
        """One step of Adam; `wrong` is how the loss changes with each output of the network."""
        back = (wrong @ self.weights[2].T) * (hidden > 0)
        self.steps += 1
        for place, slope in enumerate([seen.T @ back, back.sum(axis=0), hidden.T @ wrong, wrong.sum(axis=0)]):
            self.mean[place] = 0.9 * self.mean[place] + 0.1 * slope
            self.square[place] = 0.999 * self.square[place] + 0.001 * slope**2
            size = np.sqrt(self.square[place] / (1 - 0.999**self.steps)) + 1e-8
            self.weights[place] -= rate * self.mean[place] / (1 - 0.9**self.steps) / size


def draw(odds: np.ndarray, rng: np.random.Generator) -> np.ndarray:
    """An action for each row, by its odds."""
    edges = odds.cumsum(axis=1)
    return (edges < rng.random((len(odds), 1)) * edges[:, -1:]).sum(axis=1)


def play(
    games: VectorEnvironment, seen: Seen, actor: np.ndarray, network: Network, rng: np.random.Generator
) -> tuple[Seen, np.ndarray, list[np.ndarray], int]:
    """A chunk of self-play: columns of what was seen, done and gained in every decision; and how many games ended."""
    chunk = []
    rows = np.arange(GAMES)
    for _ in range(STEPS):
        _, odds, value = network.look(seen["observation"], seen["action_mask"])
        action = draw(odds, rng)
        now = [seen["observation"], seen["action_mask"], action, odds[rows, action], value]
        seen, _, over, _, infos = games.step(action)
        chunk.append((now, actor, over, infos["rewards"]))
        actor = infos["actor"]
    # Backwards: a decision is as good as what its seat could promise itself at its next one, or as the game's end,
    # and, a little less each time, as whatever was gained later.
    promise, later = np.full((GAMES, 2), np.nan), np.zeros((GAMES, 2))
    for now, who, over, rewards in reversed(chunk):
        promise[over], later[over] = rewards[over], 0
        value = now[4]
        gained = promise[rows, who] - value + FAR * later[rows, who]
        promise[rows, who], later[rows, who] = value, np.nan_to_num(gained)
        now.append(gained)
    columns = [np.concatenate(column) for column in zip(*(now for now, *_ in chunk), strict=True)]
    return seen, actor, columns, int(sum(over.sum() for _, _, over, _ in chunk))


def improve(network: Network, columns: list[np.ndarray], rate: float, rng: np.random.Generator) -> None:
    """Learns from a chunk; the last decisions, of which nothing is known yet, are left out."""
    gained = columns[5]
    whole = np.flatnonzero(~np.isnan(gained))
    aim = columns[4] + gained
    better = gained / gained[whole].std()
    for _ in range(PASSES):
        rng.shuffle(whole)
        for rows in np.split(whole, range(SLICE, len(whole), SLICE)):
            seen, mask, action, before = (column[rows] for column in columns[:4])
            hidden, odds, value = network.look(seen, mask)
            place = np.arange(len(rows))
            ratio = odds[place, action] / before
            # PPO: what has already changed by more than CLIP in the right direction isn't pushed further.
            pushed = np.where(better[rows] > 0, ratio < 1 + CLIP, ratio > 1 - CLIP) * ratio * better[rows]
            logs = np.log(np.maximum(odds, 1e-9))
            spread = -(odds * logs).sum(axis=1, keepdims=True)
            wrong = np.empty((len(rows), odds.shape[1] + 1), np.float32)
            wrong[:, :-1] = pushed[:, None] * odds + CURIOSITY * odds * (logs + spread)
            wrong[place, action] -= pushed
            wrong[:, -1] = (value - aim[rows]) * (1 - value**2)
            network.learn(seen, hidden, wrong / len(rows), rate)


def beat(network: Network, games: int, seed: int) -> float:
    """The share of games won against the greedy bot, each seat in turn; ties count half."""
    won = 0.0
    for seat in range(2):
        env = gymnasium.make("prichal/Shanghaien-2p-v0", bot="greedy", seat=seat).unwrapped
        for number in range(games // 2):
            seen, _ = env.reset(seed=seed + number)
            over = False
            while not over:
                _, odds, _ = network.look(seen["observation"][None], seen["action_mask"][None])
                seen, reward, over, _, _ = env.step(int(odds[0].argmax()))
            won += (float(reward) + 1) / 2
    return won / games


def draw_curve(found: list[tuple[float, float]], file: Path) -> None:
    """Games played so far against the share won, as a picture."""
    most = max(played for played, _ in found) or 1
    dots = " ".join(f"{60 + 520 * played / most:.0f},{260 - 240 * share:.0f}" for played, share in found)
    lines = "".join(
        f'<path d="M60 {260 - 240 * share:.0f}H580" stroke="#ccc"/><text x="52" y="{264 - 240 * share:.0f}" '
        f'text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    file.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 300" font-family="sans-serif" font-size="12">'
        f'<rect width="600" height="300" fill="#fff"/>{lines}<polyline points="{dots}" fill="none" '
        f'stroke="#a3211f" stroke-width="2"/><text x="320" y="290" text-anchor="middle">games of self-play (up to '
        f"{most:,.0f}); share won against greedy</text></svg>\n",
        encoding="utf-8",
    )


def main() -> None:
    wishes = argparse.ArgumentParser(description="Learns Shanghaien by self-play.")
    wishes.add_argument("--chunks", type=int, default=600, help="of self-play, to learn from")
    wishes.add_argument("--games", type=int, default=200, help="against greedy in each trial")
    wishes.add_argument("--seed", type=int, default=1)
    wishes.add_argument("--curve", type=Path, help="where to put the picture")
    wish = wishes.parse_args()
    rng = np.random.default_rng(wish.seed)
    games = vector("shanghaien", GAMES, autoreset_mode="SameStep")
    seen, infos = games.reset(seed=wish.seed)
    actor = infos["actor"]
    network = Network(seen["observation"].shape[1], seen["action_mask"].shape[1], rng)
    found = [(0.0, beat(network, wish.games, wish.seed))]
    print(f"before learning: {found[0][1]:.0%} against greedy", flush=True)
    began, played = time.monotonic(), 0
    for chunk in range(wish.chunks):
        seen, actor, columns, ended = play(games, seen, actor, network, rng)
        improve(network, columns, RATE * (1 - chunk / wish.chunks), rng)  # smaller and smaller steps, to settle
        played += ended
        if (chunk + 1) % 30 == 0:
            found.append((played, beat(network, wish.games, wish.seed)))
            spent = (time.monotonic() - began) / 60
            print(f"{spent:4.1f} min, {played:7,} games: {found[-1][1]:.0%} against greedy", flush=True)
    share = beat(network, 5 * wish.games, wish.seed + 1_000_000)
    print(f"{played:,} games of self-play: {share:.1%} of {5 * wish.games} other games against greedy")
    if wish.curve:
        draw_curve(found, wish.curve)


if __name__ == "__main__":
    main()
