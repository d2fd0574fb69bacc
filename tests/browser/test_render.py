"""What environments show as pictures: the browser's boards, the same for the same view, and nothing that is hidden."""

from __future__ import annotations

import asyncio
import gc
import io
import os
import subprocess
import sys
import time
import warnings
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import gymnasium
import msgspec
import numpy as np
import PIL.Image
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import render_test
from playwright.sync_api import Route

import prichal
from prichal import games
from prichal.env import aec, parallel, pictures
from prichal.env.gymnasium import SingleEnvironment, identifier
from prichal.env.pettingzoo import Environment
from prichal.env.pictures import Look, pixels
from prichal.kernel.agenda import SPECTATOR
from tests.browser.shown import FULL, PLIES, Made, play, twins
from tests.docs.test_readme import PICTURES, blocks

SIZE = (800, 1280, 3)
COLOURS = 300  # in any picture of a board
PATIENCE = 20  # seconds
SCREENSHOTS = Path("build/screenshots")

pytestmark = pytest.mark.usefixtures("program")


def picture(env: Environment) -> pictures.Pixels:
    shown = env.render()
    assert isinstance(shown, np.ndarray)
    return shown


def processes() -> dict[str, tuple[str, str]]:
    """Those that run on this machine, by number: name and parent."""
    found: dict[str, tuple[str, str]] = {}
    for folder in Path("/proc").glob("[0-9]*"):
        try:
            name, _, rest = (folder / "stat").read_text().partition("(")[2].rpartition(")")
        except (FileNotFoundError, ProcessLookupError):
            continue
        if rest.split()[0] != "Z":
            found[folder.name] = name, rest.split()[1]
    return found


def children() -> set[str]:
    """What this process has started itself: drivers of the browsers that other tests look at, too."""
    return {number for number, (_, parent) in processes().items() if parent == str(os.getpid())}


def chromiums(apart: set[str]) -> set[str]:
    """Processes of Chromium and of Playwright's driver below this one, but for those that are `apart` or below them."""
    running = processes()
    ours = {str(os.getpid())}
    while grown := {number for number, (_, parent) in running.items() if parent in ours} - ours - apart:
        ours |= grown
    return {number for number in ours if running[number][0].startswith(("chrom", "node", "google"))}


def is_gone(apart: set[str]) -> bool:
    """The last processes of a Chromium that was closed take a moment."""
    began = time.monotonic()
    while chromiums(apart) and time.monotonic() - began < PATIENCE:
        time.sleep(0.1)
    return not chromiums(apart)


@pytest.mark.parametrize("name", games.names())
def test_a_picture_shows_the_board_and_the_same_position_looks_the_same(made: Made, name: str) -> None:
    env = made(name)
    first = picture(env)
    play(env, PLIES)
    later = picture(env)
    for shown in (first, later):
        assert shown.shape == SIZE and shown.dtype == np.uint8 and shown.flags.writeable
        colours = shown.astype(np.int64) @ [1 << 16, 1 << 8, 1]
        for half in np.split(colours, 2, axis=1):
            assert len(np.unique(half)) > COLOURS
    assert (first != later).any()
    png = env.picture()
    with PIL.Image.open(io.BytesIO(png)) as opened:
        assert (opened.format, opened.size) == ("PNG", (1280, 800))
    assert np.array_equal(pixels(png), later)
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    (SCREENSHOTS / f"render-{name}.png").write_bytes(png)
    env.reset(seed=7)
    assert np.array_equal(picture(env), first)  # whatever was shown before
    other = made(name)
    assert np.array_equal(picture(other), first)  # and in another Chromium


@pytest.mark.parametrize("name", games.names())
def test_what_is_hidden_from_a_seat_is_not_in_its_picture(made: Made, name: str) -> None:
    env = made(name)
    play(env, PLIES)
    viewer = env.state.actor
    other = (viewer + 1) % env.setup.seats
    known = msgspec.json.encode(env.game.view(env.state, other))
    seen, seen_by_other = env.picture(viewer), env.picture(other)
    found = 0
    for twin in twins(env.game, env.state, viewer):
        differs = msgspec.json.encode(env.game.view(twin, other)) != known
        if env.game.has_secrets() and not differs:
            continue
        env.state = twin
        assert env.picture(viewer) == seen
        assert (env.picture(other) != seen_by_other) == differs  # whoever knows sees that it is another position
        found += 1
        if found == 2:
            return
    raise AssertionError("no twin")


def test_whose_eyes_may_be_chosen(made: Made) -> None:
    env = made("jamaica", Look(seat=2))
    play(env, PLIES)
    asked = env.state.actor
    seats = [env.picture(seat) for seat in range(4)]
    everybody = env.picture(SPECTATOR)
    assert len({*seats, everybody}) == 5
    assert np.array_equal(picture(env), pixels(seats[2]))
    env.close()
    usual = made("jamaica")
    usual.state = env.state
    assert usual.picture() == seats[asked]
    while not env.state.over:
        env.step(env.state.legal_actions()[0])
    assert usual.picture() == usual.picture(SPECTATOR)  # at the end nobody is asked


