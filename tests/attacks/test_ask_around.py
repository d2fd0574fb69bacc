"""Somebody asks where nobody expects it: other seats' moments and pieces, before the start, after undone lines."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.chance import Rng
from prichal.kernel.game import Game, Setup
from tests.server.running import Guest, Json, Running
from tests.support import for_every_setup, play_randomly

TURNS = 20
ODD_PIECES = ["", " ", "x" * 5000, "card-", "card-0-0-0-0", "\x00", "../..", "💀", "ship-" + "9" * 20, "ship--1"]
ODD_NUMBERS = ["-1", "2147483648", "1e9", "NaN", "x", "", "0x1"]


def sit_down(server: Running) -> tuple[Guest, Guest, str]:
    anna, boris = Guest(server, "Anna"), Guest(server, "Boris")
    table = anna.open("jamaica", "person", "person")
    boris.join(table)
    return anna, boris, table


def play_on(table: str, *people: Guest) -> None:
    for turn in range(TURNS):
        for guest in people:
            update = guest.update(table)
            if update["prompt"] is not None:
                guest.move(table, choose=turn % len(update["prompt"]["options"]))


def hands(view: Json) -> list[Any]:
    return [ship["hand"] for ship in view["ships"]]


def test_nobody_walks_through_the_game_with_other_eyes(sqlite_server: Running) -> None:
    """Every moment of the game, asked for by everybody: what a seat holds is in its own moments alone."""
    anna, boris, table = sit_down(sqlite_server)
    play_on(table, anna, boris)
    stranger = Guest(sqlite_server, "Stranger")
    nobody = httpx.Client(base_url=sqlite_server.address, timeout=30)
    for caller in (boris, stranger):
        for viewer in (0, 7):
            assert caller.get(f"/tables/{table}/moments", 403, viewer=viewer)["code"] == "not-your-seat"
            assert caller.get(f"/tables/{table}/explain", 403, viewer=viewer, piece="deck")["code"] == "not-your-seat"
    assert nobody.get(f"/api/tables/{table}/moments", params={"viewer": 0}).status_code == 403
    ply, seen = anna.update(table)["ply"], 0
    for since in range(0, ply, 40):
        own = anna.get(f"/tables/{table}/moments", since=since)
        others = boris.get(f"/tables/{table}/moments", since=since)
        watched = [
            stranger.get(f"/tables/{table}/moments", since=since),
            nobody.get(f"/api/tables/{table}/moments", params={"since": since}).json(),
            anna.get(f"/tables/{table}/moments", since=since, viewer=int(SPECTATOR)),
        ]
        assert watched[0] == watched[1] == watched[2]
        for mine, theirs, public in zip(own, others, watched[0], strict=True):
            assert hands(public["view"]) == [[], [], []]
            assert hands(theirs["view"])[0] == hands(mine["view"])[1] == []
            seen += hands(mine["view"])[0] != []
    assert seen > 10


@pytest.mark.parametrize("route", ["moments", "explain"])
def test_nonsense_is_refused_and_breaks_nothing(sqlite_server: Running, route: str) -> None:
    anna, _, table = sit_down(sqlite_server)
    asks: list[dict[str, str]] = [{"piece": piece} for piece in ODD_PIECES]
    asks += [{name: number, "piece": "x"} for name in ("viewer", "since", "upto", "ply") for number in ODD_NUMBERS]
    asks += [{"since": "2147483647", "upto": "0"}, {"since": "5", "upto": "2"}, {"viewer": "-2", "panels": "maybe"}]
    for ask in asks:
        answer = anna.http.get(f"/api/tables/{table}/{route}", params=ask)
        assert answer.status_code < 500, ask
        assert len(answer.content) < 400_000
    anna.update(table)  # the house still stands


def test_before_the_game_there_is_nothing_to_be_seen(sqlite_server: Running) -> None:
    """A table that waits for people has no moments; what its luck will bring isn't known to anybody."""
    anna = Guest(sqlite_server)
    table = anna.open("jamaica", "person", "person")
    for caller in (anna, Guest(sqlite_server, "Stranger")):
        assert caller.get(f"/tables/{table}/moments") == []
        answer = caller.http.get(f"/api/tables/{table}/explain", params={"piece": "hidden-0"})
        assert answer.status_code < 500


def test_only_its_owner_who_sits_there_fills_a_table(sqlite_server: Running) -> None:
    """Nobody else, not after the start, not from outside; and a chair that somebody has taken stays theirs."""
    anna, boris, stranger = (Guest(sqlite_server, name) for name in ("Anna", "Boris", "Stranger"))
    nobody = httpx.Client(base_url=sqlite_server.address, timeout=30)
    opened = anna.post("/tables", {"game": "jamaica", "chairs": ["person"] * 4, "invited": True})
    table, invitation = opened["table"]["id"], opened["invitation"]
    wish = {"bot": "random"}
    assert anna.post(f"/tables/{table}/fill", wish, 403)["code"] == "not-seated"  # the owner, beside the table
    anna.join(table)
    boris.join(table, invitation=invitation)
    assert boris.post(f"/tables/{table}/fill", wish, 403)["code"] == "not-owner"
    assert stranger.post(f"/tables/{table}/fill", wish, 403)["code"] == "not-owner"
    assert nobody.post(f"/api/tables/{table}/fill", json=wish).status_code in (401, 403)
    for bot in ("", "person", "hot-seat", "search-100000ms", "../x", "x" * 4000):
        assert anna.post(f"/tables/{table}/fill", {"bot": bot}, 400)["code"] in ("bot-level", "malformed")
    assert anna.table(table)["status"] == "open"
    seats = anna.post(f"/tables/{table}/fill", wish)["seats"]
    assert [seat["name"] for seat in seats[:2]] == ["Anna", "Boris"]
    assert [seat["bot"] for seat in seats] == [None, None, "random", "random"]
    assert anna.post(f"/tables/{table}/fill", wish, 409)["code"] == "not-open"


@for_every_setup
def test_what_the_rival_has_can_be_told_by_everybody(game: Game, setup: Setup) -> None:
    """`Update.rivals` is worked out on the true position: on any position that looks like it, it is the same."""
    state, rng = game.new(setup.seats, setup.options), Rng(8, 8)
    for _ in range(40):
        if state.over:
            break
        for viewer in (*range(setup.seats), int(SPECTATOR)):
            assert game.rivals(game.imagine(game.view(state, viewer), Rng(9, viewer + 5))) == game.rivals(state)
        play_randomly(state, rng, 4)
