"""What the host looks around for: late clocks, forgotten moves, tables that nobody plays at any more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from prichal.server.services import Services
from prichal.server.store.shelf import SqlShelf
from prichal.tables import autoplay as autoplay_module
from prichal.tables.autoplay import DAY, DESERTED
from prichal.tables.draft import LEASE
from prichal.tables.kept import now
from prichal.tables.messages import Person
from tests.server.by_itself import Told, opened, playing, run, until


@pytest.mark.parametrize(("chairs", "days"), [(["person", "person"], 2), (["hot-seat", "hot-seat"], 3)])
def test_tables_that_nobody_plays_at_end_after_some_days(tmp_path: Path, chairs: list[str], days: int) -> None:
    async def test(at: Services) -> None:
        _, live = await opened(at, "shanghaien", *chairs)
        changed = live.header.changed

        async def after(passed: int, **limits: int) -> str:
            async with playing(at, Told(), **limits) as autoplay:
                await autoplay._close_deserted(changed + passed)
            return (await at.rooms.look(live.header.id)).header.status

        before = live.header.status
        assert before == ("open" if days == 2 else "running")
        assert await after(9999 * DAY) == before
        assert await after(days * DAY, open_days=2, idle_days=3) == before
        assert await after(days * DAY + 1, open_days=2, idle_days=3) == "closed"
        header = (await at.rooms.look(live.header.id)).header
        assert (header.ending, header.actors) == ("deserted", [])

    run(tmp_path, test)


@pytest.mark.parametrize(("passed", "status"), [(0, "open"), (1, "closed")])
def test_a_table_that_has_just_been_used_is_let_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, passed: int, status: str
) -> None:
    """It was found before somebody used it."""

    async def test(at: Services) -> None:
        person, live = await opened(at, "shanghaien", "person", "person")
        over = (await opened(at, "shanghaien", "random", "random"))[1].header.id
        monkeypatch.setattr(SqlShelf, "find_deserted", lambda *_: [live.header.id, "gone", over])
        over_by = Person(person.id, "Anna")
        async with playing(at, Told(), open_days=1, idle_days=0) as autoplay:
            await autoplay._close_deserted(live.header.changed + DAY + passed)
        assert (await at.rooms.look(live.header.id)).header.status == status
        assert (await at.rooms.look(over)).header.status == "running" and over_by == person

    run(tmp_path, test)


def test_looking_around(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """For late clocks, for forgotten moves, for what other processes do; for deserted tables once in a while."""
    done: list[object] = []
    began = now()
    moments = [began, began + DESERTED * 1000, began + DESERTED * 1000 + 1, began + DESERTED * 1000 + 2]
    times = iter(moments)

    async def test(at: Services) -> None:
        _, live = await opened(at, "shanghaien", "hot-seat", "hot-seat")
        id = live.header.id  # noqa: A001

        def found(name: str, tables: list[str]) -> Callable[[SqlShelf, int], list[str]]:
            def find(_: SqlShelf, moment: int) -> list[str]:
                done.append((name, moment))
                return tables

            return find

        def noted(name: str) -> Callable[..., Awaitable[None]]:
            async def note(*arguments: object) -> None:
                done.append((name, *arguments))

            return note

        async with playing(at, Told()) as autoplay:
            with monkeypatch.context() as patched:
                patched.setattr(autoplay_module, "now", lambda: next(times))
                patched.setattr(SqlShelf, "find_expired", found("expired", ["late"]))
                patched.setattr(SqlShelf, "find_forgotten", found("forgotten", ["unknown", id]))
                patched.setattr(at.playing, "ring", noted("ring"))
                patched.setattr(at.rooms, "check_versions", noted("versions"))
                patched.setattr(at.rooms, "keep_in_touch", lambda: done.append("touch"))
                patched.setattr(autoplay, "look_after", lambda live: done.append(("after", live.header.id)))
                patched.setattr(autoplay, "_close_deserted", noted("deserted"))
                for ahead in (LEASE, 0, 7, 0):
                    await autoplay._look_around(ahead)
        for moment, ahead, looks in zip(moments, (LEASE, 0, 7, 0), (True, False, True, False), strict=True):
            expected: list[object] = [("expired", moment), ("forgotten", moment + ahead), ("ring", "late")]
            expected += [("after", id), ("versions",), "touch"]
            expected += [("deserted", moment)] if looks else []
            assert done[: len(expected)] == expected
            del done[: len(expected)]
        assert done == []

    run(tmp_path, test)


def test_sweeping_goes_on_whatever_happens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a process that isn't there any more left behind is looked for until that has worked once."""
    monkeypatch.setattr(autoplay_module, "SWEEP", 0.001)
    logged: list[str] = []
    ahead: list[int] = []

    async def test(at: Services) -> None:
        async with playing(at, Told()) as autoplay:
            problems: list[Exception | None] = [OSError("away"), ValueError("odd"), None, ValueError("odd"), None]

            async def look(lease: int) -> None:
                ahead.append(lease)
                problem = problems.pop(0) if problems else None
                if problem is not None:
                    raise problem

            monkeypatch.setattr(autoplay, "_look_around", look)
            monkeypatch.setattr(autoplay_module, "log", SimpleNamespace(exception=logged.append))
            autoplay.start()
            await until(lambda: len(ahead) >= 7)
            sweeper = autoplay.sweeper
            assert sweeper is not None
            await autoplay.stop()
            assert sweeper.cancelled()

    run(tmp_path, test)
    assert ahead[:7] == [LEASE, LEASE, LEASE, 0, 0, 0, 0]
    assert logged == ["sweep failed"] * 2
