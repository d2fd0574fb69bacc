"""The games as PettingZoo environments (extra `env`).

    from prichal.env.pettingzoo import aec
    env = aec("jamaica", seats=4)

A seat observes its feature vector (`Features` of the game: what the seat may know and nothing else) and which actions
are legal. Actions are those of `prichal.game(...).actions`, by number. Chance plays by itself, from the seed of
`reset`; seats that choose together do so one after another, hidden from each other. At the end the one who wins gets 1
and the others share -1; winners share alike. With `max_cycles` a game is cut off after so many decisions.

An illegal action loses the game, as PettingZoo has it. With `illegal="replace"` a legal one is played instead, drawn
with equal odds from the seed of `reset`, and `infos` of its agent says which: `replaced`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import numpy as np

from prichal.env.arrays import fill, rows_of
from prichal.env.common import Observation, action_space, observation_space, seed_number, set_up
from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE, SPECTATOR
from prichal.kernel.batch import reward
from prichal.kernel.chance import Rng
from prichal.kernel.errors import BadSetup, Problem
from prichal.kernel.features import Vector
from prichal.kernel.wire import Message
from prichal.locales import Words

try:
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper, TerminateIllegalWrapper
except ImportError as error:
    raise ImportError("this needs the package pettingzoo: pip install 'prichal[env]'") from error

if TYPE_CHECKING:
    from prichal.env.pictures import Camera, Look, Pixels

ILLEGAL: Final = -1.0  # what an illegal action costs; it ends the game
WORDS: Final = "ansi"
LOSE: Final = "lose"
REPLACE: Final = "replace"
REPLACING: Final = 3  # the stream of a seed that legal actions are drawn from then; games have stream 0
PICTURES: Final = "rgb_array"
MODES: Final = [WORDS, PICTURES]


def aec(
    name: str,
    seats: int | None = None,
    render_mode: str | None = None,
    words: bool = True,
    max_cycles: int | None = None,
    look: Look | None = None,
    illegal: str = LOSE,
    **options: str,
) -> AECEnv[str, Observation, int]:
    """An environment of the game, wrapped as PettingZoo's own are: an illegal action loses the game, or is replaced.

    `words=False` leaves out what is told in `infos`, which takes longer than a step. After `max_cycles` decisions the
    game is cut off. A `look` (`prichal.env.pictures`) says how pictures are taken.
    """
    env: AECEnv[str, Observation, int] = Environment(
        name, seats, render_mode, words, options, max_cycles, look, illegal
    )
    if illegal == LOSE:
        env = TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = AssertOutOfBoundsWrapper(env)
    return OrderEnforcingWrapper(env)


class Environment(AECEnv[str, Observation, int]):  # type: ignore[misc]  # pettingzoo is not typed for us
    """A game without wrappers."""

    def __init__(
        self,
        name: str,
        seats: int | None,
        render_mode: str | None,
        words: bool,
        options: dict[str, str],
        max_cycles: int | None = None,
        look: Look | None = None,
        illegal: str = LOSE,
    ) -> None:
        super().__init__()
        self.game, self.setup, self.features = set_up(name, seats, options)
        if render_mode is not None and render_mode not in MODES:
            raise Problem(Message("problem-render", {"modes": ", ".join(MODES)}), f"the modes are {', '.join(MODES)}")
        if max_cycles is not None and max_cycles < 1:
            message = Message("problem-range", {"name": "max_cycles", "least": 1})
            raise BadSetup(message, "max_cycles must be at least 1")
        if illegal not in (LOSE, REPLACE):
            message = Message("problem-value", {"option": "illegal", "value": illegal, "values": f"{LOSE}, {REPLACE}"})
            raise BadSetup(message, f"illegal can't be {illegal!r}; values: {LOSE}, {REPLACE}")
        self.metadata = {"name": f"prichal_{self.game.name}", "render_modes": MODES, "is_parallelizable": False}
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.setup.seats)]
        space = observation_space(self.game, self.setup, self.features)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: action_space(self.game) for agent in self.possible_agents}
        self.size = self.features.size(self.setup)
        self.vector = Vector(self.size)
        self.moves = Moves()
        self.words = Words("en", self.possible_agents)
        self.tells = words
        self.max_cycles = max_cycles
        self.illegal = illegal
        self.look = look
        self.camera: Camera | None = None
        if render_mode == PICTURES:
            self.open_camera()  # what is missing is said at once

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """A new game; without a seed every one is another."""
        number = seed_number(seed)
        self.luck = Rng(number)
        self.replacing = Rng(number, REPLACING)
        self.replaced: dict[str, int] = {}
        self.state = self.game.new(self.setup.seats, self.setup.options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self.cycles = 0
        self.settle()

    def settle(self) -> None:
        """Lets chance play, and says who is next; at the end everybody has terminated."""
        state = self.state
        while not state.over and state.actor == CHANCE:
            state.play(state.sample(self.luck))
        self.infos = {agent: self.told(agent) for agent in self.agents}
        if state.over:
            winners = self.game.winners(state)
            for seat, agent in enumerate(self.possible_agents):
                self.rewards[agent] = reward(seat, winners, self.setup.seats)
                self.terminations[agent] = True
            return
        self.agent_selection = self.possible_agents[state.actor]
        if self.tells:
            self.infos[self.agent_selection] |= self.tell(state.actor)

    def told(self, agent: str) -> dict[str, object]:
        """What was played instead of the agent's last action, if that was illegal."""
        return {"replaced": self.replaced[agent]} if agent in self.replaced else {}

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
            fill(seen, rows_of(self.vector.row), self.vector)
            if seat == self.state.actor:
                self.state.legal(self.moves)
                mask[self.moves.listed()] = 1
        return Observation(observation=seen, action_mask=mask)

    def step(self, action: int) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        played = self.legal_one(agent, int(action), self.state.legal_actions())
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.state.play(played)
        self.settle()
        self.count_cycle()
        self._accumulate_rewards()

    def legal_one(self, agent: str, action: int, legal: list[int]) -> int:
        """The action, or what is played instead of it; refused where illegal actions aren't replaced."""
        self.replaced.pop(agent, None)
        if action in legal:
            return action
        if self.illegal == LOSE:
            message = Message("problem-action", {"action": str(action)})
            raise Problem(message, f"action {action} isn't legal for {agent}")
        self.replaced[agent] = legal[self.replacing.below(len(legal))]
        return self.replaced[agent]

    def count_cycle(self) -> None:
        """One more; a game that isn't over after as many as there may be is cut off, and nobody has won it."""
        self.cycles += 1
        if self.cycles == self.max_cycles and not self.state.over:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | Pixels | None:
        """The table in words, as a spectator sees it, or as a picture."""
        if self.render_mode == PICTURES:
            from prichal.env.pictures import pixels

            return pixels(self.picture())
        return self.text() if self.render_mode == WORDS else None

    def picture(self, seat: int | None = None, format: str = "png") -> bytes:
        """The table as a PNG or an SVG in any mode: as the seat sees it, else as the look says or whoever is asked."""
        return self.open_camera().take(self.state, seat, format)

    def open_camera(self) -> Camera:
        if self.camera is None:
            from prichal.env.pictures import Camera, Look

            self.camera = Camera(self.game, self.possible_agents, self.look or Look())
        return self.camera

    def text(self) -> str:
        rows: list[str] = []
        for panel in self.game.panels(self.game.view(self.state, SPECTATOR)):
            rows += [self.words.say(panel.title), " | ".join(map(self.words.say, panel.columns))]
            rows += [" | ".join(self.words.say(cell.text) for cell in row) for row in panel.rows]
        return "\n".join(rows)

    def close(self) -> None:
        if self.camera is not None:
            self.camera.close()
