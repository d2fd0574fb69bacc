"""Games that were played elsewhere, brought as records: checked, marked, and nobody else's."""

from __future__ import annotations

import time

import pytest

from prichal import fairness, games
from prichal.kernel.chance import Rng
from prichal.kernel.log import CHANCE_SEAT
from prichal.kernel.record import parse, write
from prichal.kernel.table import Table
from prichal.tables.review import POINTS
from tests.server.running import Guest, Running

SEED = bytes(range(32)).hex()


def whole_game(game: str, seats: int) -> str:
    """A game as a device without a server plays it: somebody against bots, its luck from a promised seed."""
    table = Table(games.find(game), seats, {}, ["Anna", *[f"sailor {seat + 1}" for seat in range(1, seats)]])
    promised = fairness.commitment(SEED)
    entropies = ["ab" * 16, *[fairness.bot_entropy(promised, seat) for seat in range(1, seats)]]
    table.extra |= {"table": "0123456789abcdef", "commitment": promised, "luck": "2"}
    table.extra |= {f"bot-{seat}": "sailor" for seat in range(1, seats)}
    table.extra |= {f"entropy-{seat}": entropy for seat, entropy in enumerate(entropies)}
    table.extra["seed"] = SEED
    choice = Rng(5, 0)
    while not table.over:
        if table.state.actor == CHANCE_SEAT:
            luck = fairness.luck_of_draw(SEED, entropies, table.draws + 1, 0)
            table.play(CHANCE_SEAT, table.state.sample(luck))
        else:
            legal = table.state.legal_actions()
            table.play(table.state.actor, legal[choice.below(len(legal))])
    return write(table.record())


@pytest.mark.parametrize(("game", "seats"), [(game, games.find(game).seat_counts[-1]) for game in games.names()])
def test_a_local_game_comes_into_my_games(server: Running, game: str, seats: int) -> None:
    """Also the longest ones, with as many seats as there are; how long the check takes is printed."""
    record = whole_game(game, seats)
    anna, stranger = Guest(server), Guest(server, "Eve")
    began = time.monotonic()
    brought = anna.post("/records", {"record": record})
    print(f"{game}: {len(record)} characters, {brought['ply']} lines, {time.monotonic() - began:.2f} s")
    assert (brought["brought"], brought["status"], brought["mine"]) == (True, "finished", [0])
    assert brought["result"] == parse(record).result
    assert [one["id"] for one in anna.get("/tables", list="mine")["tables"]] == [brought["id"]]
    shown = anna.update(brought["id"])
    assert shown["scores"] == brought["result"] and shown["table"]["brought"]
    assert anna.post("/records", {"record": record})["id"] == brought["id"]
    lines, step = brought["ply"], max(1, brought["ply"] // POINTS)
    curve = anna.get(f"/tables/{brought['id']}/curve")
    assert curve["plies"] == sorted({*range(step, lines + 1, step), lines})
    assert curve["scores"][-1] == brought["result"]
    out = parse(anna.http.get(f"/api/tables/{brought['id']}/record").text)
    out.extra["table"] = parse(record).extra["table"]
    assert write(out) == record
    # Nobody else sees it, and whoever brings the same record has it for themselves.
    assert stranger.get(f"/tables/{brought['id']}/update", 403)["code"] == "no-spectators"
    assert stranger.post("/records", {"record": record})["id"] != brought["id"]
    assert not any(
        one["brought"] for listed in ("open", "running") for one in stranger.get("/tables", list=listed)["tables"]
    )


def test_a_record_that_cannot_be_believed_is_refused(sqlite_server: Running) -> None:
    record = whole_game("shanghaien", 2)
    anna = Guest(sqlite_server)
    better = parse(record)
    better.result = [99, 0]
    luckier = parse(record)
    luckier.extra["entropy-0"] = "cd" * 16
    for text, words in (
        ("no record at all", "problem-not-a-record"),
        (record.replace("player: Anna", "player: Olga"), "problem-record-chain"),
        (write(better), "problem-replay"),
        (write(luckier), "problem-replay"),
    ):
        assert anna.post("/records", {"record": text}, 400)["message"]["id"] == words
    assert anna.get("/tables", list="mine")["tables"] == []
    assert anna.http.post("/api/records", json={"record": "x" * 300_000}).status_code == 413
    anonymous = anna.http.post("/api/records", json={"record": record}, headers={"Authorization": ""})
    assert anonymous.status_code == 401


def test_records_are_counted() -> None:
    server = Running("", "", 1, "--limit", "records-per-hour=1")
    server.start()
    try:
        anna = Guest(server)
        assert anna.post("/records", {"record": "nonsense"}, 400)["code"] == "bad-record"
        assert anna.post("/records", {"record": "nonsense"}, 429)["code"] == "many-records"
    finally:
        server.remove()
