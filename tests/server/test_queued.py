"""Bots that think on other machines: a real Redis, real workers, killed for good."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import redis
from saq.job import Status

from prichal import games
from prichal.bots.choose import choose
from prichal.kernel.errors import Problem
from prichal.server.bots import queue
from prichal.server.bots.queue import NAMES, QueueThinkers
from prichal.server.bots.thinkers import MOVE, checked
from prichal.server.services import remote_thinkers
from tests.server.positions import view_with_a_choice
from tests.server.test_thinkers import GAME, LONG, SOME, WAIT, alive, busy, chosen, until
from tests.services.redis import RedisServer
from tests.terminal.test_commands import refused

SOON = 40.0  # seconds; far less than the processor time after which a thought ends in any case


class WorkerProcess:
    """`prichal worker` as a process; its log is JSON lines."""

    def __init__(self, url: str, log: Path, *arguments: str) -> None:
        self.log = log
        command = [sys.executable, "-m", "prichal.cli", "worker", "--redis-url", url, *arguments]
        with log.open("ab") as file:
            self.process = subprocess.Popen(command, stderr=file, stdout=file)

    def events(self) -> list[str]:
        return [json.loads(line)["event"] for line in self.log.read_text().splitlines() if line.startswith("{")]

    def thinking(self) -> list[int]:
        """The processes that think for it."""
        assert self.process.poll() is None, self.log.read_text()
        number = self.process.pid
        children = Path(f"/proc/{number}/task/{number}/children").read_text().split()
        return [int(child) for child in children if b"prichal.server.bots.process" in command_of(int(child))]

    def end(self) -> int:
        if self.process.poll() is None:
            self.process.terminate()
        return self.process.wait(WAIT)


def command_of(process: int) -> bytes:
    try:
        return Path(f"/proc/{process}/cmdline").read_bytes()
    except (FileNotFoundError, ProcessLookupError):
        return b""


@contextmanager
def worker(url: str, log: Path, processes: int = 1, grace: float = WAIT) -> Iterator[WorkerProcess]:
    started = WorkerProcess(url, log, "--processes", str(processes), "--grace", str(round(grace)))
    try:
        yield started
    except BaseException:
        started.process.kill()  # what went wrong is told at once: its thoughts would take minutes
        raise
    finally:
        started.end()


def with_queue(url: str, test: Callable[[QueueThinkers], Awaitable[None]], patience: float = WAIT) -> None:
    async def around() -> None:
        thinkers = QueueThinkers(url, patience)
        await thinkers.start()
        try:
            await test(thinkers)
        finally:
            await thinkers.stop()

    asyncio.run(around())


def test_workers_think_what_the_bot_thinks(redis_url: str, tmp_path: Path) -> None:
    async def test(thinkers: QueueThinkers) -> None:
        for game in games.names():
            wire = view_with_a_choice(game)
            for bot in ("greedy", "search-30"):
                assert await thinkers.choose(game, wire, bot, 2**59 + 1) == choose(
                    games.find(game), wire, bot, 2**59 + 1
                )
        hints = await thinkers.think(GAME, view_with_a_choice(GAME), "search-30", 3)
        assert len(hints) > 1
        assert hints[0].share > 0
        with pytest.raises(Problem, match="couldn't think"):
            await thinkers.choose(GAME, b'{"viewer": 0}', "greedy", 1)
        with pytest.raises(Problem, match="there is no bot 'parrot'"):
            await thinkers.choose(GAME, view_with_a_choice(GAME), "parrot", 1)

    with worker(redis_url, tmp_path / "log", 2) as started:
        with_queue(redis_url, test)
        assert started.end() == 0
        assert started.events() == ["worker started", "worker stopped"]


def test_a_job_holds_the_seats_view_and_no_more(redis_url: str) -> None:
    wire = view_with_a_choice(GAME)

    async def test(thinkers: QueueThinkers) -> None:
        question = asyncio.create_task(thinkers.choose(GAME, wire, "greedy", 7))
        client = redis.Redis.from_url(redis_url)
        await until(lambda: bool(client.keys("saq:job:*")))
        (key,) = client.keys("saq:job:prichal-moves:*")
        stored = client.get(key)
        assert isinstance(stored, bytes)
        assert json.loads(stored)["kwargs"] == {"game": GAME, "view": wire.decode(), "bot": "greedy", "seed": 7}
        question.cancel()
        await asyncio.gather(question, return_exceptions=True)
        for name in NAMES.values():
            assert client.llen(f"saq:{name}:queued") == 0  # given up, so nobody will think about it
        client.close()

    with_queue(redis_url, test)


def state_of(redis_url: str) -> dict[bytes, bytes]:
    """All that Redis knows, to find out what went wrong."""
    with redis.Redis.from_url(redis_url) as client:
        texts = [key for key in client.keys("*") if client.type(key) == b"string"]
        return {key: client.get(key) or b"" for key in texts}


async def thinking(workers: list[WorkerProcess]) -> tuple[WorkerProcess, int]:
    """The worker that is in mid-thought, and the process in which it thinks."""
    async with asyncio.timeout(WAIT):
        while True:
            for worker in workers:
                for process in worker.thinking():
                    if busy(process):
                        return worker, process
            await asyncio.sleep(0.02)


@pytest.mark.parametrize("again", ["another", "restarted"])
def test_a_worker_killed_in_mid_thought_loses_no_move(redis_url: str, tmp_path: Path, again: str) -> None:
    async def test(thinkers: QueueThinkers) -> None:
        with worker(redis_url, tmp_path / "1") as one, worker(redis_url, tmp_path / "2") as other:
            if again == "restarted":
                other.end()
            question = asyncio.create_task(thinkers.choose(GAME, view_with_a_choice(GAME), SOME, 5))
            first, process = await thinking([one, other] if again == "another" else [one])
            os.kill(first.process.pid, signal.SIGKILL)
            first.process.wait()
            assert not question.done()
            if again == "another":
                assert await question == chosen(SOME)
            else:
                with worker(redis_url, tmp_path / "3"):
                    assert await question == chosen(SOME)
            await until(lambda: not alive(process))

    with_queue(redis_url, test)


def test_a_worker_told_to_stop_ends_its_thought_first(redis_url: str, tmp_path: Path) -> None:
    async def test(thinkers: QueueThinkers) -> None:
        with worker(redis_url, tmp_path / "log") as started:
            question = asyncio.create_task(thinkers.choose(GAME, view_with_a_choice(GAME), SOME, 5))
            _, process = await thinking([started])
            started.process.send_signal(signal.SIGTERM)
            assert await question == chosen(SOME)
            assert await asyncio.to_thread(started.process.wait, WAIT) == 0
            assert not alive(process)

    with_queue(redis_url, test)


def test_a_worker_without_time_to_end_its_thought_gives_it_back(redis_url: str, tmp_path: Path) -> None:
    async def test(thinkers: QueueThinkers) -> None:
        with worker(redis_url, tmp_path / "first", grace=0) as first:
            question = asyncio.create_task(thinkers.choose(GAME, view_with_a_choice(GAME), SOME, 5))
            _, process = await thinking([first])
            os.kill(process, signal.SIGSTOP)  # it can't end its thought while its worker is on the way out
            first.process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(first.process.wait, WAIT) == 0
            assert not alive(process)
            assert not question.done()
        with worker(redis_url, tmp_path / "second"):
            assert await question == chosen(SOME)

    with_queue(redis_url, test)


def test_a_redis_that_goes_away_and_comes_back(redis_server: RedisServer, redis_url: str, tmp_path: Path) -> None:
    wire = view_with_a_choice(GAME)

    async def test(thinkers: QueueThinkers) -> None:
        with worker(redis_url, tmp_path / "log") as started:
            assert await thinkers.choose(GAME, wire, "greedy", 1)
            redis_server.crash()
            with pytest.raises(Problem, match=r"Redis at redis://127\.0\.0\.1:\d+/0 doesn't answer") as caught:
                await thinkers.choose(GAME, wire, "greedy", 1)
            assert caught.value.message.id == "problem-redis"
            await until(lambda: started.events().count("redis is away") == 2)  # of moves and of hints
            redis_server.start()
            assert await thinkers.choose(GAME, wire, "greedy", 1)
            await until(lambda: started.events().count("redis is back") == 2)
            assert await asyncio.to_thread(started.end) == 0
            expected = ["worker started", *["redis is away"] * 2, *["redis is back"] * 2, "worker stopped"]
            assert started.events() == expected
            assert "Traceback" not in started.log.read_text()

    with_queue(redis_url, test)


def test_a_redis_started_anew_is_asked_again(redis_server: RedisServer, redis_url: str, tmp_path: Path) -> None:
    """Redis forgets the question while nobody looks; it is put there again."""
    wire = view_with_a_choice(GAME)

    async def test(thinkers: QueueThinkers) -> None:
        question = asyncio.create_task(thinkers.choose(GAME, wire, "greedy", 1))
        client = redis.Redis.from_url(redis_url)
        await until(lambda: bool(client.keys("saq:job:*")))
        redis_server.clear()
        with worker(redis_url, tmp_path / "log"):
            assert await question == choose(games.find(GAME), wire, "greedy", 1)
        client.close()

    with_queue(redis_url, test)


def test_without_a_worker_the_wait_is_bounded(redis_url: str) -> None:
    async def test(thinkers: QueueThinkers) -> None:
        with pytest.raises(Problem, match="no worker answered within 1 s"):
            await thinkers.choose(GAME, view_with_a_choice(GAME), "greedy", 1)

    with_queue(redis_url, test, patience=1)


def test_too_long_a_thought_is_given_up_by_the_worker(redis_url: str, tmp_path: Path) -> None:
    async def test(thinkers: QueueThinkers) -> None:
        question = asyncio.create_task(thinkers.choose(GAME, view_with_a_choice(GAME), LONG, 1))
        with worker(redis_url, tmp_path / "log") as started:
            _, process = await thinking([started])
            question.cancel()
            try:
                await until(lambda: not alive(process), SOON)
            except TimeoutError:
                pytest.fail(f"{question} {state_of(redis_url)} {started.log.read_text()}")
            assert await thinkers.choose(GAME, view_with_a_choice(GAME), "greedy", 1)

    with_queue(redis_url, test)


def test_every_cancelled_question_is_given_up(redis_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Cancelled while Redis answers: before Python 3.12 `asyncio.wait_for` forgets that, and the asking goes on."""
    monkeypatch.setattr(queue, "FIRST_LOOK", 0.0)
    monkeypatch.setattr(queue, "LAST_LOOK", 0.0)

    async def test(thinkers: QueueThinkers) -> None:
        client = redis.Redis.from_url(redis_url)
        try:
            for number in range(60):
                question = asyncio.create_task(thinkers.choose(GAME, view_with_a_choice(GAME), "greedy", number))
                await asyncio.sleep(0.01 + number / 10_000)
                question.cancel()
                await asyncio.wait({question}, timeout=10)
                assert question.cancelled(), f"question {number} goes on although it was cancelled"
            assert client.llen(f"saq:{NAMES[MOVE]}:queued") == 0
        finally:
            client.close()
            while thinkers.waiting:  # one that forgets a cancellation forgets the next one as well, but not all
                for task in thinkers.waiting:
                    task.cancel()
                await asyncio.wait(thinkers.waiting, timeout=0.1)

    with_queue(redis_url, test)


