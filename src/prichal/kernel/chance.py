"""The generator that drivers draw chance from; rules never hold one."""

from typing import Final, final

from mypy_extensions import i64

MASK: Final[i64] = 0xFFFFFFFF


def scramble(number: i64) -> i64:
    """Mixes 32 bits so that neighbouring numbers end far apart."""
    x: i64 = number & MASK
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & MASK
    x = ((x ^ (x >> 16)) * 0x45D9F3B) & MASK
    return x ^ (x >> 16)


def mix(salt: i64, seed: i64, stream: i64) -> i64:
    """32 bits that depend on every bit of seed and stream; each salt gives others."""
    x: i64 = scramble(salt + (seed & MASK))
    x = scramble(x + ((seed >> 32) & MASK) + 0x7F4A7C15)
    x = scramble(x + (stream & MASK) + 0x2545F491)
    x = scramble(x + ((stream >> 32) & MASK) + 0x1B873593)
    return scramble(x + salt)


@final
class Rng:
    """Marsaglia's xorshift128 on 32-bit words: the same numbers in both builds, period 2^128 - 1.

    The generator itself is linear, so its whole state comes from a mixing that isn't: different seeds, and different
    streams of a seed, have nothing to do with each other.
    """

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.x: i64 = mix(0x9E3779B9, seed, stream)
        self.y: i64 = mix(0x85EBCA6B, seed, stream)
        self.z: i64 = mix(0xC2B2AE35, seed, stream)
        self.w: i64 = mix(0x27D4EB2F, seed, stream) | 1

    def word(self) -> i64:
        """The next 32 random bits."""
        t: i64 = self.x ^ ((self.x << 11) & MASK)
        self.x = self.y
        self.y = self.z
        self.z = self.w
        self.w = self.w ^ (self.w >> 19) ^ t ^ (t >> 8)
        return self.w

    def below(self, limit: i64) -> i64:
        """A number from 0 to limit - 1; the bias is below limit / 2^32."""
        return (self.word() * limit) >> 32

    def clone(self) -> "Rng":
        """Another one that goes on with the same numbers."""
        fresh = Rng(0)
        fresh.x, fresh.y, fresh.z, fresh.w = self.x, self.y, self.z, self.w
        return fresh
