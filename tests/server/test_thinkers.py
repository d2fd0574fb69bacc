"""Bots that think in processes: real processes, killed for good."""

from __future__ import annotations

import asyncio
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pytest
import uvloop

from prichal import build, games
from prichal.bots.choose import choose, think
from prichal.kernel.errors import Problem, UnknownGame
from prichal.server.bots import process as process_module
from prichal.server.bots.engine import EngineFolder
from prichal.server.bots.pool import LocalThinkers, Mind
from tests.server.positions import view_with_a_choice

GAME = "shanghaien"
SOME = "search-3500" if build.name() == "interpreted" else "search-250000"  # a few seconds
LONG = "search-400000000"  # nobody waits for the end of this
WAIT = 300.0
each_loop = pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])
Run = Callable[..., object]


def alive(process: int) -> bool:
    """Whether a process exists and isn't just waiting for its parent to notice its end."""
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except (FileNotFoundError, ProcessLookupError):  # gone before it was opened, or before it was read
        return False


async def until(true: Callable[[], bool], seconds: float = WAIT) -> None:
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.02)


def ids(thinkers: LocalThinkers) -> list[int]:
    return [mind.process.pid for mind in thinkers.minds if mind.process is not None]


def busy(process: int, seconds: float = 0.6) -> bool:
    """Whether it has computed for a while: it is in mid-thought."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") > seconds


def with_thinkers(run: Run, test: Callable[[LocalThinkers], Awaitable[None]], processes: int = 1) -> None:
    async def around() -> None:
        thinkers = LocalThinkers(processes)
        await thinkers.start()
        try:
            async with asyncio.timeout(WAIT):
                await test(thinkers)
        finally:
            await thinkers.stop()

    run(around())


@pytest.mark.parametrize("game", games.names())
def test_they_think_what_the_bot_thinks(game: str) -> None:
    wire = view_with_a_choice(game)

    async def test(thinkers: LocalThinkers) -> None:
        for bot in ("random", "greedy", "search-40"):
            assert await thinkers.choose(game, wire, bot, 5) == choose(games.find(game), wire, bot, 5)
        thoughts = await thinkers.think(game, wire, "search-40", 5)
        expected = think(games.find(game), wire, "search-40", 5)
        assert [(one.action, one.value, one.share) for one in thoughts] == [
            (one.action, one.value, one.share) for one in expected
        ]

    with_thinkers(asyncio.run, test)


@cache
def chosen(bot: str) -> str:
    """What the bot chooses, thought here."""
    return choose(games.find(GAME), view_with_a_choice(GAME), bot, 5)


@each_loop
def test_a_killed_process_is_replaced_and_its_question_asked_again(run: Run) -> None:
    wire = view_with_a_choice(GAME)

    async def test(thinkers: LocalThinkers) -> None:
        question = asyncio.create_task(thinkers.choose(GAME, wire, SOME, 5))
        await until(lambda: len(ids(thinkers)) == 1)
        (first,) = ids(thinkers)
        await until(lambda: busy(first))
        os.kill(first, signal.SIGKILL)
        assert await question == chosen(SOME)
        assert ids(thinkers) != [first]
        os.kill(ids(thinkers)[0], signal.SIGKILL)  # an idle one, too
        assert await thinkers.choose(GAME, wire, "greedy", 5) == chosen("greedy")

    with_thinkers(run, test)


def test_a_question_that_kills_every_process_is_given_up() -> None:
    async def test(thinkers: LocalThinkers) -> None:
        question = asyncio.create_task(thinkers.choose(GAME, view_with_a_choice(GAME), LONG, 5))
        killed: set[int] = set()
        while not question.done():
            for process in set(ids(thinkers)) - killed:
                killed.add(process)
                os.kill(process, signal.SIGKILL)
            await asyncio.sleep(0.02)
        with pytest.raises(Problem, match="died"):
            await question
        assert len(killed) >= 3
        assert await thinkers.choose(GAME, view_with_a_choice(GAME), "greedy", 5)

    with_thinkers(asyncio.run, test)


def test_the_event_loop_goes_on_and_the_order_is_fair() -> None:
    wire = view_with_a_choice(GAME)
    answered: list[str] = []

    async def ask(name: str, question: Awaitable[object]) -> None:
        await question
        answered.append(name)

    async def test(thinkers: LocalThinkers) -> None:
        steps = 0
        first = asyncio.create_task(ask("first", thinkers.choose(GAME, wire, SOME, 1)))
        await asyncio.sleep(0.1)
        hint = asyncio.create_task(ask("hint", thinkers.think(GAME, wire, "greedy", 1)))
        await asyncio.sleep(0)
        moves = [asyncio.create_task(ask(f"move {n}", thinkers.choose(GAME, wire, "greedy", n))) for n in range(3)]
        while not first.done():
            steps += 1
            await asyncio.sleep(0.001)
        await asyncio.gather(hint, *moves)
        assert steps > 20
        assert answered == ["first", "move 0", "move 1", "move 2", "hint"]

    with_thinkers(asyncio.run, test)


@each_loop
def test_stopping_cancels_and_leaves_no_process(run: Run) -> None:
    async def around() -> None:
        thinkers = LocalThinkers(2)
        await thinkers.start()
        questions = [
            asyncio.create_task(thinkers.choose(GAME, view_with_a_choice(GAME), LONG, number)) for number in range(3)
        ]
        await until(lambda: len(ids(thinkers)) == 2)
        processes = ids(thinkers)
        await until(lambda: all(busy(process) for process in processes))
        await thinkers.stop()
        results = await asyncio.gather(*questions, return_exceptions=True)
        assert [type(result) for result in results] == [asyncio.CancelledError] * 3
        assert not any(alive(process) for process in processes)
        with pytest.raises(Problem, match="stopped"):
            await thinkers.choose(GAME, view_with_a_choice(GAME), "greedy", 1)

    run(around())


def test_a_question_nobody_waits_for_frees_its_process() -> None:
    async def test(thinkers: LocalThinkers) -> None:
        question = asyncio.create_task(thinkers.choose(GAME, view_with_a_choice(GAME), LONG, 1))
        await until(lambda: len(ids(thinkers)) == 1)
        (first,) = ids(thinkers)
        await until(lambda: busy(first))
        question.cancel()
        assert await thinkers.choose(GAME, view_with_a_choice(GAME), "greedy", 1)
        assert not alive(first)

    with_thinkers(asyncio.run, test)


def test_processes_pass_over_signals_of_the_terminal() -> None:
    async def test(thinkers: LocalThinkers) -> None:
        assert await thinkers.choose(GAME, view_with_a_choice(GAME), "greedy", 1)
        (first,) = ids(thinkers)
        os.kill(first, signal.SIGINT)
        os.kill(first, signal.SIGTERM)
        assert await thinkers.choose(GAME, view_with_a_choice(GAME), "greedy", 1)
        assert ids(thinkers) == [first]

    with_thinkers(asyncio.run, test)


OWNER = """
import asyncio, sys
from prichal.server.bots.pool import LocalThinkers

