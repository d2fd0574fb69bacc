"""Bots that think on other machines: questions and answers go through a queue on Redis (SAQ, the extra `scale`).

A job carries what the seat sees, in wire form, and nothing else of the table; the answer is notation.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress

import msgspec
from redis.exceptions import RedisError
from saq.job import TERMINAL_STATUSES, Job, Status
from saq.queue import Queue
from saq.queue.redis import RedisQueue
from saq.types import ListenCallback

from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message
from prichal.server.bots.thinkers import ATTEMPTS, HINT, MOVE, Thinkers, died, stopped
from prichal.server.redis_client import answering, connected
from prichal.tables.ports import Thought
from prichal.tables.thinking import Question, Reply, understood

NAMES = {MOVE: "prichal-moves", HINT: "prichal-hints"}
FUNCTION = "think"
PATIENCE = 120.0  # seconds for one question, waiting in the line included
SILENCE = 8  # seconds after which a worker or an asker that says nothing is taken for dead
KEPT = 60  # seconds for which an answer, or the word that nobody waits for it, stays in Redis
GIVEN_UP = "given up"
AT_A_TIME = 3  # questions of one person in the queue; more wait at the server
FIRST_LOOK, LAST_LOOK = 0.01, 0.25  # seconds between looks for the answer, ever longer


class QuestionQueue(RedisQueue):
    """A queue that needs no subscription: those don't survive a Redis that goes away."""

    async def listen(
        self,
        job_keys: list[str],  # type: ignore[override]  # asked more than once: a list, not any iterable
        callback: ListenCallback,
        timeout: float | None = 10,
        poll_interval: float = 0.5,
    ) -> None:
        await Queue.listen(self, job_keys, callback, timeout, poll_interval)

    async def disconnect(self) -> None:
        await self.redis.aclose()

    def beat_id(self, job: Job) -> str:
        """Where a worker shows that it thinks. A key of its own: writing the job would overwrite what others say."""
        return self.namespace(f"beat:{job.key}")

    async def beat(self, job: Job, count: int) -> None:
        await self.redis.set(self.beat_id(job), count, ex=KEPT)

    def wait_id(self, job: Job) -> str:
        """Where whoever asks shows that they still wait. It fades by itself, so that nobody thinks for a server that
        was killed or whose last word was lost."""
        return self.namespace(f"wait:{job.key}")

    async def put(self, job: Job) -> None:
        job.queue = self  # before anybody waits: it may be given up at any moment from here on
        await self.redis.set(self.wait_id(job), "", ex=SILENCE)
        await self.enqueue(job)

    async def look(self, job: Job) -> tuple[Job | None, object]:
        """The job as it stands, and the last beat of the worker that thinks about it. Who looks waits."""
        async with self.redis.pipeline(transaction=False) as together:
            together.set(self.wait_id(job), "", ex=SILENCE)
            together.mget(job.id, self.beat_id(job))
            _, (stored, beat) = await together.execute()
        return self.deserialize(stored), beat

    async def give_up(self, job: Job) -> None:
        """Nobody waits for the answer any more."""
        await self.redis.delete(self.wait_id(job))
        await self.abort(job, GIVEN_UP, ttl=KEPT)
        await self.redis.expire(job.id, KEPT)

    async def is_given_up(self, job: Job) -> bool:
        """Whether nobody waits, whatever became of the job's own state."""
        return not await self.redis.exists(self.wait_id(job))

    async def sweep(self, lock: int = 60, abort: float = 5.0) -> list[str]:
        """Forgets what was taken and nobody waits for any more. SAQ would also put back into the line whatever isn't
        marked as active yet: a job in the very moment in which a worker takes it."""
        swept = []
        for found in await self.redis.lrange(self._active, 0, -1):
            taken = found.decode() if isinstance(found, bytes) else found
            key = taken.rpartition(":")[2]
            if not await self.redis.exists(self.namespace(f"wait:{key}")):
                await self.redis.lrem(self._active, 0, taken)
                await self.redis.zrem(self._incomplete, taken)
                swept.append(key)
        return swept


