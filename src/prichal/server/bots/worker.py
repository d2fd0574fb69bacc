"""`prichal worker`: takes questions from the queue and thinks about them in processes of its own."""

from __future__ import annotations

import asyncio
import logging
import signal
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
import structlog
from redis.exceptions import RedisError
from saq.job import Job
from saq.worker import Worker

from prichal.kernel.errors import Problem
from prichal.server.bots.pool import LocalThinkers
from prichal.server.bots.queue import FUNCTION, GIVEN_UP, NAMES, SILENCE, QuestionQueue
from prichal.server.bots.thinkers import HINT, MOVE
from prichal.server.redis_client import address, connected
from prichal.tables.thinking import NoThoughts, Question, Reply, Thoughts

WAITING = 0.5  # seconds for which a hand waits for a job before it looks whether it should stop
WATCHING = 1  # seconds between looks whether somebody still waits
RETRY = 1.0  # seconds until a Redis that is away is tried again
log = structlog.get_logger()


class PatientQueue(QuestionQueue):
    """A queue that is read from; waits while Redis is away, and says so once."""

    away = False

    async def dequeue(self, timeout: float = 0.0, poll_interval: float = 0.0) -> Job | None:
        try:
            job = await super().dequeue(timeout, poll_interval)
        except (RedisError, OSError) as error:
            if not self.away:
                log.warning("redis is away", queue=self.name, reason=str(error))
            self.away = True
            await asyncio.sleep(RETRY)
            return None
        if self.away:
            log.info("redis is back", queue=self.name)
        self.away = False
        return job


class Hand(Worker[Any]):  # SAQ's contexts are plain dictionaries
    """Takes jobs of one queue; signals are for the whole program."""

    def __init__(self, line: QuestionQueue, urgency: int, thinkers: LocalThinkers, together: int, grace: int) -> None:
        self.line = line
        self.thinkers = thinkers
        self.urgency = urgency
        self.SIGNALS = []
        self.keeping: list[asyncio.Task[None]] = []
        super().__init__(
            line,
            [(FUNCTION, self.think)],
            concurrency=together,
            timers={"schedule": 1, "worker_info": 2, "sweep": 60, "abort": WATCHING},
            dequeue_timeout=WAITING,
            shutdown_grace_period_s=grace,
        )

    async def upkeep(self) -> list[asyncio.Task[None]]:
        """What keeps the queue tidy is ended here: SAQ would wait until it wakes up, up to a minute."""
        self.keeping = await super().upkeep()
        return []

    async def stop(self) -> None:
        """Only thoughts may take their time, and only those that somebody waits for."""
        self.event.set()
        for task in self.keeping:
            task.cancel()
        await asyncio.gather(*self.keeping, return_exceptions=True)
        watching = asyncio.create_task(self.watch())
        if self.tasks:  # cancelled while it waits for a job, a hand could lose the one that comes in that moment
            await asyncio.wait(self.tasks, timeout=2 * WAITING)
        await super().stop()
        watching.cancel()

    async def watch(self) -> None:
        """Goes on giving thoughts up while the last ones end."""
        while True:
            with suppress(RedisError, OSError):
                await self.abort(WATCHING)
            await asyncio.sleep(WATCHING)

    async def abort(self, abort_threshold: float) -> None:
        """Ends the thoughts that nobody waits for. SAQ looks at the job's state alone, which a worker that takes the
        job in the same moment overwrites."""
        for job, context in list(self.job_task_contexts.items()):
            if not context["task"].done() and await self.line.is_given_up(job):
                context["aborted"] = GIVEN_UP
                context["task"].cancel()

    async def think(self, context: dict[str, Any], *, game: str, view: str, bot: str, seed: int) -> object:
        beating = asyncio.create_task(self.beat(context["job"]))
        answer: Reply
        try:
            answer = Thoughts(await self.thinkers.ask(Question(game, view.encode(), bot, seed), self.urgency))
        except Problem as problem:
            answer = NoThoughts(problem.message, str(problem), problem.clause)
        finally:
            beating.cancel()
        return msgspec.to_builtins(answer)

    async def beat(self, job: Job) -> None:
        """Says that the thinking goes on."""
        for number in count():
            with suppress(RedisError, OSError):
                await self.line.beat(job, number)
            await asyncio.sleep(SILENCE / 5)


def is_new(record: logging.LogRecord) -> bool:
    """Whether SAQ's log line tells something new: a Redis that is away is said once, by the queue."""
    return record.exc_info is None or not isinstance(record.exc_info[1], RedisError | OSError)


async def work(redis_url: str, processes: int | None, grace: int, seconds: int) -> None:
    """Works until SIGTERM or SIGINT, and then ends the thoughts that take no longer than `grace` seconds; others go
    back into the queue. A Problem when Redis doesn't answer at the start."""
    logging.getLogger("saq").addFilter(is_new)
    redis = await connected(redis_url)
    try:
        thinkers = LocalThinkers(processes, seconds)
        await thinkers.start()
        together = {MOVE: len(thinkers.minds), HINT: 1}
        hands = [
            Hand(PatientQueue(redis, name), urgency, thinkers, together[urgency], grace)
            for urgency, name in NAMES.items()
        ]
        loop = asyncio.get_running_loop()
        ending = asyncio.Event()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, ending.set)
        working = [asyncio.create_task(hand.start()) for hand in hands]
        log.info("worker started", redis=address(redis_url), processes=len(thinkers.minds))
        try:
            await ending.wait()
        finally:
            await asyncio.gather(*[hand.stop() for hand in hands])
            await asyncio.gather(*working, return_exceptions=True)
            await thinkers.stop()
        log.info("worker stopped")
    finally:
        await redis.aclose()
