"""The bot that picks any option."""

from prichal.kernel.chance import Rng
from prichal.kernel.wire import Prompt


def choose(prompt: Prompt, rng: Rng) -> str:
    return prompt.options[rng.below(len(prompt.options))].action
