"""Joining tables where several people share the owner's device."""

from __future__ import annotations

from tests.server.running import Guest, Running

CHAIRS = ["hot-seat", "hot-seat", "person"]


def unjoined(guest: Guest, *chairs: str) -> str:
    """A table at which nobody sits yet."""
    return str(guest.post("/tables", {"game": "jamaica", "chairs": [*chairs]})["table"]["id"])


def test_the_owner_takes_all_hot_seats_at_once(server: Running) -> None:
    """Without naming a seat, and by naming any of them."""
    anna = Guest(server)
    for seat in (None, 0, 1):
        table = unjoined(anna, *CHAIRS)
        assert anna.join(table, seat=seat)["mine"] == [0, 1]
        assert anna.join(table, 409)["code"] == "seated"
        assert anna.join(table, 409, seat=2)["code"] == "seated"


def test_an_owner_on_a_persons_seat_has_the_hot_seats_as_well(server: Running) -> None:
    """Nobody else could fill them, and the table would wait for ever."""
    anna, boris = Guest(server, "Anna"), Guest(server, "Boris")
    table = unjoined(anna, *CHAIRS)
    joined = anna.join(table, seat=2)
    assert joined["mine"] == [0, 1, 2] and joined["status"] == "running"
    assert [seat["name"] for seat in joined["seats"]] == ["Anna 2", "Anna 3", "Anna"]
    table = unjoined(anna, *CHAIRS, "person")
    joined = anna.join(table, seat=3)
    assert joined["mine"] == [0, 1, 3] and joined["status"] == "open"
    assert boris.join(table)["status"] == "running"


def test_whoever_asks_for_a_rematch_the_hot_seats_stay_with_their_device(server: Running) -> None:
    anna, boris = Guest(server, "Anna"), Guest(server, "Boris")
    table = anna.open("jamaica", *CHAIRS)
    boris.join(table)
    ply = boris.table(table)["ply"]
    boris.send(table, {"type": "end", "seat": 2, "ply": ply})
    offer = anna.update(table)["offer"]["number"]
    anna.send(table, {"type": "answer", "seat": 0, "ply": ply, "offer": offer, "agree": True})
    again = boris.post(f"/tables/{table}/rematch")["id"]
    assert boris.join(again)["mine"] == [1]
    joined = anna.join(again)
    assert joined["mine"] == [0, 2] and joined["status"] == "running"


def test_a_stranger_gets_a_persons_seat_never_a_hot_one(server: Running) -> None:
    anna, boris, clara = Guest(server), Guest(server), Guest(server)
    table = unjoined(anna, *CHAIRS)
    for seat in (0, 1):
        assert boris.join(table, 409, seat=seat)["code"] == "seat-taken"
    assert boris.join(table)["mine"] == [2]
    assert clara.join(table, 409)["code"] == "full"
    assert clara.join(table, 409, seat=0)["code"] == "seat-taken"
    assert clara.join(table, 409, seat=7)["code"] == "seat-taken"
    assert anna.join(table, 409, seat=2)["code"] == "seat-taken"  # the owner neither
    joined = anna.join(table, seat=1)
    assert joined["mine"] == [0, 1] and joined["status"] == "running"


def test_a_stranger_at_a_table_of_hot_seats(server: Running) -> None:
    anna, boris = Guest(server), Guest(server)
    table = unjoined(anna, "hot-seat", "hot-seat")
    assert boris.join(table, 409)["code"] == "full"
    assert boris.join(table, 409, seat=1)["code"] == "seat-taken"
    assert anna.join(table)["status"] == "running"
    assert boris.table(table)["mine"] == []
