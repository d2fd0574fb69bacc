"""Pictures of the table (extra `picture`): the browser's own boards, drawn by a Chromium without a window.

    from prichal.env import aec
    env = aec("jamaica", seats=4, render_mode="rgb_array")
    env.reset(seed=1)
    env.render()

A picture is made from one viewer's view and what that viewer is asked, and from nothing else. The page and its files
come from the package: no server runs, and nothing is asked of any network. One Chromium, with one page, stays open
from the first picture until the camera is closed. An SVG is what that page shows, with all it needs inside.
"""

from __future__ import annotations

import io
import shutil
import threading
import weakref
from collections.abc import Sequence
from concurrent.futures import Future
from contextlib import ExitStack
from importlib.resources import files
from pathlib import Path
from queue import SimpleQueue
from typing import Final, NamedTuple
from urllib.parse import urlsplit

import msgspec
import numpy as np
from numpy.typing import NDArray

from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.errors import BadSetup, WrongSeat
from prichal.kernel.game import Game
from prichal.kernel.state import State
from prichal.kernel.wire import Message, Panel, Prompt, View
from prichal.locales import LANGUAGES

try:
    import PIL.Image
    from playwright.sync_api import Error, Page, Route, sync_playwright
except ImportError as error:
    raise ImportError("pictures need the packages playwright and pillow: pip install 'prichal[picture]'") from error

Pixels = NDArray[np.uint8]

CLIENT: Final = Path(str(files("prichal").joinpath("client")))
CHROMIUMS: Final = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
HOUSE: Final = "http://prichal.invalid"  # no such place: every request is answered from the package
PAGE: Final = "/picture/"
ASSETS: Final = "/assets/"
SMALLEST: Final = 240
LARGEST: Final = 4096
PNG: Final = "png"
SVG: Final = "svg"
FORMATS: Final = (PNG, SVG)
THEMES: Final = ("light", "dark")
LOCALES: Final = {"en": "en-GB", "ru": "ru-RU"}


class Look(NamedTuple):
    """How pictures are taken: their size in pixels, by day or by night, in which language, and with whose eyes.

    Without a seat it is whoever is asked; `prichal.SPECTATOR` sees what everybody may see.
    """

    width: int = 1280
    height: int = 800
    theme: str = "light"
    language: str = "en"
    seat: int | None = None

    def check(self, seats: int) -> None:
        for name, size in (("width", self.width), ("height", self.height)):
            if not SMALLEST <= size <= LARGEST:
                message = Message("problem-range", {"name": name, "least": SMALLEST})
                raise BadSetup(message, f"{name} must be {SMALLEST} to {LARGEST} pixels, not {size}")
        check_value("theme", self.theme, THEMES)
        check_value("language", self.language, LANGUAGES)
        if self.seat is not None:
            check_seat(self.seat, seats)


def check_value(name: str, value: str, values: Sequence[str]) -> None:
    if value not in values:
        told = ", ".join(values)
        message = Message("problem-value", {"option": name, "value": value, "values": told})
        raise BadSetup(message, f"{name} can't be {value!r}; values: {told}")


def check_seat(seat: int, seats: int) -> None:
    if seat != SPECTATOR and not 0 <= seat < seats:
        message = Message("problem-turn", {"seat": str(seat)})
        raise WrongSeat(message, f"there are the seats 0 to {seats - 1}, and {SPECTATOR} for a spectator")


class Shown(msgspec.Struct):
    """What the page is told; nothing in it knows more than the view's viewer."""

    view: View
    names: list[str]
    prompt: Prompt | None
    panels: list[Panel]


class Order(NamedTuple):
    """A picture to be taken."""

    game: str
    shown: bytes
    format: str
    picture: Future[bytes]


Orders = SimpleQueue[Order | None]


