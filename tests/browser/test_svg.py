"""Boards as SVG: one file that needs nothing else, looks like the PNG, and tells no more than the seat may know."""

from __future__ import annotations

import base64
import re
from pathlib import Path
from xml.etree import ElementTree

import msgspec
import numpy as np
import pytest
from playwright.sync_api import Browser, Page

from prichal import games
from prichal.env import parallel
from prichal.env.gymnasium import SingleEnvironment
from prichal.env.pictures import LOCALES, Look, Pixels, pixels
from tests.browser.shown import PLIES, Made, play, twins

NAMESPACES = {"http://www.w3.org/1999/xhtml", "http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
OUTSIDE = re.compile(r"""(?:https?:)?//[^\s"'<>)]+|@import|file:""")
REFERENCE = re.compile(r"""url\(\s*["']?([^"')\s]*)""")
NEARLY = 8  # of 255: what a colour may differ by
SHARE = 0.001  # of all pixels: how many may differ so
AS_IMAGE = """async text => {
    const image = document.querySelector("img");
    image.src = "data:image/svg+xml;base64," + text;
    await image.decode();
    await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
}"""
LOOKS = [Look(), Look(theme="dark", language="ru"), Look(width=640, height=900)]


def assert_same(found: Pixels, wanted: Pixels) -> None:
    assert found.shape == wanted.shape
    differ = np.abs(found.astype(np.int64) - wanted).max(axis=2)
    assert differ.max() <= NEARLY
    assert (differ > 0).mean() <= SHARE


def open_alone(page: Page, svg: bytes, folder: Path) -> None:
    file = folder / "board.svg"
    file.write_bytes(svg)
    page.goto(file.as_uri())


def open_as_image(page: Page, svg: bytes) -> None:
    page.goto("about:blank")
    page.set_content("<!doctype html><style>body { margin: 0 } img { display: block }</style><img>")
    page.evaluate(AS_IMAGE, base64.b64encode(svg).decode())


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("look", LOOKS)
def test_alone_and_as_an_image_it_looks_like_the_png_whatever_the_window(
    made: Made, chromium: Browser, tmp_path: Path, name: str, look: Look
) -> None:
    env = made(name, look)
    play(env, PLIES)
    wanted, svg = pixels(env.picture()), env.picture(format="svg")
    for wider in (0, 333):
        context = chromium.new_context(
            viewport={"width": look.width + wider, "height": look.height + wider},
            color_scheme="light"
            if look.theme == "dark"
            else "dark",  # neither the viewer's theme nor their window changes anything
            locale=LOCALES["en" if look.language == "ru" else "ru"],
            offline=True,
        )
        page = context.new_page()
        try:
            open_alone(page, svg, tmp_path)
            assert_same(pixels(page.screenshot())[: look.height, : look.width], wanted)
            open_as_image(page, svg)
            assert_same(pixels(page.screenshot())[: look.height, : look.width], wanted)
        finally:
            context.close()


@pytest.mark.parametrize("name", games.names())
def test_it_is_well_formed_and_refers_to_nothing_outside(made: Made, name: str) -> None:
    env = made(name)
    play(env, PLIES)
    text = env.picture(format="svg").decode()
    root = ElementTree.fromstring(text)
    assert root.tag == "{http://www.w3.org/2000/svg}svg"
    assert (root.get("width"), root.get("height"), root.get("viewBox")) == ("1280", "800", "0 0 1280 800")
    tags = {element.tag.rpartition("}")[2] for element in root.iter()}
    assert {"foreignObject", "body", "path", "style"} <= tags
    assert not tags & {"script", "link", "meta", "iframe", "object", "embed", "base"}
    written = re.sub(r'data:[\w/+-]+;base64,[\w/+=]+"', 'data:"', text)
    assert len(written) < len(text) - 100_000  # the letters
    assert set(OUTSIDE.findall(written)) <= NAMESPACES
    assert {place for place in REFERENCE.findall(written) if place != "data:"} <= {
        f"#{element.get('id')}" for element in root.iter() if element.get("id")
    }
    for element in root.iter():
        for key, value in element.items():
            assert not key.startswith("on"), key
            assert not key.endswith(("href", "src")) or value.startswith("#"), value


@pytest.mark.parametrize("name", games.names())
def test_what_is_hidden_from_a_seat_is_not_in_its_svg(made: Made, name: str) -> None:
    env = made(name)
    play(env, PLIES)
    viewer = env.state.actor
    other = (viewer + 1) % env.setup.seats
    known = msgspec.json.encode(env.game.view(env.state, other))
    seen, seen_by_other = env.picture(viewer, "svg"), env.picture(other, "svg")
    for twin in twins(env.game, env.state, viewer):
        differs = msgspec.json.encode(env.game.view(twin, other)) != known
        if env.game.has_secrets() and not differs:
            continue
        env.state = twin
        assert env.picture(viewer, "svg") == seen
        assert (env.picture(other, "svg") != seen_by_other) == differs
        return
    raise AssertionError("no twin")


@pytest.mark.parametrize("name", games.names())
def test_the_same_position_has_the_same_text(made: Made, name: str) -> None:
    env = made(name)
    first = env.picture(format="svg")
    play(env, PLIES)
    assert env.picture(format="svg") != first
    env.reset(seed=7)
    assert env.picture(format="svg") == first  # whatever was shown before
    assert made(name).picture(format="svg") == first  # and in another Chromium


def test_all_kinds_of_environments_have_it(made: Made) -> None:
    wanted = made("jamaica").picture(0, "svg")
    at_once, alone = parallel("jamaica", 4), SingleEnvironment("jamaica", 4, 0, "random")
    try:
        at_once.reset(seed=7)
        alone.reset(seed=7)
        assert at_once.picture(0, "svg") == wanted
        assert alone.picture(format="svg") == alone.picture(0, "svg") != alone.picture(1, "svg")
    finally:
        at_once.close()
        alone.close()
