"""Bots at the table think in processes of their own, never in the event loop."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from asyncio.subprocess import PIPE, Process
from contextlib import suppress

from msgspec import DecodeError

from prichal.server.bots.engine import EngineFolder
from prichal.server.bots.fair_line import FairLine
from prichal.server.bots.process import HEAD, LONGEST, framed
from prichal.server.bots.thinkers import ATTEMPTS, Thinkers, died, stopped, too_long
from prichal.server.messages import Engine
from prichal.tables.ports import Thought
from prichal.tables.thinking import Question, Reply, decode_answer, encode, understood

SLOWNESS = 5  # a thought may last so many times its processor time: others need the cores too


def spare_processes() -> int:
    """One core is left to the server."""
    return max(1, (os.cpu_count() or 1) - 1)


class Asked:
    """A question in the line."""

    def __init__(self, question: Question, urgency: int, by: str) -> None:
        self.question = question
        self.urgency = urgency
        self.by = by
        self.answer: asyncio.Future[list[Thought]] = asyncio.get_running_loop().create_future()


class Mind:
    """One process that thinks, and others in its place when it dies."""

    def __init__(self, seconds: int, folder: EngineFolder) -> None:
        self.seconds = seconds
        self.folder = folder
        self.engine: Engine = "interpreted"  # what the process was started with
        self.process: Process | None = None

    async def start(self) -> Process:
        if self.process is not None and self.engine != "compiled" and self.folder.engine() == "compiled":
            await self.stop()
        if self.process is None:
            self.engine = self.folder.engine()
            command = [sys.executable, "-m", "prichal.server.bots.process", str(self.seconds)]
            # A session of its own: Control-C on the server's terminal is for the server.
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, start_new_session=True, env=self.folder.environment()
            )
        return self.process

    async def stop(self) -> int | None:
        """Ends the process; returns how it ended."""
        process, self.process = self.process, None
        if process is None:
            return None
        # Not process.kill(): that asks how an ended process ended, and whoever waits for it is told nothing any more.
        with suppress(ProcessLookupError):
            os.kill(process.pid, signal.SIGKILL)
        return await process.wait()

    async def answer(self, question: Question) -> list[Thought]:
        """The thoughts, or a Problem; also when the process died too often over this question, or took too long."""
        for _ in range(ATTEMPTS):
            try:
                async with asyncio.timeout(self.seconds * SLOWNESS):
                    return understood(await converse(await self.start(), question))
            except TimeoutError:
                await self.stop()
                raise too_long(self.seconds) from None
            except (OSError, EOFError, DecodeError):
                if await self.stop() == -signal.SIGXCPU:  # out of processor time
                    raise too_long(self.seconds) from None
        raise died()


async def converse(process: Process, question: Question) -> Reply:
    """One question and its answer; EOFError or OSError when the process is gone."""
    assert process.stdin is not None
    assert process.stdout is not None
    if process.stdin.is_closing():
        raise EOFError
    process.stdin.write(framed(encode(question)))
    await process.stdin.drain()
    head = await process.stdout.readexactly(HEAD)  # IncompleteReadError is an EOFError
    answer: Reply = decode_answer(await process.stdout.readexactly(int.from_bytes(head, "big")))
    return answer


class LocalThinkers(Thinkers):
    """Processes on this machine. One that dies is replaced, and its question is asked again. When the engine has been
    compiled meanwhile, the next question goes to a new process that thinks with it."""

    def __init__(
        self, processes: int | None = None, seconds: int = LONGEST, folder: EngineFolder | None = None
    ) -> None:
        folder = folder or EngineFolder()
        number = processes if processes is not None else spare_processes()
        self.minds = [Mind(seconds, folder) for _ in range(number)]
        self.line: FairLine[Asked] = FairLine(2)
        self.tasks: list[asyncio.Task[None]] = []
        self.waiting: set[Asked] = set()

    async def count(self) -> int:
        return len(self.minds) if self.tasks else 0

    async def start(self) -> None:
        """Starts the processes; they import the games while nobody waits yet."""
        if not self.tasks:
            self.tasks = [asyncio.create_task(self.serve(mind)) for mind in self.minds]

    async def stop(self) -> None:
        tasks, self.tasks = self.tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for asked in self.waiting:
            asked.answer.cancel()

    async def ask(self, question: Question, urgency: int, by: str = "") -> list[Thought]:
        if not self.tasks:
            raise stopped()
        asked = Asked(question, urgency, by)
        self.waiting.add(asked)
        self.line.put(asked)
        try:
            return await asked.answer
        finally:
            self.waiting.discard(asked)

    async def serve(self, mind: Mind) -> None:
        """Takes questions from the line, one at a time, for ever."""
        try:
            with suppress(OSError):
                await mind.start()
            while True:
                asked = await self.line.get()
                if not asked.answer.done():
                    await self.settle(asked, mind)
        finally:
            await mind.stop()

    async def settle(self, asked: Asked, mind: Mind) -> None:
        """Answers, unless everybody who waited goes away: then the process is free for the next question."""
        thinking = asyncio.create_task(mind.answer(asked.question))
        try:
            await asyncio.wait({thinking, asked.answer}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            if not thinking.done():
                thinking.cancel()
                await asyncio.wait({thinking})
                await mind.stop()
        if thinking.cancelled() or asked.answer.done():
            return
        problem = thinking.exception()
        if problem is not None:
            asked.answer.set_exception(problem)
        else:
            asked.answer.set_result(thinking.result())
