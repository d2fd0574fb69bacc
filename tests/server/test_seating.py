"""Opening tables, sitting down, getting up."""

from __future__ import annotations

from typing import Any

import pytest

from prichal.fairness import bot_entropy
from tests.server.running import Guest, Running


def listed(guest: Guest, which: str) -> list[str]:
    return [table["id"] for table in guest.get("/tables", list=which)["tables"]]


def test_the_last_one_to_sit_down_starts_the_game(server: Running) -> None:
    anna, boris = Guest(server, "Anna"), Guest(server, "Boris")
    table = anna.open("shanghaien", "person", "person")
    assert anna.table(table)["status"] == "open"
    assert table in listed(boris, "open")
    assert boris.join(table)["status"] == "running"
    assert [seat["name"] for seat in boris.table(table)["seats"]] == ["Anna", "Boris"]
    assert table not in listed(boris, "open")
    assert table in listed(Guest(server), "running")
    assert table in listed(anna, "mine")
    update = anna.update(table)
    assert update["ply"] > 0  # chance has dealt
    assert update["table"]["actors"]


def test_a_chosen_seat_and_a_taken_one(server: Running) -> None:
    anna, boris, clara = Guest(server), Guest(server), Guest(server)
    table = anna.post("/tables", {"game": "jamaica", "chairs": ["person"] * 3})["table"]["id"]
    assert anna.join(table, seat=2)["mine"] == [2]
    assert boris.join(table, 409, seat=2)["code"] == "seat-taken"
    assert anna.join(table, 409)["code"] == "seated"
    boris.join(table)
    clara.join(table)
    assert Guest(server).join(table, 409)["code"] == "not-open"


def test_invited_tables_need_their_link_and_a_new_link_replaces_the_old_one(server: Running) -> None:
    anna, boris = Guest(server), Guest(server)
    opened = anna.post("/tables", {"game": "shanghaien", "chairs": ["person", "person"], "invited": True})
    table, old = opened["table"]["id"], opened["invitation"]
    assert table not in listed(boris, "open")
    assert boris.join(table, 403)["code"] == "not-invited"
    assert boris.post(f"/tables/{table}/invitation", status=403)["code"] == "not-owner"
    new = anna.post(f"/tables/{table}/invitation")["invitation"]
    assert boris.join(table, 403, invitation=old)["code"] == "not-invited"
    anna.join(table)
    assert boris.join(table, invitation=new)["status"] == "running"


def test_one_device_for_several_seats(server: Running) -> None:
    anna = Guest(server)
    table = anna.open("shanghaien", "hot-seat", "hot-seat")
    found = anna.table(table)
    assert found["mine"] == [0, 1]
    assert found["status"] == "running"
    seat = found["actors"][0]
    assert anna.update(table, viewer=seat)["prompt"]["seat"] == seat
    assert anna.update(table, viewer=1 - seat)["prompt"] is None


def test_people_at_one_device_have_names(server: Running) -> None:
    """As they were given; where none was, one is made of the owner's. A rematch keeps them, one seat further on."""
    anna = Guest(server)
    chairs = ["hot-seat", "hot-seat", "hot-seat"]
    table = anna.open("jamaica", *chairs, names=["", " Boris  the Bold ", ""])
    assert [seat["name"] for seat in anna.table(table)["seats"]] == ["Anna", "Boris the Bold", "Anna 3"]
    opened = {"game": "jamaica", "chairs": chairs}
    assert anna.post("/tables", {**opened, "names": ["x" * 41]}, 400)["code"] == "malformed"
    assert anna.post("/tables", {**opened, "names": ["", "a\tb\x07", ""]}, 400)["code"] == "bad-setup"
    named = anna.post("/tables", {**opened, "chairs": ["person", "hot-seat", "random"], "names": ["A", "B", "C"]})
    assert [seat["name"] for seat in named["table"]["seats"]] == ["", "B", "random 3"]
    two = anna.open("shanghaien", "hot-seat", "hot-seat", names=["Vera", "Gleb"])
    anna.send(two, {"type": "concede", "seat": 0, "ply": anna.table(two)["ply"]})
    again = anna.post(f"/tables/{two}/rematch")["id"]
    assert [seat["name"] for seat in anna.join(again)["seats"]] == ["Gleb", "Vera"]


def test_a_table_of_bots_plays_by_itself(server: Running) -> None:
    anna = Guest(server)
    table = anna.open("shanghaien", "random", "greedy")
    update = anna.wait(table, lambda update: update["table"]["status"] == "finished")
    assert update["viewer"] == -2
    assert sorted(update["scores"]) == sorted(update["table"]["result"])


