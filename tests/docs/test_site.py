"""`make docs`: every page is reachable, every link leads somewhere; clauses, words and a picture of every game are
there in both languages."""

from __future__ import annotations

import html
import re
import shutil
import subprocess
import sys
import tomllib
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest

import prichal
from prichal import games
from prichal.locales import LANGUAGES

ROOT = Path(__file__).parents[2]


class Links(HTMLParser):
    """Where a page leads, what it shows, and the places in it that can be led to."""

    def __init__(self, page: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.places: set[str] = set()
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("href", "src") and value:
                self.links.add(value)
            elif name == "id" and value:
                self.places.add(value)


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Built as `make docs` builds it, elsewhere."""
    folder = tmp_path_factory.mktemp("site")
    subprocess.run([sys.executable, "compiling/site.py", folder / "build" / "docs"], cwd=ROOT, check=True)
    shutil.copy(ROOT / "zensical.toml", folder)
    zensical = Path(sys.executable).with_name("zensical")
    built = subprocess.run([zensical, "build", "--strict"], cwd=folder, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder / "build" / "site"


def test_every_link_of_every_page_leads_somewhere(site: Path) -> None:
    pages = {page: Links(page) for page in site.rglob("*.html") if page.name != "404.html"}
    assert len(pages) > 20
    broken = []
    for page, found in pages.items():
        for link in found.links:
            address = urlsplit(link)
            if address.scheme in ("http", "https", "mailto"):
                continue
            target = (page.parent / unquote(address.path)).resolve() if address.path else page
            target = target / "index.html" if target.is_dir() else target  # as web spaces answer for a folder
            place = unquote(address.fragment)
            if not target.is_file() or (place and target in pages and place not in pages[target].places):
                broken.append(f"{page.relative_to(site)}: {link}")
    assert broken == []


def test_no_page_asks_another_house_for_anything(site: Path) -> None:
    """Links lead elsewhere, but nothing is loaded from there."""
    for page in site.rglob("*.html"):
        loaded = re.findall(r"<(?:script|link|img)[^>]*(?:src|href)=\"?(https?://[^\">\s]+)", page.read_text("utf-8"))
        assert [address for address in loaded if "canonical" not in address] == [], page.name


def test_every_page_is_in_the_navigation() -> None:
    listed = set(re.findall(r"[\w./-]+\.md", (ROOT / "zensical.toml").read_text(encoding="utf-8")))
    pages = {str(page.relative_to(ROOT / "docs")) for page in (ROOT / "docs").rglob("*.md")}
    rules = {f"rules/{name}.{language}.md" for name in games.names() for language in LANGUAGES}
    assert listed == pages | rules | {"index.md", "ru.md", "changelog.md", "reference.md"}
    assert tomllib.loads((ROOT / "zensical.toml").read_text(encoding="utf-8"))["project"]["site_dir"] == "build/site"


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_a_place_for_every_clause(site: Path, name: str, language: str) -> None:
    page = Links(site / "rules" / f"{name}.{language}.html")
    assert {clause.lower() for clause in games.find(name).clauses()} <= page.places


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_have_the_games_words_in_both_languages_and_its_picture(site: Path, name: str, language: str) -> None:
    page = site / "rules" / f"{name}.{language}.html"
    found = Links(page)
    assert "words" in found.places and "#words" in found.links
    assert f"../pictures/{name}.webp" in found.links and (site / "pictures" / f"{name}.webp").is_file()
    *_, table = re.findall(r"<table>.*?</table>", page.read_text(encoding="utf-8"), re.DOTALL)
    shown = re.sub(r"</?sup>", "", html.unescape(table))  # 6th
    pairs = [cells for row in shown.split("<tr>") if (cells := re.findall(r"<td>(.*?)</td>", row))]
    written = (ROOT / "docs" / "games" / f"{name}.md").read_text(encoding="utf-8")
    rows = written.partition("\n## Words\n")[2].partition("\n## ")[0].strip().splitlines()[2:]
    assert len(pairs) == len(rows) >= 7
    for (own, other), row in zip(pairs, rows, strict=True):
        russian, english = (own, other) if language == "ru" else (other, own)
        assert re.search("[а-яё]", russian, re.IGNORECASE) and not re.search("[а-яё]", english, re.IGNORECASE)
        assert row.startswith(f"| {russian} | {english} | ")


def test_the_reference_has_every_public_name(site: Path) -> None:
    text = (site / "reference.html").read_text(encoding="utf-8")
    for name in prichal.__all__:
        assert re.search(rf"<h2 [^>]*><code>{name}\b", text), name