def test_a_question_cancelled_before_it_stands_in_line_is_given_up(redis_url: str) -> None:
    async def test(thinkers: QueueThinkers) -> None:
        line = thinkers.lines[MOVE]
        for rounds in range(12):  # of the loop until it is cancelled: the first ones while nothing stands in line yet
            job = queue.job_for(checked(GAME, view_with_a_choice(GAME), "greedy", rounds), WAIT)
            attempt = asyncio.create_task(thinkers.attempt(line, job))
            for _ in range(rounds):
                await asyncio.sleep(0)
            attempt.cancel()
            await asyncio.wait({attempt}, timeout=WAIT)
            assert attempt.cancelled(), f"after {rounds} rounds: {attempt}"
            assert await line.is_given_up(job)
        assert await line.count("queued") == 0

    with_queue(redis_url, test)


def test_a_question_given_up_while_a_worker_takes_it_is_not_thought_about(redis_url: str, tmp_path: Path) -> None:
    """The worker has taken the job and writes that it is active after the asker wrote that nobody waits."""

    async def test(thinkers: QueueThinkers) -> None:
        line = thinkers.lines[MOVE]
        job = queue.job_for(checked(GAME, view_with_a_choice(GAME), LONG, 1), WAIT)
        await line.put(job)
        with worker(redis_url, tmp_path / "log") as started:
            taken = asyncio.create_task(thinking([started]))
            while not taken.done():
                await line.look(job)  # who looks waits
                await asyncio.sleep(0.1)
            _, process = taken.result()
            await line.give_up(job)
            job.status = Status.ACTIVE
            await line.redis.set(job.id, line.serialize(job))  # what the worker writes when it begins
            await until(lambda: not alive(process))
            client = redis.Redis.from_url(redis_url)
            await until(lambda: all(client.ttl(key) > 0 for key in client.keys("saq:job:*")))
            client.close()

    with_queue(redis_url, test)