def test_leaving_before_and_during_the_game(server: Running) -> None:
    anna, boris = Guest(server), Guest(server)
    table = anna.open("jamaica", "person", "person", "person")
    boris.join(table)
    assert boris.post(f"/tables/{table}/leave")["seats"][1]["person"] is None
    assert boris.post(f"/tables/{table}/leave", status=403)["code"] == "not-seated"
    boris.join(table)
    clara = Guest(server)
    clara.join(table)
    left = clara.post(f"/tables/{table}/leave")
    assert left["seats"][2]["gone"]
    assert left["seats"][2]["bot"]
    assert left["mine"] == []
    other = anna.open("jamaica", "person", "person")
    assert anna.post(f"/tables/{other}/leave")["status"] == "closed"
    empty = anna.post("/tables", {"game": "jamaica", "chairs": ["person", "person"]})["table"]["id"]
    assert boris.post(f"/tables/{empty}/leave", status=403)["code"] == "not-seated"
    assert anna.post(f"/tables/{empty}/leave")["status"] == "closed"  # its owner, though on no seat


def test_the_breath_of_bots_is_kept(server: Running) -> None:
    """With the table and its rematch; whoever names none gets none."""
    anna = Guest(server)
    assert anna.table(anna.open("shanghaien", "person", "random"))["pace"] == "none"
    assert anna.post("/tables", {"game": "shanghaien", "chairs": ["random"] * 2, "pace": "hasty"}, 400)
    table = anna.open("shanghaien", "person", "person", pace="short")
    boris = Guest(server)
    boris.join(table)
    boris.send(table, {"type": "concede", "seat": 1, "ply": boris.update(table)["ply"]})
    assert anna.update(table)["table"]["pace"] == "short"
    assert anna.post(f"/tables/{table}/rematch")["pace"] == "short"


def test_only_answers_are_given_where_the_table_wants_it_so(server: Running) -> None:
    """Kept with the table and its rematch; whoever doesn't say so is asked everything."""
    anna, boris = Guest(server), Guest(server)
    asked = anna.open("shanghaien", "person", "random")
    assert anna.table(asked)["asks_all"]
    table = anna.open("shanghaien", "person", "person", asks_all=False)
    boris.join(table)
    rolled = anna.wait(
        table, lambda update: "shanghaien-news-rolls" in [line["message"]["id"] for line in update["news"]]
    )
    assert not rolled["table"]["asks_all"]
    prompts = [player.update(table)["prompt"] for player in (anna, boris)]
    assert [len(prompt["options"]) > 1 for prompt in prompts if prompt is not None] == [True]
    boris.send(table, {"type": "concede", "seat": 1, "ply": boris.update(table)["ply"]})
    assert not anna.post(f"/tables/{table}/rematch")["asks_all"]


def test_a_rematch_is_one_table_for_everybody_even_an_invited_one(server: Running) -> None:
    anna, boris = Guest(server), Guest(server)
    opened = anna.post("/tables", {"game": "shanghaien", "chairs": ["person", "person"], "invited": True})
    table = opened["table"]["id"]
    anna.join(table)
    boris.join(table, invitation=opened["invitation"])
    assert anna.post(f"/tables/{table}/rematch", status=409)["code"] == "still-running"
    ply = boris.update(table)["ply"]
    boris.send(table, {"type": "concede", "seat": 1, "ply": ply})
    assert Guest(server).post(f"/tables/{table}/rematch", status=403)["code"] == "not-seated"
    again = boris.post(f"/tables/{table}/rematch")
    assert anna.post(f"/tables/{table}/rematch")["id"] == again["id"]
    assert anna.update(table)["table"]["rematch"] == again["id"]
    assert Guest(server).join(again["id"], 403)["code"] == "not-invited"
    boris.join(again["id"])
    assert anna.join(again["id"])["status"] == "running"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [
        ({"game": "chess", "chairs": ["person", "person"]}, "unknown-game"),
        ({"game": "shanghaien", "chairs": ["person"]}, "bad-setup"),
        ({"game": "shanghaien", "chairs": ["person", "person"], "options": {"x": "y"}}, "bad-setup"),
        ({"game": "white_castle", "chairs": ["person"], "options": {"expansion": "tea"}}, "bad-setup"),
        ({"game": "shanghaien", "chairs": ["person", "grandmaster"]}, "bot-level"),
        ({"game": "shanghaien", "chairs": []}, "malformed"),
        ({"game": "shanghaien", "chairs": ["person", "person"], "colour": "red"}, "malformed"),
        ({"game": "shanghaien", "chairs": ["person", "person"], "clock": {}}, "bad-clock"),
        ({"game": "shanghaien", "chairs": ["person", "person"], "clock": {"days": 2, "seconds": 3}}, "bad-clock"),
        ({"game": "shanghaien", "chairs": ["person", "person"], "clock": {"seconds": -3}}, "malformed"),
    ],
)
def test_impossible_tables_are_refused(server: Running, wanted: dict[str, Any], code: str) -> None:
    anna = Guest(server)
    answer = anna.http.post("/api/tables", json=wanted)
    assert answer.status_code in (400, 404)
    assert answer.json()["code"] == code
    assert listed(anna, "mine") == []


