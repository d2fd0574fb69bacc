"""What all tests share."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

import pytest
from librt.vecs import vec

from prichal import games
from prichal.kernel.actions import Catalogue, Moves
from prichal.kernel.agenda import CHANCE, Agenda
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Setup
from prichal.kernel.news import Listener
from prichal.kernel.playout import random_action
from prichal.kernel.state import State
from prichal.kernel.step import Step
from tests.kernel.harbour import HarbourGame

Test = TypeVar("Test", bound=Callable[..., object])
Fact = int | str | bool | None | list["Fact"] | dict[str, "Fact"]


def rule(*clauses: str) -> Callable[[Test], Test]:
    """Marks a test with the clauses it checks; every clause of every game needs one."""

    def mark(test: Test) -> Test:
        marked: Test = pytest.mark.rule(*clauses)(test)
        return marked

    return mark


def every_setup() -> list[tuple[Game, Setup]]:
    """Every game with every seat count and combination of options; the throw-away game obeys the laws too."""
    known = [HarbourGame(), *[games.find(name) for name in games.names()]]
    return [(game, setup) for game in known for setup in game.setups()]


def setup_name(value: object) -> str | None:
    if isinstance(value, Game):
        return value.name
    return value.label() if isinstance(value, Setup) else None


def for_setups(setups: list[tuple[Game, Setup]]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("game", "setup"), setups, ids=setup_name)


for_every_setup = for_setups(every_setup())


def facts(thing: object) -> Fact:
    """Every field of a position, whatever its class: for comparing whole positions in both builds."""
    if thing is None or isinstance(thing, bool | int | str):
        return thing
    if isinstance(thing, Step | Catalogue | Listener | Game):
        return None
    if isinstance(thing, list | tuple | vec):
        return [facts(item) for item in thing]
    if isinstance(thing, dict):
        return {str(key): facts(value) for key, value in thing.items()}
    if isinstance(thing, Agenda):
        entries = [thing.entries[i] for i in range(thing.depth)]
        return [facts(entries), thing.depth, thing.actor]
    fields = [name for name in dir(thing) if not name.startswith("_") and not callable(getattr(thing, name))]
    return {name: facts(getattr(thing, name)) for name in fields}


def play(state: State, catalogue: Catalogue, *texts: str) -> None:
    """Plays actions by their texts; each must be legal. For tests that tell a story."""
    for text in texts:
        action = catalogue.find(text)
        assert action >= 0, f"no such action: {text}"
        legal = state.legal_actions()
        assert action in legal, f"{text} isn't legal; legal: {[catalogue.text(number) for number in legal]}"
        state.play(action)


def legal_texts(state: State, catalogue: Catalogue) -> list[str]:
    """What the actor may do now, as texts."""
    return [catalogue.text(action) for action in state.legal_actions()]


def play_randomly(state: State, rng: Rng, plies: int) -> list[int]:
    """Plays up to `plies` random actions and returns them."""
    moves = Moves()
    log: list[int] = []
    while not state.over and len(log) < plies:
        action = random_action(state, state.agenda, moves, rng)
        log.append(action)
        state.play(action)
    return log


def until_choice(state: State, rng: Rng) -> None:
    """Lets chance act until a seat must decide or the game is over."""
    while not state.over and state.actor == CHANCE:
        state.play(state.sample(rng))
