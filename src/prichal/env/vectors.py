"""Many games at once as a vector environment of Gymnasium (extra `env`).

    from prichal.env import vector
    games = vector("shanghaien", 1024)

All games go on in lock-step inside the engine, which writes observations, masks and rewards into memory that NumPy
reads. Each row is a game of all its seats: what is observed in it is what the seat that acts next may see
(`infos["actor"]`), the action is that seat's, and one policy may play them all. Rewards come at the end: the reward of
a row is that of the seat whose action ended the game, `infos["rewards"]` has those of every seat.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64
from numpy.typing import NDArray

from prichal.env.arrays import Arrays, fill, rows_of
from prichal.env.common import SEEDS, Observation, action_space, mask_space, observation_space, seed_number, set_up
from prichal.kernel.batch import Batch
from prichal.kernel.chance import Rng
from prichal.kernel.errors import BadSetup, IllegalAction, UnknownAction
from prichal.kernel.wire import Message

try:
    from gymnasium.spaces import Dict
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space
except ImportError as error:
    raise ImportError("this needs the package gymnasium: pip install 'prichal[env]'") from error

SAMPLING: Final = 1  # the stream of a seed that random actions come from; games have stream 0
Actions = NDArray[np.integer[Any]]
Step = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class VectorEnvironment(VectorEnv[Observation, Actions, NDArray[Any]]):
    """Games of one set-up, a row for each.

    A row whose game has ended shows zeros and begins a new game in the next step, whatever its action is (NEXT_STEP),
    or begins it at once (SAME_STEP). `copy=False` gives views of the engine's memory instead of arrays of your own:
    they can't be written, and the next step changes them. `observe=False` leaves out the features: masks only.
    """

    def __init__(
        self,
        name: str,
        num_envs: int,
        seats: int | None = None,
        *,
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        observe: bool = True,
        options: dict[str, str] | None = None,
    ) -> None:
        self.game, self.setup, features = set_up(name, seats, options or {})
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        if num_envs < 1:
            raise BadSetup(Message("problem-range", {"name": "num_envs", "least": 1}), "num_envs must be at least 1")
        if self.autoreset_mode is AutoresetMode.DISABLED:
            message = Message("problem-value", {"option": "autoreset_mode", "value": "Disabled", "values": "…"})
            raise BadSetup(message, "autoreset_mode must be NEXT_STEP or SAME_STEP: a vector can't stop for one row")
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self.copy = copy
        whole = observation_space(self.game, self.setup, features)
        self.single_observation_space = whole if observe else Dict({"action_mask": mask_space(self.game)})
        self.single_action_space = action_space(self.game)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.at_once = self.autoreset_mode is AutoresetMode.SAME_STEP
        batch = Batch(self.game, self.setup, num_envs, observe, self.at_once)
        self.batch = batch
        # Views of the engine's memory.
        self.mask = np.frombuffer(memoryview(batch.mask), np.int8).reshape(num_envs, -1)
        self.observe = observe
        self.numbers = rows_of(batch.seen).reshape(num_envs, -1)
        self.actor = np.frombuffer(memoryview(batch.actor), np.int64)
        self.over = np.frombuffer(memoryview(batch.over), np.bool_)
        self.reward = np.frombuffer(memoryview(batch.reward), np.float64)
        self.rewards = np.frombuffer(memoryview(batch.rewards), np.float64).reshape(num_envs, -1)
        # What is given away.
        self.seen = Arrays(self.numbers.shape, np.float32)
        self.masks = Arrays(self.mask.shape, np.int8)
        self.everywhere = np.ones(num_envs, np.bool_)
        self.nothing = {"action_mask": np.zeros(self.mask.shape[1], self.mask.dtype)}
        if observe:
            self.nothing["observation"] = np.zeros(self.numbers.shape[1], np.float32)
        self.dice: Rng | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """New games everywhere; row number n has the game that the other environments have with seed + n.

        Without a seed, games follow from the last one given.
        """
        super().reset(seed=seed)
        number = seed_number(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        self.batch.reset(number)
        self.dice = Rng(number, SAMPLING)
        return self.observed(), self.told()

    def step(self, actions: Actions) -> Step:
        """One action for each row; an illegal one is refused by a sentence that names its row, and nothing changes."""
        if self.dice is None:
            raise RuntimeError("call reset first")
        numbers = np.asarray(actions)
        if numbers.shape != (self.num_envs,) or numbers.dtype.kind not in "iu":
            raise ValueError(f"{self.num_envs} whole numbers, please, one for each row")
        wrong = int(self.batch.step(vec[i64](np.ascontiguousarray(numbers, np.int64))))
        if wrong >= 0:
            raise self.refusal(wrong, int(numbers[wrong]))
        infos = self.told()
        if self.at_once and self.over.any():
            self.tell_endings(infos)
        over = self.over.copy()
        return self.observed(), self.reward.copy(), over, np.zeros_like(over), infos

    def sample(self) -> NDArray[np.int64]:
        """A random legal action for each row, with equal odds, from the seed of `reset`."""
        if self.dice is None:
            raise RuntimeError("call reset first")
        self.batch.sample(self.dice)
        return np.array(np.frombuffer(memoryview(self.batch.drawn), np.int64))

    def observed(self) -> Observation:
        found: Any = {"action_mask": self.mask}
        if self.copy:
            found["action_mask"] = self.masks.take()
            np.copyto(found["action_mask"], self.mask)
        if self.observe:
            found["observation"] = self.features()
        seen: Observation = found
        return seen

    def features(self) -> NDArray[np.float32]:
        """The engine's whole numbers, and what adds to some of them, as floats."""
        array = self.seen.take() if self.copy else self.seen.last()
        fill(array, self.numbers, self.batch.vector)
        array.flags.writeable = self.copy
        return array

    def told(self) -> dict[str, Any]:
        """Who acts next in each row (-3: the game is over), and what every seat got in this step."""
        return {
            "actor": self.actor.copy(),
            "_actor": self.everywhere.copy(),
            "rewards": self.rewards.copy(),
            "_rewards": self.everywhere.copy(),
        }

    def tell_endings(self, infos: dict[str, Any]) -> None:
        """What Gymnasium wants of games whose rows show the next one already: the end itself shows nothing."""
        final = np.full(self.num_envs, None, object)
        final[self.over] = self.nothing
        infos["final_obs"] = final
        infos["final_info"] = {"rewards": self.rewards.copy(), "_rewards": self.over.copy()}
        infos["_final_obs"] = self.over.copy()
        infos["_final_info"] = self.over.copy()

    def refusal(self, row: int, action: int) -> UnknownAction | IllegalAction:
        """Why the action of a row can't be played, with the clause that forbids it."""
        catalogue, state = self.game.catalogue, self.batch.states[row]
        if not 0 <= action < len(catalogue):
            message = Message("problem-action", {"action": str(action)})
            return UnknownAction(message, f"row {row}: {self.game.name} has no action {action}")
        text, agenda = catalogue.text(action), state.agenda
        clause = state.step().why_not(state, agenda.seat, agenda.arg, action)
        message = Message("problem-illegal", {"action": text, "clause": clause})
        sentence = f"row {row}: {text!r} (action {action}) isn't allowed now for seat {state.actor} ({clause})"
        return IllegalAction(message, sentence, clause)
