"""Playing at the text table."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

from prichal import build, files
from prichal.bots.choose import choose, think
from prichal.bots.levels import ADVISER
from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.errors import Problem
from prichal.kernel.foresight import foresee, imagine_turn
from prichal.kernel.log import seat_label
from prichal.kernel.numbers import small_number
from prichal.kernel.table import Table
from prichal.kernel.wire import Message, Option, Panel, Prompt
from prichal.terminal.screen import Screen

HINT = ADVISER if build.COMPILED else "sailor"  # who is asked for a hint
HINTS = 5
NEWS_LINES = 20
HELP_COLUMN = 13


class Quit(Exception):
    """The player leaves."""


class TextTable:
    """One game in a terminal: some seats are people at this keyboard, the others bots."""

    def __init__(self, table: Table, bots: dict[int, str], screen: Screen, seed: int, ask: bool = False) -> None:
        self.table = table
        self.bots = bots
        self.people = set(range(len(table.players))) - set(bots)
        self.screen = screen
        self.seed = seed
        self.ask = ask  # also where there is only one answer
        self.told: dict[int, int] = {}  # the last ply whose news a viewer was shown
        self.board: tuple[int, list[Panel]] = (-1, [])  # whom the table was shown last, and how it looked
        self.last_person = -1
        self.greeted = False

    def run(self) -> None:
        """Plays to the end; Quit when a person leaves before."""
        while True:
            self.table.draw(self.seed)
            if self.table.over:
                break
            seat = self.next_seat()
            if seat in self.people:
                self.person(seat)
            else:
                self.bot(seat)
        if len(self.people) > 1:
            self.hide()
        self.tell(int(SPECTATOR) if len(self.people) > 1 else min(self.people, default=int(SPECTATOR)))
        self.reckoning()

    def next_seat(self) -> int:
        """People before bots where several owe a choice: nobody waits for a screen."""
        actors = self.table.state.agenda.actors()
        return next((seat for seat in actors if seat in self.people), actors[0])

    def bot(self, seat: int) -> None:
        wire = msgspec.json.encode(self.table.view(seat))
        self.table.act(seat, choose(self.table.game, wire, self.bots[seat], self.seed + self.table.ply))

    def person(self, seat: int) -> None:
        """Shows what has changed and asks until a move is made or taken back; the only answer is given by itself."""
        self.curtain(seat)
        self.show(seat)
        self.tell(seat)
        prompt = self.table.prompt(seat)
        if len(prompt.options) == 1 and not self.ask:
            self.give_only_answer(prompt)
            return
        view = self.table.view(seat)
        prompt = foresee(self.table.game, view, imagine_turn(self.table.game, view, seat), prompt)
        self.screen.prompt(prompt)
        if not self.greeted:
            self.screen.say("table-options", "dim")
            self.greeted = True
        while not self.answer(prompt, self.screen.ask()):
            pass

    def show(self, seat: int, whole: bool = False) -> None:
        """The table: the whole of it for a new pair of eyes, else what has changed since they looked last."""
        viewer, before = self.board
        panels = self.table.game.panels(self.table.view(seat))
        if whole or viewer != seat:
            self.screen.panels(panels)
        else:
            self.screen.changes(before, panels)
        self.board = (seat, panels)

    def give_only_answer(self, prompt: Prompt) -> None:
        only = prompt.options[0]
        name, title = self.screen.words.names[prompt.seat], self.screen.words.say(prompt.title)
        self.screen.say("table-only-answer", "dim", seat=name, title=title, label=self.screen.words.say(only.label))
        self.table.act(prompt.seat, only.action)

    def curtain(self, seat: int) -> None:
        """At one screen, a hand is shown only after the other players have looked away.

        Whoever moved last sees what came of it first; then all that was on the screen goes, scrolled back or not.
        """
        if self.last_person not in (-1, seat) and len(self.people) > 1 and self.has_secrets(seat):
            self.tell(self.last_person)
            self.screen.say("table-pass", "bold", seat=self.screen.words.names[seat])
            self.screen.ask()
            self.hide()
        self.last_person = seat

    def hide(self) -> None:
        """Leaves no hand for the next pair of eyes."""
        self.screen.wipe()
        self.board = (-1, [])

    def has_secrets(self, seat: int) -> bool:
        own = msgspec.to_builtins(self.table.view(seat))
        open_to_all = msgspec.to_builtins(self.table.view(int(SPECTATOR)))
        return {**own, "viewer": 0} != {**open_to_all, "viewer": 0}

    def tell(self, viewer: int) -> None:
        for news in self.table.news(viewer, self.told.get(viewer, -1)):
            self.screen.line("· " + self.screen.words.say(news.message), "dim")
        self.told[viewer] = self.table.ply

    def answer(self, prompt: Prompt, text: str) -> bool:
        """Deals with one line from the keyboard; True when the position changed."""
        command, _, rest = text.partition(" ")
        rest = rest.strip()
        if text.isdecimal() or (not text and len(prompt.options) == 1):
            return self.choose(prompt, text or "1")
        if command.startswith("?"):
            self.explain(prompt, (command[1:] + " " + rest).strip())
        elif command == "hint":
            self.hint(prompt)
        elif command in ("undo", "u"):
            return self.undo()
        elif command == "save":
            self.save(rest)
        elif command == "news":
            for news in self.table.news(prompt.seat)[-NEWS_LINES:]:
                self.screen.line("· " + self.screen.words.say(news.message), "dim")
        elif command in ("board", "b"):
            self.show(prompt.seat, whole=True)
        elif command in ("help", "h"):
            piece = next((pick for option in prompt.options for pick in option.picks), "")
            self.screen.say(
                "table-help", clause=f"? {prompt.rule}".ljust(HELP_COLUMN), piece=f"? {piece}".ljust(HELP_COLUMN)
            )
        elif command in ("quit", "q", "exit"):
            raise Quit
        else:
            self.screen.say("table-not-understood", "yellow")
        return False

    def choose(self, prompt: Prompt, text: str) -> bool:
        option = self.find(prompt, text)
        if option is not None:
            self.table.act(prompt.seat, option.action)
        return option is not None

    def find(self, prompt: Prompt, text: str) -> Option | None:
        """The option with that number; says so if there is none."""
        number = small_number(text)
        if number is None or not 1 <= number <= len(prompt.options):
            self.screen.say("table-no-option", "yellow", number=text[:20], count=len(prompt.options))
            return None
        return prompt.options[number - 1]

    def explain(self, prompt: Prompt, what: str) -> None:
        """`?` alone: the rule behind the question; with a number: an option, its rule and its pieces; with a clause:
        that rule; with a piece: what it is."""
        if not what:
            self.screen.clause(prompt.rule)
        elif what == "hint":
            self.hint(prompt)
        elif what.isdecimal():
            option = self.find(prompt, what)
            if option is not None:
                label = self.screen.words.say(option.label)
                self.screen.say("table-explains", label=label, action=option.action, rule=option.rule)
                self.screen.clause(option.rule)
                if option.picks:
                    self.screen.say("table-pieces", "dim", pieces=", ".join(option.picks), piece=option.picks[0])
        elif what.upper() in self.table.game.clauses():
            self.screen.clause(what.upper())
        elif (found := self.table.game.explain(self.table.view(prompt.seat), what.lower())) is not None:
            self.screen.explanation(found)
        else:
            self.screen.say("table-neither", "yellow", what=what[:20])

    def hint(self, prompt: Prompt) -> None:
        """The best options as an adviser in this seat sees them."""
        show_thoughts(self.table, prompt, HINT, self.seed, self.screen)

    def undo(self) -> bool:
        """Goes back before the last decision of a person that was one; luck stays as it was."""
        people = {seat_label(seat) for seat in self.people}
        own = [line.number for line in self.table.folded.path if line.seat in people and not line.only]
        if not own:
            self.screen.say("table-nothing-to-undo", "yellow")
            return False
        self.table.go_back(own[-1] - 1)
        self.told = {viewer: min(ply, self.table.ply) for viewer, ply in self.told.items()}
        self.screen.say("table-undone")
        return True

    def save(self, name: str) -> None:
        if not name:
            self.screen.say("table-which-file", "yellow")
            return
        try:
            files.save(Path(os.path.expanduser(name)), self.table)
            self.screen.say("table-saved", file=name)
        except Problem as problem:
            self.screen.line(self.screen.words.say(problem.message), "yellow")

    def reckoning(self) -> None:
        if self.table.ending:
            show_ending(self.table, self.screen)
        else:
            reckoning(self.table, self.screen)


def show_thoughts(table: Table, prompt: Prompt, bot: str, seed: int, screen: Screen) -> None:
    """The options that a bot in this seat likes best: their worth, and how much of the thinking went there."""
    labels = {option.action: screen.words.say(option.label) for option in prompt.options}
    wire = msgspec.json.encode(table.view(prompt.seat))
    for thought in think(table.game, wire, bot, seed + table.ply)[:HINTS]:
        value, share = round(thought.value * 100), round(thought.share * 100)
        screen.say("table-hint", label=labels[thought.action], value=value, share=share)


def show_ending(table: Table, screen: Screen) -> None:
    """The last position, and why the game stopped there."""
    screen.panels(table.game.panels(table.view(int(SPECTATOR))))
    say_ending(table, screen)


def say_ending(table: Table, screen: Screen) -> None:
    how, _, seat = table.ending.partition(" ")
    screen.say(f"ending-{how}", "bold", seat=table.players[int(seat)] if seat else "")


def reckoning(table: Table, screen: Screen) -> None:
    """The final position, the points part by part, and who won."""
    words = screen.words
    screen.panels(table.game.panels(table.view(int(SPECTATOR))))
    screen.say("table-over", "bold")
    rows = [[words.say(part.label), *map(str, part.points)] for part in table.game.breakdown(table.state)]
    rows.append([words.say(Message("total")), *map(str, table.game.scores(table.state))])
    screen.grid(words.say(Message("table-reckoning")), [words.say(Message("table-for")), *table.players], rows)
    winners = [table.players[seat] for seat in table.game.winners(table.state)]
    winners = winners or [words.say(rival.name) for rival in table.game.rivals(table.state)]
    if winners:
        screen.say("table-winner", "bold green", count=len(winners), names=", ".join(winners))
    else:
        screen.say("table-no-winner", "bold")
