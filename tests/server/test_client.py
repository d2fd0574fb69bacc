"""The client of docs/api.md plays whole games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.running import Running

CLIENT = Path(__file__).parents[2] / "docs" / "examples" / "client.py"


def run(server: Running, *arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(CLIENT), server.address, *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, check=False)


@pytest.mark.parametrize("arguments", ["shanghaien random", "jamaica random random", "white_castle"])
def test_the_example_plays_a_whole_game(sqlite_server: Running, arguments: str) -> None:
    done = run(sqlite_server, *arguments.split())
    assert done.stdout.startswith("finished ["), done.stderr


def test_the_example_tells_a_refusal(sqlite_server: Running) -> None:
    done = run(sqlite_server, "shanghaien", "grandmaster")
    assert done.returncode == 1
    assert "no bot 'grandmaster' plays here" in done.stderr


def test_the_page_shows_the_example_as_it_is() -> None:
    page = (CLIENT.parents[1] / "api.md").read_text(encoding="utf-8")
    assert f"```python\n{CLIENT.read_text(encoding='utf-8')}```" in page
    assert len(CLIENT.read_text(encoding="utf-8").strip().split("\n")) <= 32
