"""What goes wrong, as it is told: a code for programs, a status for HTTP, and nothing about the inside."""

from __future__ import annotations

import asyncio
from sqlite3 import IntegrityError, OperationalError
from types import SimpleNamespace
from typing import Any

import msgspec
import pytest
from litestar import Litestar, Response, get
from litestar.exceptions import HTTPException
from litestar.testing import RequestFactory, TestClient
from redis.exceptions import RedisError
from sqlalchemy.exc import DBAPIError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from prichal.kernel.errors import BadRecord, BadSetup, IllegalAction, Problem, UnknownAction, UnknownGame, WrongSeat
from prichal.kernel.wire import Message
from prichal.server import redis_client
from prichal.server.redis_client import answering, connected, open_redis
from prichal.server.store.database import is_away
from prichal.server.web.app import refuse, refuse_http, refuse_rest
from prichal.tables.messages import Refusal
from prichal.tables.refusals import (
    Refused,
    TooMany,
    describe_refusal,
    find_code,
    no_such_table,
    not_running,
    not_your_seat,
    sign_in,
)

SAID = Message("said", {"what": "this"})
ASKED = RequestFactory().get("/tables")


def of_database(error: Exception) -> DBAPIError:
    return DBAPIError("SELECT 1", {}, error)


@pytest.mark.parametrize(
    ("problem", "code", "status"),
    [
        (UnknownGame(SAID, "this"), "unknown-game", 404),
        (BadSetup(SAID, "this"), "bad-setup", 400),
        (UnknownAction(SAID, "this"), "unknown-action", 400),
        (IllegalAction(SAID, "this", "SH-R2"), "illegal-action", 409),
        (WrongSeat(SAID, "this"), "wrong-turn", 409),
        (BadRecord(SAID, "this", 7), "bad-record", 500),
        (Problem(SAID, "this"), "refused", 400),
        (Refused("odd", 418, "this"), "odd", 418),
    ],
)
def test_every_problem_has_a_code_and_a_status(problem: Problem, code: str, status: int) -> None:
    assert find_code(problem) == (code, status)
    told = describe_refusal(problem, "7")
    assert (told.code, told.sentence, told.clause, told.id) == (code, "this", problem.clause, "7")
    assert told.message == problem.message


@pytest.mark.parametrize(
    ("refused", "code", "status", "args"),
    [
        (no_such_table(), "no-table", 404, {}),
        (not_your_seat(2), "not-your-seat", 403, {"seat": 3}),
        (not_running(), "not-running", 409, {}),
        (sign_in(), "no-person", 401, {}),
        (TooMany("chatty", "slowly", 2.1), "chatty", 429, {"seconds": 3}),
        (TooMany("chatty", "slowly", 2.0), "chatty", 429, {"seconds": 2}),
        (TooMany("chatty", "slowly", 0.0), "chatty", 429, {"seconds": 1}),
    ],
)
def test_refusals_that_are_made_in_many_places(refused: Refused, code: str, status: int, args: dict[str, int]) -> None:
    assert (refused.code, refused.status, refused.message) == (code, status, Message(f"refused-{code}", {**args}))
    assert refused.after == args.get("seconds")
    answer = refuse(ASKED, refused)
    assert (answer.status_code, answer.content) == (status, describe_refusal(refused))
    assert answer.headers == ({"retry-after": str(refused.after)} if refused.after else {})


@pytest.mark.parametrize(
    ("status", "code"),
    [
        (400, "malformed"),
        (401, "no-person"),
        (403, "csrf"),
        (404, "not-found"),
        (405, "method"),
        (413, "too-large"),
        (415, "malformed"),
        (429, "too-many"),
        (500, "malformed"),
    ],
)
def test_the_web_servers_own_refusals_have_the_same_form(status: int, code: str) -> None:
    answer = refuse_http(ASKED, HTTPException("why", status_code=status, headers={"allow": "GET"}))
    assert (answer.status_code, answer.headers) == (status, {"allow": "GET"})
    assert answer.content == Refusal(code, "why", Message(f"refused-{code}", {"reason": "why"}))


