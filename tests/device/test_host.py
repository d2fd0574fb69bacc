"""Tables without a server: the same messages, durable before they are shown, on from where they were."""

from __future__ import annotations

import asyncio

import pytest

from prichal import fairness, games
from prichal.kernel.record import parse
from prichal.kernel.table import replay
from tests.device.playing import PATIENCE, MemoryJournal, run, visit


@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_and_its_record(game: str) -> None:
    """Played over the connection to the end; the record is one that anybody can verify, luck included."""

    async def play() -> None:
        page = await visit(MemoryJournal())
        table = await page.sit_down(game, ["person", "random"], asks_all=False)
        page.connect(table)
        last = await page.play()
        assert last["scores"] == last["table"]["result"]
        assert {heard["type"] for heard in page.heard} == {"update", "accepted", "presence"}
        record = parse(await page.ask("GET", f"/tables/{table}/record"))
        luck = fairness.check_luck(replay(record))
        assert luck is not None and record.result == last["scores"]
        curve = await page.ask("GET", f"/tables/{table}/curve")
        assert curve["scores"][-1] == last["scores"]
        await page.host.stop()

    run(play())


def test_bots_get_a_view_and_nothing_else() -> None:
    async def play() -> None:
        page = await visit(MemoryJournal())
        table = await page.sit_down("shanghaien", ["person", "greedy"])
        page.connect(table)
        await page.play(4)
        assert page.bots.questions
        for question in page.bots.questions:
            assert set(question) == {"game", "view", "bot", "seed"}
        await page.host.stop()

    run(play())


def test_bots_think_while_somebody_looks() -> None:
    async def play() -> None:
        page = await visit(MemoryJournal())
        page.bots.ponders = True
        table = await page.sit_down("shanghaien", ["person", "greedy"])
        page.connect(table)
        await page.until(lambda update: update["prompt"] is not None or update["table"]["actors"] == [1])
        while not page.bots.questions:  # the first who moves is drawn by lot
            await page.play(1)
            await asyncio.sleep(0)
        assert page.bots.forgotten == []
        page.line.leave()
        async with asyncio.timeout(PATIENCE):
            while not page.bots.forgotten or page.host.autoplay.thoughts:
                await asyncio.sleep(0)
        asked = len(page.bots.questions)
        assert page.bots.forgotten == [asked]
        await page.host.autoplay._look_around(0)
        await asyncio.sleep(0)
        assert len(page.bots.questions) == asked and not page.host.autoplay.thoughts
        page.bots.ponders = False
        page.connect(table)
        await page.until(lambda update: update["prompt"] is not None)
        assert len(page.bots.questions) > asked
        await page.ask("POST", f"/tables/{table}/close")
        await page.host.stop()

    run(play())


def test_another_visit_goes_on_where_the_last_one_was() -> None:
    async def play() -> None:
        journal = MemoryJournal()
        page = await visit(journal)
        table = await page.sit_down("jamaica", ["person", "random", "random"], asks_all=False)
        page.connect(table)
        await page.play(12)
        before = await page.until(lambda update: update["prompt"] is not None)
        # Nobody says goodbye: the tab was killed.
        again = await visit(journal)
        assert (await again.ask("GET", "/me"))["name"] == "Anna"
        listed = (await again.ask("GET", "/tables?list=mine"))["tables"]
        assert [(one["id"], one["ply"]) for one in listed] == [(table, before["ply"])]
        again.connect(table)
        now = await again.until(bool)
        for part in ("ply", "view", "prompt", "mark", "undo", "final", "version"):
            assert now[part] == before[part], part
        await again.play()
        await page.host.stop()
        await again.host.stop()

    run(play())