def test_size_theme_and_language_may_be_chosen(made: Made) -> None:
    shown = [
        made("shanghaien", look).picture()
        for look in (Look(), Look(theme="dark"), Look(language="ru"), Look(width=640, height=900))
    ]
    assert len(set(shown)) == 4
    assert pixels(shown[1]).mean() < pixels(shown[0]).mean() / 2
    assert pixels(shown[3]).shape == (900, 640, 3)


def test_all_kinds_of_environments_show_the_same(made: Made) -> None:
    in_turn = made("madame_ching")
    at_once = parallel("madame_ching", 4, render_mode="rgb_array")
    wrapped = aec("madame_ching", 4, render_mode="rgb_array")
    alone = gymnasium.make("prichal/MadameChing-4p-v0", render_mode="rgb_array", bot="random", seat=3)
    try:
        at_once.reset(seed=7)
        wrapped.reset(seed=7)
        first = picture(in_turn)
        assert np.array_equal(np.asarray(at_once.render()), first)
        assert np.array_equal(np.asarray(wrapped.render()), first)
        assert at_once.picture() == in_turn.picture()
        alone.reset(seed=7)
        inner = alone.unwrapped
        assert isinstance(inner, SingleEnvironment)
        own = np.asarray(alone.render())
        assert np.array_equal(own, pixels(inner.picture(3)))
        assert not np.array_equal(own, pixels(inner.picture(0)))
    finally:
        for env in (at_once, wrapped, alone):
            env.close()


@pytest.mark.parametrize("name", games.names())
def test_gymnasium_and_pettingzoo_find_nothing_wrong(name: str) -> None:
    env = gymnasium.make(identifier(games.find(name), FULL[name]), bot="random")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped)

    def make(render_mode: str) -> object:
        return aec(name, render_mode=None if render_mode == "human" else render_mode)  # asked first, for its metadata

    render_test(make)


def test_closing_frees_the_browser_and_so_does_forgetting(made: Made) -> None:
    others = children()
    env = made("shanghaien")
    assert not chromiums(others)  # it is opened with the first picture
    first = env.picture()
    assert chromiums(others)
    env.close()
    assert is_gone(others)
    env.close()  # once more changes nothing
    assert env.picture() == first  # it opens again
    env.close()
    forgotten = Environment("shanghaien", 2, "rgb_array", False, {})
    forgotten.reset(seed=7)
    assert forgotten.picture() == first
    assert chromiums(others)
    del forgotten
    gc.collect()
    assert is_gone(others)


def test_pictures_are_taken_in_notebooks_too(made: Made) -> None:
    """Their cells run inside an event loop, which Playwright refuses. A thread, since this one may have a loop already:
    that of the browser that other tests look at."""
    env = made("shanghaien")

    async def cell() -> bytes:
        return env.picture()

    with ThreadPoolExecutor(1) as thread:
        assert thread.submit(asyncio.run, cell()).result() == env.picture()


def test_everything_that_is_asked_for_is_in_the_package(made: Made, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    plain = pictures.answer

    def answer(route: Route) -> None:
        asked.append(route.request.url.removeprefix(pictures.HOUSE))
        plain(route)

    monkeypatch.setattr(pictures, "answer", answer)
    made("white_castle").picture()
    assert len(asked) > 10
    missing = [path for path in asked if not (pictures.CLIENT / path.removeprefix("/")).is_file()]
    assert missing == ["/picture/white_castle"]  # the page itself


def test_without_chromium_a_sentence_says_so_and_later_it_may_be_there(
    made: Made, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    env = made("shanghaien")
    with monkeypatch.context() as hidden:
        hidden.setattr(pictures, "CHROMIUMS", ())
        hidden.setenv("PLAYWRIGHT_BROWSERS_PATH", str(tmp_path))
        with pytest.raises(RuntimeError, match="need Chromium: install it, or let `playwright install chromium`"):
            env.picture()
    assert len(env.picture()) > 10_000


def test_the_example_of_the_documents_runs(tmp_path: Path) -> None:
    (example,) = [code for code in blocks("python", "docs/research.md") if PICTURES in code]
    told = {**os.environ, "PYTHONPATH": str(Path(prichal.__file__).parents[1])}
    command = [sys.executable, "-c", example]
    done = subprocess.run(command, cwd=tmp_path, env=told, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, f"{SIZE}\n"), done.stderr
    assert {file.name for file in tmp_path.iterdir()} == {"jamaica.png", "jamaica.svg"}
    assert pixels((tmp_path / "jamaica.png").read_bytes()).shape == SIZE
    assert (tmp_path / "jamaica.svg").read_bytes().startswith(b"<svg ")


def test_whoever_forgets_to_close_leaves_nothing_behind(tmp_path: Path) -> None:
    """Not even at the end of a program, which ends by itself."""
    program = """
from prichal.env import aec
env = aec("shanghaien", render_mode="rgb_array")
env.reset(seed=1)
env.render()
from tests.browser.test_render import chromiums
print(*chromiums(set()))
"""
    told = {**os.environ, "PYTHONPATH": f"{Path(prichal.__file__).parents[1]}:{Path.cwd()}"}
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd=tmp_path, env=told, capture_output=True, text=True, check=True, timeout=120)
    opened = done.stdout.split()
    assert len(opened) > 1, done.stderr
    began = time.monotonic()
    while left := [one for one in opened if (Path("/proc") / one).exists()]:
        assert time.monotonic() - began < PATIENCE, left
        time.sleep(0.1)
