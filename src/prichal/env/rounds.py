"""The games as PettingZoo's parallel environments (extra `env`).

    from prichal.env import parallel
    env = parallel("jamaica", seats=4)

In a step all who are asked act at once: every seat that chooses its card where the rules let seats choose together,
else one seat alone. The others see the table too, but none of their actions is legal (their mask is empty): whatever
they say doesn't count. Everything else is as in `prichal.env.pettingzoo`; an illegal action of a seat that is asked
loses the game for it and ends it for all, or is replaced (`illegal="replace"`). With `max_cycles` a game is cut off
after so many steps.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from prichal.env.common import Observation
from prichal.env.pettingzoo import ILLEGAL, LOSE, Environment

try:
    from gymnasium.spaces import Dict, Discrete
    from pettingzoo import ParallelEnv
except ImportError as error:
    raise ImportError("this needs the package pettingzoo: pip install 'prichal[env]'") from error

if TYPE_CHECKING:
    from prichal.env.pictures import Look, Pixels

Infos = dict[str, dict[str, object]]


class ParallelEnvironment(ParallelEnv[str, Observation, int]):  # type: ignore[misc]  # pettingzoo is not typed for us
    """A game whose seats act at once where they may."""

    def __init__(
        self,
        name: str,
        seats: int | None,
        render_mode: str | None,
        options: dict[str, str],
        max_cycles: int | None = None,
        look: Look | None = None,
        illegal: str = LOSE,
    ) -> None:
        self.table = Environment(name, seats, render_mode, False, options, max_cycles, look, illegal)
        self.metadata = {**self.table.metadata, "is_parallelizable": True}
        self.render_mode = render_mode
        self.possible_agents: list[str] = self.table.possible_agents[:]
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> Dict:
        return self.table.observation_space(agent)

    def action_space(self, agent: str) -> Discrete:
        return self.table.action_space(agent)

    def reset(
        self, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Observation], Infos]:
        """A new game; without a seed every one is another."""
        self.table.reset(seed=seed)
        self.agents = self.possible_agents[:]
        return self.observed(), self.told()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        """One action of everybody who is asked."""
        if not self.agents:
            raise RuntimeError("the game is over: call reset first")
        state, asked = self.table.state, self.asked()
        silent = [agent for agent in asked if agent not in actions]
        if silent:
            raise ValueError(f"{silent[0]} is asked and has no action")
        legal = {agent: self.legal(agent) for agent in asked}
        wrong = [agent for agent in asked if int(actions[agent]) not in legal[agent]]
        lost = bool(wrong) and self.table.illegal == LOSE
        rewards = dict.fromkeys(self.agents, 0.0)
        if lost:
            rewards |= dict.fromkeys(wrong, ILLEGAL)
        else:
            self.table.replaced.clear()
            for agent in asked:
                state.agenda.give_turn(self.seat(agent))
                state.play(self.table.legal_one(agent, int(actions[agent]), legal[agent]))
            self.table.settle()
            self.table.count_cycle()
            rewards = dict(self.table.rewards)
        over = lost or state.over
        seen, told = self.observed(), self.told()
        ended = dict.fromkeys(self.agents, over)
        cut = dict(self.table.truncations)
        if over or any(cut.values()):
            self.agents = []
        return seen, rewards, ended, cut, told

    def seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def asked(self) -> list[str]:
        """Everybody who decides now; one who owes several choices makes one in a step."""
        return [self.possible_agents[seat] for seat in dict.fromkeys(self.table.state.agenda.actors())]

    def legal(self, agent: str) -> list[int]:
        position = self.table.state.clone()
        position.agenda.give_turn(self.seat(agent))
        return position.legal_actions()

    def observed(self) -> dict[str, Observation]:
        """What every seat sees; one that is asked as if it alone were."""
        asked = self.asked()
        found: dict[str, Observation] = {}
        state = self.table.state
        for agent in self.agents:
            if agent in asked:
                self.table.state = state.clone()
                self.table.state.agenda.give_turn(self.seat(agent))
            found[agent] = self.table.observe(agent)
            self.table.state = state
        return found

    def told(self) -> Infos:
        asked = self.asked()
        return {agent: {"asked": agent in asked, **self.table.told(agent)} for agent in self.agents}

    def render(self) -> str | Pixels | None:
        return self.table.render()

    def picture(self, seat: int | None = None, format: str = "png") -> bytes:
        return self.table.picture(seat, format)

    def close(self) -> None:
        self.table.close()
