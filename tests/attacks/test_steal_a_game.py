"""Somebody who wants to win a lost game without breaking a rule: by undo, clock, offers, or other people's seats."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from prichal.tables import clocks
from prichal.tables.messages import Clock
from tests.server.positions import undoable
from tests.server.running import Guest, Json, Running


def seated(server: Running, game: str, people: int, *more: str, **options: object) -> tuple[list[Guest], str]:
    """A running table with several people; the owner first."""
    guests = [Guest(server, f"Guest {number}") for number in range(people)]
    table = guests[0].open(game, *["person"] * people, *more, **options)
    for guest in guests[1:]:
        guest.join(table)
    return guests, table


def with_free_undo(server: Running) -> tuple[Guest, str, Json]:
    """A table of one person and bots, at a moment when the last decision can be taken back alone, and nothing else will
    happen meanwhile."""
    anna = Guest(server)
    table = anna.open("jamaica", "person", "sailor", "sailor")
    for _ in range(60):
        update = anna.wait(table, lambda update: update["prompt"] is not None and update["table"]["actors"] == [0])
        if update["undo"] is not None:
            return anna, table, update
        anna.move(table)
    raise AssertionError("nothing could be taken back")


# Undo


def test_undo_into_a_branch_that_was_taken_back(sqlite_server: Running) -> None:
    """A (taken back), then B: from there back to the position after A, as if it had never been taken back."""
    anna, table, update = with_free_undo(sqlite_server)
    dead = update["ply"]
    anna.send(table, {"type": "undo", "seat": 0, "ply": dead, "to": update["undo"]})
    anna.move(table)
    after = anna.update(table)
    assert after["ply"] > dead
    refused = anna.send(table, {"type": "undo", "seat": 0, "ply": after["ply"], "to": dead}, 409)
    assert refused["code"] == "undo-path"
    assert anna.update(table)["version"] == after["version"]


def test_undo_that_changes_nothing(sqlite_server: Running) -> None:
    """Lines that do nothing can't be written: the log can't be shifted."""
    anna, table, update = with_free_undo(sqlite_server)
    anna.send(table, {"type": "undo", "seat": 0, "ply": update["ply"], "to": update["undo"]})
    now = anna.update(table)
    for to in (update["undo"], now["ply"] - 1, now["ply"]):
        code = anna.send(table, {"type": "undo", "seat": 0, "ply": now["ply"], "to": to}, 409)["code"]
        assert code in ("undo-nothing", "undo-path")
    assert anna.update(table)["version"] == now["version"]


def test_an_offer_to_go_back_into_a_dead_branch(sqlite_server: Running) -> None:
    (anna, boris), table = seated(sqlite_server, "shanghaien", 2)
    mover = anna if anna.update(table)["prompt"] else boris
    other = boris if mover is anna else anna
    start = mover.update(table)
    seat = start["viewer"]
    mover.move(table, "roll")
    rolled = mover.update(table)
    mover.send(table, {"type": "undo", "seat": seat, "ply": rolled["ply"], "to": start["ply"]})
    number = other.update(table)["offer"]["number"]
    other.send(table, {"type": "answer", "seat": 1 - seat, "ply": rolled["ply"], "offer": number, "agree": True})
    back = mover.update(table)
    assert mover.table(table)["takebacks"] == 1
    wish = {"type": "undo", "seat": seat, "ply": back["ply"], "to": rolled["ply"]}
    assert mover.send(table, wish, 409)["code"] == "undo-path"


# Clocks


def test_moving_and_undoing_adds_no_time(sqlite_server: Running) -> None:
    anna = Guest(sqlite_server)
    table, seat, action = undoable(anna, clock={"seconds": 120, "increment": 60})
    update = anna.update(table, viewer=seat)
    left = update["clocks"]["left"][seat]
    assert left > 150_000  # the increment is there
    for _ in range(5):
        anna.send(table, {"type": "undo", "seat": seat, "ply": update["ply"], "to": update["ply"] - 1})
        anna.move(table, action, seat)
        update = anna.update(table, viewer=seat)
        assert update["undo"] is not None
        assert update["clocks"]["left"][seat] <= left
        left = update["clocks"]["left"][seat]


def test_an_undo_restores_the_clocks_less_the_time_used() -> None:
    clock = Clock(seconds=100, increment=50)
    then = clocks.press(clock, clocks.wind_up(clock, 2, 0), 0, set(), [0])
    moved = clocks.press(clock, then, 30_000, {0}, [1])
    assert moved.left == [120_000, 100_000]
    back = clocks.take_back(then, moved, 45_000)
    assert back.left == [70_000, 85_000]  # the increment is gone, what both have used stays used
    assert back.used == [30_000, 15_000]
    days = Clock(days=3)
    then = clocks.press(days, clocks.wind_up(days, 2, 0), 0, set(), [0])
    moved = clocks.press(days, then, 2 * clocks.DAY, {0}, [1])
    assert clocks.take_back(then, moved, 2 * clocks.DAY).left == [clocks.DAY, 3 * clocks.DAY]


# Offers


def test_an_answer_to_another_offer(sqlite_server: Running) -> None:
    """An offer that looks harmless is replaced while the victim agrees."""
    (anna, boris), table = seated(sqlite_server, "shanghaien", 2)
    ply = anna.update(table)["ply"]
    anna.send(table, {"type": "end", "seat": 0, "ply": ply})
    first = boris.update(table)["offer"]["number"]
    anna.send(table, {"type": "end", "seat": 0, "ply": ply})
    answer = {"type": "answer", "seat": 1, "ply": ply, "agree": True}
    assert boris.send(table, {**answer, "offer": first}, 409)["code"] == "no-offer"
    assert boris.send(table, answer, 400)["code"] == "malformed"
    assert boris.table(table)["status"] == "running"
    boris.send(table, {**answer, "offer": boris.update(table)["offer"]["number"]})
    assert boris.table(table)["status"] == "finished"


# Seats


@pytest.fixture(scope="module")
def quick() -> Iterator[Running]:
    """A server on which a second of absence is enough."""
    server = Running("", "", 1, "--absence", "1")
    server.start()
    yield server
    server.remove()


def hand(guest: Guest, table: str, seat: int, bot: str | None, status: int = 201) -> Json:
    found: Json = guest.post(f"/tables/{table}/seat", {"seat": seat, "bot": bot}, status)
    return found


def test_an_opponent_who_has_just_gone(sqlite_server: Running) -> None:
    (anna, boris), table = seated(sqlite_server, "shanghaien", 2)
    with boris.live(table) as live:
        live.get("update")
        assert hand(anna, table, 1, "sailor", 409)["code"] == "not-absent"
    anna.wait(table, lambda update: not update["table"]["seats"][1]["present"])
    for bot in ("random", "greedy", "cabin-boy"):
        assert hand(anna, table, 1, bot, 409)["code"] == "weak-bot"
    assert hand(anna, table, 1, "captain", 409)["code"] == "not-absent"
    assert hand(Guest(sqlite_server), table, 1, "captain", 403)["code"] == "not-your-seat"
    assert anna.table(table)["seats"][1]["bot"] is None


def test_after_a_real_absence_a_bot_plays_until_its_person_is_back(quick: Running) -> None:
    (anna, boris), table = seated(quick, "shanghaien", 2)
    anna.wait(table, lambda _: anna.http.post(f"/api/tables/{table}/seat", json=SAILOR).status_code == 201)
    assert (anna.table(table)["seats"][1]["bot"], anna.table(table)["seats"][1]["lent"]) == ("sailor", "absent")
    assert hand(anna, table, 1, None, 403)["code"] == "not-your-seat"
    with boris.live(table) as live:
        live.get("update", lambda update: update["table"]["seats"][1]["bot"] is None)
    assert anna.table(table)["seats"][1]["lent"] == ""


SAILOR = {"seat": 1, "bot": "sailor"}


def test_never_where_a_clock_decides(quick: Running) -> None:
    (anna, _), table = seated(quick, "shanghaien", 2, clock={"seconds": 600})
    assert hand(anna, table, 1, "sailor", 409)["code"] == "clock-decides"


def test_never_below_the_level_of_the_table(quick: Running) -> None:
    (anna, _), table = seated(quick, "jamaica", 2, "captain")
    assert hand(anna, table, 1, "sailor", 409)["code"] == "weak-bot"
    assert hand(anna, table, 0, "sailor", 409)["code"] == "weak-bot"
    anna.send(table, {"type": "concede", "seat": 0, "ply": 0})
    assert anna.table(table)["seats"][0]["bot"] == "captain"


def test_all_the_others_may_vote_but_not_one_alone(sqlite_server: Running) -> None:
    (anna, boris, vera), table = seated(sqlite_server, "jamaica", 3)
    hand(anna, table, 2, "sailor")
    offer = boris.update(table)["offer"]
    assert (offer["kind"], offer["to"], offer["bot"], offer["agreed"]) == ("bot", 2, "sailor", [0])
    assert boris.table(table)["seats"][2]["bot"] is None
    answer = {"type": "answer", "ply": boris.update(table)["ply"], "offer": offer["number"], "agree": True}
    boris.send(table, {**answer, "seat": 1})
    assert boris.table(table)["seats"][2]["bot"] == "sailor"
    with vera.live(table) as live:
        live.get("update", lambda update: update["table"]["seats"][2]["bot"] is None)


def test_help_from_a_strong_bot_for_one_move(sqlite_server: Running) -> None:
    (anna, boris), table = seated(sqlite_server, "shanghaien", 2)
    assert hand(anna, table, 0, "admiral")["seats"][0]["lent"] == "own"
    hand(anna, table, 0, None)
    assert anna.table(table)["seats"][0]["bot"] == "admiral"  # it is only offered
    for wish in ("sailor", "admiral"):
        hand(anna, table, 0, wish)
        assert anna.table(table)["seats"][0]["bot"] == "admiral"
    for _ in range(20):
        hand(anna, table, 0, None)  # anew: every line of the bot's takes the offer away
        update = boris.update(table)
        offer = update["offer"]
        if offer is None:
            continue
        assert (offer["kind"], offer["agreed"]) == ("back", [0])
        answer = {"type": "answer", "seat": 1, "ply": update["ply"], "offer": offer["number"], "agree": True}
        answered = boris.http.post(f"/api/tables/{table}/send", json=answer)
        if answered.status_code == 200 and answered.json()["messages"][0]["type"] == "accepted":
            break
    assert anna.table(table)["seats"][0]["bot"] is None


def test_alone_with_bots_a_seat_goes_back_and_forth(sqlite_server: Running) -> None:
    anna = Guest(sqlite_server)
    table = anna.open("shanghaien", "person", "greedy")
    assert hand(anna, table, 0, "random")["seats"][0]["bot"] == "random"
    assert hand(anna, table, 0, None)["seats"][0]["bot"] is None
