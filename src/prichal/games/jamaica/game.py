"""Jamaica, tied to the kernel."""

from typing import Final, cast

from msgspec.structs import replace
from mypy_extensions import i64

from prichal.games.jamaica import audit
from prichal.games.jamaica.actions import ACTIONS
from prichal.games.jamaica.bots.features import JamaicaFeatures
from prichal.games.jamaica.bots.hints import JamaicaHints
from prichal.games.jamaica.components import RECONSTRUCTED
from prichal.games.jamaica.rules import paying, scoring
from prichal.games.jamaica.rules.cards import DrawCard
from prichal.games.jamaica.rules.combat import CombatRoll, Compare, Defend, Gunpowder, Opponent, SaberReroll
from prichal.games.jamaica.rules.ghost import GhostMove, GhostWay
from prichal.games.jamaica.rules.landing import Settle
from prichal.games.jamaica.rules.loading import StowLoad
from prichal.games.jamaica.rules.loot import Loot, StealHidden
from prichal.games.jamaica.rules.paying import Spend
from prichal.games.jamaica.rules.rounds import Act, ChooseCard, EndRound, Perform, Round, SetDice, Throw
from prichal.games.jamaica.rules.sailing import ChooseLane
from prichal.games.jamaica.rules.setup import FirstCaptain, set_up
from prichal.games.jamaica.rules.shortage import MoveBack, Shortage
from prichal.games.jamaica.rules.treasures import FindTreasure, TakeTreasure
from prichal.games.jamaica.secrets import hidden, imagine, reshuffle
from prichal.games.jamaica.secrets.view import JamaicaView
from prichal.games.jamaica.state import JamaicaState, new_state
from prichal.games.jamaica.steps import SPEND
from prichal.games.jamaica.words import changes, explanations, panels, prompts
from prichal.games.jamaica.words.clauses import CHAPTERS
from prichal.kernel.chance import Rng
from prichal.kernel.features import Features
from prichal.kernel.game import Game, Inventory, step_table
from prichal.kernel.hints import Hints
from prichal.kernel.state import State
from prichal.kernel.step import Step
from prichal.kernel.wire import Change, Explanation, Message, Option, Panel, Part, Prompt, View


def steps() -> list[Step[JamaicaState]]:
    """In the order of steps.py."""
    return [
        FirstCaptain(),
        DrawCard(),
        Round(),
        Throw(),
        SetDice(),
        ChooseCard(),
        Act(),
        Perform(),
        EndRound(),
        StowLoad(),
        ChooseLane(),
        Opponent(),
        Gunpowder(),
        CombatRoll(),
        SaberReroll(),
        Defend(),
        Compare(),
        Loot(),
        StealHidden(),
        Settle(),
        Spend(),
        Shortage(),
        MoveBack(),
        TakeTreasure(),
        FindTreasure(),
        GhostMove(),
        GhostWay(),
    ]


class Jamaica(Game):
    """For two to six players; with two the Ghost Ship sails along."""

    def __init__(self) -> None:
        super().__init__(
            name="jamaica",
            rules_version=3,
            seat_counts=[2, 3, 4, 5, 6],
            usual_seats=4,
            minutes=45,
            settings=[],
            catalogue=ACTIONS,
            steps=step_table(steps()),
            chapters=CHAPTERS,
            reconstructed=RECONSTRUCTED,
            view_type=JamaicaView,
        )

    def setup(self, seats: int, options: dict[str, str]) -> JamaicaState:
        state = new_state(self.steps, seats)
        set_up(state)
        return state

    def view(self, state: State, viewer: i64) -> View:
        return hidden.view(cast("JamaicaState", state), viewer)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine.imagine(cast("JamaicaView", view), self.steps, rng)

    def reshuffle(self, state: State, viewer: i64, rng: Rng) -> None:
        reshuffle.reshuffle(cast("JamaicaState", state), viewer, rng)

    def mask(self, state: State, seat: i64, action: i64, viewer: i64) -> str:
        return hidden.mask(cast("JamaicaState", state), seat, action, viewer)

    def title(self, state: State, seat: i64) -> Message:
        return prompts.title(cast("JamaicaState", state))

    def prompt(self, state: State, seat: i64) -> Prompt:
        asked = super().prompt(state, seat)
        if state.is_at(SPEND):
            return replace(asked, rule=paying.clause(state.agenda.arg))
        return asked

    def option(self, state: State, seat: i64, action: i64) -> Option:
        return prompts.option(cast("JamaicaState", state), seat, action)

    def scores(self, state: State) -> list[int]:
        regatta = cast("JamaicaState", state)
        return [scoring.score(regatta, seat) for seat in range(regatta.seats)]

    def features(self) -> Features:
        return JamaicaFeatures(self)

    def hints(self) -> Hints:
        return JamaicaHints(self)

    def winners(self, state: State) -> list[int]:
        return scoring.winners(cast("JamaicaState", state))

    def breakdown(self, state: State) -> list[Part]:
        return panels.breakdown(cast("JamaicaState", state))

    def panels(self, view: View) -> list[Panel]:
        return panels.panels(cast("JamaicaView", view))

    def explain(self, view: View, piece: str) -> Explanation | None:
        return explanations.explain(cast("JamaicaView", view), piece)

    def inventory(self, view: View) -> Inventory:
        return changes.inventory(cast("JamaicaView", view))

    def goods(self, kind: str, count: i64) -> Message:
        return changes.goods(kind, count)

    def promises(self, state: State, seat: i64, action: i64) -> list[Change]:
        return changes.promises(cast("JamaicaState", state), seat, action)

    def audit(self, state: State) -> None:
        audit.audit(cast("JamaicaState", state))


GAME: Final = Jamaica()
