"""Pictures without a browser: what is missing, and what can't be a picture, is said in one sentence."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from prichal import games
from prichal.env import aec, parallel, pictures
from prichal.env.gymnasium import SingleEnvironment
from prichal.env.pictures import Look
from prichal.kernel.errors import BadSetup, Problem, WrongSeat

Make = Callable[[], object]
WITHOUT = """
import sys
sys.modules[{module!r}] = None
from prichal.env import aec
env = aec("jamaica")
env.reset(seed=1)
try:
    {action}
except ImportError as error:
    print(error)
"""


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A browser table that is there and draws nothing."""
    (tmp_path / "index.html").write_text("")
    monkeypatch.setattr(pictures, "CLIENT", tmp_path)
    return tmp_path


@pytest.mark.parametrize("module", ["playwright.sync_api", "PIL.Image"])
@pytest.mark.parametrize("action", ["aec('jamaica', render_mode='rgb_array')", "env.unwrapped.picture()"])
def test_without_the_extra_a_sentence_says_what_to_install(module: str, action: str) -> None:
    program = WITHOUT.format(module=module, action=action)
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout == "pictures need the packages playwright and pillow: pip install 'prichal[picture]'\n"


MAKES: list[Make] = [
    lambda: aec("jamaica", render_mode="rgb_array"),
    lambda: parallel("jamaica", render_mode="rgb_array"),
    lambda: SingleEnvironment("jamaica", render_mode="rgb_array"),
]


@pytest.mark.parametrize("make", MAKES)
def test_without_a_browser_table_a_sentence_says_how_to_build_it(make: Make, table: Path) -> None:
    make()
    (table / "index.html").unlink()
    with pytest.raises(RuntimeError, match="isn't built here: `make client` builds it"):
        make()


@pytest.mark.parametrize(
    ("look", "refusal", "sentence"),
    [
        (Look(width=10), BadSetup, "width must be 240 to 4096 pixels, not 10"),
        (Look(height=5000), BadSetup, "height must be 240 to 4096 pixels, not 5000"),
        (Look(theme="blue"), BadSetup, "theme can't be 'blue'; values: light, dark"),
        (Look(language="de"), BadSetup, "language can't be 'de'; values: en, ru"),
        (Look(seat=4), WrongSeat, "there are the seats 0 to 3"),
        (Look(seat=-1), WrongSeat, "there are the seats 0 to 3"),
    ],
)
@pytest.mark.usefixtures("table")
def test_a_look_that_doesnt_fit_is_refused(look: Look, refusal: type[Problem], sentence: str) -> None:
    with pytest.raises(refusal, match=sentence):
        aec("jamaica", 4, render_mode="rgb_array", look=look)


@pytest.mark.usefixtures("table")
def test_a_seat_that_isnt_there_has_no_picture() -> None:
    env = aec("jamaica", 4)
    env.reset(seed=1)
    with pytest.raises(WrongSeat, match="there are the seats 0 to 3, and -2 for a spectator"):
        env.unwrapped.picture(4)


@pytest.mark.usefixtures("table")
@pytest.mark.parametrize("make", [aec, parallel, SingleEnvironment])
def test_another_format_is_refused(make: Callable[[str], Any]) -> None:
    env = make("jamaica")
    env.reset(seed=1)
    with pytest.raises(BadSetup, match="format can't be 'gif'; values: png, svg"):
        env.unwrapped.picture(format="gif")


@pytest.mark.usefixtures("table")
def test_every_game_may_be_shown_in_words_or_as_a_picture() -> None:
    for name in games.names():
        assert aec(name).metadata["render_modes"] == ["ansi", "rgb_array"]
        assert aec(name, render_mode="rgb_array").render_mode == "rgb_array"
