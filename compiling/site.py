"""Gathers the documents as pages of a site (`make docs`): README, docs, changelog, the public names with their
docstrings, and the rules by clause in every language, which are the messages of the games themselves, with the game's
picture and its words in both languages.

    python compiling/site.py FOLDER
"""

from __future__ import annotations

import inspect
import re
import shutil
import sys
from pathlib import Path

import prichal
from prichal import games
from prichal.kernel.game import Game
from prichal.kernel.wire import Message
from prichal.locales import LANGUAGES, Words

ROOT = Path(__file__).parent.parent
PAGES = {"README.md": "index.md", "README.ru.md": "ru.md", "CHANGELOG.md": "changelog.md"}
READMES = {"en": "README.md", "ru": "README.ru.md"}
SPOKEN = {"Russian": "ru", "English": "en"}  # columns of a game's table of words; others are for developers


def gather(folder: Path) -> None:
    """Fills the folder anew."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(ROOT / "docs", folder)
    for source, page in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        (folder / page).write_text(re.sub(r"\]\(docs/", "](", rename_links(text)), encoding="utf-8")
    for page in folder.rglob("*.md"):
        depth = len(page.relative_to(folder).parts) - 1
        page.write_text(keep_inside(rename_links(page.read_text(encoding="utf-8")), depth), encoding="utf-8")
    (folder / "reference.md").write_text(reference(), encoding="utf-8")
    (folder / "rules").mkdir()
    for name in games.names():
        for language in LANGUAGES:
            (folder / "rules" / f"{name}.{language}.md").write_text(rules(games.find(name), language), encoding="utf-8")


def rename_links(text: str) -> str:
    for source, page in PAGES.items():
        text = re.sub(rf"\]\((?:\.\./)?{re.escape(source)}\)", f"]({page})", text)
    return text


def keep_inside(text: str, depth: int) -> str:
    """A link to a file of the sources, which no page shows, is its text alone."""
    return re.sub(rf"\[([^\]]*)\]\((?:\.\./){{{depth + 1},}}[^)]*\)", r"\1", text)


def reference() -> str:
    """Everything in `prichal.__all__`: what it is called with, and what it says of itself."""
    lines = ["# Reference", "What `import prichal` offers; [From Python](research.md) tells how it is used."]
    for name in prichal.__all__:
        thing = getattr(prichal, name)
        if inspect.isroutine(thing):
            lines += [f"## `{name}`", f"`{name}{call(thing)}`", describe(thing)]
        elif callable(thing):
            lines += [f"## `{name}`", describe(thing)]
        else:
            lines += [f"## `{name}`", f"`{thing!r}`"]
        if inspect.isclass(thing):
            for part, found in vars(thing).items():
                if not part.startswith("_") and inspect.getdoc(found):
                    lines += [f"**`.{part}{call(found) if inspect.isroutine(found) else ''}`**", describe(found)]
    return "\n\n".join(lines) + "\n"


def call(thing: object) -> str:
    """How it is called, as far as it says so."""
    assert callable(thing)
    try:
        signature = str(inspect.signature(thing)).replace("self, ", "").replace("(self)", "()")
    except (TypeError, ValueError):
        return "(…)"
    return re.sub(r"(: |-> )'([^']*)'", r"\1\2", signature)  # annotations are kept as texts


def describe(thing: object) -> str:
    """Its docstring; what is indented there is code here too."""
    return inspect.getdoc(thing) or ""


def rules(game: Game, language: str) -> str:
    """A picture, all clauses in rulebook order, each with a place of its own to point at, the words, then what is
    reconstructed."""
    words = Words(language)

    def say(id: str, **args: str) -> str:
        return words.say(Message(id, dict(args)))

    others = [f"[{other}]({game.name}.{other}.md)" for other in LANGUAGES if other != language]
    lines = [f"# {say('rules-title', game=say(f'game-{game.name}'))}", f"{say('rules-note')} ({', '.join(others)})"]
    spoken = glossary(game)
    lines += [picture(game, language), f"[{say('rules-words-title')}](#words)" if spoken else ""]
    for chapter in game.chapters:
        lines.append(f"## {say(chapter.title)}")
        lines += [f'<a id="{clause.lower()}"></a>**{clause}** {say(clause)}' for clause in chapter.clauses]
    if spoken:
        lines.append(f"## {say('rules-words-title')} {{#words}}")
        order = sorted(SPOKEN.values(), key=lambda other: other != language)
        rows = [[say(f"rules-words-{other}") for other in order], ["---"] * len(order)]
        rows += [[words_of[other] for other in order] for words_of in spoken]
        lines.append("\n".join(f"| {' | '.join(row)} |" for row in rows))
    lines.append(f"## {say('rules-reconstructed-title')}")
    lines += [f"- {say(f'{game.name}-reconstructed-{key}')}" for key in game.reconstructed]
    if not game.reconstructed:
        lines.append(say("rules-reconstructed-none"))
    return "\n\n".join(filter(None, lines)) + "\n"


def picture(game: Game, language: str) -> str:
    """The README's picture of the game, with what it says there; nothing while a new game has none."""
    text = (ROOT / READMES[language]).read_text(encoding="utf-8")
    found = re.search(rf"!\[([^\]]+)\]\(docs/pictures/{game.name}\.webp\)", text)
    return "" if found is None else f"![{found[1]}](../pictures/{game.name}.webp)"


def glossary(game: Game) -> list[dict[str, str]]:
    """The rows of the table that the game's page opens with, by language; none while a new game has no page."""
    page = ROOT / "docs" / "games" / f"{game.name}.md"
    text = page.read_text(encoding="utf-8") if page.exists() else ""
    found = re.search(r"^## Words\n\n((?:\|.*\n)+)", text, re.MULTILINE)
    if found is None:
        return []
    head, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in found[1].splitlines()]
    return [{SPOKEN[column]: cell for column, cell in zip(head, row, strict=True) if column in SPOKEN} for row in rows]


if __name__ == "__main__":
    gather(Path(sys.argv[1]))
