"""Where there is only one answer the table gives it: seen coming where it tells nothing, never taken back to."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.wire import Prompt
from prichal.tables.messages import Join, NewTable
from tests.server.inside import inside
from tests.server.running import Guest, Json, Running

TURNS = 300
LONGEST = 3000  # turns of a whole game
GAMES = 3
LAYS = "shanghaien-news-lays"
WATCHING = int(SPECTATOR)
CHOOSING = "madame_ching-ask-choose-card"  # the card of the round, chosen by all at once


def options(update: Json) -> int:
    return 0 if update["prompt"] is None else len(update["prompt"]["options"])


def answer(guest: Guest, table: str, update: Json, turn: int) -> None:
    found = update["prompt"]["options"]
    action = found[turn % len(found)]["action"]
    guest.send(table, {"type": "move", "seat": update["viewer"], "ply": update["ply"], "action": action})


def test_taking_back_leads_to_a_choice_that_stays(sqlite_server: Running) -> None:
    """Never to where there was one answer: the table would give it again, and nothing would have been taken back.

    In Shanghaien that is a double, of which either die is laid at the same card; the other player is asked next.
    """
    anna, boris = Guest(sqlite_server), Guest(sqlite_server)
    taken = given = 0
    for _ in range(GAMES):
        table = anna.open("shanghaien", "person", "person", asks_all=False)
        boris.join(table)
        again = False  # answered after taking back: now the game goes on
        for turn in range(TURNS):
            both = [(guest, guest.update(table)) for guest in (anna, boris)]
            (mover, update), (other, seen) = sorted(both, key=lambda pair: pair[1]["prompt"] is None)
            if seen["table"]["status"] != "running":
                break
            if update["prompt"] is None or seen["ply"] != update["ply"]:
                time.sleep(0.02)  # the table answers
                continue
            if seen["undo"] is not None and not again:
                message = {"type": "undo", "seat": seen["viewer"], "ply": seen["ply"], "to": seen["undo"]}
                other.send(table, message)
                after = other.wait_turn(table)
                assert after["ply"] == seen["ply"] + 1  # the undo is the last line: nobody has answered since
                assert options(after) > 1
                answer(other, table, after, turn)  # perhaps a trick, and it is their turn still
                taken += 1
                again = True
                continue
            given += seen["undo"] is None and any(line["message"]["id"] == LAYS for line in seen["news"])
            answer(mover, table, update, turn)
            again = False
    assert taken > 10
    assert given > 0, "answers were given by the table"


def test_an_only_answer_is_seen_coming_by_its_own_seat_alone(tmp_path: Path) -> None:
    """In a house where the server never moves: the moment before the answer lasts."""

    async def look() -> list[Prompt | None]:
        async with inside(tmp_path) as at:
            people = [(await at.people.guest(name))[0] for name in ("Anna", "Boris")]
            live, _ = await at.seating.open(people[0], NewTable("shanghaien", ["person"] * 2, asks_all=False), "here")
            for person in people:
                live = await at.seating.join(live.header.id, person, Join())
            mover = live.header.actors[0]
            seats = [
                (people[mover], mover),
                (people[1 - mover], 1 - mover),
                (people[mover], WATCHING),
                (None, WATCHING),
            ]
            updates = [await at.conversation.update(live.header.id, person, seat, 0) for person, seat in seats]
            assert [update.prompt for update in updates] == [None] * 4
            return [update.only for update in updates]

    own, *others = asyncio.run(look())
    assert own is not None and [option.action for option in own.options] == ["roll"]
    assert others == [None, None, None]


def test_nobody_sees_whose_only_answer_the_table_gives(sqlite_server: Running) -> None:
    """Two people, and a game with secrets: also whoever has no choice is told nothing but what everybody is told. When
    the answer comes: tests/attacks/test_time_the_people.py."""
    anna, boris = Guest(sqlite_server), Guest(sqlite_server)
    table = anna.open("madame_ching", "person", "person", asks_all=False)
    boris.join(table)
    silent = 0
    for turn in range(TURNS):
        updates = [(guest, guest.update(table)) for guest in (anna, boris)]
        asked = [(guest, update) for guest, update in updates if update["prompt"] is not None]
        if not asked:
            here, there = updates[0][1], updates[1][1]
            silent += here["ply"] == there["ply"] and here["only"] is None and there["only"] is None
            continue
        guest, update = asked[0]
        assert options(update) > 1 or update["prompt"]["title"]["id"] == CHOOSING
        answer(guest, table, update, turn)
    assert silent > 0, "nobody ever had only one answer"


@pytest.mark.parametrize("bots", [1, 2, 3])
def test_alone_with_bots_a_whole_game_asks_for_no_only_answer(sqlite_server: Running, bots: int) -> None:
    anna = Guest(sqlite_server)
    table = anna.open("madame_ching", "person", *["cabin-boy"] * bots, asks_all=False)
    for turn in range(LONGEST):
        update = anna.wait_turn(table)
        if update["prompt"] is None:
            break
        assert options(update) > 1
        wanted = sorted(range(options(update)), key=lambda at: reach(update["prompt"]["options"][at]), reverse=True)
        answer(anna, table, update, wanted[0] if reach(update["prompt"]["options"][wanted[0]]) else turn)
    assert update["table"]["status"] == "finished" and turn > 20


def reach(option: Json) -> int:
    """How far a card leads: whoever sails far ends the game."""
    cells = [change["to"].split("-") for change in option["brings"] if change["to"].startswith("cell-")]
    return max((int(column) * int(row) for _, column, row in cells), default=0)
