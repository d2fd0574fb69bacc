"""Bots that think on other machines: questions and answers go through a queue on Redis (SAQ, the extra `scale`).

A job carries what the seat sees, in wire form, and nothing else of the table; the answer is notation.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

import msgspec
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import RedisError
from saq.job import TERMINAL_STATUSES, Job, Status
from saq.queue import Queue
from saq.queue.redis import RedisQueue
from saq.types import ListenCallback

from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message
from prichal.server.thinkers import ATTEMPTS, HINT, MOVE, Thinkers, died, stopped, understood
from prichal.server.thinking import Answer, Question, ThoughtInfo

NAMES = {MOVE: "prichal-moves", HINT: "prichal-hints"}
FUNCTION = "think"
PATIENCE = 120.0  # seconds for one question, waiting in the line included
SILENCE = 8.0  # seconds after which a worker that says nothing is taken for dead
KEPT = 60  # seconds for which an answer stays in Redis
FIRST_LOOK, LAST_LOOK = 0.01, 0.25  # seconds between looks for the answer, ever longer


def open_redis(url: str) -> Redis:
    """A client that connects when it is used, gives up soon, and tries again the next time."""
    try:
        return Redis.from_url(
            url, socket_connect_timeout=3, socket_timeout=5, retry=Retry(ExponentialBackoff(cap=0.5, base=0.05), 2)
        )
    except ValueError as error:
        shown = address(url)
        raise Problem(
            Message("problem-redis-url", {"url": shown}), f"{shown!r} isn't the address of a Redis"
        ) from error


def address(url: str) -> str:
    """The address without a password."""
    return re.sub(r"//.*@", "//", url)


@asynccontextmanager
async def answering(url: str) -> AsyncIterator[None]:
    """Whatever Redis does wrong is one clear Problem."""
    try:
        yield
    except (RedisError, OSError) as error:
        reason = str(error) or type(error).__name__
        raise Problem(
            Message("problem-redis", {"url": address(url), "reason": reason}),
            f"Redis at {address(url)} doesn't answer: {reason}",
        ) from error


async def connected(url: str) -> Redis:
    """A client that was answered once, or a Problem."""
    redis = open_redis(url)
    try:
        async with answering(url):
            await redis.ping()
    except Problem:
        await redis.aclose()
        raise
    return redis


class Line(RedisQueue):
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


class QueueThinkers(Thinkers):
    """Asks the workers that listen to a Redis (`prichal worker`)."""

    def __init__(self, redis_url: str, patience: float = PATIENCE) -> None:
        self.url = redis_url
        self.patience = patience
        self.lines: dict[int, Line] = {}
        self.waiting: set[asyncio.Task[list[ThoughtInfo]]] = set()

    async def start(self) -> None:
        """Connects; a Problem when Redis doesn't answer now."""
        if self.lines:
            return
        redis = await connected(self.url)
        self.lines = {urgency: Line(redis, name) for urgency, name in NAMES.items()}

    async def stop(self) -> None:
        lines, self.lines = self.lines, {}
        waiting = list(self.waiting)
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)
        for line in lines.values():
            await line.disconnect()

    async def ask(self, question: Question, urgency: int) -> list[ThoughtInfo]:
        if not self.lines:
            raise stopped()
        task = asyncio.create_task(self.wait(self.lines[urgency], question))
        self.waiting.add(task)
        task.add_done_callback(self.waiting.discard)
        return await task

    async def wait(self, line: Line, question: Question) -> list[ThoughtInfo]:
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

    async def attempt(self, line: Line, job: Job) -> Answer | None:
        """The answer to a job; None when the worker that took it failed or fell silent. Whoever asks watches over it,
        by one clock: workers that watch each other can die in the middle of that too."""
        clock = asyncio.get_running_loop().time
        pause, touched, heard = FIRST_LOOK, 0, clock()
        try:
            await line.enqueue(job)
            while True:
                found = await line.job(job.key)
                if found is None:  # Redis was started anew and knows nothing
                    await line.enqueue(job)
                elif found.status in TERMINAL_STATUSES:
                    job.status = found.status
                    return msgspec.convert(found.result, Answer) if found.status == Status.COMPLETE else None
                elif found.status == Status.QUEUED or found.touched != touched:
                    touched, heard = found.touched, clock()
                elif clock() - heard > SILENCE:
                    return None
                await asyncio.sleep(pause)
                pause = min(pause * 1.5, LAST_LOOK)
        finally:
            if job.status not in TERMINAL_STATUSES:  # nobody waits any more
                with suppress(RedisError, OSError):
                    await line.abort(job, "given up")


def job_for(question: Question, patience: float) -> Job:
    return Job(
        function=FUNCTION,
        kwargs=msgspec.structs.asdict(question) | {"view": question.view.decode()},
        timeout=max(1, round(patience)),
        retries=ATTEMPTS,
        ttl=KEPT,
    )
