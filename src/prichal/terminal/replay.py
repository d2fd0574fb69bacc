"""Stepping through a record."""

from __future__ import annotations

from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.log import CHANCE_LINE, TABLE_LINE
from prichal.kernel.numbers import small_number
from prichal.kernel.table import Table
from prichal.kernel.wire import Message
from prichal.terminal.play import reckoning, show_ending
from prichal.terminal.screen import Screen


def step_through(table: Table, screen: Screen) -> None:
    """Goes through a game by keyboard; a pipe gets the whole chronicle and the end."""
    words = screen.words
    game = words.say(Message(f"game-{table.game.name}"))
    screen.say("replay-title", "bold", game=game, players=", ".join(table.players))
    if screen.plain:
        for ply in range(table.ply + 1):
            tell(table, screen, ply)
        finish(table, screen)
        return
    screen.say("replay-help", "dim")
    ply = 0
    while True:
        show(table, screen, ply)
        answer = screen.ask()
        if answer in ("q", "quit"):
            return
        if answer == "b":
            ply = max(0, ply - 1)
        elif answer == "e":
            ply = table.ply
        elif small_number(answer) is not None:
            ply = min(int(answer), table.ply)
        elif answer == "":
            if ply == table.ply:
                return
            ply += 1
        else:
            screen.say("replay-help", "yellow")


def tell(table: Table, screen: Screen, ply: int) -> None:
    """One line of the record and what followed from it."""
    words = screen.words
    if ply > 0:
        line = table.lines[ply - 1]
        named = line.seat in (CHANCE_LINE, TABLE_LINE)
        who = words.say(Message(f"replay-{line.seat}")) if named else table.players[int(line.seat)]
        screen.line(f"{ply:4} " + words.say(Message("replay-action", {"seat": who, "action": line.action})))
    for news in table.news(int(SPECTATOR), ply - 1):
        if news.ply == ply:
            screen.line("     · " + words.say(news.message), "dim")


def show(table: Table, screen: Screen, ply: int) -> None:
    """The position after a line."""
    if ply == table.ply:
        tell(table, screen, ply)
        finish(table, screen)
    else:
        screen.panels(table.game.panels(table.at(ply).view(int(SPECTATOR))))
        tell(table, screen, ply)
    screen.say("replay-at", "dim", ply=ply, count=table.ply)


def finish(table: Table, screen: Screen) -> None:
    if table.state.over:
        reckoning(table, screen)
    elif table.ending:
        show_ending(table, screen)
    else:
        screen.panels(table.game.panels(table.view(int(SPECTATOR))))
        screen.say("verify-open")
