"""Fits a network to positions and what became of them: one hidden layer, Adam, in NumPy."""

from __future__ import annotations

from typing import Final

import numpy as np
from numpy.typing import NDArray

from prichal.bots.network import Network
from prichal.kernel.features import Features
from prichal.learn.selfplay import Samples

Array = NDArray[np.float32]
BATCH: Final = 512
RATE: Final = 1e-3
DECAY: Final = 5.0  # of the weights, in steps of the rate: what isn't needed fades
HELD_BACK: Final = 20  # one game in so many tells how well the others were understood


class Weights:
    """The numbers of a network, as they are learnt."""

    def __init__(self, first: Array, first_bias: Array, second: Array, second_bias: Array) -> None:
        self.first = first  # by entry and unit
        self.first_bias = first_bias
        self.second = second  # by unit and seat
        self.second_bias = second_bias

    def parts(self) -> list[Array]:
        return [self.first, self.first_bias, self.second, self.second_bias]

    def network(self, features: Features) -> Network:
        return Network(
            features,
            self.second.shape[1],
            self.first.shape[1],
            self.first.ravel().astype(float).tolist(),
            self.first_bias.astype(float).tolist(),
            self.second.T.ravel().astype(float).tolist(),
            self.second_bias.astype(float).tolist(),
        )


def begin(size: int, hidden: int, seats: int, seed: int) -> Weights:
    rng = np.random.default_rng(seed)
    first = rng.normal(0, 0.05, (size, hidden)).astype(np.float32)
    second = rng.normal(0, 1 / np.sqrt(hidden), (hidden, seats)).astype(np.float32)
    return Weights(first, np.zeros(hidden, np.float32), second, np.zeros(seats, np.float32))


def spread(samples: Samples, size: int) -> Array:
    """How much every entry differs from 0 over all positions: entries are learnt in this unit."""
    squares = np.bincount(samples.places, weights=samples.values.astype(float) ** 2, minlength=size) / len(samples)
    return np.maximum(np.sqrt(squares), 0.1).astype(np.float32)


def dense(samples: Samples, chosen: NDArray[np.int64], size: int, unit: Array) -> Array:
    lengths = samples.starts[chosen + 1] - samples.starts[chosen]
    rows = np.repeat(np.arange(len(chosen)), lengths)
    entries = np.repeat(samples.starts[chosen] - np.concatenate([[0], np.cumsum(lengths)[:-1]]), lengths)
    entries += np.arange(len(entries))
    found = np.zeros((len(chosen), size), np.float32)
    np.add.at(found, (rows, samples.places[entries]), samples.values[entries])
    found /= unit
    return found


def predict(weights: Weights, inputs: Array) -> tuple[Array, Array]:
    units = np.maximum(inputs @ weights.first + weights.first_bias, 0)
    return units, 1 / (1 + np.exp(-(units @ weights.second + weights.second_bias)))


def train(weights: Weights, samples: Samples, epochs: int, seed: int) -> tuple[Weights, float]:
    """Learns from all games but those held back; returns new weights and the mean square of what they miss there."""
    size = weights.first.shape[0]
    unit = spread(samples, size)
    now = Weights(weights.first * unit[:, None], *[part.copy() for part in weights.parts()[1:]])
    rng = np.random.default_rng(seed)
    held = samples.games % HELD_BACK == 0
    learnt, rest = np.flatnonzero(~held), np.flatnonzero(held)
    first_moments = [np.zeros_like(part) for part in now.parts()]
    second_moments = [np.zeros_like(part) for part in now.parts()]
    batches = max(1, len(learnt) // BATCH)
    step = 0
    for _ in range(epochs):
        for chosen in np.array_split(rng.permutation(learnt), batches):
            step += 1
            rate = RATE * (1 - step / (epochs * batches + 1))
            gradients = slopes(now, dense(samples, chosen, size, unit), samples.targets[chosen])
            for number, slope in enumerate(gradients):
                first_moments[number] += 0.1 * (slope - first_moments[number])
                second_moments[number] += 0.001 * (slope * slope - second_moments[number])
                size_of_step = np.sqrt(second_moments[number] / (1 - 0.999**step)) + 1e-8
                now.parts()[number][...] -= rate * first_moments[number] / (1 - 0.9**step) / size_of_step
            now.first *= 1 - rate * DECAY
    missed = [
        (predict(now, dense(samples, part, size, unit))[1] - samples.targets[part]) ** 2
        for part in np.array_split(rest, max(1, len(rest) // BATCH))
        if len(part) > 0
    ]
    loss = float(np.concatenate(missed).mean()) if missed else float("nan")
    return Weights(now.first / unit[:, None], *now.parts()[1:]), loss


def slopes(weights: Weights, inputs: Array, targets: Array) -> list[Array]:
    """The gradient of the cross-entropy, averaged over a batch."""
    units, found = predict(weights, inputs)
    wrong = (found - targets) / np.float32(len(targets))
    back = (wrong @ weights.second.T) * (units > 0)
    return [inputs.T @ back, back.sum(0), units.T @ wrong, wrong.sum(0)]
