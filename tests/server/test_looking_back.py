"""Looking back shows what was shown then, to the same eyes; the lobby shows what an update says of the table.

So what `test_secrets` finds of updates holds for earlier plies as well: also for those that were taken back.
"""

from __future__ import annotations

import sqlite3
from contextlib import closing

import httpx
import pytest

from prichal.tables.review import MOMENTS
from tests.server.running import Guest, Json, Running

WATCHING = -2
MOVES = 30
UNDO_EVERY = 4


class Memory:
    """What every viewer was shown at a ply of one table."""

    def __init__(self, guests: list[Guest], table: str) -> None:
        self.guests = guests
        self.table = table
        self.shown: dict[tuple[int, int], Json] = {}

    def look(self) -> None:
        for viewer, guest in self.everybody():
            update = guest.update(self.table, viewer=viewer, since=-1, panels=True)
            self.shown[viewer, update["ply"]] = update

    def everybody(self) -> list[tuple[int, Guest]]:
        *seated, stranger = self.guests
        return [*enumerate(seated), (WATCHING, stranger)]

    def check(self) -> None:
        """Every one of them again, from the log."""
        for viewer, guest in self.everybody():
            for (seen_by, ply), update in self.shown.items():
                if seen_by == viewer:
                    back = guest.get(f"/tables/{self.table}/at/{ply}", viewer=viewer, panels=True)
                    last = [news for news in update["news"] if news["ply"] == ply]
                    for name, shown in {"view": update["view"], "panels": update["panels"], "news": last}.items():
                        assert back[name] == shown, f"{name} of viewer {viewer} at ply {ply}"
                    assert (back["prompt"], back["undo"], back["scores"]) == (None, None, None)
            self.check_moments(viewer, guest)

    def check_moments(self, viewer: int, guest: Guest) -> None:
        """Walking through the whole game shows at every ply what looking back shows, however far one asks at once."""
        last, ply = guest.table(self.table)["ply"], 0
        while ply < last:
            asked = {"viewer": viewer, "since": ply, "upto": ply + 7, "panels": True}
            found = guest.get(f"/tables/{self.table}/moments", **asked)
            assert [moment["ply"] for moment in found] == list(range(ply + 1, min(last, ply + 7) + 1))
            for moment in found:
                back = guest.get(f"/tables/{self.table}/at/{moment['ply']}", viewer=viewer, panels=True)
                assert moment == {name: back[name] for name in ("ply", "view", "news", "panels")}
            ply += 7


def go_back(guests: list[Guest], table: str, seat: int, to: int) -> None:
    """Somebody wants to go back, and everybody agrees."""
    ply = guests[seat].update(table)["ply"]
    guests[seat].send(table, {"type": "undo", "seat": seat, "ply": ply, "to": to})
    for other, guest in enumerate(guests[:-1]):
        offer = guest.update(table)["offer"]
        if offer is not None and other not in offer["agreed"]:
            guest.send(table, {"type": "answer", "seat": other, "ply": ply, "offer": offer["number"], "agree": True})


@pytest.mark.parametrize(
    ("game", "seats"), [("shanghaien", 2), ("jamaica", 3), ("madame_ching", 3), ("white_castle", 2)]
)
def test_looking_back_shows_what_was_shown_then(sqlite_server: Running, game: str, seats: int) -> None:
    """Through a log in which moves were taken back: those that were, and those that came instead."""
    guests = [Guest(sqlite_server, f"Seat {seat}") for seat in range(seats)] + [Guest(sqlite_server, "Stranger")]
    table = guests[0].open(game, *["person"] * seats)
    for guest in guests[1:-1]:
        guest.join(table)
    memory = Memory(guests, table)
    decided: list[int] = []  # plies at which somebody was to decide
    undone = 0
    for number in range(MOVES):
        memory.look()
        found = guests[0].table(table)
        decided.append(found["ply"])
        seat = found["actors"][number % len(found["actors"])]
        options = guests[seat].update(table)["prompt"]["options"]
        guests[seat].move(table, options[number % len(options)]["action"])
        if number % UNDO_EVERY == UNDO_EVERY - 1:
            memory.look()
            before = guests[0].table(table)["ply"]
            go_back(guests, table, seat, decided[-1])
            undone += guests[0].table(table)["ply"] == before + 1
    assert undone > 3
    memory.check()
    forget_snapshots(sqlite_server, table)  # so that the log is folded from its beginning, undos and all
    memory.check()


def forget_snapshots(server: Running, table: str) -> None:
    with closing(sqlite3.connect(server.folder / "prichal.db", timeout=30)) as database, database:
        assert database.execute("DELETE FROM snapshots WHERE table_id = ?", [table]).rowcount > 0


def test_the_lobby_says_what_an_update_says_of_the_table(sqlite_server: Running) -> None:
    """To those who sit there, to strangers, and to nobody in particular; while an offer stands and clocks run."""
    anna, boris, stranger = (Guest(sqlite_server, name) for name in ("Anna", "Boris", "Stranger"))
    table = anna.open("jamaica", "person", "person", clock={"seconds": 600})
    boris.join(table)
    anna.send(table, {"type": "end", "seat": 0, "ply": anna.table(table)["ply"]})
    with anna.live(table) as live:
        live.get("update", lambda update: update["table"]["seats"][0]["present"])
        for guest in (anna, boris, stranger):
            said = guest.update(table)["table"]
            for which in ("running", "mine"):
                tables = {listed["id"]: listed for listed in guest.get("/tables", list=which)["tables"]}
                assert (table in tables) == (which == "running" or guest is not stranger)
                assert tables.get(table, said) == said
            assert guest.table(table) == said
        address = f"{sqlite_server.address}/api/tables"
        listed = {found["id"]: found for found in httpx.get(f"{address}?list=running").json()["tables"]}
        assert listed[table] == httpx.get(f"{address}/{table}/update").json()["table"]


def test_moments_come_in_bounded_pieces(sqlite_server: Running) -> None:
    anna = Guest(sqlite_server, "Anna")
    table = anna.open("shanghaien", "hot-seat", "hot-seat")
    while anna.table(table)["ply"] <= MOMENTS:
        seat = anna.table(table)["actors"][0]
        anna.move(table, seat=seat)
    assert len(anna.get(f"/tables/{table}/moments")) == MOMENTS
    last = anna.table(table)["ply"]
    assert [moment["ply"] for moment in anna.get(f"/tables/{table}/moments", since=last - 1)] == [last]
    assert anna.get(f"/tables/{table}/moments", since=last) == []
