"""Every package of a release in an environment that has nothing else: import, play, serve. `make test-release`."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import tarfile
import time
import urllib.error
import urllib.request
import zipfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from elftools.elf.elffile import ELFFile

from prichal import __version__
from tests.docs.test_readme import blocks

ROOT = Path(__file__).parents[2]
DIST = ROOT / "dist"
ARCHIVE = f"prichal-{__version__}.tar.gz"
PURE = f"prichal-{__version__}-py3-none-any.whl"
COMPILED = "compiled"
PATIENCE = 60.0  # seconds
pytestmark = pytest.mark.skipif(not DIST.exists() and not os.environ.get("CI"), reason="`make release` makes them")


def package(kind: str) -> Path:
    if kind != COMPILED:
        return DIST / kind
    others = [page for page in DIST.glob("*.whl") if page.name != PURE]
    if not others and not os.environ.get("CI"):
        pytest.skip("no C compiler here")
    (found,) = others
    return found


def contents(path: Path) -> list[str]:
    if path.suffix == ".whl":
        return zipfile.ZipFile(path).namelist()
    with tarfile.open(path) as packed:
        return [name.partition("/")[2].removeprefix("src/") for name in packed.getnames()]


def unpacked(folder: Path) -> Path:
    """The archive's sources."""
    shutil.unpack_archive(DIST / ARCHIVE, folder / "sources", filter="data")
    (found,) = (folder / "sources").iterdir()
    return found