class QueueThinkers(Thinkers):
    """Asks the workers that listen to a Redis (`prichal worker`)."""

    def __init__(self, redis_url: str, patience: float = PATIENCE) -> None:
        self.url = redis_url
        self.patience = patience
        self.lines: dict[int, QuestionQueue] = {}
        self.turns: dict[str, tuple[asyncio.Semaphore, int]] = {}  # by person: and how many are asking
        self.waiting: set[asyncio.Task[list[Thought]]] = set()

    async def start(self) -> None:
        """Connects; a Problem when Redis doesn't answer now."""
        if self.lines:
            return
        redis = await connected(self.url)
        self.lines = {urgency: QuestionQueue(redis, name) for urgency, name in NAMES.items()}

    async def count(self) -> int:
        """The workers that have shown themselves within the last seconds."""
        if not self.lines:
            return 0
        try:
            return len((await self.lines[MOVE].info())["workers"])
        except (RedisError, OSError):
            return 0

    async def stop(self) -> None:
        lines, self.lines = self.lines, {}
        waiting = list(self.waiting)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        for line in lines.values():
            await line.disconnect()

    async def ask(self, question: Question, urgency: int, by: str = "") -> list[Thought]:
        if not self.lines:
            raise stopped()
        task = asyncio.create_task(self.wait_in_turn(self.lines[urgency], question, by))
        self.waiting.add(task)
        task.add_done_callback(self.waiting.discard)
        return await task

    async def wait_in_turn(self, line: QuestionQueue, question: Question, by: str) -> list[Thought]:
        """The queue in Redis is first come, first served: so a person has few questions in it at a time."""
        turn, asking = self.turns.get(by, (asyncio.Semaphore(AT_A_TIME), 0))
        self.turns[by] = (turn, asking + 1)
        try:
            async with turn:
                return await self.wait(line, question)
        finally:
            turn, asking = self.turns.pop(by)
            if asking > 1:
                self.turns[by] = (turn, asking - 1)

    async def wait(self, line: QuestionQueue, question: Question) -> list[Thought]:
        try:
            async with asyncio.timeout(self.patience), answering(self.url):
                for _ in range(ATTEMPTS):
                    answer = await self.attempt(line, job_for(question, self.patience))
                    if answer is not None:
                        return understood(answer)
        except TimeoutError:
            seconds = round(self.patience)
            raise Problem(
                Message("problem-thinkers-late", {"seconds": seconds}), f"no worker answered within {seconds} s"
            ) from None
        raise died()

    async def attempt(self, line: QuestionQueue, job: Job) -> Reply | None:
        """The answer to a job; None when the worker that took it failed or fell silent. Whoever asks watches over it,
        by one clock: workers that watch each other can die in the middle of that too."""
        clock = asyncio.get_running_loop().time
        last: tuple[Status, object] = (Status.NEW, None)
        pause, heard = FIRST_LOOK, clock()
        try:
            await line.put(job)
            while True:
                found, beat = await line.look(job)
                if found is None:  # Redis was started anew and knows nothing
                    await line.put(job)
                elif found.status in TERMINAL_STATUSES:
                    job.status = found.status
                    return msgspec.convert(found.result, Reply) if found.status == Status.COMPLETE else None
                elif found.status == Status.QUEUED or (found.status, beat) != last:
                    last, heard = (found.status, beat), clock()
                elif clock() - heard > SILENCE:
                    return None
                await asyncio.sleep(pause)
                pause = min(pause * 1.5, LAST_LOOK)
        finally:
            if job.status not in TERMINAL_STATUSES:  # nobody waits any more
                with suppress(RedisError, OSError):
                    await line.give_up(job)


def job_for(question: Question, patience: float) -> Job:
    return Job(
        function=FUNCTION,
        kwargs=msgspec.structs.asdict(question) | {"view": question.view.decode()},
        timeout=max(1, round(patience)),
        retries=ATTEMPTS,
        ttl=KEPT,
    )
