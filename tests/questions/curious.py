"""A player for tests, who has soon done everything once: rare questions and rare answers come up, too."""

from __future__ import annotations

from collections import Counter

from prichal.kernel.actions import Catalogue
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.state import State


class Curious:
    """Every other choice, on average, is one made least often so far: by where it leads, by its kind, by itself."""

    def __init__(self, catalogue: Catalogue, seed: int) -> None:
        self.catalogue = catalogue
        self.rng = Rng(seed, 22)
        self.times: Counter[str] = Counter()

    def choose(self, state: State) -> int:
        """What chance brings, or a legal action of the actor."""
        if state.actor == CHANCE:
            return int(state.sample(self.rng))
        step = state.step().name
        found = state.legal_actions()
        if self.rng.below(2) == 0:
            found = self.rarest({action: f"to {next_step(state, action)}" for action in found})
            found = self.rarest({action: f"{step} {self.catalogue.text(action).split()[0]}" for action in found})
            found = self.rarest({action: f"{step} {self.catalogue.text(action)}" for action in found})
        action = found[self.rng.below(len(found))]
        text = self.catalogue.text(action)
        self.times.update({f"to {next_step(state, action)}", f"{step} {text.split()[0]}", f"{step} {text}"})
        return action

    def rarest(self, names: dict[int, str]) -> list[int]:
        """Those of the actions whose names were counted least often."""
        least = min(self.times[name] for name in names.values())
        return [action for action, name in names.items() if self.times[name] == least]


def next_step(state: State, action: int) -> str:
    """What is decided after the action."""
    after = state.clone()
    after.play(action)
    return "" if after.over else after.step().name