def test_a_question_that_is_just_being_taken_is_not_put_back_into_the_line(redis_url: str) -> None:
    """A worker has it already, but hasn't said so: thought about twice, it would go on when it is given up."""

    async def test(thinkers: QueueThinkers) -> None:
        line = thinkers.lines[MOVE]
        job = queue.job_for(checked(GAME, view_with_a_choice(GAME), "greedy", 1), WAIT)
        await line.put(job)
        taken = await line.dequeue(timeout=5)
        assert taken is not None
        assert await line.sweep() == []
        assert await line.count("queued") == 0
        await line.give_up(job)
        await line.redis.rpush(line.namespace("active"), job.id)  # a worker that died in that moment
        assert await line.sweep() == [job.key]
        assert await line.count("active") == await line.count("incomplete") == 0

    with_queue(redis_url, test)


def test_a_question_that_nobody_waits_for_is_passed_over(redis_url: str, tmp_path: Path) -> None:
    async def test(thinkers: QueueThinkers) -> None:
        line = thinkers.lines[MOVE]
        job = queue.job_for(checked(GAME, view_with_a_choice(GAME), LONG, 1), WAIT)
        await line.put(job)
        await line.redis.delete(line.wait_id(job))
        with worker(redis_url, tmp_path / "log"):
            async with asyncio.timeout(SOON):
                assert await thinkers.choose(GAME, view_with_a_choice(GAME), "greedy", 1)

    with_queue(redis_url, test)


