"""The games as PettingZoo environments (extra `env`).

    from prichal.env.pettingzoo import aec
    env = aec("jamaica", seats=4)

A seat observes its feature vector (`Features` of the game: what the seat may know and nothing else) and which actions
are legal. Actions are those of `prichal.game(...).actions`, by number. Chance plays by itself, from the seed of
`reset`; seats that choose together do so one after another, hidden from each other. At the end the one who wins gets 1
and the others share -1; winners share alike.
"""

from __future__ import annotations

from typing import Final, TypedDict

import numpy as np
from numpy.typing import NDArray

from prichal import games
from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE, SPECTATOR
from prichal.kernel.chance import Rng
from prichal.kernel.errors import Problem
from prichal.kernel.features import Vector
from prichal.kernel.wire import Message
from prichal.locales import Words

try:
    from gymnasium.spaces import Box, Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
except ImportError as error:
    raise ImportError("this needs the package pettingzoo: pip install 'prichal[env]'") from error

ILLEGAL: Final = -1.0  # what an illegal action costs; it ends the game
SEED_BITS: Final = 62
MODES: Final = ["ansi"]


class Observation(TypedDict):
    """What a seat sees: its vector, and 1 for every action that is legal now."""

    observation: NDArray[np.float32]
    action_mask: NDArray[np.int8]


def aec(
    name: str, seats: int | None = None, render_mode: str | None = None, words: bool = True, **options: str
) -> AECEnv[str, Observation, int]:
    """An environment of the game, wrapped as PettingZoo's own are: an illegal action loses the game.

    `words=False` leaves out what is told in `infos`, which takes longer than a step.
    """
    env: AECEnv[str, Observation, int] = Environment(name, seats, render_mode, words, options)
    env = TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = AssertOutOfBoundsWrapper(env)
    return OrderEnforcingWrapper(env)


class Environment(AECEnv[str, Observation, int]):  # type: ignore[misc]  # pettingzoo is not typed for us
    """A game without wrappers."""

    def __init__(
        self, name: str, seats: int | None, render_mode: str | None, words: bool, options: dict[str, str]
    ) -> None:
        super().__init__()
        self.game = games.find(name)
        self.setup = self.game.check(seats if seats is not None else self.game.usual_seats, options)
        features = self.game.features()
        if features is None:
            raise Problem(Message("problem-no-features", {"game": name}), f"{name} has no features to observe")
        if render_mode is not None and render_mode not in MODES:
            raise Problem(Message("problem-render", {"modes": ", ".join(MODES)}), f"the modes are {', '.join(MODES)}")
        self.features = features
        self.metadata = {"name": f"prichal_{self.game.name}", "render_modes": MODES, "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        blocks = features.blocks(self.setup)
        low = np.concatenate([np.full(block.size, block.low, np.float32) for block in blocks])
        high = np.concatenate([np.full(block.size, block.high, np.float32) for block in blocks])
        count = len(self.game.catalogue)
        space = Dict({"observation": Box(low, high, dtype=np.float32), "action_mask": Box(0, 1, (count,), np.int8)})
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: Discrete(count) for agent in self.possible_agents}
        self.size = len(low)
        self.vector = Vector()
        self.moves = Moves()
        self.words = Words("en", self.possible_agents)
        self.tells = words

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """A new game; without a seed every one is another."""
        drawn = np.random.SeedSequence(seed).generate_state(1, np.uint64)[0]
        self.luck = Rng(int(drawn) >> (64 - SEED_BITS))
        self.state = self.game.new(self.setup.seats, self.setup.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.settle()

    def settle(self) -> None:
        """Lets chance play, and says who is next; at the end everybody has terminated."""
        state = self.state
        while not state.over and state.actor == CHANCE:
            state.play(state.sample(self.luck))
        if state.over:
            winners = self.game.winners(state)
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = reward(seat, winners, self.setup.seats)
                self.terminations[agent] = True
            return
        self.agent_selection = self.possible_agents[state.actor]
        self.infos = {agent: {} for agent in self.agents}
        if self.tells:
            self.infos[self.agent_selection] = self.tell(state.actor)

    def tell(self, seat: int) -> dict[str, object]:
        """The question in words, its clause, and the legal actions by number: notation, words and clause of each."""
        prompt = self.game.prompt(self.state, seat)
        options = {
            self.game.catalogue.find(option.action): (option.action, self.words.say(option.label), option.rule)
            for option in prompt.options
        }
        return {"prompt": self.words.say(prompt.title), "clause": prompt.rule, "actions": options}

    def observe(self, agent: str) -> Observation:
        seat = self.possible_agents.index(agent)
        seen = np.zeros(self.size, np.float32)
        mask = np.zeros(len(self.game.catalogue), np.int8)
        if not self.state.over:
            self.vector.clear()
            self.features.write(self.state, seat, self.vector)
            seen[:] = self.vector.dense(self.size)
            if seat == self.state.actor:
                self.state.legal(self.moves)
                mask[self.moves.listed()] = 1
        return Observation(observation=seen, action_mask=mask)

    def step(self, action: int) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if int(action) not in self.state.legal_actions():
            message = Message("problem-action", {"action": str(action)})
            raise Problem(message, f"action {action} isn't legal for {self.agent_selection}")
        agent = self.agent_selection
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state.play(int(action))
        self.settle()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """The table in words, as a spectator sees it."""
        if self.render_mode is None:
            return None
        rows: list[str] = []
        for panel in self.game.panels(self.game.view(self.state, SPECTATOR)):
            rows += [self.words.say(panel.title), " | ".join(map(self.words.say, panel.columns))]
            rows += [" | ".join(self.words.say(cell.text) for cell in row) for row in panel.rows]
        return "\n".join(rows)

    def close(self) -> None:
        pass


def reward(seat: int, winners: list[int], seats: int) -> float:
    """Zero in all: what the losers lose, the winners share. Alone one wins or loses; all winning is even."""
    if seats == 1:
        return 1.0 if winners else -1.0
    if len(winners) == seats:
        return 0.0
    return 1.0 / len(winners) if seat in winners else -1.0 / (seats - len(winners))
