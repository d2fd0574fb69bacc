"""Puts beside the built page what it needs to play without a server: Python in WebAssembly, wheels, our sources.

Run by `make static` in the folder of the project, with the page in build/static already.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Final

import msgspec

from prichal import games
from prichal.tables.games import describe_games

TARGET: Final = Path("build/static")
WHEELS: Final = Path("build/wheels")
PYODIDE: Final = Path("client/node_modules/pyodide")
PYTHON_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "314", "--abi", "cp314")
SOURCES: Final = Path("src/prichal")
PARTS: Final = ("__init__.py", "pure.py", "fairness.py", "kernel", "games", "bots", "tables", "device")
MOMENT: Final = (1980, 1, 1, 0, 0, 0)  # the same sources make the same archive


def copy_python() -> None:
    folder = TARGET / "pyodide"
    folder.mkdir(exist_ok=True)
    for name in PYTHON_FILES:
        shutil.copyfile(PYODIDE / name, folder / name)


def fetch_wheels() -> list[str]:
    """Fetched by name and believed by hash."""
    WHEELS.mkdir(parents=True, exist_ok=True)
    fetch = [sys.executable, "-m", "pip", "download", "-q", "--disable-pip-version-check", "--no-deps"]
    chosen = ["--only-binary=:all:", "--require-hashes", "-r", "compiling/wheels.txt", "-d", str(WHEELS)]
    subprocess.run([*fetch, *PLATFORM, *chosen], check=True)
    wanted = {line.split("==")[0] for line in Path("compiling/wheels.txt").read_text().splitlines() if "==" in line}
    names = sorted(page.name for page in WHEELS.glob("*.whl") if page.name.split("-")[0] in wanted)
    for name in names:
        shutil.copyfile(WHEELS / name, TARGET / "engine" / name)
    return names


def pack_sources() -> str:
    """The engine, the bots and the tables as one archive, named by its content. The words are the page's own."""
    pages: list[Path] = []
    for part in PARTS:
        place = SOURCES / part
        pages += [place] if place.is_file() else [page for page in place.rglob("*") if page.suffix in (".py", ".json")]
    packed = TARGET / "engine" / "prichal.zip"
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for page in sorted(pages):
            info = zipfile.ZipInfo(str(page.relative_to(SOURCES.parent)), MOMENT)
            info.compress_type = zipfile.ZIP_DEFLATED
            archive.writestr(info, page.read_bytes())
    name = f"prichal-{hashlib.sha256(packed.read_bytes()).hexdigest()[:12]}.zip"
    packed.rename(packed.with_name(name))
    return name


def add_manifest() -> None:
    """What makes the page one that can be installed."""
    shutil.copyfile("client/src/favicon.svg", TARGET / "icon.svg")
    icons = [{"src": "icon.svg", "type": "image/svg+xml", "sizes": "any", "purpose": "any"}]
    colours = {"background_color": "#f3ead7", "theme_color": "#f3ead7"}
    manifest = {"name": "Prichal", "start_url": "./", "scope": "./", "display": "standalone", **colours, "icons": icons}
    (TARGET / "manifest.webmanifest").write_text(json.dumps(manifest), encoding="utf-8")
    page = TARGET / "index.html"
    text = page.read_text(encoding="utf-8")
    page.write_text(
        text.replace("</head>", '  <link rel="manifest" href="./manifest.webmanifest" />\n  </head>'), "utf-8"
    )


def list_files() -> list[Path]:
    return sorted(
        page
        for page in TARGET.rglob("*")
        if page.is_file() and not page.name.startswith(".") and ".vite" not in page.parts
    )


def tell_keeper() -> None:
    """Tells the worker that keeps the files which ones there are; a change of any is a new version."""
    keeper = TARGET / "worker.js"
    pages = [page for page in list_files() if page != keeper]
    code = keeper.read_text(encoding="utf-8")
    version = hashlib.sha256(code.encode())
    for page in pages:
        version.update(hashlib.sha256(page.read_bytes()).digest())
    names = json.dumps(["./", *[page.relative_to(TARGET).as_posix() for page in pages if page.name != "index.html"]])
    code = code.replace("__FILES__", names).replace("__VERSION__", json.dumps(version.hexdigest()[:16]))
    keeper.write_text(code, encoding="utf-8")


def weigh() -> str:
    """What a first visit fetches, compressed as a web space would."""
    pages = list_files()
    plain = sum(page.stat().st_size for page in pages)
    packed = sum(min(page.stat().st_size, len(gzip.compress(page.read_bytes(), 6))) for page in pages)
    return f"{len(pages)} files, {plain / 2**20:.1f} MB, {packed / 2**20:.1f} MB compressed"


def main() -> None:
    games.check()
    engine = TARGET / "engine"
    shutil.rmtree(engine, ignore_errors=True)
    engine.mkdir()
    copy_python()
    files = {"wheels": fetch_wheels(), "sources": pack_sources()}
    (engine / "files.json").write_text(json.dumps(files), encoding="utf-8")
    (engine / "games.json").write_bytes(msgspec.json.encode(describe_games()))
    add_manifest()
    tell_keeper()
    print(f"build/static: {weigh()}")


if __name__ == "__main__":
    main()