def test_a_bot_whose_thought_was_lost_with_the_tab_moves_after_all() -> None:
    async def play() -> None:
        journal = MemoryJournal()
        page = await visit(journal)
        page.bots.ponders = True
        table = await page.sit_down("shanghaien", ["person", "random"])
        page.connect(table)
        await page.until(lambda update: update["prompt"] is not None or update["table"]["actors"] == [1])
        while not page.host.autoplay.thoughts:
            now = await page.until(lambda update: update["prompt"] is not None)
            action = now["prompt"]["options"][0]["action"]
            page.say(type="move", seat=0, ply=now["ply"], action=action, id="")
            await page.until(lambda update: update["ply"] > now["ply"])  # noqa: B023
            await asyncio.sleep(0)
        again = await visit(journal)
        again.connect(table)
        await again.until(lambda update: update["prompt"] is not None)
        await page.host.stop()
        await again.host.stop()

    run(play())


def test_nothing_is_shown_before_it_is_durable() -> None:
    async def play() -> None:
        journal = MemoryJournal()
        page = await visit(journal)
        table = await page.sit_down("shanghaien", ["person", "random"])
        page.connect(table)
        now = await page.until(lambda update: update["prompt"] is not None)
        journal.open.clear()
        rows, heard = dict(journal.rows), len(page.heard)
        page.say(type="move", seat=0, ply=now["ply"], action=now["prompt"]["options"][0]["action"], id="one")
        for _ in range(200):
            await asyncio.sleep(0)
        assert journal.rows == rows
        assert [one for one in page.heard[heard:] if one["type"] != "presence"] == []
        journal.open.set()
        await page.until(lambda update: update["ply"] > now["ply"])
        assert any(name.startswith(f"line/{table}/{now['ply'] + 1:09}") for name in journal.rows)
        assert [one["id"] for one in page.heard if one["type"] == "accepted"] == ["one"]
        await page.host.stop()

    run(play())


def test_a_full_journal_is_told_and_owes_nothing_once_there_is_room() -> None:
    async def play() -> None:
        journal = MemoryJournal()
        page = await visit(journal)
        table = await page.sit_down("shanghaien", ["person", "random"])
        page.connect(table)
        await page.play(2)
        journal.full = True
        before = (await page.play(3))["ply"]
        assert page.kept == [False]
        assert not any(name.startswith(f"line/{table}/{before:09}") for name in journal.rows)
        journal.full = False
        last = await page.play(2)
        assert page.kept == [False, True]
        again = await visit(journal)
        again.connect(table)
        now = await again.until(bool)
        assert now["ply"] >= last["ply"] and now["mark"]
        await page.host.stop()
        await again.host.stop()

    run(play())


def test_taking_back_and_refusals_are_the_tables_own() -> None:
    async def play() -> None:
        page = await visit(MemoryJournal())
        table = await page.sit_down("white_castle", ["person", "random"], asks_all=True)
        page.connect(table)
        now = await page.until(lambda update: update["prompt"] is not None)
        page.say(type="move", seat=0, ply=now["ply"], action="nonsense", id="a")
        page.say(type="move", seat=1, ply=now["ply"], action=now["prompt"]["options"][0]["action"], id="b")
        for id_sent, code in (("a", "unknown-action"), ("b", "not-your-seat")):
            while not (found := [one for one in page.heard if one.get("id") == id_sent]):
                await asyncio.sleep(0)
            assert found[0]["code"] == code
        while now["undo"] is None:
            now = await page.play(1)
            now = await page.until(lambda update: update["prompt"] is not None)
        page.say(type="undo", seat=0, ply=now["ply"], to=now["undo"], id="c")
        after = await page.until(lambda update: update["ply"] == now["ply"] + 1)
        past = await page.ask("GET", f"/tables/{table}/at/{now['undo']}?viewer=0")
        assert after["view"] == past["view"] != now["view"]
        await page.host.stop()

    run(play())


def test_people_at_one_device_and_what_needs_a_server() -> None:
    async def play() -> None:
        page = await visit(MemoryJournal())
        table = await page.sit_down("shanghaien", ["hot-seat", "hot-seat"], names=["Anna", "Boris"])
        info = await page.ask("GET", f"/tables/{table}")
        assert info["status"] == "running" and info["mine"] == [0, 1]
        refused = await page.ask("POST", "/tables", {"game": "shanghaien", "chairs": ["person", "person"]}, 404)
        assert refused["code"] == "on-device"
        for method, path in (("POST", f"/tables/{table}/invitation"), ("POST", "/session"), ("GET", "/nothing")):
            assert (await page.ask(method, path, {}, 404))["code"] == "on-device"
        assert (await page.ask("GET", f"/tables/{table}/record", status=409))["code"] == "not-over"
        assert (await page.ask("GET", "/tables/unknown", status=404))["code"] == "no-table"
        assert (await page.ask("POST", "/tables", {"chairs": 5}, 400))["code"] == "malformed"
        await page.host.stop()

    run(play())


