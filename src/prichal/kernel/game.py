"""What a game must offer; each folder of prichal.games has one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from prichal.kernel.actions import Catalogue
from prichal.kernel.agenda import Agenda, Steps
from prichal.kernel.chance import Rng
from prichal.kernel.errors import BadSetup
from prichal.kernel.features import Features
from prichal.kernel.hints import Hints
from prichal.kernel.news import Listener
from prichal.kernel.state import State
from prichal.kernel.step import FIRST_AUTOMATIC, FIRST_CHANCE, FIRST_CHOICE, INDEX, Automatic, Chance, S, Step
from prichal.kernel.wire import Change, Explanation, Message, Option, Panel, Part, Pending, Prompt, Rival, View

RULES_VERSIONS: Final = 1000  # more than any game will have; editions count on with the correction


class Setting:
    """One option of a game: its name, its values (the first is the default) and the seat counts it is for."""

    def __init__(self, name: str, values: list[str], seats: list[int]) -> None:
        self.name = name
        self.values = values
        self.seats = seats


class Setup:
    """A seat count and a value for every option that this seat count has."""

    def __init__(self, seats: int, options: dict[str, str]) -> None:
        self.seats = seats
        self.options = options

    def label(self) -> str:
        return "-".join([str(self.seats), *self.options.values()])


class Inventory:
    """What can change hands or places on a table, as one viewer sees it."""

    def __init__(self) -> None:
        self.places: dict[str, str] = {}  # by piece: the piece where it stands
        self.owners: dict[str, int] = {}  # whose piece, where it is somebody's
        self.goods: dict[tuple[int, str], int] = {}  # by seat and kind: how many


class Chapter:
    """A chapter of the rulebook: a message id for its title, and the ids of its clauses in order."""

    def __init__(self, title: str, clauses: list[str]) -> None:
        self.title = title
        self.clauses = clauses


def step_table(steps: Sequence[Step[S]]) -> Steps:
    """The steps of a game by number."""
    for place, step in enumerate(steps):
        if step.number & INDEX != place:
            raise ValueError(f"step {step.name} has number {step.number & INDEX}, but stands at {place}")
        first = FIRST_CHOICE
        if isinstance(step, Chance):
            first = FIRST_CHANCE
        elif isinstance(step, Automatic):
            first = FIRST_AUTOMATIC
        if step.number - place != first:
            raise ValueError(f"the number of step {step.name} is of another kind than the step")
    # A step only ever meets positions of its own game, which the type of the table can't say.
    table = cast("Sequence[Step[State]]", steps)
    return vec[Step](table)  # type: ignore[type-arg]  # vec takes plain classes only


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """Ties a game's parts to the kernel. Holds no position and no rule."""

    def __init__(
        self,
        *,
        name: str,
        rules_version: int,
        seat_counts: list[int],
        usual_seats: int,
        minutes: int,
        settings: list[Setting],
        catalogue: Catalogue,
        steps: Steps,
        chapters: list[Chapter],
        reconstructed: list[str],
        view_type: type[View],
        correction: int = 0,
    ) -> None:
        self.name = name
        self.rules_version = rules_version
        self.seat_counts = seat_counts
        self.usual_seats = usual_seats  # when nobody says how many
        self.minutes = minutes  # that a game takes among people
        self.settings = settings
        self.catalogue = catalogue
        self.steps = steps
        self.chapters = chapters
        self.reconstructed = reconstructed
        self.view_type = view_type
        self.correction = correction  # what corrected tables come to, in 20 bits; 0 for those that are shipped

    @property
    def edition(self) -> int:
        """Rules and tables as one number: a log or snapshot of another edition may not fit."""
        return self.rules_version + RULES_VERSIONS * self.correction

    @abstractmethod
    def setup(self, seats: int, options: dict[str, str]) -> State:
        """The position before the first action; options are complete and checked.

        What it puts on the agenda is done in the order written, as everywhere.
        """

    @abstractmethod
    def view(self, state: State, viewer: i64) -> View:
        """All that the viewer (a seat, or SPECTATOR) may know, and nothing else."""

    @abstractmethod
    def imagine(self, view: View, rng: Rng) -> State:
        """A position that looks like `view` to its viewer; the unknown part is drawn at random."""

    def has_secrets(self) -> bool:
        """Whether seats ever know different things; a game without secrets has nothing to reshuffle."""
        return True

    @abstractmethod
    def reshuffle(self, state: State, viewer: i64, rng: Rng) -> None:
        """Draws anew, in place, everything that the viewer can't know."""

    @abstractmethod
    def mask(self, state: State, seat: i64, action: i64, viewer: i64) -> str:
        """The text of an action about to be played, as the viewer may read it."""

    @abstractmethod
    def option(self, state: State, seat: i64, action: i64) -> Option:
        """A legal action in words, with the pieces to touch and the clause behind it."""

    @abstractmethod
    def scores(self, state: State) -> list[int]:
        """The points of every seat as they stand."""

    @abstractmethod
    def breakdown(self, state: State) -> list[Part]:
        """The points part by part; they add up to the scores."""

    def rivals(self, state: State) -> list[Rival]:
        """Those who play along without a seat, with points that everybody may know."""
        return []

    @abstractmethod
    def panels(self, view: View) -> list[Panel]:
        """The table in words and numbers, for terminals and plain boards."""

    @abstractmethod
    def explain(self, view: View, piece: str) -> Explanation | None:
        """What a piece is and does, told from nothing but the view; None where no piece has that id."""

    def inventory(self, view: View) -> Inventory:
        """Pieces that move and goods of the seats; what an option changes of it is shown beforehand."""
        return Inventory()

    def goods(self, kind: str, count: i64) -> Message:
        """So many goods of a kind that `inventory` names, in words."""
        raise NotImplementedError

    def promises(self, state: State, seat: i64, action: i64) -> list[Change]:
        """What a choice made at the same time as others' will bring, as far as it depends on nobody else."""
        return []

    @abstractmethod
    def audit(self, state: State) -> None:
        """Raises AssertionError unless every piece is accounted for."""

    def hints(self) -> Hints:
        """What bots are told about the game; a class of its own where a game knows more than its points."""
        return Hints(self, 10.0, 0)

    def features(self) -> Features | None:
        """What a seat may know as numbers, for learnt bots and research; None where nobody has written it yet."""
        return None

    def winners(self, state: State) -> list[int]:
        """The seats with the highest score; games with tie-breaks override this."""
        scores = self.scores(state)
        return [seat for seat in range(len(scores)) if scores[seat] == max(scores)]

    def picks(self, state: State, seat: i64, action: i64) -> list[str]:
        """The pieces that an action points at, whether it is legal or not; none where it means nothing just now."""
        try:
            return self.option(state, seat, action).picks
        except IndexError:  # it is about a place, a card or a rest of the agenda that isn't there
            return []

    def title(self, state: State, seat: i64) -> Message:
        """What the seat is asked."""
        return Message(f"{self.name}-ask-{state.step().name}")

    def prompt(self, state: State, seat: i64) -> Prompt:
        """What the seat, one of the actors, is asked and may answer."""
        position = state
        if seat != state.actor:
            position = state.clone()
            position.agenda.give_turn(seat)
        options = [self.option(position, seat, action) for action in position.legal_actions()]
        return Prompt(seat, self.title(position, seat), options, position.step().clauses[0], self.times(position))

    def times(self, state: State) -> int:
        """How often in a row the question in hand is asked, this time included."""
        return 1

    def new(self, seats: int, options: Mapping[str, str] | None = None, listener: Listener | None = None) -> State:
        """A checked set-up, advanced to its first decision."""
        setup = self.check(seats, options or {})
        state = self.setup(setup.seats, setup.options)
        state.listener = listener
        state.agenda.put_in_order(0)
        state.agenda.advance(state)
        return state

    def check(self, seats: int, options: Mapping[str, str]) -> Setup:
        """A complete set-up, or BadSetup."""
        if seats not in self.seat_counts:
            counts = ", ".join([str(count) for count in self.seat_counts])
            raise BadSetup(
                Message("problem-seats", {"game": self.name, "seats": seats, "counts": counts}),
                f"{self.name} is for {counts} seats, not {seats}",
            )
        available = [setting for setting in self.settings if seats in setting.seats]
        for name in options:
            if name not in [setting.name for setting in available]:
                names = ", ".join([setting.name for setting in available]) or "-"
                raise BadSetup(
                    Message("problem-option", {"game": self.name, "option": name, "names": names, "seats": seats}),
                    f"{self.name} with {seats} seats has no option {name!r}; options: {names}",
                )
        chosen: dict[str, str] = {}
        for setting in available:
            value = options.get(setting.name, setting.values[0])
            if value not in setting.values:
                values = ", ".join(setting.values)
                raise BadSetup(
                    Message("problem-value", {"option": setting.name, "value": value, "values": values}),
                    f"option {setting.name} can't be {value!r}; values: {values}",
                )
            chosen[setting.name] = value
        return Setup(seats, chosen)

    def setups(self) -> list[Setup]:
        """Every seat count with every combination of options."""
        found: list[Setup] = []
        for seats in self.seat_counts:
            combinations: list[dict[str, str]] = [{}]
            for setting in self.settings:
                if seats in setting.seats:
                    combinations = [
                        {**known, setting.name: value} for known in combinations for value in setting.values
                    ]
            found.extend([Setup(seats, options) for options in combinations])
        return found

    def clauses(self) -> list[str]:
        """The ids of all clauses, in rulebook order."""
        return [clause for chapter in self.chapters for clause in chapter.clauses]


def pending(agenda: Agenda) -> list[Pending]:
    """The agenda as it goes into views, the next thing first."""
    return [Pending(agenda.steps[number & INDEX].name, seat, arg) for number, seat, arg in agenda.waiting()]


def restore_agenda(state: State, things: list[Pending]) -> None:
    """Puts a view's agenda onto a fresh position and goes on from there."""
    numbers = {step.name: step.number for step in state.agenda.steps}
    for thing in reversed(things):
        state.then(numbers[thing.step], thing.seat, thing.arg)
    state.agenda.advance(state)
