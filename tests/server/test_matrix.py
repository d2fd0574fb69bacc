"""Who gets what: every caller, every viewer they may ask for, every route, in one table.

A cell says as whom the answer shows the table (`0`, `1`, `w` for a spectator), `ok` for an answer that is nobody's
view, or the code of the refusal.
"""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.running import Guest, Json, LiveTable, Running

WATCH = -2
NOT_MINE, CLOSED, WHO = "not-your-seat", "no-spectators", "no-person"

# For every route that shows a table to a viewer: asked for nobody in particular, seat 0, seat 1, as a spectator.
VIEWERS = (None, 0, 1, WATCH)
VIEWS = {
    "open": {
        "seat 0": ("0", "0", NOT_MINE, "w"),
        "seat 1": ("1", NOT_MINE, "1", "w"),
        "stranger": ("w", NOT_MINE, NOT_MINE, "w"),
        "anonymous": ("w", NOT_MINE, NOT_MINE, "w"),
    },
    "closed": {
        "seat 0": ("0", "0", NOT_MINE, "w"),
        "seat 1": ("1", NOT_MINE, "1", "w"),
        "stranger": (CLOSED, NOT_MINE, NOT_MINE, CLOSED),
        "anonymous": (CLOSED, NOT_MINE, NOT_MINE, CLOSED),
    },
}
ROUTES = ("update", "poll", "at", "moments", "chronicle", "look", "live")

# Routes that aren't about a viewer:          seat 0,     seat 1,     stranger,   anonymous
REST = {
    ("chat", "open", "running"): ("ok", "ok", "ok", "ok"),
    ("chat", "closed", "running"): ("ok", "ok", CLOSED, CLOSED),
    ("chat", "open", "finished"): ("ok", "ok", "ok", "ok"),
    ("chat", "closed", "finished"): ("ok", "ok", CLOSED, CLOSED),
    ("record", "open", "running"): ("not-over", "not-over", "not-over", "not-over"),
    ("record", "closed", "running"): ("not-over", "not-over", CLOSED, CLOSED),
    ("record", "open", "finished"): ("ok", "ok", "ok", "ok"),
    ("record", "closed", "finished"): ("ok", "ok", CLOSED, CLOSED),
    ("curve", "open", "running"): ("not-over", "not-over", "not-over", "not-over"),
    ("curve", "closed", "running"): ("not-over", "not-over", CLOSED, CLOSED),
    ("curve", "open", "finished"): ("ok", "ok", "ok", "ok"),
    ("curve", "closed", "finished"): ("ok", "ok", CLOSED, CLOSED),
    ("hint", "open", "running"): ("no-hints", NOT_MINE, NOT_MINE, WHO),
    ("hint", "closed", "running"): ("no-hints", NOT_MINE, NOT_MINE, WHO),
    ("why", "open", "running"): ("ok", NOT_MINE, NOT_MINE, WHO),
    ("why", "closed", "running"): ("ok", NOT_MINE, NOT_MINE, WHO),
    ("explain", "open", "running"): ("ok", NOT_MINE, NOT_MINE, NOT_MINE),
    ("explain", "closed", "running"): ("ok", NOT_MINE, NOT_MINE, NOT_MINE),
    ("explain", "open", "finished"): ("ok", NOT_MINE, NOT_MINE, NOT_MINE),
}
QUERIES: dict[str, dict[str, str | int]] = {
    "why": {"seat": 0, "piece": "x"},
    "explain": {"viewer": 0, "piece": "deck"},
    "hint": {"seat": 0},
}
CALLERS = ("seat 0", "seat 1", "stranger", "anonymous")


class Scene:
    """A game of Madame Ching after both have chosen a few cards, with a line of chat."""

    def __init__(self, server: Running, kind: str) -> None:
        self.server = server
        guests = [Guest(server, "Owner"), Guest(server, "Other"), Guest(server, "Stranger")]
        self.callers = dict(zip(CALLERS, [*[guest.headers for guest in guests], {}], strict=True))
        self.guests = guests
        self.http = httpx.Client(base_url=server.address, timeout=60)
        # A third person opens the table: its owner may always watch it.
        self.table = Guest(server, "Landlord").post(
            "/tables", {"game": "madame_ching", "chairs": ["person", "person"], "spectators": kind == "open"}
        )["table"]["id"]
        for seat, guest in enumerate(guests[:2]):
            guest.join(self.table, seat=seat)
        for _ in range(30):
            for seat, guest in enumerate(guests[:2]):
                update = guest.update(self.table)
                if update["prompt"] is not None and (seat == 1 or len(update["table"]["actors"]) == 1):
                    guest.move(self.table)
        guests[0].send(self.table, {"type": "say", "text": "psst"})
        # Seat 0 is asked at the end, so that `why` has something to explain.
        while 0 not in guests[0].update(self.table)["table"]["actors"]:
            guests[1].move(self.table)

    def finish(self) -> None:
        guest = self.guests[1]
        guest.send(self.table, {"type": "concede", "seat": 1, "ply": guest.update(self.table)["ply"]})

    def get(self, caller: str, route: str, **query: Any) -> httpx.Response:
        self.http.cookies.clear()
        return self.http.get(f"/api/tables/{self.table}/{route}", params=query, headers=self.callers[caller])

    def asked(self, caller: str, route: str, viewer: int | None) -> Json:
        """The answer of a route that shows the table to a viewer: an update, or a refusal."""
        wish: Json = {} if viewer is None else {"viewer": viewer}
        ply = self.guests[0].update(self.table)["ply"]
        if route == "look":
            message = {"type": "look", "since": 0, **wish}
            self.http.cookies.clear()
            address = f"/api/tables/{self.table}/send"
            answer: Any = self.http.post(address, json=message, headers=self.callers[caller]).json()
        elif route == "live":
            return self.socket(caller, wish)
        elif route == "at":
            answer = self.get(caller, f"at/{ply}", **wish).json()
        elif route == "moments":
            answer = self.get(caller, route, since=ply - 1, **wish).json()
            return answer if isinstance(answer, dict) else {**answer[-1], "viewer": answer[-1]["view"]["viewer"]}
        else:
            answer = self.get(caller, route, since=0, **wish).json()
        if isinstance(answer, list):
            return {"news": answer}
        if "messages" in answer:
            return next(message for message in answer["messages"] if message["type"] == "update")
        found: Json = answer
        return found

    def socket(self, caller: str, wish: Json) -> Json:
        query = "&".join(f"{name}={value}" for name, value in {"since": 0, **wish}.items())
        address = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/live?{query}"
        with connect(address, additional_headers=self.callers[caller], max_size=None) as connection:
            live = LiveTable(connection)
            try:
                while (message := live.get_any())["type"] not in ("update", "refusal"):
                    pass
            except ConnectionClosed:
                return {}
            return message


