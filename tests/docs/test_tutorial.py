"""docs/tutorial.md is true: its blocks are the code of a new game, and with its change the game obeys every law."""

from __future__ import annotations

import re
from pathlib import Path

from tests.test_new_game import NAME, Copy

PAGE = (Path(__file__).parents[2] / "docs" / "tutorial.md").read_text(encoding="utf-8")
BLOCK = r"\n\n```\w*\n(.*?)\n```"
SHOWN = re.compile(r"In `([^`]+)`:" + BLOCK, re.DOTALL)
CHANGE = re.compile(
    rf"In `(?P<changed>[^`]+)`, instead of{BLOCK}\n\nwrite{BLOCK}|At the end of `(?P<longer>[^`]+)`:{BLOCK}", re.DOTALL
)


def test_every_block_is_true_and_the_change_works(tmp_path: Path) -> None:
    copy = Copy(tmp_path)
    copy.prichal("new-game", NAME)
    folder = copy.package / "games" / NAME
    shown = SHOWN.findall(PAGE)
    assert len(shown) > 8
    for file, block in shown:
        assert block in (folder / file).read_text(encoding="utf-8"), f"{file}: {block}"
    changes = list(CHANGE.finditer(PAGE))
    assert len(changes) == len(re.findall("instead of\n|At the end of `", PAGE)) > 6
    for change in changes:
        page = folder / (change["changed"] or change["longer"])
        text = page.read_text(encoding="utf-8")
        if change["changed"]:
            assert text.count(change[2]) == 1, change[2]
            page.write_text(text.replace(change[2], change[3]), encoding="utf-8")
        else:
            page.write_text(f"{text}{change[5]}\n", encoding="utf-8")
    tests = [str(folder / "test_rules.py"), "tests/laws", "-k", f"test_rules or {NAME} or both_languages or cites"]
    done = copy.python("-m", "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", *tests)
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr[-2000:]
    assert "TP-6" in copy.prichal("rules", NAME, "--lang", "ru")
