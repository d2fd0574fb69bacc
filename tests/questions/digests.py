"""All that is asked, shown and told in many games, as digests: whatever is said otherwise there changes one.

Of each set-up and step: what is asked (`asked`), the pieces of every action there is (`picks`), the action as each
viewer may read it (`read`), the news (`told`). Of each set-up, for every viewer, now and then: parts of the view,
panels, explanations, and what may lie behind it (`imagined`, `reshuffled`). Words are English.
"""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import msgspec

from prichal.kernel.agenda import CHANCE, SPECTATOR
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Setup
from prichal.kernel.news import Listener
from prichal.kernel.state import State
from prichal.kernel.wire import Message, Panel, View
from prichal.locales import Words
from tests.questions.curious import Curious
from tests.support import facts

FOLDER = Path(__file__).parent
PLIES = 400  # such games may be very long
LOOK = 7  # the table is looked at before every seventh action of a step, and at the end
GAMES = {"shanghaien": 40, "jamaica": 4, "madame_ching": 4, "white_castle": 4}  # of each set-up
SOME = 3  # games of each set-up, where no other number is given
DIGITS = 12


class Digests:
    """Of one set-up: a digest of all that was met of each step, panel, part of the view, and so on, in order."""

    def __init__(self, game: Game, setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.words = Words("en", [f"P{seat}" for seat in range(setup.seats)])
        self.met: set[bytes] = set()
        self.said: dict[bytes, bytes] = {}
        self.times: Counter[str] = Counter()  # by step
        self.sums: dict[str, bytes] = {}

    def play(self, curious: Curious) -> None:
        listener = Listener()
        state = self.game.new(self.setup.seats, self.setup.options, listener)
        for _ in range(PLIES):
            if state.over:
                break
            step = state.step().name
            if self.times[step] % LOOK == 0:
                self.look(state)
            self.times[step] += 1
            self.ask(state)
            action = curious.choose(state)
            self.add(f"read {step}", [self.game.mask(state, state.actor, action, seat) for seat in viewers(state)])
            state.play(action)
            self.add(f"told {step}", listener.take())
        self.look(state)

    def ask(self, state: State) -> None:
        for seat in state.agenda.actors():
            if seat != CHANCE:
                self.add(f"asked {state.step().name}", self.game.prompt(state, seat))

    def look(self, state: State) -> None:
        """What everybody sees, and what they may imagine behind it."""
        self.add("points", [*self.game.breakdown(state), *self.game.rivals(state)])
        self.point(state)
        for viewer in viewers(state):
            view = self.game.view(state, viewer)
            for field in view.__struct_fields__:
                self.add(f"view {field}", getattr(view, field))
            panels = self.game.panels(view)
            for panel in panels:
                self.add(f"panel {panel.title.id}", panel)
            self.explain(view, panels)
            rng = Rng(self.times.total(), viewer)
            self.add("imagined", facts(self.game.imagine(view, rng)))
            other = state.clone()
            self.game.reshuffle(other, viewer, rng)
            self.add("reshuffled", facts(other))

    def point(self, state: State) -> None:
        """The pieces of every action there is: somebody may ask why it isn't allowed now."""
        if not state.over and state.actor != CHANCE:
            actions = range(len(self.game.catalogue))
            self.add(f"picks {state.step().name}", [self.game.picks(state, state.actor, action) for action in actions])

    def explain(self, view: View, panels: list[Panel]) -> None:
        """The pieces on the plain board."""
        pieces = {cell.piece for panel in panels for row in panel.rows for cell in row if cell.piece}
        for kind in sorted({piece.split("-")[0] for piece in pieces}):
            named = sorted(piece for piece in pieces if piece.split("-")[0] == kind)
            self.add(f"explained {kind}", [self.game.explain(view, piece) for piece in named])

    def add(self, name: str, thing: object) -> None:
        """Takes a thing as it goes over the wire, and its words when it comes for the first time."""
        data = msgspec.json.encode(thing)
        if data not in self.met:
            self.met.add(data)
            data += b"".join(self.say(message) for message in messages(thing))
        self.sums[name] = hashlib.sha256(self.sums.get(name, b"") + data).digest()

    def say(self, message: Message) -> bytes:
        key = msgspec.json.encode(message)
        if key not in self.said:
            self.said[key] = self.words.say(message).encode()
        return self.said[key]

    def lines(self) -> list[str]:
        return [f"{self.setup.label()} {name}: {self.sums[name].hex()[:DIGITS]}" for name in sorted(self.sums)]


def text(game: Game) -> str:
    """The digests of all set-ups, a line each."""
    curious = Curious(game.catalogue, 5)
    found: list[str] = []
    for setup in game.setups():
        digests = Digests(game, setup)
        for _ in range(GAMES.get(game.name, SOME)):
            digests.play(curious)
        found += digests.lines()
    return "\n".join(found) + "\n"


def viewers(state: State) -> list[int]:
    return [*range(state.seats), SPECTATOR]


def messages(thing: object) -> Iterator[Message]:
    """Every sentence in a thing; what is part of another sentence is said there."""
    if isinstance(thing, Message):
        yield thing
    elif isinstance(thing, list):
        for part in thing:
            yield from messages(part)
    elif isinstance(thing, msgspec.Struct):
        for field in thing.__struct_fields__:
            yield from messages(getattr(thing, field))


def path(game: Game) -> Path:
    return FOLDER / f"{game.name}.digests.txt"
