"""Records from elsewhere open as replays; what can't be believed is refused with one sentence."""

from __future__ import annotations

from typing import Any

import pytest

from prichal import games
from prichal.kernel.log import CHANCE_SEAT, Line
from prichal.kernel.record import parse, write
from prichal.kernel.table import Table
from tests.device.playing import MemoryJournal, run, visit


async def play_elsewhere(game: str, chairs: list[str]) -> tuple[str, dict[str, Any]]:
    """A whole game on another device: its record, and its last update."""
    page = await visit(MemoryJournal())
    table = await page.sit_down(game, chairs, asks_all=False)
    page.connect(table)
    last = await page.play()
    record = await page.ask("GET", f"/tables/{table}/record")
    await page.host.stop()
    return record, last


def test_a_record_opens_as_a_replay_and_is_kept() -> None:
    """The same positions, news, scores and record as where it was played; on the next visit it is still there."""

    async def play() -> None:
        record, last = await play_elsewhere("shanghaien", ["person", "random"])
        journal = MemoryJournal()
        page = await visit(journal)
        await page.ask("POST", "/guests", {"name": "Boris"})
        brought = await page.ask("POST", "/records", {"record": record})
        again = await page.ask("POST", "/records", {"record": record})
        assert again["id"] == brought["id"] and len(parse(record).lines) == brought["ply"] == last["ply"]
        for part in ("game", "options", "status", "ending", "result", "winners", "takebacks"):
            assert brought[part] == last["table"][part], part
        assert brought["brought"] and not last["table"]["brought"] and brought["mine"] == [0]
        await page.host.stop()

        later = await visit(journal)
        listed = (await later.ask("GET", "/tables?list=mine"))["tables"]
        assert [one["id"] for one in listed] == [brought["id"]]
        later.connect(brought["id"])
        shown = await later.until(bool)
        assert shown["prompt"] is None and later.mended == []
        for part in ("view", "scores", "breakdown", "mark"):
            assert shown[part] == last[part], part
        told = await later.ask("GET", f"/tables/{brought['id']}/chronicle?viewer=0&since=-1")
        assert [one for one in told if one["ply"] > last["since"]] == last["news"] != []
        out = parse(await later.ask("GET", f"/tables/{brought['id']}/record"))
        out.extra["table"] = parse(record).extra["table"]
        assert write(out) == record
        rematch = await later.ask("POST", f"/tables/{brought['id']}/rematch")
        assert rematch["status"] == "open" and not rematch["brought"]
        await later.host.stop()

    run(play())


def begun(game: str, plies: int) -> Table:
    """A game at a text table, with undos and without a seed."""
    found = games.find(game)
    seats = found.seat_counts[-1]
    table = Table(found, seats, {}, [f"Player {seat}" for seat in range(seats)])
    while table.ply < plies:
        if table.state.actor == CHANCE_SEAT:
            table.draw(7)
        else:
            table.play(table.state.actor, table.state.legal_actions()[0])
            if table.ply % 10 == 0:
                table.undo(table.ply - 1)
    return table


@pytest.mark.parametrize("game", games.names())
def test_a_game_that_was_broken_off_can_be_looked_at(game: str) -> None:
    async def look() -> None:
        table = begun(game, 60)
        page = await visit(MemoryJournal())
        await page.ask("POST", "/guests", {"name": "Boris"})
        brought = await page.ask("POST", "/records", {"record": write(table.record())})
        assert (brought["status"], brought["ply"]) == ("closed", table.ply)
        assert brought["mine"] == list(range(len(table.players)))
        moments = await page.ask("GET", f"/tables/{brought['id']}/moments?viewer=0&since={table.ply - 5}")
        assert [moment["ply"] for moment in moments] == list(range(table.ply - 4, table.ply + 1))
        out = parse(await page.ask("GET", f"/tables/{brought['id']}/record"))
        assert [(line.seat, line.action) for line in out.lines] == [(line.seat, line.action) for line in table.lines]
        assert "seed" not in out.extra
        await page.host.stop()

    run(look())


def test_what_cannot_be_believed_is_refused() -> None:
    async def refuse() -> None:
        record, _ = await play_elsewhere("shanghaien", ["person", "random"])
        journal = MemoryJournal()
        page = await visit(journal)
        assert (await page.ask("POST", "/records", {"record": record}, 401))["code"] == "no-person"
        await page.ask("POST", "/guests", {"name": "Boris"})
        rows = dict(journal.rows)
        shares = parse(record)
        shares.extra["entropy-0"] = "x" * 500
        bots = parse(record)
        bots.extra["bot-1"] = "oracle"
        lucky = parse(record)
        lucky.extra["entropy-0"] = "cd" * 16
        cheated = parse(record)
        cheated.lines[-1].action = "nonsense"
        back = begun("shanghaien", 40).record()
        back.lines = [Line(number, "table", "undo 0") for number in range(1, 501)]
        damaged = {
            "a letter to grandmother": "problem-not-a-record",
            record.replace("\n\n", "\n", 1): "problem-record",
            record[: len(record) // 2]: "problem-record-torn",
            record.replace("player: Anna", "player: Olga"): "problem-record-chain",
            record.replace("game: shanghaien", "game: chess"): "problem-record-chain",
            write(shares): "problem-record-line",
            write(bots): "problem-record-line",
            write(lucky): "problem-replay",
            write(cheated): "problem-replay",
            write(back): "refused-long-record",
        }
        for text, words in damaged.items():
            refused = await page.ask("POST", "/records", {"record": text}, 400)
            assert refused["message"]["id"].startswith(words), text[:80]
        assert journal.rows == rows
        await page.host.stop()

    run(refuse())
