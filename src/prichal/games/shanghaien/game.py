"""Shanghaien, tied to the kernel."""

from typing import Final, cast

from mypy_extensions import i64

from prichal.games.shanghaien import audit
from prichal.games.shanghaien.actions import ACTIONS
from prichal.games.shanghaien.bots.features import ShanghaienFeatures
from prichal.games.shanghaien.bots.hints import ShanghaienHints
from prichal.games.shanghaien.components import RECONSTRUCTED
from prichal.games.shanghaien.rules import scoring
from prichal.games.shanghaien.rules.handing import HandOut
from prichal.games.shanghaien.rules.rounds import EndRound, Reveal, Round
from prichal.games.shanghaien.rules.setup import FirstPlayer, set_up
from prichal.games.shanghaien.rules.tricks import ChangeDie, TuckCard
from prichal.games.shanghaien.rules.turns import CountFrom, LayBoth, LayDie, Throw, Turn
from prichal.games.shanghaien.secrets import hidden, imagine, reshuffle
from prichal.games.shanghaien.secrets.view import ShanghaienView
from prichal.games.shanghaien.state import ShanghaienState, new_state
from prichal.games.shanghaien.words import changes, explanations, panels, prompts
from prichal.games.shanghaien.words.clauses import CHAPTERS
from prichal.kernel.chance import Rng
from prichal.kernel.features import Features
from prichal.kernel.game import Game, Inventory, step_table
from prichal.kernel.hints import Hints
from prichal.kernel.state import State
from prichal.kernel.step import Step
from prichal.kernel.wire import Explanation, Message, Option, Panel, Part, View


def steps() -> list[Step[ShanghaienState]]:
    """In the order of steps.py."""
    return [
        FirstPlayer(),
        Round(),
        Reveal(),
        Turn(),
        Throw(),
        LayDie(),
        TuckCard(),
        ChangeDie(),
        CountFrom(),
        LayBoth(),
        HandOut(),
        EndRound(),
    ]


class Shanghaien(Game):
    """For exactly two players."""

    def __init__(self) -> None:
        super().__init__(
            name="shanghaien",
            rules_version=1,
            seat_counts=[2],
            usual_seats=2,
            minutes=20,
            settings=[],
            catalogue=ACTIONS,
            steps=step_table(steps()),
            chapters=CHAPTERS,
            reconstructed=RECONSTRUCTED,
            view_type=ShanghaienView,
        )

    def setup(self, seats: int, options: dict[str, str]) -> ShanghaienState:
        state = new_state(self.steps)
        set_up(state)
        return state

    def view(self, state: State, viewer: i64) -> View:
        return hidden.view(cast("ShanghaienState", state), viewer)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine.imagine(cast("ShanghaienView", view), self.steps)

    def has_secrets(self) -> bool:
        return False

    def reshuffle(self, state: State, viewer: i64, rng: Rng) -> None:
        reshuffle.reshuffle(cast("ShanghaienState", state), viewer, rng)

    def mask(self, state: State, seat: i64, action: i64, viewer: i64) -> str:
        return ACTIONS.text(action)

    def title(self, state: State, seat: i64) -> Message:
        return prompts.title(cast(ShanghaienState, state))

    def option(self, state: State, seat: i64, action: i64) -> Option:
        return prompts.option(cast("ShanghaienState", state), seat, action)

    def scores(self, state: State) -> list[int]:
        tavern = cast("ShanghaienState", state)
        return [scoring.score(tavern, 0), scoring.score(tavern, 1)]

    def breakdown(self, state: State) -> list[Part]:
        return panels.breakdown(cast("ShanghaienState", state))

    def panels(self, view: View) -> list[Panel]:
        return panels.panels(cast("ShanghaienView", view))

    def features(self) -> Features:
        return ShanghaienFeatures(self)

    def hints(self) -> Hints:
        return ShanghaienHints(self)

    def explain(self, view: View, piece: str) -> Explanation | None:
        return explanations.explain(cast("ShanghaienView", view), piece)

    def inventory(self, view: View) -> Inventory:
        return changes.inventory(cast("ShanghaienView", view))

    def goods(self, kind: str, count: i64) -> Message:
        return changes.goods(kind, count)

    def audit(self, state: State) -> None:
        audit.audit(cast("ShanghaienState", state))


GAME: Final = Shanghaien()
