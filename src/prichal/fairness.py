"""Luck that nobody at a table can choose, and that anybody can check afterwards, without a network.

Before the game the table draws a seed and shows its commitment, the SHA-256 of the seed's 32 bytes. Then every seat
adds entropy of its own. What chance brings in line n of the log follows from the seed, the entropies and n alone:

    message = the entropies by seat, then n, each as `length:text,` (the length in bytes)
    digest  = HMAC-SHA256(key = the seed's 32 bytes, message)
    luck    = Rng(first 62 bits of the digest, first 62 bits of its second 8 bytes)

When the game is over the seed is shown. A line after an undo has a number of its own, so its luck is drawn afresh.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from prichal.kernel.chance import Rng
from prichal.kernel.state import State

SEED = re.compile(r"[0-9a-f]{64}")


def new_seed() -> str:
    """32 random bytes in hexadecimal digits."""
    return secrets.token_hex(32)


def is_seed(text: str) -> bool:
    return SEED.fullmatch(text) is not None


def commitment(seed: str) -> str:
    """What is shown of a seed before the game."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def luck(seed: str, entropies: list[str], ply: int) -> Rng:
    """The generator for line `ply` of the log, counted from 1; a seat without entropy counts as an empty text."""
    texts = [text.encode() for text in [*entropies, str(ply)]]
    message = b"".join([b"%d:%b," % (len(text), text) for text in texts])
    digest = hmac.digest(bytes.fromhex(seed), message, "sha256")
    return Rng(int.from_bytes(digest[:8], "big") >> 2, int.from_bytes(digest[8:16], "big") >> 2)


def draw(state: State, seed: str, entropies: list[str], ply: int) -> int:
    """What chance does in line `ply`; the position must wait for chance."""
    return state.sample(luck(seed, entropies, ply))
