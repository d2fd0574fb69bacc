"""The one filter between the host's knowledge and anybody's eyes: what isn't named here isn't sent."""

from __future__ import annotations

from collections.abc import Set
from typing import Final

import msgspec

from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.foresight import foresee, imagine_turn
from prichal.kernel.game import Game
from prichal.kernel.state import State
from prichal.kernel.undo import plays_for_good
from prichal.kernel.wire import News, Prompt
from prichal.tables.kept import Chair, Header, LogLine
from prichal.tables.live_table import LiveTable
from prichal.tables.messages import Moment, SeatInfo, TableInfo, Update

NEWS_SENT: Final = 200  # lines of the log whose news one update holds
WATCHING: Final = int(SPECTATOR)


def describe_table(header: Header, chairs: list[Chair], person: str | None, present: Set[int]) -> TableInfo:
    """A table as anybody may see it from outside; `mine` are the caller's seats."""
    return TableInfo(
        id=header.id,
        game=header.game,
        options=header.options,
        seats=[
            SeatInfo(
                seat=chair.seat,
                name=chair.name,
                kind=chair.kind,
                person=chair.person,
                bot=chair.bot,
                present=chair.seat in present,
                gone=chair.gone,
                lent=chair.lent,
                entropy=chair.entropy,
            )
            for chair in chairs
        ],
        status=header.status,
        invited=header.invited,
        spectators=header.spectators,
        clock=header.clock,
        owner=header.owner,
        created=header.created,
        changed=header.changed,
        ply=header.ply,
        actors=header.actors,
        commitment=header.commitment,
        mine=[chair.seat for chair in chairs if person and chair.person == person and not chair.gone],
        result=header.result,
        winners=header.winners,
        rematch=header.rematch,
        ending=header.ending,
        takebacks=header.undone,
        pace=header.pace,
        asks_all=header.asks_all,
        brought=header.brought,
    )


def make_update(
    live: LiveTable, viewer: int, person: str | None, since: int, lines: list[LogLine], present: Set[int], panels: bool
) -> Update:
    """All that a viewer may know of the table as it stands, with the news of the given lines."""
    header = live.header
    asked = live.is_asked(viewer)
    over = header.status == "finished" and live.state.over
    view = live.game.view(live.state, viewer)
    prompt: Prompt | None = None
    final: list[str] = []
    if asked:
        imagined = imagine_turn(live.game, view, viewer)
        prompt = foresee(live.game, view, imagined, live.game.prompt(live.state, viewer))
        final = find_final(live.game, imagined, prompt)
    return Update(
        ply=header.ply,
        since=since,
        viewer=viewer,
        table=describe_table(header, live.chairs, person, present),
        view=msgspec.Raw(msgspec.json.encode(view)),
        news=select_news(viewer, lines),
        prompt=prompt,
        version=header.version,
        scores=live.game.scores(live.state) if over else None,
        clocks=header.clocks,
        undo=live.free_undo(viewer),
        final=final,
        offer=header.offer,
        breakdown=live.game.breakdown(live.state) if over else None,
        rivals=live.game.rivals(live.state),
        panels=live.game.panels(view) if panels else None,
        mark=header.mark,
        only=live.game.prompt(live.state, viewer) if live.is_answered_for(viewer) else None,
    )


def look_back(
    live: LiveTable, game: Game, state: State, ply: int, viewer: int, lines: list[LogLine], panels: bool
) -> Update:
    """The table as it was after `ply` lines: nothing is asked there."""
    view = game.view(state, viewer)
    return Update(
        ply=ply,
        since=lines[0].number - 1 if lines else ply,
        viewer=viewer,
        table=describe_table(live.header, live.chairs, None, set()),
        view=msgspec.Raw(msgspec.json.encode(view)),
        news=select_news(viewer, lines),
        prompt=None,
        version=live.header.version,
        rivals=game.rivals(state),
        panels=game.panels(view) if panels else None,
    )


def show_moment(game: Game, state: State, viewer: int, line: LogLine, panels: bool) -> Moment:
    """What looking back to a line shows of the game itself."""
    view = game.view(state, viewer)
    shown = game.panels(view) if panels else None
    return Moment(line.number, msgspec.Raw(msgspec.json.encode(view)), select_news(viewer, [line]), shown)


def find_final(game: Game, position: State, prompt: Prompt) -> list[str]:
    """The options that a seat can't count on taking back alone: boundaries for undo, and those after which others
    decide. Tried on an imagined position, so that nothing hidden can show: the rule comes to the same on every
    position that looks like it."""
    found: list[str] = []
    for option in prompt.options:
        after = position.clone()
        for_good = plays_for_good(after, prompt.seat, game.catalogue.find(option.action))
        if for_good or prompt.seat not in after.agenda.actors():
            found.append(option.action)
    return found


def select_news(viewer: int, lines: list[LogLine]) -> list[News]:
    """The chronicle of some lines, as the viewer may read it."""
    told: list[News] = []
    for line in lines:
        for event in line.news:
            message = event.heard_by(viewer)
            if message is not None:
                told.append(News(line.number, message))
    return told
