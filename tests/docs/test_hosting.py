"""docs/hosting.md and `prichal serve --help` say what the settings say."""

from __future__ import annotations

from pathlib import Path

from prichal.server.settings import described_limits
from tests.terminal.test_commands import prichal

PAGE = Path(__file__).parents[2] / "docs" / "hosting.md"


def test_the_page_has_every_limit() -> None:
    rows = [line for line in PAGE.read_text(encoding="utf-8").split("\n") if line.startswith("| `")]
    assert rows == [f"| `{name}` | {default} | {meaning} |" for name, default, meaning in described_limits()]


def test_the_help_has_every_limit() -> None:
    shown = prichal("serve", "--help").stdout.split("\n")
    for name, default, meaning in described_limits():
        assert any(line.split() == [name, str(default), *meaning.split()] for line in shown), name
