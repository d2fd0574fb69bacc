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


@final
class Rng:
    """Marsaglia's xorshift128 on 32-bit words: the same numbers in both builds, period 2^128 - 1."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.x: i64 = scramble(seed + 0x9E3779B9)
        self.y: i64 = scramble((seed >> 32) + 0x7F4A7C15)
        self.z: i64 = scramble(stream + 0x2545F491)
        self.w: i64 = scramble((stream >> 32) + self.x + 0x1B873593) | 1
        for _ in range(8):
            self.word()

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
