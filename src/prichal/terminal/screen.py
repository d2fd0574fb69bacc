"""How things look in a terminal: rich where there is one, plain lines otherwise."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from prichal.kernel.game import Game
from prichal.kernel.wire import Explanation, Message, Option, Panel, Prompt, seat_name
from prichal.locales import Words


def drawn(title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> Grid:
    """A table with a frame."""
    grid = Grid(title=Text(title), title_justify="left", title_style="bold", header_style="cyan", box=box.ROUNDED)
    for head in heads:
        grid.add_column(Text(head))
    for row in rows:
        grid.add_row(*[Text(cell) for cell in row])
    return grid


class Screen:
    """Says things in one language, to a terminal or to a pipe."""

    def __init__(self, words: Words, plain: bool = False) -> None:
        self.words = words
        self.plain = plain or not sys.stdout.isatty()
        self.console = Console(highlight=False, emoji=False, markup=False)

    def line(self, text: str = "", style: str = "") -> None:
        if self.plain:
            print(text)
        else:
            self.console.print(Text(text, style=style))

    def say(self, id: str, style: str = "", **args: str | int) -> None:
        self.line(self.words.say(Message(id, dict(args))), style)

    def grid(self, title: str, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        if not self.plain:
            self.console.print(drawn(title, heads, rows))
            return
        widths = [max(len(line[i]) for line in [heads, *rows]) for i in range(len(heads))]
        print(title)
        for line in [heads, *rows]:
            print("  " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)).rstrip())

    def panels(self, panels: list[Panel]) -> None:
        """The position."""
        self.tables([self.said(panel) for panel in panels])

    def changes(self, before: list[Panel], now: list[Panel]) -> None:
        """The rows that aren't what they were; a panel of another shape as a whole."""
        old = {panel.title.id: self.said(panel) for panel in before}
        changed: list[tuple[str, list[str], list[list[str]]]] = []
        for panel in now:
            title, heads, rows = self.said(panel)
            last_title, last_heads, last_rows = old.get(panel.title.id, ("", [], []))
            if heads == last_heads and len(rows) == len(last_rows):
                rows = [row for row, last in zip(rows, last_rows, strict=True) if row != last]
            if rows:
                changed.append((title, heads, rows))
            elif title != last_title:
                self.line(title, "bold")
        self.tables(changed)

    def said(self, panel: Panel) -> tuple[str, list[str], list[list[str]]]:
        """Title, heads and rows in words."""
        say = self.words.say
        rows = [[say(cell.text) for cell in row] for row in panel.rows]
        return say(panel.title), [say(head) for head in panel.columns], rows

    def tables(self, tables: Sequence[tuple[str, list[str], list[list[str]]]]) -> None:
        """Side by side on a terminal as far as the width goes."""
        if self.plain:
            for title, heads, rows in tables:
                self.grid(title, heads, rows)
        else:
            self.side_by_side([drawn(*table) for table in tables])

    def side_by_side(self, grids: list[Grid]) -> None:
        """As many beside each other as fit."""
        shelf: list[Grid] = []
        for grid in [*grids, None]:
            width = sum(self.console.measure(placed).maximum + 2 for placed in shelf)
            if shelf and (grid is None or width + self.console.measure(grid).maximum > self.console.width):
                row = Grid.grid(padding=(0, 2))
                row.add_row(*shelf)
                self.console.print(row)
                shelf = []
            if grid is not None:
                shelf.append(grid)

    def wipe(self) -> None:
        """Empties the terminal and what could be scrolled back to; a pipe has nothing to wipe."""
        if sys.stdout.isatty():
            sys.stdout.write("\x1b[3J\x1b[2J\x1b[H")
            sys.stdout.flush()

    def prompt(self, prompt: Prompt) -> None:
        name = self.words.say(Message("seat", {"number": prompt.seat}))
        self.say("table-turn", "bold", seat=name, title=self.words.say(prompt.title))
        places = [option.place for option in prompt.options]
        are_apart = any(place != places[0] for place in places)
        for number, option in enumerate(prompt.options, start=1):
            if are_apart and option.place is not None and option.place not in places[: number - 1]:
                self.line(f"  {self.words.say(option.place)}", "dim")
            self.line(f"{number:3}. {self.words.say(option.label)}{self.brought(prompt.seat, option)}")

    def brought(self, seat: int, option: Option) -> str:
        """What an option brings, in short: ` (+2 coins, −1 food; Boris: −2 food)`. Where it leads, its label says."""
        by_seat: dict[int, list[str]] = {}
        for change in option.brings:
            if change.what is not None and change.seat is not None:
                sign = "+" if change.amount > 0 else "−"
                by_seat.setdefault(change.seat, []).append(sign + self.words.say(change.what))
        told = [
            ", ".join(goods) if whose == seat else f"{self.words.say(seat_name(whose))}: {', '.join(goods)}"
            for whose, goods in by_seat.items()
        ]
        return f" ({'; '.join(told)})" if told else ""

    def clause(self, clause: str) -> None:
        self.line(f"{clause}: {self.words.say(Message(clause))}", "italic")

    def explanation(self, found: Explanation) -> None:
        """What a piece is, whose, what it does, and its clause."""
        title = self.words.say(found.title)
        owner = "" if found.owner is None else f" ({self.words.say(seat_name(found.owner))})"
        self.line(title[:1].upper() + title[1:] + owner, "bold")
        for sentence in found.sentences:
            self.line(self.words.say(sentence))
        self.clause(found.clause)

    def rules(self, game: Game) -> None:
        """The whole rulebook, then what of the components is reconstructed."""
        title = self.words.say(Message(f"game-{game.name}"))
        self.say("rules-title", "bold", game=title)
        self.say("rules-note")
        for chapter in game.chapters:
            self.line()
            self.say(chapter.title, "bold cyan")
            for clause in chapter.clauses:
                self.line(f"{clause:6} {self.words.say(Message(clause))}")
        self.line()
        self.say("rules-reconstructed-title", "bold cyan")
        for key in game.reconstructed:
            self.line("- " + self.words.say(Message(f"{game.name}-reconstructed-{key}")))
        if not game.reconstructed:
            self.say("rules-reconstructed-none")

    def ask(self) -> str:
        """A line from the keyboard; EOFError when there is none."""
        sign = self.words.say(Message("table-ask")) + " "
        if sys.stdin.isatty():
            return input(sign).strip()
        line = input()
        print(sign + line)  # a transcript shows what was typed
        return line.strip()