def test_unknown_tables_and_strangers(server: Running) -> None:
    anna, boris = Guest(server), Guest(server)
    assert anna.get("/tables/nowhere", 404)["code"] == "no-table"
    assert anna.join("nowhere", 404)["code"] == "no-table"
    table = anna.open("shanghaien", "person", "person", spectators=False)
    assert boris.update(table, 403)["code"] == "no-spectators"
    assert boris.update(table, 403, viewer=0)["code"] == "not-your-seat"
    assert anna.update(table, viewer=-2)["viewer"] == -2


def test_at_a_rematch_everybodys_seat_waits_for_them(server: Running) -> None:
    """One seat further on; a stranger takes none of them. Whoever stands up from it lets it go."""
    anna, boris, clara = Guest(server, "Anna"), Guest(server, "Boris"), Guest(server, "Clara")
    table = anna.open("jamaica", "person", "person", "person")
    boris.join(table)
    clara.join(table)
    clara.post(f"/tables/{table}/leave")  # for good: her seat waits for nobody
    ply = anna.wait(table, lambda update: 2 not in update["table"]["actors"])["ply"]  # nor for the bot that plays there
    anna.send(table, {"type": "end", "seat": 0, "ply": ply})
    offer = boris.update(table)["offer"]["number"]
    boris.send(table, {"type": "answer", "seat": 1, "ply": boris.update(table)["ply"], "offer": offer, "agree": True})
    again = anna.post(f"/tables/{table}/rematch")
    assert [seat["name"] for seat in again["seats"]] == ["Boris", "", "Anna"]
    assert [seat["person"] for seat in again["seats"]] == [None] * 3
    stranger = Guest(server)
    refused = stranger.join(again["id"], 409, seat=2)
    assert refused["code"] == "seat-kept"
    assert refused["message"]["args"]["name"] == "Anna"
    assert stranger.join(again["id"])["mine"] == [1]
    assert boris.join(again["id"])["mine"] == [0]
    boris.post(f"/tables/{again['id']}/leave")
    assert Guest(server).join(again["id"], seat=0)["mine"] == [0]
    assert anna.join(again["id"])["status"] == "running"


def test_the_owner_fills_free_chairs_with_bots(server: Running) -> None:
    anna, boris = Guest(server), Guest(server)
    table = anna.open("jamaica", "person", "person", "person", "person")
    boris.join(table)
    assert boris.post(f"/tables/{table}/fill", {"bot": "greedy"}, 403)["code"] == "not-owner"
    assert anna.post(f"/tables/{table}/fill", {"bot": "search-9000ms"}, 400)["code"] == "bot-level"
    assert [seat["bot"] for seat in anna.table(table)["seats"]] == [None] * 4
    filled = anna.post(f"/tables/{table}/fill", {"bot": "greedy"})
    assert filled["status"] == "running"
    assert [(seat["kind"], seat["bot"]) for seat in filled["seats"]] == [("person", None)] * 2 + [("bot", "greedy")] * 2
    commitment = filled["commitment"]
    assert [seat["entropy"] for seat in filled["seats"][2:]] == [bot_entropy(commitment, 2), bot_entropy(commitment, 3)]
    assert anna.post(f"/tables/{table}/fill", {"bot": "greedy"}, 409)["code"] == "not-open"


def test_nobody_fills_a_table_without_sitting_at_it(server: Running) -> None:
    anna = Guest(server)
    table = anna.post("/tables", {"game": "jamaica", "chairs": ["person", "person"]})["table"]["id"]
    assert anna.post(f"/tables/{table}/fill", {"bot": "greedy"}, 403)["code"] == "not-seated"
