"""Weights as they lie in a file. (Not compiled: msgspec reads the annotations.)"""

from __future__ import annotations

import array
import base64
import hashlib
import sys

import msgspec
from msgspec import Struct

from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message

FORMAT = 1
LARGEST = 32_767  # weights are kept as shares of the largest one of their layer, in 16 bits


class Weights(Struct, frozen=True, kw_only=True):
    """What was learnt: for whom, and the numbers of the network, layer by layer."""

    format: int
    game: str
    rules: int  # the game's edition
    label: str  # seats and options
    layout: int  # version of the features
    size: int  # entries of a vector
    hidden: int
    seats: int
    simulations: int  # that the admiral spends on a decision; 0: it doesn't go by these weights
    reach: int
    early: bool = False  # learnt from positions right after a choice, before the luck that follows
    faith: float
    exploration: float
    scales: list[float]  # the largest weight of each layer: first, its bias, second, its bias
    numbers: str  # all weights in base64
    digest: str  # of the numbers
    story: str  # how it was learnt

    def layers(self) -> list[list[float]]:
        """The weights, each layer as a list."""
        shares = array.array("h", base64.b64decode(self.numbers))
        if sys.byteorder == "big":
            shares.byteswap()
        found: list[list[float]] = []
        at = 0
        for length, scale in zip(self.lengths(), self.scales, strict=True):
            found.append([share * scale / LARGEST for share in shares[at : at + length]])
            at += length
        return found

    def lengths(self) -> list[int]:
        return [self.size * self.hidden, self.hidden, self.hidden * self.seats, self.seats]

    def is_whole(self) -> bool:
        """Whether nothing is missing or changed."""
        if self.digest != digest_of(self.numbers) or len(self.scales) != len(self.lengths()):
            return False
        return len(base64.b64decode(self.numbers)) == 2 * sum(self.lengths())


def digest_of(numbers: str) -> str:
    return hashlib.sha256(numbers.encode()).hexdigest()[:16]


def pack(layers: list[list[float]]) -> tuple[list[float], str]:
    """Scales and numbers for a file."""
    scales = [max(1e-9, *(abs(value) for value in layer)) for layer in layers]
    shares = array.array("h")
    for layer, scale in zip(layers, scales, strict=True):
        shares.extend([round(value / scale * LARGEST) for value in layer])
    if sys.byteorder == "big":
        shares.byteswap()
    return scales, base64.b64encode(shares.tobytes()).decode()


def decode(content: bytes, name: str) -> Weights:
    """The weights in a file of this name; a Problem in one sentence where it is damaged or something else."""
    try:
        weights = msgspec.json.decode(content, type=Weights)
        if weights.format == FORMAT and weights.is_whole():
            return weights
    except (msgspec.DecodeError, ValueError):
        pass
    raise Problem(Message("problem-weights", {"file": name}), f"{name} is damaged, or has no weights in it")
