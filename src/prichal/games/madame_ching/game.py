"""Madame Ching, tied to the kernel."""

from typing import Final, cast

from mypy_extensions import i64

from prichal.games.madame_ching import audit
from prichal.games.madame_ching.actions import ACTIONS
from prichal.games.madame_ching.bots.features import MadameChingFeatures
from prichal.games.madame_ching.bots.hints import MadameChingHints
from prichal.games.madame_ching.components import BOX, RECONSTRUCTED
from prichal.games.madame_ching.rules import scoring
from prichal.games.madame_ching.rules.acting import Act
from prichal.games.madame_ching.rules.attacks import (
    React,
    ReturnCard,
    SeizeCard,
    SirenSings,
    StealCard,
    StealGem,
    TurnCard,
)
from prichal.games.madame_ching.rules.drawing import Deal, Meeting, PassCard
from prichal.games.madame_ching.rules.ending import Luck, Mission
from prichal.games.madame_ching.rules.learning import Learn, Lessons
from prichal.games.madame_ching.rules.rounds import ChooseCard, LayOut, Reveal, Round
from prichal.games.madame_ching.rules.setup import SetOut, set_up
from prichal.games.madame_ching.rules.taking import EndTurn, HandOver
from prichal.games.madame_ching.rules.turns import Assign, NextTurn, Opportunity, SetSail, TakeCard
from prichal.games.madame_ching.secrets import hidden, imagine, reshuffle
from prichal.games.madame_ching.secrets.view import MadameChingView
from prichal.games.madame_ching.state import MadameChingState, new_state
from prichal.games.madame_ching.words import changes, explanations, panels, prompts
from prichal.games.madame_ching.words.clauses import CHAPTERS
from prichal.kernel.chance import Rng
from prichal.kernel.features import Features
from prichal.kernel.game import Game, Inventory, Setting, step_table
from prichal.kernel.hints import Hints
from prichal.kernel.state import State
from prichal.kernel.step import Step
from prichal.kernel.wire import Change, Explanation, Message, Option, Panel, Part, View


def steps() -> list[Step[MadameChingState]]:
    """In the order of steps.py."""
    return [
        SetOut(),
        Deal(),
        Round(),
        LayOut(),
        ChooseCard(),
        Reveal(),
        NextTurn(),
        Assign(),
        Meeting(),
        PassCard(),
        Mission(),
        Lessons(),
        Learn(),
        Luck(),
        SetSail(),
        Opportunity(),
        Act(),
        React(),
        StealGem(),
        StealCard(),
        SeizeCard(),
        ReturnCard(),
        SirenSings(),
        TurnCard(),
        TakeCard(),
        EndTurn(),
        HandOver(),
    ]


class MadameChing(Game):
    """For 2 players with two junks each, 3 or 4 for themselves, or 4 in two teams."""

    def __init__(self) -> None:
        settings = [Setting("teams", ["no", "yes"], [4])]
        super().__init__(
            name="madame_ching",
            rules_version=3,
            seat_counts=[2, 3, 4],
            usual_seats=3,
            minutes=45,
            settings=settings,
            catalogue=ACTIONS,
            steps=step_table(steps()),
            chapters=CHAPTERS,
            reconstructed=RECONSTRUCTED,
            correction=BOX.correction(),
            view_type=MadameChingView,
        )

    def setup(self, seats: int, options: dict[str, str]) -> MadameChingState:
        state = new_state(self.steps, seats, options.get("teams", "no") == "yes")
        set_up(state)
        return state

    def view(self, state: State, viewer: i64) -> View:
        return hidden.view(cast("MadameChingState", state), viewer)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine.imagine(cast("MadameChingView", view), self.steps, rng)

    def reshuffle(self, state: State, viewer: i64, rng: Rng) -> None:
        reshuffle.reshuffle(cast("MadameChingState", state), viewer, rng)

    def mask(self, state: State, seat: i64, action: i64, viewer: i64) -> str:
        return hidden.mask(cast("MadameChingState", state), seat, action, viewer)

    def title(self, state: State, seat: i64) -> Message:
        return prompts.title(cast("MadameChingState", state), seat)

    def option(self, state: State, seat: i64, action: i64) -> Option:
        return prompts.option(cast("MadameChingState", state), seat, action)

    def scores(self, state: State) -> list[int]:
        """In teams both partners have the sum of their points (MC-T1)."""
        sea = cast("MadameChingState", state)
        return [scoring.score(sea, seat) for seat in range(sea.seats)]

    def features(self) -> Features:
        return MadameChingFeatures(self)

    def hints(self) -> Hints:
        return MadameChingHints(self)

    def winners(self, state: State) -> list[int]:
        return scoring.winners(cast("MadameChingState", state))

    def breakdown(self, state: State) -> list[Part]:
        return panels.breakdown(cast("MadameChingState", state))

    def panels(self, view: View) -> list[Panel]:
        return panels.panels(cast("MadameChingView", view))

    def explain(self, view: View, piece: str) -> Explanation | None:
        return explanations.explain(cast("MadameChingView", view), piece)

    def inventory(self, view: View) -> Inventory:
        return changes.inventory(cast("MadameChingView", view))

    def promises(self, state: State, seat: i64, action: i64) -> list[Change]:
        return changes.promises(cast("MadameChingState", state), seat, action)

    def goods(self, kind: str, count: i64) -> Message:
        return changes.goods(kind, count)

    def audit(self, state: State) -> None:
        audit.audit(cast("MadameChingState", state))


GAME: Final = MadameChing()