def test_a_worker_told_to_stop_does_not_think_on_for_nobody(redis_url: str, tmp_path: Path) -> None:
    async def test(thinkers: QueueThinkers) -> None:
        with worker(redis_url, tmp_path / "log") as started:
            question = asyncio.create_task(thinkers.choose(GAME, view_with_a_choice(GAME), LONG, 5))
            await thinking([started])
            started.process.send_signal(signal.SIGTERM)
            await asyncio.sleep(3)
            assert started.process.poll() is None  # somebody waits
            question.cancel()
            assert await asyncio.to_thread(started.process.wait, SOON) == 0

    with_queue(redis_url, test)


ASKER = """
import asyncio, sys
from prichal.server.bots.queue import QueueThinkers
from tests.server.positions import view_with_a_choice

async def ask():
    thinkers = QueueThinkers(sys.argv[1])
    await thinkers.start()
    await thinkers.choose(sys.argv[2], view_with_a_choice(sys.argv[2]), sys.argv[3], 1)

asyncio.run(ask())
"""


def test_nobody_thinks_for_a_server_that_was_killed(redis_url: str, tmp_path: Path) -> None:
    """It can't say that it no longer waits."""
    with worker(redis_url, tmp_path / "log") as started:
        asker = subprocess.Popen([sys.executable, "-c", ASKER, redis_url, GAME, LONG])
        _, process = asyncio.run(thinking([started]))
        asyncio.run(asyncio.sleep(queue.SILENCE + 2))
        assert alive(process)  # as long as somebody waits
        asker.kill()
        asker.wait()
        asyncio.run(until(lambda: not alive(process)))


def test_a_worker_without_work_does_not_wait_for_its_housekeeping(redis_url: str, tmp_path: Path) -> None:
    with worker(redis_url, tmp_path / "log", grace=20) as started:
        asyncio.run(until(lambda: "worker started" in started.events()))
        assert started.end() == 0
        assert started.events() == ["worker started", "worker stopped"]
        assert "grace period" not in started.log.read_text()  # SAQ says so when it waited in vain


def test_stopping_cancels(redis_url: str) -> None:
    async def test(thinkers: QueueThinkers) -> None:
        question = asyncio.create_task(thinkers.choose(GAME, view_with_a_choice(GAME), "greedy", 1))
        await asyncio.sleep(0.1)
        await thinkers.stop()
        results = await asyncio.gather(question, return_exceptions=True)
        assert [type(result) for result in results] == [asyncio.CancelledError]
        with pytest.raises(Problem, match="stopped"):
            await thinkers.choose(GAME, view_with_a_choice(GAME), "greedy", 1)

    with_queue(redis_url, test)


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["redis://:secret@127.0.0.1:1/0"], "Redis at redis://127.0.0.1:1/0 doesn't answer"),
        (["http://me:secret@localhost"], "“http://localhost” isn't the address of a Redis"),
        (["redis://127.0.0.1:1", "--processes", "0"], "--processes must be at least 1"),
        (["redis://127.0.0.1:1", "--lang", "ru"], "Redis по адресу redis://127.0.0.1:1 не отвечает"),
    ],
)
def test_refusals_of_the_command(arguments: list[str], sentence: str) -> None:
    assert sentence in refused("worker", "--redis-url", *arguments)


def test_without_saq_it_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "saq.py").write_text("raise ModuleNotFoundError('No module named saq', name='saq')\n")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *filter(None, [os.environ.get("PYTHONPATH")])]))
    assert "pip install 'prichal[scale]'" in refused("worker", "--redis-url", "redis://127.0.0.1:1")
    monkeypatch.delitem(sys.modules, "prichal.server.bots.queue")
    monkeypatch.setitem(sys.modules, "saq.job", None)
    with pytest.raises(Problem, match="package saq"):
        remote_thinkers("redis://127.0.0.1:1")
