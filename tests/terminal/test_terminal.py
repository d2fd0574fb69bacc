"""The text table on a real (pseudo) terminal: rich output, prompts, keys."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from pathlib import Path

# Background jobs ignore Control-C, and so would what they start.
HEARS_CONTROL_C = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from prichal.cli import main; main()"
)

WIPED = "\x1b[3J\x1b[2J\x1b[H"


class Terminal:
    """A command on a terminal of 120 × 50."""

    def __init__(self, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        environment = {**os.environ, "LC_ALL": "en_GB.UTF-8", "TERM": "xterm-256color", "COLUMNS": "120", "LINES": "50"}
        command = [sys.executable, "-c", HEARS_CONTROL_C, *arguments]
        self.process = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=environment)
        os.close(slave)
        self.shown = ""

    def until(self, text: str, seconds: float = 60) -> str:
        """Reads until a text appears; returns what came up to then and forgets it."""
        deadline = time.monotonic() + seconds
        while text not in self.shown:
            ready, _, _ = select.select([self.master], [], [], max(0, deadline - time.monotonic()))
            assert ready, f"{text!r} didn't appear in: {self.shown}"
            try:
                self.shown += os.read(self.master, 65536).decode(errors="replace")
            except OSError:  # the terminal is closed
                assert text in self.shown, f"{text!r} didn't appear in: {self.shown}"
        before, found, self.shown = self.shown.partition(text)
        return before + found

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> int:
        status = self.process.wait(timeout=60)
        os.close(self.master)
        return status


def test_playing_on_a_terminal() -> None:
    terminal = Terminal("play", "shanghaien", "--ask", "--seed", "5", "--bots", "random", "--names", ":bomb:,b\\")
    screen = terminal.until("> ")
    assert "╭" in screen
    assert ":bomb:" in screen
    assert "\x1b[" in screen
    terminal.type("1\n")
    assert "lay one of the dice" in terminal.until("> ")
    terminal.type("quit\n")
    terminal.until("isn't finished")
    assert terminal.end() == 0


def test_control_d_and_control_c_leave_the_table() -> None:
    for leave in ("control-d", "control-c"):
        terminal = Terminal("play", "shanghaien", "--ask", "--seed", "5", "--bots", "random")
        terminal.until("> ")
        time.sleep(0.5)  # the prompt is shown a moment before the keyboard is read
        if leave == "control-d":
            terminal.type("\x04")
        else:
            terminal.process.send_signal(signal.SIGINT)
        terminal.until("isn't finished")
        assert terminal.end() == 0


def test_no_hand_is_left_on_the_screen_for_the_next_player() -> None:
    """Everything is wiped after the keyboard was passed and when the table is left, scrollback included."""
    terminal = Terminal("play", "jamaica", "--seats", "2", "--people", "2", "--seed", "5", "--names", "Ann,Ben")
    first = terminal.until("> ")
    assert "Ann: " in first
    assert WIPED not in first
    terminal.type("1\n")
    terminal.until("choose a card")
    terminal.until("> ")
    terminal.type("1\n")
    assert "Ann has chosen a card." in terminal.until("Pass the keyboard to Ben")  # first what came of the move
    terminal.until("> ")
    terminal.type("\n")
    terminal.until(WIPED)
    second = terminal.until("> ")
    assert "Ben: choose a card" in second
    terminal.type("quit\n")
    assert WIPED in terminal.until("isn't finished")
    assert terminal.end() == 0


def test_plain_lines_on_a_terminal_still_show_the_prompt() -> None:
    terminal = Terminal("play", "shanghaien", "--ask", "--seed", "5", "--bots", "random", "--plain")
    assert "╭" not in terminal.until("> ")
    terminal.type("quit\n")
    assert terminal.end() == 0


def test_stepping_through_a_record(tmp_path: Path) -> None:
    simulate = [
        sys.executable,
        "-m",
        "prichal.cli",
        "simulate",
        "shanghaien",
        "--games",
        "1",
        "--records",
        str(tmp_path),
    ]
    subprocess.run(simulate, check=True, capture_output=True)
    terminal = Terminal("replay", str(next(tmp_path.iterdir())))
    terminal.until("Line 0 of")
    for typed, shown in (
        ("", "Line 1 of"),
        ("7", "Line 7 of"),
        ("b", "Line 6 of"),
        ("x", "Line 6 of"),
        ("e", "is over"),
    ):
        terminal.until("> ")
        terminal.type(f"{typed}\n")
        terminal.until(shown)
    terminal.type("quit\n")
    assert terminal.end() == 0


def test_a_long_simulation_shows_its_progress() -> None:
    terminal = Terminal("simulate", "shanghaien", "--games", "2000")
    terminal.until("/2000")
    terminal.until("fingerprint")
    assert terminal.end() == 0
