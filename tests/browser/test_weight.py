"""What the first visit to a table loads, measured on the built files, and how soon a table can be played at."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

from prichal import games
from prichal.kernel.wire import Message
from prichal.locales import LANGUAGES, Words
from tests.browser.conftest import NewPlayer

Say = Callable[[str, object], None]
LIMIT = 150 * 1024
CLIENT = Path(str(files("prichal").joinpath("client")))
COMMON = ["common", "browser", "server"]
FIRST_QUESTION = """new MutationObserver(() => {
  if (window.asked === undefined && document.querySelector(".option:not([disabled])")) window.asked = performance.now();
}).observe(document, { childList: true, subtree: true, attributes: true });"""


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
@pytest.mark.parametrize("game", games.names())
def test_first_load_is_light(record_property: Say, game: str, language: str) -> None:
    manifest = json.loads((CLIENT / ".vite" / "manifest.json").read_text(encoding="utf-8"))
    pages = [f"../src/prichal/locales/{language}/{page}.ftl?raw" for page in COMMON]
    pages += [f"../src/prichal/games/{game}/locales/{language}/{page}.ftl?raw" for page in ("words", "rules")]
    board = f"src/games/{game}/Board.svelte"
    boards = [board, f"src/games/{game}/Mine.svelte"] if board in manifest else ["src/games/generic/Board.svelte"]
    needed = reached(manifest, ["index.html", "src/table/Shell.svelte", *pages, *boards])
    weight = sum(
        len(gzip.compress((CLIENT / name).read_bytes(), 9)) for name in needed if name.endswith((".js", ".css"))
    )
    record_property("said", f"{game}, {language}: {weight / 1024:.0f} KB of script and style, compressed")
    assert weight <= LIMIT


@pytest.mark.parametrize("game", games.names())
def test_a_table_opens(new_player: NewPlayer, record_property: Say, game: str) -> None:
    """From the address of a table to its first question; the time is printed, not judged."""
    player = new_player()
    player.page.add_init_script(FIRST_QUESTION)
    player.home(language="en", level="cabin-boy")
    player.play_now(Words("en").say(Message(f"game-{game}")))
    assert player.wait() == "asked"
    player.page.reload()
    assert player.wait() == "asked"
    asked = player.page.wait_for_function("() => window.asked").json_value()
    record_property("said", f"{game}: the first question {asked:.0f} ms after opening the table")


@pytest.mark.parametrize(("language", "scripts"), [("en", {"latin"}), ("ru", {"cyrillic", "latin"})])
def test_only_the_fonts_that_are_needed_load(new_player: NewPlayer, language: str, scripts: set[str]) -> None:
    """English needs no Cyrillic letters; Russian needs the Latin files too, for digits and signs. Each comes once."""
    player = new_player(language=language)
    asked: list[str] = []
    player.page.on("request", lambda request: asked.append(request.url) if request.resource_type == "font" else None)
    player.home(language=language, level="cabin-boy")
    player.play_now(Words(language).say(Message("game-shanghaien")))
    player.wait()
    player.page.evaluate("document.fonts.ready")
    names = [url.rsplit("/", 1)[1] for url in asked]
    families = ["golos-text", "vollkorn"]
    expected = sorted(f"{family}-{script}" for family in families for script in scripts)
    assert sorted(name.partition("-wght")[0] for name in names) == expected


def test_nothing_names_another_house() -> None:
    """No address of another server in what is shipped, but for names of XML vocabularies and Svelte's messages."""
    for page in CLIENT.rglob("*"):
        if page.suffix in (".js", ".css", ".html"):
            text = page.read_text(encoding="utf-8")
            for harmless in ("http://www.w3.org", "https://svelte.dev/e/"):
                text = text.replace(harmless, "")
            assert "http://" not in text and "https://" not in text, page.name
