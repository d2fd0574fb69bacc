"""What the README shows is true."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
WITH_PYTHON = ["README.md", "README.ru.md", "docs/research.md", "docs/data.md"]
PICTURES = "prichal.env.pictures"  # examples with pictures need a browser: tests/browser/test_render.py runs them


def blocks(language: str, page: str = "README.md") -> list[str]:
    text = (ROOT / page).read_text(encoding="utf-8")
    return re.findall(rf"```{language}\n(.*?)```", text, flags=re.DOTALL)


@pytest.mark.parametrize(
    "code", [code for page in WITH_PYTHON for code in blocks("python", page) if PICTURES not in code]
)
def test_python_examples_run(code: str) -> None:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout


def test_commands_exist() -> None:
    commands = {line.split()[1] for block in blocks("sh") for line in block.splitlines() if line.startswith("prichal ")}
    assert len(commands) >= 5
    for command in commands:
        arguments = [sys.executable, "-m", "prichal.cli", command, "--help"]
        assert subprocess.run(arguments, capture_output=True, check=False).returncode == 0, command


def test_make_targets_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = {line.split()[1] for block in blocks("sh") for line in block.splitlines() if line.startswith("make ")}
    assert {"play", "test"} <= targets
    for target in targets:
        assert re.search(rf"^{target}:.*## ", makefile, flags=re.MULTILINE), target


def test_links_lead_somewhere() -> None:
    """Those to other places in the world aren't followed: tests don't depend on them."""
    for page in [ROOT / "README.md", ROOT / "README.ru.md", *(ROOT / "docs").rglob("*.md")]:
        for link in re.findall(r"\]\(([^)#]+)\)", page.read_text(encoding="utf-8")):
            assert link.startswith("https://") or (page.parent / link).exists(), f"{page.name}: {link}"


def test_both_readmes_list_every_game() -> None:
    from prichal import games

    for page in ("README.md", "README.ru.md"):
        text = (ROOT / page).read_text(encoding="utf-8")
        for name in games.names():
            assert f"docs/games/{name}.md" in text