@pytest.fixture(scope="module", params=["open", "closed"])
def scene(request: pytest.FixtureRequest, sqlite_server: Running) -> tuple[str, Scene]:
    return request.param, Scene(sqlite_server, request.param)


def cell(answer: Json) -> str:
    if "code" in answer:
        return str(answer["code"])
    return "w" if answer["view"]["viewer"] == WATCH else str(answer["view"]["viewer"])


def check_views(kind: str, scene: Scene) -> None:
    """Every answer is that of the viewer, whole: the same view and the same news by every route."""
    table = scene.table
    truth = {
        "0": scene.guests[0].update(table, viewer=0, since=0),
        "1": scene.guests[1].update(table, viewer=1, since=0),
        "w": scene.guests[0].update(table, viewer=WATCH, since=0),
    }
    told = [[line["message"] for line in update["news"]] for update in truth.values()]
    assert told[0] != told[1] != told[2] != told[0], "each hears something of their own"
    for caller, expected in VIEWS[kind].items():
        for route in ROUTES:
            for viewer, wanted in zip(VIEWERS, expected, strict=True):
                if route == "look" and viewer is None:  # it always says as whom
                    continue
                answer = scene.asked(caller, route, viewer)
                where = f"{caller} asks {route} for {viewer} at the {kind} table"
                if wanted not in truth:
                    assert answer.get("code") == wanted, where
                    assert set(answer) <= {"type", "code", "sentence", "message", "clause", "id"}, where
                    continue
                if route != "chronicle":
                    assert cell(answer) == wanted, where
                    assert answer["view"] == truth[wanted]["view"], where
                    assert answer["viewer"] == truth[wanted]["viewer"], where
                if route in ("at", "moments"):  # tell the last line only
                    last = [news for news in truth[wanted]["news"] if news["ply"] == answer["ply"]]
                    assert answer["news"] == last, where
                else:
                    assert answer["news"] == truth[wanted]["news"], where


def check_rest(kind: str, status: str, scene: Scene) -> None:
    for (route, where, when), expected in REST.items():
        if (where, when) == (kind, status):
            for caller, wanted in zip(CALLERS, expected, strict=True):
                answer = scene.get(caller, route, **QUERIES.get(route, {}))
                found = "ok" if answer.status_code == 200 else answer.json()["code"]
                assert found == wanted, f"{caller} asks {route} of the {status} {kind} table"


def check_explanations(kind: str, scene: Scene) -> None:
    """A card in hand is known to be its owner's by its owner only; now as well as by any look back."""
    hand = scene.guests[0].update(scene.table, viewer=0)["view"]["pirates"][0]["hand"]
    piece, ply = f"hand-{hand[0]}", scene.guests[0].update(scene.table)["ply"]
    for caller, expected in VIEWS[kind].items():
        for viewer, wanted in zip(VIEWERS, expected, strict=True):
            for at in (None, ply, ply - 1):
                wish = {"piece": "seat-0"} | ({} if viewer is None else {"viewer": viewer})
                answer = scene.get(caller, "explain", **wish, **({} if at is None else {"ply": at})).json()
                where = f"{caller} asks what seat-0 is for {viewer} at ply {at} of the {kind} table"
                assert answer.get("code", "ok") == (wanted if wanted in (NOT_MINE, CLOSED) else "ok"), where
    told = scene.get("seat 0", "explain", piece=piece).json()
    assert told["explanation"]["owner"] == 0 and told["ply"] == ply
    assert scene.get("seat 0", "explain", piece="x").status_code == 404
    assert scene.get("seat 0", "explain", piece="x").json()["code"] == "no-piece"
    assert scene.get("seat 0", "explain", piece=piece, ply=ply + 1).json()["code"] == "future-ply"


def test_everybody_gets_their_own(scene: tuple[str, Scene]) -> None:
    kind, found = scene
    check_views(kind, found)
    check_rest(kind, "running", found)
    check_explanations(kind, found)
    found.finish()
    check_views(kind, found)
    check_rest(kind, "finished", found)