async def main():
    thinkers = LocalThinkers(1)
    await thinkers.start()
    question = asyncio.create_task(thinkers.choose(sys.argv[1], sys.argv[2].encode(), sys.argv[3], 1))
    while thinkers.minds[0].process is None:
        await asyncio.sleep(0.01)
    print(thinkers.minds[0].process.pid, flush=True)
    await question

asyncio.run(main())
"""


def test_processes_end_when_their_owner_is_killed() -> None:
    command = [sys.executable, "-c", OWNER, GAME, view_with_a_choice(GAME).decode(), LONG]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as owner:
        assert owner.stdout is not None
        process = int(owner.stdout.readline())
        end = time.monotonic() + WAIT
        while not busy(process) and time.monotonic() < end:
            time.sleep(0.05)
        owner.kill()
    while alive(process) and time.monotonic() < end:
        time.sleep(0.05)
    assert not alive(process)


def test_refusals() -> None:
    async def test(thinkers: LocalThinkers) -> None:
        wire = view_with_a_choice(GAME)
        with pytest.raises(Problem, match="there is no bot 'parrot'"):
            await thinkers.choose(GAME, wire, "parrot", 1)
        with pytest.raises(UnknownGame):
            await thinkers.choose("chess", wire, "greedy", 1)
        with pytest.raises(Problem, match="couldn't think") as caught:
            await thinkers.choose(GAME, b'{"viewer": 0}', "greedy", 1)
        assert caught.value.message.id == "problem-thinking"
        assert await thinkers.choose(GAME, wire, "greedy", 1)

    with_thinkers(asyncio.run, test)


def test_a_view_with_nothing_to_decide_is_refused() -> None:
    async def test(thinkers: LocalThinkers) -> None:
        view = msgspec.json.decode(view_with_a_choice(GAME))
        view["agenda"] = []
        with pytest.raises(Problem, match="nothing to decide"):
            await thinkers.choose(GAME, msgspec.json.encode(view), "greedy", 1)

    with_thinkers(asyncio.run, test)


def test_a_process_ends_when_nobody_can_ask_any_more() -> None:
    """Also where whoever started it lives on."""
    command = [sys.executable, "-m", "prichal.server.bots.process", "60"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL) as process:
        assert process.stdin is not None
        process.stdin.close()
        try:
            assert process.wait(60) == 0
        finally:
            process.kill()


@each_loop
def test_how_a_process_ended_is_not_lost_on_whoever_stops_it(run: Run) -> None:
    """Out of processor time it must not be taken for a crash, and asked again."""

    async def endings() -> set[int | None]:
        found: set[int | None] = set()
        for _ in range(30):
            mind = Mind(60, EngineFolder())
            process = await mind.start()
            os.kill(process.pid, signal.SIGXCPU)
            while alive(process.pid):
                pass  # stopped in the very moment at which it has ended and nobody has been told
            found.add(await mind.stop())
        return found

    assert run(endings()) == {-signal.SIGXCPU}


TALKATIVE = """
from prichal.tables import thinking

