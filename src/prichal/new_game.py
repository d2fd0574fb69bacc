"""Laying down a new game: the template's folder under another name."""

from __future__ import annotations

import keyword
import re
from pathlib import Path
from typing import Final

from prichal import games, template
from prichal.kernel.errors import Problem
from prichal.kernel.wire import Message

NAME: Final = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")
LONGEST: Final = 24
TEMPLATE: Final = Path(template.__file__).parent
GAMES: Final = Path(games.__file__).parent
CLAUSES: Final = "TE"  # what the template's clauses begin with


def lay_down(name: str) -> Path:
    """The folder of a new game that plays at once, beside the others."""
    if not NAME.fullmatch(name) or keyword.iskeyword(name) or len(name) > LONGEST:
        raise Problem(
            Message("problem-new-game-name", {"game": name, "most": LONGEST}),
            f"a game's folder is named like tide_pool, in at most {LONGEST} small letters, not {name!r}",
        )
    folder = GAMES / name
    if folder.exists():
        raise Problem(Message("problem-new-game-there", {"game": name}), f"there is a {name} already")
    prefix = free_prefix(name)
    for page in sorted(TEMPLATE.rglob("*")):
        if page.suffix in (".py", ".ftl"):
            target = folder / page.relative_to(TEMPLATE)
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(renamed(page.read_text(encoding="utf-8"), name, prefix), encoding="utf-8")
    return folder


def free_prefix(name: str) -> str:
    """The letters that the new game's clauses begin with: few, and of no other game."""
    taken = {clause.split("-")[0] for known in games.names() for clause in games.find(known).clauses()}
    initials = "".join(word[0] for word in name.split("_"))
    letters = name.replace("_", "")
    wanted = [initials] if len(initials) > 1 else []
    wanted += [letters[:count] for count in range(2, len(letters) + 1)]
    wanted += [f"{letters}{number}" for number in range(len(taken) + 1)]
    return next(found.upper() for found in wanted if found.upper() not in taken and found[-1:] != "-")


def renamed(text: str, name: str, prefix: str) -> str:
    """A page of the template as one of the new game."""
    words = name.split("_")
    text = text.replace("prichal.template", f"prichal.games.{name}")
    text = re.sub(rf"\b{CLAUSES}-(?=\d)", f"{prefix}-", text)
    text = re.sub(r"\bTemplate(?=State|View|Hints|\()", "".join(word.capitalize() for word in words), text)
    text = re.sub(r"\bTemplate\b", " ".join(word.capitalize() for word in words), text)
    text = re.sub(r"\btemplate\b", name, text)
    return re.sub(r"(?:^from (?:prichal|tests)\..*\n)+", in_order, text, flags=re.MULTILINE)


def in_order(imports: re.Match[str]) -> str:
    """Lines of imports as they are sorted everywhere."""
    return "".join(sorted(imports[0].splitlines(keepends=True)))
