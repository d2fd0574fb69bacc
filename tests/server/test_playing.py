"""Moves, stale and repeated messages, undo, offers, giving up, clocks, chat, polls."""

from __future__ import annotations

import time
from typing import Any

import pytest

from tests.server.running import Guest, Json, Running, play_out


def two_people(server: Running, game: str = "shanghaien", **more: Any) -> tuple[Guest, Guest, str]:
    anna, boris = Guest(server, "Anna"), Guest(server, "Boris")
    table = anna.open(game, "person", "person", **more)
    boris.join(table)
    return anna, boris, table


def on_turn(table: str, *people: Guest) -> tuple[Guest, Json]:
    """Who is asked, and what they see."""
    for guest in people:
        update = guest.update(table)
        if update["prompt"] is not None:
            return guest, update
    raise AssertionError("nobody is asked")


def answer(update: Json, choose: int = 0, **more: Any) -> Json:
    action = update["prompt"]["options"][choose]["action"]
    return {"type": "move", "seat": update["viewer"], "ply": update["ply"], "action": action, **more}


def test_a_whole_game_against_a_bot_over_the_websocket(server: Running) -> None:
    anna = Guest(server)
    table = anna.open("shanghaien", "person", "random")
    last = play_out(anna, table, lambda update: str(update["prompt"]["options"][-1]["action"]))
    assert last["table"]["status"] == "finished"
    assert last["scores"] == last["table"]["result"]
    assert [sum(part["points"][seat] for part in last["breakdown"]) for seat in (0, 1)] == last["scores"]
    curve = anna.get(f"/tables/{table}/curve")
    assert curve["scores"][-1] == last["scores"]
    assert curve["plies"][-1] == last["ply"]


def test_both_see_a_move_as_it_is_made(server: Running) -> None:
    anna, boris, table = two_people(server)
    mover, update = on_turn(table, anna, boris)
    other = boris if mover is anna else anna
    with mover.live(table) as mine, other.live(table) as theirs:
        mine.get("update")
        before = theirs.get("update")
        mine.send(answer(update, id="m1"))
        accepted = mine.get("accepted")
        assert accepted["id"] == "m1"
        after = theirs.get("update", lambda message: message["ply"] > before["ply"])
        assert after["ply"] >= accepted["ply"]
        assert after["news"]


def test_a_repeated_message_is_accepted_once(server: Running) -> None:
    anna, boris, table = two_people(server)
    mover, update = on_turn(table, anna, boris)
    message = answer(update, id="m1")
    first = mover.send(table, message)[0]
    again = mover.send(table, message)
    assert [found["type"] for found in again] == ["accepted", "update"]
    assert again[0]["ply"] == update["ply"] + 1 <= first["ply"]
    assert again[1]["ply"] == first["ply"]


def test_a_stale_message_brings_the_present_and_changes_nothing(server: Running) -> None:
    anna, boris, table = two_people(server)
    mover, update = on_turn(table, anna, boris)
    mover.send(table, answer(update))
    stale = {**answer(update), "action": "done"}
    found = mover.send(table, stale)
    assert [message["type"] for message in found] == ["update"]
    assert found[0]["ply"] == mover.update(table)["ply"]


@pytest.mark.parametrize(
    ("change", "code", "status"),
    [
        ({"action": "fly to the moon"}, "unknown-action", 400),
        ({"action": "first 1"}, "illegal-action", 409),
        ({"seat": 9}, "not-your-seat", 403),
        ({"ply": 999_999}, "future-ply", 409),
    ],
)
def test_refused_moves_change_nothing(server: Running, change: Json, code: str, status: int) -> None:
    anna, boris, table = two_people(server)
    mover, update = on_turn(table, anna, boris)
    refused = mover.send(table, {**answer(update), **change}, status)
    assert refused["code"] == code
    assert refused["sentence"]
    assert bool(refused["clause"]) == (code == "illegal-action")
    assert mover.update(table)["version"] == update["version"]


def test_nobody_moves_out_of_turn_or_for_somebody_else(server: Running) -> None:
    anna, boris, table = two_people(server)
    mover, update = on_turn(table, anna, boris)
    other = boris if mover is anna else anna
    message = answer(update)
    assert other.send(table, message, 403)["code"] == "not-your-seat"
    assert other.send(table, {**message, "seat": 1 - message["seat"]}, 409)["code"] == "wrong-turn"
    assert Guest(server).send(table, message, 403)["code"] == "not-your-seat"


@pytest.mark.parametrize(
    "text", ["", "{", "[]", "null", '{"type":"dance"}', '{"type":"move"}', '{"type":"move","seat":0,"ply":"x"}', "\x00"]
)
def test_malformed_messages_get_a_refusal_and_the_talk_goes_on(server: Running, text: str) -> None:
    anna = Guest(server)
    table = anna.open("shanghaien", "person", "person")
    with anna.live(table) as live:
        live.send(text)
        assert live.get("refusal")["code"] == "malformed"
        live.send({"type": "ping"})
        live.get("pong")