silent = thinking.answer

def answer(question):
    print("a stray word", flush=True)
    return silent(question)

thinking.answer = answer
"""


def test_a_stray_print_is_no_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Python runs a `sitecustomize` that it finds on its path when it starts."""
    (tmp_path / "sitecustomize.py").write_text(TALKATIVE)
    paths = [str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(paths))

    async def test(thinkers: LocalThinkers) -> None:
        async with asyncio.timeout(60):
            for _ in range(2):
                assert await thinkers.choose(GAME, view_with_a_choice(GAME), "greedy", 5) == chosen("greedy")

    with_thinkers(asyncio.run, test)
    assert capfd.readouterr().err.count("a stray word") == 2


@pytest.mark.parametrize("platform", ["linux", "darwin", "win32"])
def test_how_much_a_thought_may_take(monkeypatch: pytest.MonkeyPatch, platform: str) -> None:
    """Of the processor, beside what earlier ones took; and nothing of the disk when it is ended."""
    limits = {resource.RLIMIT_CPU: (-1, 5000), resource.RLIMIT_CORE: (9, 9)}
    before = dict(limits)
    monkeypatch.setattr(process_module, "sys", SimpleNamespace(platform=platform))
    monkeypatch.setattr(process_module, "time", SimpleNamespace(process_time=lambda: 2.5))
    monkeypatch.setattr(resource, "getrlimit", limits.__getitem__)
    monkeypatch.setattr(resource, "setrlimit", limits.__setitem__)
    process_module.allow(60)
    after = {resource.RLIMIT_CPU: (63, 5000), resource.RLIMIT_CORE: (0, 0)}
    assert limits == (before if platform == "win32" else after)