class Camera:
    """Takes pictures of positions of one game; `close` ends its Chromium."""

    def __init__(self, game: Game, names: list[str], look: Look) -> None:
        look.check(len(names))
        if not (CLIENT / "index.html").exists():
            raise RuntimeError("pictures need the browser table, which isn't built here: `make client` builds it")
        self.game = game
        self.names = names
        self.look = look
        self.orders: Orders | None = None
        self.end: weakref.finalize[..., Camera] | None = None

    def take(self, state: State, seat: int | None = None, format: str = PNG) -> bytes:
        """The table as a PNG or an SVG: as the seat sees it, else as the look says, else as whoever is asked."""
        check_value("format", format, FORMATS)
        if seat is None:
            seat = self.look.seat
        if seat is None:
            seat = SPECTATOR if state.over else int(state.agenda.actors()[0])
        check_seat(seat, len(self.names))
        asked = not state.over and seat in state.agenda.actors()
        view = self.game.view(state, seat)
        prompt = self.game.prompt(state, seat) if asked else None
        shown = msgspec.json.encode(Shown(view, self.names, prompt, self.game.panels(view)))
        order = Order(self.game.name, shown, format, Future())
        self.open().put(order)
        return order.picture.result()

    def open(self) -> Orders:
        """The queue of the thread that Chromium is asked from; where it doesn't run yet, it is started."""
        if self.orders is None:
            self.orders = SimpleQueue()
            thread = threading.Thread(target=fulfil, args=(self.orders, self.look), name="pictures", daemon=True)
            thread.start()
            self.end = weakref.finalize(self, stop, self.orders, thread)  # whoever forgets to close it leaves nothing
        return self.orders

    def close(self) -> None:
        """Chromium is gone when this returns; the next picture opens another."""
        if self.end is not None:
            self.end()
        self.orders = self.end = None


def pixels(png: bytes) -> Pixels:
    """Rows of red, green and blue."""
    with PIL.Image.open(io.BytesIO(png)) as picture:
        return np.asarray(picture.convert("RGB"), np.uint8).copy()


def stop(orders: Orders, thread: threading.Thread) -> None:
    orders.put(None)
    thread.join()


def fulfil(orders: Orders, look: Look) -> None:
    """A thread's work, since Playwright wants one of its own: notebooks have an event loop in theirs."""
    with ExitStack() as opened:
        page: Page | None = None
        while (order := orders.get()) is not None:
            try:
                if page is None:
                    page = open_page(opened, look)
                order.picture.set_result(shoot(page, order))
            except Exception as error:
                page = None
                opened.close()  # the next picture begins anew
                order.picture.set_exception(error)


def open_page(opened: ExitStack, look: Look) -> Page:
    playwright = opened.enter_context(sync_playwright())
    found = next((path for path in map(shutil.which, CHROMIUMS) if path), None)
    if found is None and not Path(playwright.chromium.executable_path).exists():
        raise RuntimeError("pictures need Chromium: install it, or let `playwright install chromium` do that")
    browser = playwright.chromium.launch(executable_path=found, args=["--disable-gpu"])
    opened.callback(browser.close)
    context = browser.new_context(
        viewport={"width": look.width, "height": look.height},
        color_scheme="dark" if look.theme == "dark" else "light",
        locale=LOCALES[look.language],
        reduced_motion="reduce",
        service_workers="block",
    )
    context.route("**/*", answer)
    return context.new_page()


def answer(route: Route) -> None:
    """Serves the built client's files; there is nothing else."""
    path = urlsplit(route.request.url).path
    file = CLIENT / "assets" / path.removeprefix(ASSETS)
    if path.startswith(PAGE):
        route.fulfill(path=CLIENT / "index.html")
    elif path.startswith(ASSETS) and file.is_file():
        route.fulfill(path=file)
    else:
        route.fulfill(status=404)


def shoot(page: Page, order: Order) -> bytes:
    try:
        address = f"{HOUSE}{PAGE}{order.game}"
        if page.url != address:
            page.goto(address)
            page.wait_for_function("() => globalThis.show !== undefined")
        page.evaluate("text => show(JSON.parse(text))", order.shown.decode())
        if order.format == SVG:
            return str(page.evaluate("() => svg()")).encode()
        return page.screenshot(animations="disabled")
    except Error as error:
        raise RuntimeError(f"the picture couldn't be taken: {error.message}") from error
