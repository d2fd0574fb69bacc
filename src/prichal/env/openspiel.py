"""The games as OpenSpiel's Python games (extra `openspiel`): importing this module registers them.

    import pyspiel
    import prichal.env.openspiel
    game = pyspiel.load_game("prichal_jamaica", {"players": 4})

Actions are those of `prichal.game(...).actions`, by number; chance's outcomes too. A seat's information state is all
that it was ever told: every action as it may read it, then its view. Seats that choose together do so one after
another, hidden from each other. The one who wins gets 1, the others share -1; winners share alike.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from prichal import games
from prichal.env.arrays import fill, rows_of
from prichal.kernel import game as kernel
from prichal.kernel.actions import Moves
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.features import Vector
from prichal.kernel.log import seat_label
from prichal.kernel.snapshot import freeze, thaw
from prichal.kernel.state import State

try:
    import numpy as np
    import pyspiel
    from numpy.typing import NDArray
except ImportError as error:
    raise ImportError("this needs the package open-spiel: pip install 'prichal[openspiel]'") from error

PREFIX: Final = "prichal_"
LONGEST: Final = 1_000_000  # actions: a bound that OpenSpiel asks for; no game comes near
PLAYERS: Final = "players"


class Inside:
    """What a state of OpenSpiel holds: a position, what every seat has been told, and the story as it was.

    OpenSpiel copies and pickles it, which positions can't do by themselves.
    """

    def __init__(self, game: kernel.Game, setup: kernel.Setup, position: State, told: list[str], story: str) -> None:
        self.game = game
        self.setup = setup
        self.position = position
        self.told = told
        self.story = story

    def __deepcopy__(self, memory: object) -> Inside:
        return Inside(self.game, self.setup, self.position.clone(), self.told[:], self.story)

    def __reduce__(self) -> tuple[Callable[..., Inside], tuple[str, int, dict[str, str], bytes, list[str], str]]:
        frozen = freeze(self.game, self.position)
        return revive, (self.game.name, self.setup.seats, self.setup.options, frozen, self.told, self.story)


def revive(name: str, seats: int, options: dict[str, str], frozen: bytes, told: list[str], story: str) -> Inside:
    game = games.find(name)
    return Inside(game, game.check(seats, options), thaw(game, seats, options, frozen), told, story)


def game_type(game: kernel.Game) -> pyspiel.GameType:
    """What OpenSpiel wants to know before a game is set up; an option that isn't given has its usual value."""
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"{PREFIX}{game.name}",
        long_name=f"{game.name.replace('_', ' ').title()} (Prichal)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        # Also where nothing is hidden but what chance will bring: a special case, and all algorithms take it.
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if min(game.seat_counts) == 1 else utility.ZERO_SUM,  # alone one wins or not
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=game.features() is not None,
        parameter_specification={PLAYERS: game.usual_seats, **{setting.name: "" for setting in game.settings}},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """One of our games, set up."""

    def __init__(self, game: kernel.Game, params: dict[str, int | str]) -> None:
        options = {name: str(value) for name, value in params.items() if name != PLAYERS and value != ""}
        self.setup = game.check(int(params.get(PLAYERS, game.usual_seats)), options)
        self.kernel = game
        actions = len(game.catalogue)
        given = {name: value for name, value in params.items() if value != ""}
        kind = game_type(game)
        info = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=self.setup.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if kind.utility == pyspiel.GameType.Utility.ZERO_SUM else None,
            max_game_length=LONGEST,
        )
        super().__init__(kind, info, given)

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST

    def make_py_observer(self, iig_obs_type: object = None, params: object = None) -> Observer:
        remembers = iig_obs_type is not None and bool(getattr(iig_obs_type, "perfect_recall", False))
        return Observer(self, remembers)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of OpenSpiel: a position of ours behind its interface."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        setup = game.setup
        start = game.kernel.new(setup.seats, setup.options)
        self.inside = Inside(game.kernel, setup, start, [""] * setup.seats, "")

    def current_player(self) -> int:
        position = self.inside.position
        if position.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if position.actor == CHANCE else position.actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.inside.position.legal_actions())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        moves = Moves()
        self.inside.position.legal(moves)
        shares: dict[int, float] = {}
        total = int(moves.total())
        for at in range(moves.count):
            action = moves.items[at]
            shares[action] = shares.get(action, 0.0) + int(moves.weight(at)) / total
        return sorted(shares.items())

    def _apply_action(self, action: int) -> None:
        inside, game = self.inside, self.inside.game
        who = inside.position.actor
        inside.story += f"{seat_label(who)} {game.catalogue.text(action)}\n"
        for seat, told in enumerate(inside.told):
            read = game.mask(inside.position, who, action, seat)
            inside.told[seat] = f"{told}{seat_label(who)} {read}\n"
        inside.position.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.inside.game.catalogue.text(action)

    def is_terminal(self) -> bool:
        return self.inside.position.over

    def returns(self) -> list[float]:
        position = self.inside.position
        seats = int(position.seats)
        if not position.over:
            return [0.0] * seats
        winners = self.inside.game.winners(position)
        if seats == 1:
            return [1.0 if winners else -1.0]
        return [((seats / len(winners) if seat in winners else 0.0) - 1) / (seats - 1) for seat in range(seats)]

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that looks the same to the player; its own history begins anew, since the true one tells secrets."""
        seed = int(sampler() * 2**53)
        inside = self.inside
        imagined = inside.game.imagine(inside.game.view(inside.position, player), Rng(seed))
        fresh: SpielState = self.get_game().new_initial_state()
        fresh.inside = Inside(inside.game, inside.setup, imagined, inside.told[:], f"imagined {seed}\n")
        return fresh

    def __str__(self) -> str:
        return self.inside.story


class Observer:
    """What a player may know: its view as text and its features as numbers, `dict` by block (views of the tensor).
    With perfect recall, all that it was told before, too; that is text only."""

    def __init__(self, game: SpielGame, remembers: bool) -> None:
        self.remembers = remembers
        self.features = None if remembers else game.kernel.features()
        self.vector = Vector(0 if self.features is None else self.features.size(game.setup))
        self.tensor: NDArray[np.float32] | None = None
        self.dict: dict[str, NDArray[np.float32]] = {}
        if self.features is not None:
            self.tensor = np.zeros(self.features.size(game.setup), np.float32)
            start = 0
            for block in self.features.blocks(game.setup):
                self.dict[block.name] = self.tensor[start : start + block.size]
                start += block.size

    def set_from(self, state: SpielState, player: int) -> None:
        if self.features is None or self.tensor is None:
            return
        self.vector.clear()
        if not state.inside.position.over:
            self.features.write(state.inside.position, player, self.vector)
        fill(self.tensor, rows_of(self.vector.row), self.vector)

    def string_from(self, state: SpielState, player: int) -> str:
        view = msgspec.json.encode(state.inside.game.view(state.inside.position, player)).decode()
        return f"{state.inside.told[player]}{view}" if self.remembers else view


def register() -> None:
    """Makes every game known to OpenSpiel, once."""
    known = set(pyspiel.registered_names())
    for name in games.names():
        game = games.find(name)
        if f"{PREFIX}{name}" not in known:
            pyspiel.register_game(game_type(game), class_of(game))


def class_of(game: kernel.Game) -> type[SpielGame]:
    """A class for each game, as OpenSpiel's own Python games have: it keeps what it is given until after the end of
    Python, which a class survives, and a function wouldn't."""

    class NamedGame(SpielGame):
        def __init__(self, params: dict[str, int | str] | None = None) -> None:
            super().__init__(game, params or {})

    return NamedGame


register()
