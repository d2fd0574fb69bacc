"""The API keeps the promises of its own description."""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import response_schema_conformance

from tests.server.running import Guest, Running

EXAMPLES = 12  # per operation


def test_every_operation_withstands_generated_requests(sqlite_server: Running) -> None:
    anna = Guest(sqlite_server)
    table = anna.open("shanghaien", "person", "greedy")
    description = anna.http.get("/schema/openapi.json").json()
    schema = schemathesis.openapi.from_dict(description)
    tried = set()
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operation = found.ok()
        if operation.path.endswith(("/poll", "/live")) or (operation.path, operation.method) == (
            "/api/session",
            "delete",
        ):
            continue  # waits by design; has no schema; would end the session of all the others
        tried.add(operation.path)

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def attempt(case: Case[Any]) -> None:
            if "id" in (case.path_parameters or {}):
                case.path_parameters = {**case.path_parameters, "id": table}
            answer = case.call(base_url=sqlite_server.address, headers=anna.headers, timeout=30)
            case.validate_response(answer, checks=[not_a_server_error, response_schema_conformance])

        attempt()
    assert len(tried) > 15
