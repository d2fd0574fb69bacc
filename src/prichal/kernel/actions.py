"""Actions: small dense numbers inside, readable text outside, both declared in one place."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64


@final
class Moves:
    """A reusable list of action numbers with weights (1 unless chance says otherwise)."""

    def __init__(self, capacity: i64 = 64) -> None:
        self.items = vec[i64]([0] * capacity)
        self.weights = vec[i64]()
        self.count: i64 = 0
        self.weighted = False

    def clear(self) -> None:
        self.count = 0
        self.weighted = False

    def add(self, action: i64) -> None:
        count: i64 = self.count
        if count == len(self.items):
            self.grow()
        self.items[count] = action
        self.count = count + 1

    def add_if(self, legal: bool, action: i64) -> None:
        """Adds an action that may be illegal. Without `if`: where hands decide, processors foresee it badly."""
        count: i64 = self.count
        if count == len(self.items):
            self.grow()
        self.items[count] = action
        self.count = count + i64(legal)

    def grow(self) -> None:
        """Room for one more; apart from `add`, so that the compiler can put that where it is called."""
        self.items = append(self.items, 0)

    def weigh(self, action: i64, weight: i64) -> None:
        """Adds an outcome of chance; a list is weighted as a whole or not at all."""
        self.weighted = True
        while len(self.weights) <= self.count:
            self.weights = append(self.weights, 1)
        self.weights[self.count] = weight
        self.add(action)

    def weight(self, at: i64) -> i64:
        if self.weighted:
            return self.weights[at]
        return 1  # apart: as one expression it would be a Python object

    def total(self) -> i64:
        """The sum of the weights."""
        total: i64 = 0
        for i in range(self.count):
            total += self.weight(i)
        return total

    def at(self, share: i64) -> i64:
        """The action that holds the given share of the total weight, counted from 0."""
        for i in range(self.count):
            share -= self.weight(i)
            if share < 0:
                return self.items[i]
        raise IndexError("share beyond the total weight")

    def has(self, action: i64) -> bool:
        for i in range(self.count):
            if self.items[i] == action:
                return True
        return False

    def listed(self) -> list[int]:
        return [self.items[i] for i in range(self.count)]


@final
class Catalogue:
    """Every action of a game: number to text and back."""

    def __init__(self) -> None:
        self.texts: Final[list[str]] = []
        self.numbers: Final[dict[str, int]] = {}

    def add(self, verb: str, *domains: list[str]) -> i64:
        """Declares `verb` followed by one word of each domain; returns the first number of the block.

        The last domain runs fastest: the number of `lay 3 right` is first + 3rd * 2 + right's.
        """
        first = len(self.texts)
        block = [verb]
        for words in domains:
            block = [f"{text} {word}" for text in block for word in words]
        for text in block:
            if text in self.numbers:
                raise ValueError(f"action declared twice: {text}")
            self.numbers[text] = len(self.texts)
            self.texts.append(text)
        return first

    def __len__(self) -> int:
        return len(self.texts)

    def text(self, action: i64) -> str:
        return self.texts[action]

    def find(self, text: str) -> i64:
        """The number of an action's text, or -1 if there is no such action."""
        return self.numbers.get(" ".join(text.split()), -1)


def counted(first: int, last: int) -> list[str]:
    """The numbers from first to last as words of a domain."""
    return [str(number) for number in range(first, last + 1)]