def test_simultaneous_choices_cross_without_harm(server: Running) -> None:
    anna, boris, table = two_people(server, "madame_ching", options={})
    updates = [(guest, guest.update(table)) for guest in (anna, boris)]
    assert all(update["prompt"] is not None for _, update in updates)  # both plan at the same time
    for guest, update in updates:  # the second answers a ply that isn't the last any more
        found = guest.send(table, answer(update))
        assert found[0]["type"] == "accepted"


def test_undo_goes_back_over_what_taught_nothing(server: Running) -> None:
    anna = Guest(server)
    table = anna.open("white_castle", "person", "random")
    for _ in range(60):
        update = anna.wait_turn(table)
        if update["undo"] is not None:
            break
        anna.send(table, answer(update))
    to = update["undo"]
    assert to is not None
    assert to < update["ply"]
    before = anna.get(f"/tables/{table}/at/{to}")
    message = {"type": "undo", "seat": 0, "ply": update["ply"], "to": to}
    accepted = anna.send(table, message)[0]
    assert accepted["ply"] == update["ply"] + 1  # the log grows: an undo is a line of its own
    after = anna.update(table)
    assert after["view"] == before["view"]
    assert after["prompt"] is not None
    assert after["news"][-1]["message"]["id"] == "news-undo"
    anna.send(table, answer(after))


def test_undo_beyond_a_roll_needs_everybody(server: Running) -> None:
    anna, boris, table = two_people(server)
    mover, update = on_turn(table, anna, boris)
    other = boris if mover is anna else anna
    start = update["ply"]
    while True:
        mover.send(table, answer(update))
        update = mover.update(table)
        if update["undo"] is None or update["undo"] > start:
            break
    wish = {"type": "undo", "seat": update["viewer"], "ply": update["ply"], "to": start}
    mover.send(table, wish)
    offered = other.update(table)
    offer = {"kind": "undo", "by": update["viewer"], "to": start, "agreed": [update["viewer"]]}
    assert offered["offer"] == {**offer, "number": offered["version"], "bot": "", "without": []}
    said = {"type": "answer", "seat": offered["viewer"], "ply": offered["ply"], "offer": offered["version"]}
    other.send(table, {**said, "agree": False})
    assert other.update(table)["offer"] is None
    mover.send(table, wish)
    other.send(table, {**said, "offer": other.update(table)["offer"]["number"], "agree": True})
    assert mover.update(table)["view"] == mover.get(f"/tables/{table}/at/{start}")["view"]
    assert mover.update(table)["ply"] == update["ply"] + 1


def test_the_game_ends_by_agreement(server: Running) -> None:
    anna, boris, table = two_people(server)
    ply = anna.update(table)["ply"]
    anna.send(table, {"type": "end", "seat": 0, "ply": ply})
    offer = boris.update(table)["offer"]
    assert offer["kind"] == "end"
    boris.send(table, {"type": "answer", "seat": 1, "ply": ply, "offer": offer["number"], "agree": True})
    found = anna.table(table)
    assert (found["status"], found["ending"], found["winners"]) == ("finished", "agreed", None)


def test_giving_up_with_two_and_with_three(server: Running) -> None:
    anna, boris, table = two_people(server)
    anna.send(table, {"type": "concede", "seat": 0, "ply": 0})
    found = boris.table(table)
    assert (found["status"], found["ending"], found["winners"]) == ("finished", "conceded 0", [1])
    assert found["actors"] == []
    assert boris.send(table, {"type": "concede", "seat": 1, "ply": 0}, 409)["code"] == "not-running"
    three = anna.open("jamaica", "person", "random", "random")
    anna.send(three, {"type": "concede", "seat": 0, "ply": 0})
    assert anna.table(three)["seats"][0]["gone"]
    anna.wait(three, lambda update: update["table"]["status"] == "finished", viewer=-2)


def test_time_runs_out(server: Running) -> None:
    anna, _, table = two_people(server, clock={"seconds": 1})
    start = anna.update(table)
    late = start["table"]["actors"][0]
    assert start["clocks"]["running"] == [late]
    over = anna.wait(table, lambda update: update["table"]["status"] == "finished")
    assert over["table"]["ending"] == f"timeout {late}"
    assert over["table"]["winners"] == [1 - late]


