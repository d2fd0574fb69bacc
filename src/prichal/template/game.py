"""Template, tied to the kernel."""

from typing import Final, cast

from mypy_extensions import i64

from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Inventory, step_table
from prichal.kernel.hints import Hints
from prichal.kernel.state import State
from prichal.kernel.step import Step
from prichal.kernel.wire import Explanation, Message, Option, Panel, Part, View
from prichal.template import audit
from prichal.template.actions import ACTIONS
from prichal.template.bots.hints import TemplateHints
from prichal.template.components import RECONSTRUCTED
from prichal.template.rules import scoring
from prichal.template.rules.rounds import Choose, Compare, Round
from prichal.template.rules.setup import Deal, set_up
from prichal.template.secrets import hidden, imagine, reshuffle
from prichal.template.secrets.view import TemplateView
from prichal.template.state import TemplateState, new_state
from prichal.template.words import changes, explanations, panels, prompts
from prichal.template.words.clauses import CHAPTERS


def steps() -> list[Step[TemplateState]]:
    """In the order of steps.py."""
    return [Deal(), Round(), Choose(), Compare()]


class Template(Game):
    """For two to five players."""

    def __init__(self) -> None:
        super().__init__(
            name="template",
            rules_version=1,
            seat_counts=[2, 3, 4, 5],
            usual_seats=3,
            minutes=5,
            settings=[],
            catalogue=ACTIONS,
            steps=step_table(steps()),
            chapters=CHAPTERS,
            reconstructed=RECONSTRUCTED,
            view_type=TemplateView,
        )

    def setup(self, seats: int, options: dict[str, str]) -> TemplateState:
        state = new_state(self.steps, seats)
        set_up(state)
        return state

    def view(self, state: State, viewer: i64) -> View:
        return hidden.view(cast("TemplateState", state), viewer)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine.imagine(cast("TemplateView", view), self.steps, rng)

    def reshuffle(self, state: State, viewer: i64, rng: Rng) -> None:
        reshuffle.reshuffle(cast("TemplateState", state), viewer, rng)

    def mask(self, state: State, seat: i64, action: i64, viewer: i64) -> str:
        return hidden.mask(cast("TemplateState", state), action, viewer)

    def title(self, state: State, seat: i64) -> Message:
        return prompts.title(cast("TemplateState", state))

    def option(self, state: State, seat: i64, action: i64) -> Option:
        return prompts.option(action)

    def scores(self, state: State) -> list[int]:
        return [scoring.score(cast("TemplateState", state), seat) for seat in range(state.seats)]

    def breakdown(self, state: State) -> list[Part]:
        return panels.breakdown(cast("TemplateState", state))

    def panels(self, view: View) -> list[Panel]:
        return panels.panels(cast("TemplateView", view))

    def hints(self) -> Hints:
        return TemplateHints(self)

    def explain(self, view: View, piece: str) -> Explanation | None:
        return explanations.explain(cast("TemplateView", view), piece)

    def inventory(self, view: View) -> Inventory:
        return changes.inventory(cast("TemplateView", view))

    def goods(self, kind: str, count: i64) -> Message:
        return changes.goods(kind, count)

    def audit(self, state: State) -> None:
        audit.audit(cast("TemplateState", state))


GAME: Final = Template()
