"""Which engine bots think with, and what comes and goes between a server and what thinks for it."""

from __future__ import annotations

import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from prichal import build
from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message
from prichal.server.bots.engine import EngineFolder
from prichal.server.bots.process import framed
from prichal.server.web.routes.live import wishes
from prichal.tables.pace import Pace, goes_on
from prichal.tables.ports import Thought
from prichal.tables.refusals import Refused
from prichal.tables.thinking import REASON, NoThoughts, Question, Thoughts, answer, understood
from tests.server.running import Running


def test_the_servers_of_the_tests_are_of_the_build_that_is_tested(sqlite_server: Running) -> None:
    engine = httpx.get(f"{sqlite_server.address}/ready").json()["engine"]
    assert engine == ("compiled" if build.COMPILED else "interpreted")


@pytest.mark.parametrize("compiled", [False, True])
def test_without_a_folder_the_engine_is_the_servers(monkeypatch: pytest.MonkeyPatch, compiled: bool) -> None:
    monkeypatch.setattr(build, "COMPILED", compiled)
    found = EngineFolder()
    assert found.engine() == ("compiled" if compiled else "interpreted")
    assert found.environment() == dict(os.environ)
    assert (EngineFolder("somewhere").folder is None) == compiled


@pytest.mark.parametrize(
    ("files", "engine"),
    [
        ([], "compiling"),
        ([".failed"], "failed"),
        ([".done"], "interpreted"),
        ([".done", ".failed"], "interpreted"),
        ([".done", "prichal/kernel/agenda.py"], "interpreted"),
        ([".done", "prichal/kernel/agenda.cpython-311.so"], "compiled"),
        ([".done", "prichal/kernel/agenda.pyd"], "compiled"),
        (["prichal/kernel/agenda.so"], "compiling"),
        ([".done", "prichal/kernel/other.so"], "interpreted"),
    ],
)
@pytest.mark.parametrize("path", ["", "before"])
def test_an_engine_that_appears_in_a_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, files: list[str], engine: str, path: str
) -> None:
    monkeypatch.setattr(build, "COMPILED", False)
    monkeypatch.setenv("PYTHONPATH", path)
    for name in files:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    found = EngineFolder(str(tmp_path))
    assert found.engine() == engine
    expected = path
    if engine == "compiled":
        expected = f"{tmp_path.resolve()}{os.pathsep}{path}" if path else str(tmp_path.resolve())
    assert found.environment() == {**os.environ, "PYTHONPATH": expected}


def test_messages_have_their_length_in_front() -> None:
    assert framed(b"") == b"\0\0\0\0"
    assert framed(b"x" * 258) == b"\0\0\1\2" + b"x" * 258


def test_whatever_goes_wrong_in_a_thought_is_an_answer(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def thinking(result: Any) -> Any:  # what a bot finds, or what goes wrong
        def think(*_: object) -> Any:
            if isinstance(result, Exception):
                raise result
            return result

        monkeypatch.setattr("prichal.bots.choose.think", think)
        return answer(Question("shanghaien", b"", "sailor", 1))

    one = SimpleNamespace(action="roll", value=0.5, share=1.0)
    assert thinking([one]) == Thoughts([Thought("roll", 0.5, 1.0)])
    assert thinking([]).message.id == "problem-nothing-to-decide"
    problem = Problem(Message("odd"), "odd", "SH-R2")
    assert thinking(problem) == NoThoughts(Message("odd"), "odd", "SH-R2")
    assert capsys.readouterr().err == ""  # a Problem is none of the house
    found = thinking(ValueError("x" * 999))
    assert capsys.readouterr().err.startswith("Traceback")
    assert found.message.id == "problem-thinking" and len(found.message.args["reason"]) == REASON
    assert understood(Thoughts([])) == []
    with pytest.raises(Problem, match="odd") as caught:
        understood(NoThoughts(Message("odd"), "odd", "SH-R2"))
    assert (caught.value.message, caught.value.clause) == (Message("odd"), "SH-R2")


@pytest.mark.parametrize(
    ("query", "found"),
    [
        ({}, {}),
        (
            {"viewer": "1", "since": "-1", "panels": "1", "said": "7", "other": "x"},
            {
                "viewer": 1,
                "since": -1,
                "panels": 1,
                "said": 7,
            },
        ),
        ({"viewer": "one"}, None),
        ({"said": ""}, None),
    ],
)
def test_how_a_client_wants_to_look(query: dict[str, str], found: dict[str, int] | None) -> None:
    socket: Any = SimpleNamespace(query_params=query)
    if found is not None:
        assert wishes(socket) == found
    else:
        with pytest.raises(Refused, match="viewer, since, panels, said are numbers") as caught:
            wishes(socket)
        assert caught.value.status == 400


@pytest.mark.parametrize(
    ("seats", "on"),
    [([], False), (["chance"], False), (["1"], True), (["1", "0"], False), (["0", "1", "chance"], True)],
)
def test_who_goes_on(seats: list[str], on: bool) -> None:
    live: Any = SimpleNamespace(recent=[SimpleNamespace(seat=seat) for seat in seats])
    assert goes_on(live, 1) == on


@pytest.mark.parametrize(("together", "pause"), [(False, 0.8), (True, None)])
def test_an_only_answer_can_be_seen_coming(together: bool, pause: float | None) -> None:
    live: Any = SimpleNamespace(
        chairs=[SimpleNamespace(bot=None, person="anna")],
        state=SimpleNamespace(step=lambda: SimpleNamespace(together=together)),
        has_others=lambda _: True,
    )
    found = Pace(2.0, chance=lambda: 0.25).floor(live, 0)
    assert found == (3.5 if pause is None else 2.0 * pause)
