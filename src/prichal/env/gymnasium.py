"""One seat against our bots, as environments of Gymnasium (extra `env`): importing this module registers them.

    import gymnasium
    import prichal.env.gymnasium
    env = gymnasium.make("prichal/Jamaica-4p-v0", bot="sailor", seat=0)

Every game and seat count has an id; options of the game are further arguments. All other seats are one kind of bot
(`prichal.bots`: random, greedy, or a level), which gets its seat's view and nothing else. `seat=None` draws the seat
anew for every game. Observations, actions, rewards and endings are those of `prichal.env.pettingzoo` as that seat has
them: 1 for a victory, less than 0 for a defeat, and an illegal action loses the game or is replaced.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from prichal import games
from prichal.bots.choose import choose
from prichal.bots.levels import GREEDY, check_bot
from prichal.env.common import SEEDS, Observation, seed_number
from prichal.env.pettingzoo import ILLEGAL, LOSE, MODES, PICTURES, Environment
from prichal.kernel.chance import Rng
from prichal.kernel.errors import WrongSeat
from prichal.kernel.game import Game
from prichal.kernel.wire import Message

try:
    import gymnasium
except ImportError as error:
    raise ImportError("this needs the package gymnasium: pip install 'prichal[env]'") from error

if TYPE_CHECKING:
    from prichal.env.pictures import Look, Pixels

VERSION: Final = 0  # goes up whenever the same actions would bring something else
THOUGHTS: Final = 2  # the stream of a seed that bots think with; games have stream 0
MOST_THOUGHT: Final = 2**31


class SingleEnvironment(gymnasium.Env[Observation, int]):
    """A game in which bots play every seat but one."""

    metadata: dict[str, Any] = {"render_modes": MODES, "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        name: str,
        seats: int | None = None,
        seat: int | None = 0,
        bot: str = GREEDY,
        render_mode: str | None = None,
        words: bool = False,
        look: Look | None = None,
        illegal: str = LOSE,
        **options: str,
    ) -> None:
        self.table = Environment(name, seats, render_mode, words, options, look=look, illegal=illegal)
        count = self.table.setup.seats
        if seat is not None and not 0 <= seat < count:
            raise WrongSeat(Message("problem-turn", {"seat": str(seat)}), f"there are the seats 0 to {count - 1}")
        self.bot = check_bot(bot)
        self.wanted = seat
        self.seat = seat or 0
        self.render_mode = render_mode
        agent = self.table.possible_agents[0]
        self.observation_space = self.table.observation_space(agent)  # type: ignore[assignment]  # its keys have types here
        self.action_space = self.table.action_space(agent)  # type: ignore[assignment]  # of NumPy's integers
        self.thoughts = Rng(0, THOUGHTS)
        self.ended = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to the seat's first decision. Without a seed it follows from the last one given."""
        super().reset(seed=seed)
        number = seed_number(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        self.thoughts = Rng(number, THOUGHTS)
        if self.wanted is None:
            self.seat = int(self.thoughts.below(self.table.setup.seats))
        self.table.reset(seed=number)
        self.ended = False
        self.let_bots_play()
        return self.observed(), self.told()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """The seat's action, and all that happens until it decides again or the game is over."""
        if self.ended:
            raise RuntimeError("the game is over: call reset first")
        if self.table.illegal == LOSE and int(action) not in self.table.state.legal_actions():
            self.ended = True
            return self.observed(), ILLEGAL, True, False, self.told()
        self.table.step(int(action))
        self.let_bots_play()
        self.ended = self.table.state.over
        reward = self.table.rewards[self.agent] if self.ended else 0.0
        return self.observed(), reward, self.ended, False, self.told()

    @property
    def agent(self) -> str:
        return self.table.possible_agents[self.seat]

    def let_bots_play(self) -> None:
        """Other seats decide by what they may see."""
        game, table = self.table.game, self.table
        while not table.state.over and table.state.actor != self.seat:
            view = msgspec.json.encode(game.view(table.state, table.state.actor))
            said = choose(game, view, self.bot, int(self.thoughts.below(MOST_THOUGHT)))
            table.step(game.catalogue.find(said))

    def observed(self) -> Observation:
        return self.table.observe(self.agent)

    def told(self) -> dict[str, Any]:
        """The seat, and what was played instead of an illegal action; with words the question and its answers."""
        return {"seat": self.seat, **self.table.infos[self.agent]}

    def render(self) -> str | Pixels | None:
        if self.render_mode == PICTURES:
            from prichal.env.pictures import pixels

            return pixels(self.picture())
        return self.table.render()

    def picture(self, seat: int | None = None, format: str = "png") -> bytes:
        """The table as a PNG or an SVG: as the seat given sees it, else as the look says, else as one's own."""
        look = self.table.look
        if seat is None and (look is None or look.seat is None):
            seat = self.seat
        return self.table.picture(seat, format)

    def close(self) -> None:
        self.table.close()


def identifier(game: Game, seats: int) -> str:
    """`prichal/WhiteCastle-3p-v0`"""
    title = "".join(word.title() for word in game.name.split("_"))
    return f"prichal/{title}-{seats}p-v{VERSION}"


def register() -> None:
    """Makes every game and seat count known to Gymnasium, once."""
    for game in [games.find(name) for name in games.names()]:
        for seats in game.seat_counts if game.features() is not None else []:
            if identifier(game, seats) not in gymnasium.registry:
                gymnasium.register(
                    identifier(game, seats),
                    entry_point="prichal.env.gymnasium:SingleEnvironment",
                    kwargs={"name": game.name, "seats": seats},
                )


register()