class Empty:
    """An environment of its own, with what the package itself asks for, and no way to the repository."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.work = folder / "elsewhere"
        subprocess.run([sys.executable, "-m", "venv", str(folder / "venv")], check=True)
        self.work.mkdir()
        hidden = ("PRICHAL_", "PYTHONPATH", "VIRTUAL_ENV")
        self.environment = {key: value for key, value in os.environ.items() if not key.startswith(hidden)}

    def run(self, program: str, *arguments: str, **environment: str) -> str:
        command = [str(self.folder / "venv" / "bin" / program), *arguments]
        told = {**self.environment, **environment}
        done = subprocess.run(command, cwd=self.work, env=told, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]
        return done.stdout

    def install(self, path: Path) -> None:
        """Instead of whatever of ours is there."""
        pip = ["-m", "pip", "--disable-pip-version-check", "-q"]
        self.run("python", *pip, "uninstall", "-y", "prichal")
        constraints = ["-c", str(ROOT / "constraints.txt")]
        # Compiling all of it takes minutes; a part is compiled in a test of its own.
        self.run("python", *pip, "install", "--no-compile", *constraints, str(path), PRICHAL_PURE="1")


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> Empty:
    return Empty(tmp_path_factory.mktemp("release"))


@contextmanager
def served(empty: Empty) -> Iterator[str]:
    """`prichal serve` of the environment."""
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        port = found.getsockname()[1]
    command = [str(empty.folder / "venv/bin/prichal"), "serve", "--port", str(port), "--log-level", "warning"]
    server = subprocess.Popen(command, cwd=empty.work, env=empty.environment)
    address = f"http://127.0.0.1:{port}"
    try:
        began = time.monotonic()
        while True:
            try:
                fetch(f"{address}/ready")
                break
            except (urllib.error.URLError, ConnectionError):
                assert server.poll() is None and time.monotonic() - began < PATIENCE, "the server doesn't start"
                time.sleep(0.1)
        yield address
    finally:
        server.terminate()
        server.wait(PATIENCE)


def fetch(address: str) -> str:
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        return str(answer.read().decode())


@pytest.mark.parametrize("kind", [ARCHIVE, PURE, COMPILED])
def test_a_package_works_by_itself(kind: str, empty: Empty) -> None:
    path = package(kind)
    empty.install(path)
    build = "compiled" if kind == COMPILED else "interpreted"
    assert empty.run("prichal", "--version") == f"prichal {__version__} ({build})\n"
    (example,) = blocks("python")
    shown = empty.run("python", "-c", f"{example}\nprint(prichal.__file__, *prichal.games())")
    where, *names = shown.splitlines()[-1].split(" ")
    assert Path(where).is_relative_to(empty.folder)
    assert len(names) == 4
    assert re.match(r"\[-?\d+, -?\d+, -?\d+, -?\d+\] \[\d", shown)
    assert "seed 3" in empty.run(
        "prichal", "simulate", "shanghaien", "--games", "2", "--seed", "3", "--records", "kept"
    )
    records = sorted((empty.work / "kept").iterdir())
    assert "replay is exact" in empty.run("prichal", "verify", str(records[0]), "--lang", "en")
    with served(empty) as address:
        page = fetch(address)
        named = re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', page)
        assert any(name.endswith(".js") for name in named)
        assert all(len(fetch(address + name)) > 0 for name in [*named, "/worker.js"])


@pytest.mark.parametrize("kind", [ARCHIVE, PURE, COMPILED])
def test_a_package_has_everything_and_nothing_else(kind: str) -> None:
    path = package(kind)
    there = contents(path)
    client = ROOT / "src" / "prichal"
    built = {str(page.relative_to(client.parent)) for page in (client / "client").rglob("*") if page.is_file()}
    assert len(built) > 20
    assert built <= set(there)
    assert {"prichal/py.typed", "prichal/locales/ru/common.ftl", "prichal/games/madame_ching/box.json"} <= set(there)
    foreign = ("tests/", "client/node_modules/", "client/tests/", ".venv/", "build/")
    assert not [name for name in there if name.startswith(foreign) or "__pycache__" in name]
    libraries = {name.partition(".")[0] for name in there if name.endswith((".so", ".pyd"))}
    assert libraries >= {"prichal/kernel/agenda", "prichal/kernel/course"} if kind == COMPILED else not libraries
    if path.suffix == ".whl":
        assert not [name for name in there if not name.startswith(("prichal/", "prichal-", "prichal__mypyc"))]


def test_the_archive_has_every_source(tmp_path: Path) -> None:
    sources = unpacked(tmp_path)
    needed = [page for page in (ROOT / "src" / "prichal").rglob("*") if page.suffix in (".py", ".ftl", ".json")]
    needed += [ROOT / name for name in ("setup.py", "pyproject.toml", "LICENSE", "README.md")]
    assert len(needed) > 200
    for page in needed:
        assert (sources / page.relative_to(ROOT)).read_bytes() == page.read_bytes(), page


def test_the_archive_compiles_in_an_empty_environment(tmp_path: Path) -> None:
    """With the build requirements that it names itself. The kernel only: all of it takes minutes, in the same way."""
    package(COMPILED)  # or there is no compiler
    sources = unpacked(tmp_path)
    hook = (sources / "setup.py").read_text(encoding="utf-8")
    folders = 'COMPILED_FOLDERS = ("kernel", "games", "bots")\n'
    assert folders in hook
    (sources / "setup.py").write_text(hook.replace(folders, 'COMPILED_FOLDERS = ("kernel",)\n'), encoding="utf-8")
    empty = Empty(tmp_path)
    pip = ["-m", "pip", "--disable-pip-version-check", "-q"]
    empty.run("python", *pip, "wheel", "--no-deps", "-w", "made", str(sources))
    (wheel,) = (empty.work / "made").iterdir()
    assert not wheel.name.endswith("-none-any.whl")
    there = contents(wheel)
    libraries = {name.partition(".")[0] for name in there if name.endswith((".so", ".pyd"))}
    assert libraries >= {"prichal/kernel/agenda", "prichal/kernel/course"}
    assert "prichal/client/index.html" in there
    empty.install(wheel)
    assert empty.run("prichal", "--version") == f"prichal {__version__} (compiled)\n"
    (example,) = blocks("python")
    assert re.match(r"\[-?\d+, -?\d+, -?\d+, -?\d+\] \[\d", empty.run("python", "-c", example))


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere wheels have other tags")
def test_the_compiled_wheel_is_tagged_by_the_c_library_that_it_needs(tmp_path: Path) -> None:
    path = package(COMPILED)
    tags = [tuple(map(int, tag)) for tag in re.findall(r"manylinux_(\d+)_(\d+)_", path.name)]
    shutil.unpack_archive(path, tmp_path, "zip")
    (about,) = tmp_path.glob("*.dist-info/WHEEL")
    written = re.findall(r"^Tag: \S+-(\S+)$", about.read_text(), re.MULTILINE)
    assert sorted(written) == sorted(path.stem.rpartition("-")[2].split("."))
    libraries = list(tmp_path.rglob("*.so"))
    needed = {version for library in libraries for version in c_library(library)}
    assert len(libraries) > 100 and needed and len(tags) == 1
    assert max(needed) <= tags[0]


def c_library(library: Path) -> list[tuple[int, ...]]:
    """The versions of the GNU C library whose functions a library asks for."""
    with library.open("rb") as opened:
        section = ELFFile(opened).get_section_by_name(".gnu.version_r")
        names = [entry.name for _, entries in section.iter_versions() for entry in entries] if section else []
    versions = [name.removeprefix("GLIBC_").split(".") for name in names if name.startswith("GLIBC_")]
    return [(int(first), int(second)) for first, second, *_ in versions]


def test_the_version_is_told_in_one_place_and_has_its_changes() -> None:
    pages = [ROOT / "pyproject.toml", ROOT / "setup.py", *(ROOT / "src").rglob("*.py")]
    telling = [page.name for page in pages if f'"{__version__}"' in page.read_text(encoding="utf-8")]
    assert telling == ["__init__.py"]
    assert f"\n## {__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