def test_clocks_count_down_for_whoever_is_asked_and_give_the_increment(server: Running) -> None:
    anna, boris, table = two_people(server, clock={"seconds": 600, "increment": 5})
    mover, update = on_turn(table, anna, boris)
    seat = update["viewer"]
    assert update["clocks"]["left"] == [600_000, 600_000]
    mover.send(table, answer(update))
    left = anna.update(table)["clocks"]["left"]
    assert 590_000 < left[seat] <= 605_000
    assert left[seat] != 600_000
    assert left[1 - seat] == 600_000


def test_chat_is_stored_and_limited(server: Running) -> None:
    anna, boris, table = two_people(server)
    with boris.live(table) as live:
        anna.send(table, {"type": "say", "text": "  Добрый   вечер "})
        said = live.get("said")
        assert (said["by"], said["text"], said["seat"]) == ("Anna", "Добрый вечер", 0)
    assert boris.get(f"/tables/{table}/chat") == [said]
    for _ in range(5):
        anna.send(table, {"type": "say", "text": "again"})
    assert anna.send(table, {"type": "say", "text": "and again"}, 429)["code"] == "chatty"
    assert boris.send(table, {"type": "say", "text": "\u200b"}, 400)["code"] == "empty-chat"


def test_polls_bring_what_websockets_bring(server: Running) -> None:
    anna, boris, table = two_people(server)
    mover, update = on_turn(table, anna, boris)
    other = boris if mover is anna else anna
    seen = other.update(table)
    mover.send(table, answer(update))
    mover.send(table, {"type": "say", "text": "your turn"})
    messages: list[Json] = []
    while "said" not in {message["type"] for message in messages}:
        found = other.get(f"/tables/{table}/poll", since=seen["ply"], version=seen["version"])["messages"]
        messages += found
    assert messages[0]["type"] == "update"
    assert messages[0]["ply"] > seen["ply"]
    assert messages[0]["news"]


def test_a_poll_waits_for_news(server: Running) -> None:
    anna, boris, table = two_people(server)
    mover, update = on_turn(table, anna, boris)
    other = boris if mover is anna else anna
    version = other.update(table)["version"]
    from concurrent.futures import ThreadPoolExecutor

    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(other.get, f"/tables/{table}/poll", version=version)
        time.sleep(0.5)
        assert not waiting.done()
        mover.send(table, answer(update))
        assert waiting.result()["messages"][0]["version"] > version


def test_hot_seats_look_through_each_others_eyes_only_as_themselves(server: Running) -> None:
    anna = Guest(server)
    table = anna.open("jamaica", "hot-seat", "hot-seat", "person")
    Guest(server).join(table)
    with anna.live(table, "?viewer=0") as live:
        assert live.get("update")["viewer"] == 0
        live.send({"type": "look", "viewer": 1})
        assert live.get("update", lambda message: message["viewer"] == 1)["view"]["viewer"] == 1
        live.send({"type": "look", "viewer": 2})
        assert live.get("refusal")["code"] == "not-your-seat"


def test_reconnecting_brings_the_news_that_were_missed(server: Running) -> None:
    anna = Guest(server)
    table = anna.open("shanghaien", "person", "random")
    update = anna.wait_turn(table)
    since = update["ply"]
    anna.send(table, answer(update))
    now = anna.wait_turn(table)
    with anna.live(table, f"?since={since}") as live:
        found = live.get("update")
    assert found["ply"] == now["ply"]
    assert found["since"] == since
    assert {news["ply"] for news in found["news"]} <= set(range(since + 1, now["ply"] + 1))
    assert found["news"] == [news for news in anna.update(table)["news"] if news["ply"] > since]


def test_the_past_can_be_looked_at(server: Running) -> None:
    anna, _, table = two_people(server)
    first = anna.update(table)
    assert anna.get(f"/tables/{table}/at/{first['ply']}")["view"] == first["view"]
    assert anna.get(f"/tables/{table}/at/0")["news"] == []
    assert anna.get(f"/tables/{table}/at/9999", 404)["code"] == "future-ply"
    assert anna.get(f"/tables/{table}/chronicle") == first["news"]


def test_hints_only_where_nobody_else_plays(server: Running) -> None:
    anna, boris, table = two_people(server)
    mover, update = on_turn(table, anna, boris)
    assert mover.get(f"/tables/{table}/hint", 403, seat=update["viewer"])["code"] == "no-hints"
    alone = anna.open("shanghaien", "person", "random")
    asked = anna.wait_turn(alone)
    hints = anna.get(f"/tables/{alone}/hint", seat=0)
    assert hints["ply"] == asked["ply"]
    offered = {option["action"] for option in asked["prompt"]["options"]}
    assert {hint["action"] for hint in hints["hints"]} <= offered


def test_records_are_given_out_when_the_game_is_over(server: Running) -> None:
    anna, _, table = two_people(server)
    assert anna.get(f"/tables/{table}/record", 409)["code"] == "not-over"
    assert anna.get(f"/tables/{table}/curve", 409)["code"] == "not-over"
