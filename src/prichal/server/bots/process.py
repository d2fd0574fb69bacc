"""A process that thinks: asked through its standard input, answers through its standard output, one after another.

Run by `LocalThinkers`. It ends when whoever started it is gone.
"""

from __future__ import annotations

import ctypes
import math
import os
import queue
import signal
import sys
import threading
import time
from typing import BinaryIO

from prichal.tables.thinking import answer, decode_question, encode

HEAD = 4  # bytes of a length
LONGEST = 60  # seconds of processor time for one thought
DEATH_SIGNAL = 1  # Linux: PR_SET_PDEATHSIG


def framed(content: bytes) -> bytes:
    """With its length in front."""
    return len(content).to_bytes(HEAD, "big") + content


def listen(source: BinaryIO, questions: queue.SimpleQueue[bytes]) -> None:
    """Hears the questions; when there is nobody left to ask, the process ends even in mid-thought."""
    while len(head := source.read(HEAD)) == HEAD:
        questions.put(source.read(int.from_bytes(head, "big")))
    os._exit(0)


def allow(seconds: int) -> None:
    """The next thought may take so much processor time; then the system ends the process, whatever it does."""
    if sys.platform != "win32":
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_CPU)
        resource.setrlimit(resource.RLIMIT_CPU, (math.ceil(time.process_time()) + seconds, most))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))


def main() -> None:
    seconds = int(sys.argv[1])
    for number in (signal.SIGINT, signal.SIGTERM):  # the owner says when it is over
        signal.signal(number, signal.SIG_IGN)
    if sys.platform == "linux":  # compiled search never lets the listening thread in: the system must tell
        ctypes.CDLL(None).prctl(DEATH_SIGNAL, signal.SIGKILL)
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # a stray print isn't an answer
    questions: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=listen, args=(os.fdopen(os.dup(0), "rb"), questions), daemon=True).start()
    from prichal import games

    games.names()  # imported before the first question
    while True:
        question = decode_question(questions.get())
        allow(seconds)
        answers.write(framed(encode(answer(question))))
        answers.flush()


if __name__ == "__main__":
    main()