@pytest.mark.parametrize(
    ("extra", "reason"),
    [
        ([{"key": "seat", "message": "too large"}, {"message": "and odd"}], "seat: too large; : and odd"),
        ([{}], ": "),
        ([], "why"),
        ({"key": "seat"}, "why"),
    ],
)
def test_what_was_wrong_with_a_request_is_told_field_by_field(extra: Any, reason: str) -> None:  # Litestar's own
    assert refuse_http(ASKED, HTTPException("why", status_code=400, extra=extra)).content.sentence == reason


@pytest.mark.parametrize(
    ("error", "away"),
    [
        (of_database(OperationalError("no way")), True),
        (of_database(IntegrityError("twice")), False),
        (OSError("no way"), True),
        (PoolTimeout("no way"), True),
        (ValueError("no way"), False),
    ],
)
def test_a_store_that_cannot_be_reached(error: Exception, away: bool) -> None:
    assert is_away(error) == away


@pytest.mark.parametrize(
    ("error", "status", "code", "told"),
    [
        (OSError("no way to 10.0.0.7"), 503, "away", {}),
        (RecursionError("10.0.0.7"), 400, "malformed", {"reason": "nested too deeply"}),
        (UnicodeDecodeError("utf-8", b"10.0.0.7", 0, 1, ""), 400, "malformed", {"reason": "not UTF-8"}),
        (ValueError("10.0.0.7"), 500, "failure", {}),
    ],
)
def test_whatever_else_goes_wrong_is_told_without_its_details(
    error: Exception, status: int, code: str, told: dict[str, str]
) -> None:
    @get("/", sync_to_thread=False)
    def fails() -> Response[None]:
        raise error

    with TestClient(Litestar([fails], exception_handlers={Exception: refuse_rest})) as client:
        answer = client.get("/")
    refusal = msgspec.json.decode(answer.content, type=Refusal)
    assert (answer.status_code, refusal.code, refusal.message.args) == (status, code, told)
    assert "10.0.0.7" not in answer.text


def test_a_redis_that_is_away_is_given_up_soon() -> None:
    client = open_redis("redis://there:1/0")
    chosen = client.connection_pool.connection_kwargs
    waits = [chosen[name] for name in ("socket_connect_timeout", "socket_timeout", "socket_keepalive")]
    assert waits == [3, None, True]  # calls have a limit of their own
    assert chosen["retry"].get_retries() == 2
    assert client.auto_close_connection_pool


@pytest.mark.parametrize(
    ("error", "reason"), [(OSError("no way"), "no way"), (OSError(), "OSError"), (RedisError(), "RedisError")]
)
def test_a_redis_that_does_not_answer_is_told_without_its_password(error: Exception, reason: str) -> None:
    async def fails() -> None:
        async with answering("redis://me:secret@there:1/0"):
            raise error

    with pytest.raises(Problem) as caught:
        asyncio.run(fails())
    assert str(caught.value) == f"Redis at redis://there:1/0 doesn't answer: {reason}"
    assert caught.value.message == Message("problem-redis", {"url": "redis://there:1/0", "reason": reason})


@pytest.mark.parametrize("answers", [True, False])
def test_a_redis_that_does_not_answer_is_let_go(monkeypatch: pytest.MonkeyPatch, answers: bool) -> None:
    closed: list[bool] = []

    async def ping() -> None:
        if not answers:
            raise OSError("no way")

    async def close() -> None:
        closed.append(True)

    client = SimpleNamespace(ping=ping, aclose=close)
    monkeypatch.setattr(redis_client, "open_redis", lambda _: client)
    if answers:
        assert asyncio.run(connected("redis://there")) is client  # type: ignore[comparison-overlap]
    else:
        with pytest.raises(Problem, match="no way"):
            asyncio.run(connected("redis://there"))
    assert closed == ([] if answers else [True])
