"""The build hook: packages have the browser table inside, or a sentence says what is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NEEDED = ["setup.py", "pyproject.toml", "README.md", "LICENSE", "MANIFEST.in"]
BUILD = "from setuptools import build_meta; build_meta.build_wheel('dist')"
NPM = """#!/bin/sh
echo "$@" >> ../npm.log
if [ "$1" = run ]; then mkdir -p ../src/prichal/client && echo page > ../src/prichal/client/index.html; fi
exit {status}
"""


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    """The sources without the browser table, and a path of programs without Node."""
    folder = tmp_path / "sources"
    (folder / "client").mkdir(parents=True)
    (folder / "programs").mkdir()
    for name in NEEDED:
        shutil.copy(ROOT / name, folder)
    shutil.copytree(
        ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("client", "games", "__pycache__", "*.egg-info")
    )
    return folder


def build(sources: Path, **environment: str) -> subprocess.CompletedProcess[str]:
    clean = {key: value for key, value in os.environ.items() if not key.startswith("PRICHAL_")}
    told = {**clean, "PATH": f"{sources / 'programs'}:/nowhere", "PRICHAL_PURE": "1", **environment}
    command = [sys.executable, "-W", "ignore", "-c", BUILD]
    return subprocess.run(command, cwd=sources, env=told, capture_output=True, text=True, check=False)


def put_node(sources: Path, version: str, status: int = 0) -> None:
    for name, text in {"node": f"#!/bin/sh\necho {version}\n", "npm": NPM.format(status=status)}.items():
        program = sources / "programs" / name
        program.write_text(text)
        program.chmod(0o755)
    for name in ("mkdir",):
        found = shutil.which(name)
        assert found is not None
        (sources / "programs" / name).symlink_to(found)


def wheels(sources: Path) -> list[Path]:
    return list((sources / "dist").glob("*.whl"))


def has_page(wheel: Path) -> bool:
    return "prichal/client/index.html" in zipfile.ZipFile(wheel).namelist()


@pytest.mark.parametrize("version", ["", "v18.20.1", "v20.18.9"])
def test_without_a_recent_node_a_sentence_says_so_and_nothing_is_made(sources: Path, version: str) -> None:
    if version:
        put_node(sources, version)
    done = build(sources)
    assert done.returncode == 1
    last = done.stderr.splitlines()[-1]
    assert last.startswith("prichal: the browser table must be built, and that takes Node 20.19 or newer with npm")
    assert "PRICHAL_NO_CLIENT=1" in last
    assert "Traceback" not in done.stderr
    assert wheels(sources) == []


def test_node_builds_the_page_once(sources: Path) -> None:
    put_node(sources, "v24.1.0")
    for _ in range(2):
        done = build(sources)
        assert done.returncode == 0, done.stderr
    commands = (sources / "npm.log").read_text().splitlines()
    assert commands == ["ci --silent", "run --silent build -- --logLevel warn"]
    assert [has_page(wheel) for wheel in wheels(sources)] == [True]


def test_when_node_fails_nothing_is_made(sources: Path) -> None:
    put_node(sources, "v24.1.0", status=1)
    done = build(sources)
    assert done.returncode == 1
    assert "the browser table couldn't be built: `npm ci --silent` in client/ failed" in done.stderr
    assert wheels(sources) == []


def test_whoever_wants_no_page_says_so(sources: Path) -> None:
    (sources / "src/prichal/client").mkdir()
    (sources / "src/prichal/client/index.html").write_text("half-built")
    done = build(sources, PRICHAL_NO_CLIENT="1")
    assert done.returncode == 0, done.stderr
    assert [has_page(wheel) for wheel in wheels(sources)] == [False]


def test_an_editable_install_needs_no_page(sources: Path) -> None:
    command = [sys.executable, "-W", "ignore", "-c", BUILD.replace("build_wheel", "build_editable")]
    told = {**os.environ, "PATH": "/nowhere", "PRICHAL_PURE": "1"}
    done = subprocess.run(command, cwd=sources, env=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert len(wheels(sources)) == 1
