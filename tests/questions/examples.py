"""What people are asked and shown, word for word: examples of every question and option, and whole tables."""

from __future__ import annotations

from pathlib import Path

from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Setup
from prichal.kernel.state import State
from prichal.kernel.wire import Cell
from prichal.locales import Words
from tests.support import play_randomly

FOLDER = Path(__file__).parent
EXAMPLES = 3  # of each question and of each kind of option
PLIES = 900  # random games may be very long
SHOWN = (120,)  # after so many actions the whole table, and once more at the end


class Examples:
    """The first few of each kind, from one random game of each set-up."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.found: dict[str, dict[str, list[str]]] = {}  # by step, then by what they are examples of
        self.tables: list[str] = []
        for setup in game.setups():
            self.play(setup)

    def play(self, setup: Setup) -> None:
        state = self.game.new(setup.seats, setup.options)
        rng = Rng(5, 22)
        words = Words("en", [f"P{seat}" for seat in range(setup.seats)])
        for ply in range(PLIES):
            if state.over:
                break
            for seat in state.agenda.actors():
                if seat != CHANCE:
                    self.ask(state, seat, words)
            if ply in SHOWN:
                self.show(state, f"{setup.label()}, after {ply} actions", words)
            play_randomly(state, rng, 1)
        self.show(state, f"{setup.label()}, at the end", words)

    def ask(self, state: State, seat: int, words: Words) -> None:
        prompt = self.game.prompt(state, seat)
        step = self.found.setdefault(state.step().name, {})
        add(step, "", f"? {words.say(prompt.title)} [{prompt.rule}]")
        for option in prompt.options:
            said = f"{option.action}: {words.say(option.label)} [{option.rule}] {' '.join(option.picks)}"
            add(step, option.action.split()[0], said.rstrip())

    def show(self, state: State, title: str, words: Words) -> None:
        """The panels as seat 0 sees them."""
        self.tables += ["", title]
        for panel in self.game.panels(self.game.view(state, 0)):
            self.tables += [f"    {words.say(panel.title)}", f"        {' | '.join(map(words.say, panel.columns))}"]
            self.tables += [f"        {' | '.join(cell(words, part) for part in row)}" for row in panel.rows]

    def text(self) -> str:
        rows = [f"{self.game.name}: what is asked, with examples, and what is shown"]
        for step in [step.name for step in self.game.steps if step.name in self.found]:
            rows += ["", step]
            rows += [f"    {said}" for kind in self.found[step].values() for said in kind]
        return "\n".join([*rows, *self.tables]) + "\n"


def add(step: dict[str, list[str]], kind: str, said: str) -> None:
    known = step.setdefault(kind, [])
    if len(known) < EXAMPLES and said not in known:
        known.append(said)


def cell(words: Words, part: Cell) -> str:
    return words.say(part.text) + (f" <{part.piece}>" if part.piece else "")


def path(game: Game) -> Path:
    return FOLDER / f"{game.name}.txt"