def test_help_at_the_table() -> None:
    async def play() -> None:
        page = await visit(MemoryJournal())
        table = await page.sit_down("jamaica", ["person", "random", "random"], asks_all=True)
        page.connect(table)
        now = await page.until(lambda update: update["prompt"] is not None)
        advice = await page.ask("GET", f"/tables/{table}/hint?seat=0")
        assert "search-1500ms-learnt" in [question["bot"] for question in page.bots.questions]
        assert advice["hints"][0]["action"] in [option["action"] for option in now["prompt"]["options"]]
        piece = next(pick for option in now["prompt"]["options"] for pick in option["picks"])
        explained = await page.ask("GET", f"/tables/{table}/explain?piece={piece}&viewer=0")
        assert explained["explanation"] and explained["ply"] == now["ply"]
        moments = await page.ask("GET", f"/tables/{table}/moments?viewer=0&since=0&upto=3")
        assert [moment["ply"] for moment in moments] == [1, 2, 3]
        news = await page.ask("GET", f"/tables/{table}/chronicle?viewer=0&since=-1")
        assert [one for one in news if one["ply"] > now["since"]] == now["news"] != []
        again = await page.ask("POST", f"/tables/{table}/close")
        assert again["status"] == "closed"
        rematch = await page.ask("POST", f"/tables/{table}/rematch")
        assert rematch["id"] != table and rematch["status"] == "open"
        await page.host.stop()

    run(play())


@pytest.mark.parametrize("damage", ["gone", "nonsense", "another action"])
def test_a_damaged_log_goes_on_from_its_last_good_line(damage: str) -> None:
    async def play() -> None:
        journal = MemoryJournal()
        page = await visit(journal)
        table = await page.sit_down("jamaica", ["person", "random", "random"], asks_all=False)
        page.connect(table)
        await page.play(12)
        before = await page.until(lambda update: update["prompt"] is not None)
        await page.host.stop()
        bad = before["ply"] - 9
        row = f"line/{table}/{bad:09}"
        if damage == "gone":
            del journal.rows[row]
        elif damage == "nonsense":
            journal.rows[row] = journal.rows[row][:20]
        else:
            journal.rows[row] = journal.rows[f"line/{table}/{bad - 1:09}"]
        again = await visit(journal)
        again.connect(table)
        now = await again.until(bool)
        assert again.mended == [table]
        assert now["ply"] >= bad - 1 and now["version"] > before["version"]
        past = await again.ask("GET", f"/tables/{table}/at/{bad - 1}?viewer=0")
        assert past["ply"] == bad - 1
        last = await again.play()
        record = parse(await again.ask("GET", f"/tables/{table}/record"))
        assert record.result == last["scores"] and fairness.check_luck(replay(record)) is not None
        await again.host.stop()
        third = await visit(journal)
        await third.ask("GET", f"/tables/{table}")
        assert third.mended == []
        await third.host.stop()

    run(play())


def test_a_row_that_cant_be_read_takes_nothing_else_with_it() -> None:
    async def play() -> None:
        journal = MemoryJournal()
        page = await visit(journal)
        torn, headless, whole = [await page.sit_down("shanghaien", ["person", "random"]) for _ in range(3)]
        await page.host.stop()
        for name in list(journal.rows):
            if name.startswith((f"chair/{torn}", f"header/{headless}")):
                journal.rows[name] = "{"
        again = await visit(journal)
        listed = (await again.ask("GET", "/tables?list=mine"))["tables"]
        assert [table["id"] for table in listed] == [whole]
        for lost in (torn, headless):
            assert (await again.ask("GET", f"/tables/{lost}", status=404))["code"] == "no-table"
        await again.host.stop()

    run(play())
