"""What the first visit to a table loads, measured on the built files."""

from __future__ import annotations

import gzip
import json
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from prichal.locales import LANGUAGES

LIMIT = 150 * 1024
CLIENT = Path(str(files("prichal").joinpath("client")))
COMMON = ["common", "browser", "server"]


def reached(manifest: dict[str, Any], start: list[str]) -> set[str]:
    """All files that these entries need, through their static imports."""
    found: set[str] = set()
    todo = list(start)
    seen: set[str] = set()
    while todo:
        key = todo.pop()
        if key in seen:
            continue
        seen.add(key)
        entry = manifest[key]
        found |= {entry["file"], *entry.get("css", [])}
        todo += entry.get("imports", [])
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["shanghaien", "jamaica", "madame_ching", "white_castle"])
def test_first_load_is_light(game: str, language: str) -> None:
    manifest = json.loads((CLIENT / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    pages = [f"../src/prichal/locales/{language}/{page}.ftl?raw" for page in [*COMMON, game, f"{game}-rules"]]
    board = f"src/games/{game}/Board.svelte"
    boards = [board, f"src/games/{game}/Mine.svelte"] if board in manifest else ["src/games/generic/Board.svelte"]
    needed = reached(manifest, ["index.html", "src/table/Shell.svelte", *pages, *boards])
    weight = sum(
        len(gzip.compress((CLIENT / name).read_bytes(), 9)) for name in needed if name.endswith((".js", ".css"))
    )
    assert weight <= LIMIT, f"{game}, {language}: {weight} bytes"


def test_nothing_names_another_house() -> None:
    """No address of another server in what is shipped, but for names of XML vocabularies and Svelte's messages."""
    for page in CLIENT.rglob("*"):
        if page.suffix in (".js", ".css", ".html"):
            text = page.read_text(encoding="utf-8")
            for harmless in ("http://www.w3.org", "https://svelte.dev/e/"):
                text = text.replace(harmless, "")
            assert "http://" not in text and "https://" not in text, page.name
