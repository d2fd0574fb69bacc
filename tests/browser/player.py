"""Somebody at a browser: what a person can do with a mouse or a keyboard, and what they would notice."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, Request, WebSocket
from playwright.sync_api import TimeoutError as TooLate

PATIENCE = 60_000  # milliseconds; bots think on a busy machine
REACH = 15_000  # for one touch
STEPS = 4000
READY = (
    "() => document.querySelector('.option:not([disabled]), .confirm .first:not([disabled]), [role=dialog].curtain,"
    " dialog[open] .winner') !== null"
)


def next_pieces(options: list[list[str]], chosen: set[str]) -> set[str]:
    """Of every option the first piece that isn't touched yet and tells it from some other option."""
    shared = set.intersection(*map(set, options)) if len(options) > 1 else set()
    return {pick for picks in options for pick in [p for p in picks if p not in chosen | shared][:1]}


class Player:
    """One window. Notices errors, requests to other houses, and pieces that are asked for but not drawn."""

    def __init__(self, page: Page, address: str) -> None:
        self.page = page
        self.address = address
        self.errors: list[str] = []
        self.update: dict[str, Any] = {}  # the last update as it came over the wire
        self.asked: set[str] = set()
        self.undrawn: set[str] = set()
        self.touches = 0
        page.set_default_timeout(PATIENCE)
        page.add_init_script("crypto.getRandomValues = bytes => bytes.fill(5)")  # its share in the table's luck
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("request", self._request)
        page.on("websocket", self._listen)

    def _console(self, message: ConsoleMessage) -> None:
        # A first visit asks who it is and hears 401; a lost server is part of some tests.
        if (
            message.type == "error"
            and "Failed to load resource" not in message.text
            and "WebSocket" not in message.text
        ):
            self.errors.append(message.text)

    def _request(self, request: Request) -> None:
        if not request.url.startswith((self.address, "data:", "blob:")):
            self.errors.append(f"a request to another house: {request.url}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("type") == "update":
            self.update = message

    def check_peace(self) -> None:
        assert self.errors == []

    # Arriving

    def home(self, **settings: object) -> None:
        """Opens the home page; settings as somebody left them on an earlier visit, at which they said a name."""
        note = json.dumps(json.dumps({"named": True, **settings}))
        self.page.add_init_script(f"localStorage.getItem('prichal') ?? localStorage.setItem('prichal', {note})")
        self.page.goto("/")
        self.page.locator(".games .play").first.wait_for()

    def play_now(self, game: str) -> None:
        """`game` is its name as the card shows it."""
        self.page.locator(".games > li").filter(has_text=game).locator(".play").click()
        self.page.locator(".shell").wait_for()

    def open_table(
        self, game: str, seats: int, chairs: list[str], options: list[str] | None = None, **ticks: bool
    ) -> None:
        """Fills in the form of a new table; `chairs` are those after one's own, `options` values of the game's own."""
        self.page.goto(f"/new/{game}")
        self.page.locator(".choice").filter(has_text=str(seats)).locator("input").check()
        selects = self.page.locator("fieldset").nth(1).locator("select")
        for place, chair in enumerate(chairs, start=1):
            selects.nth(place).select_option(chair)
        for value in options or []:
            self.page.locator(f"select:has(option[value={value}])").last.select_option(value)
        if ticks.get("invited"):
            self.page.locator(".tick input").first.check()
        self.page.locator("form .button.first").click()
        self.page.locator(".shell").wait_for()

    # Playing

    def wait(self) -> str:
        """Waits until something is asked, confirmed, hidden or over; says which."""
        self.page.wait_for_function(READY)
        for name, selector in (
            ("over", "dialog[open] .winner"),
            ("curtain", ".curtain"),
            ("confirm", ".confirm .first:not([disabled])"),
        ):
            if self.page.locator(selector).count() > 0:
                return name
        return "asked"

    def look_for_pieces(self) -> None:
        """Notes which of the pieces that can be touched next are not on the table."""
        prompt = self.update.get("prompt")
        if prompt is None or self.state().split()[0] != str(self.update["version"]):
            return  # the page is a moment behind what was sent
        chosen = set(self.page.locator("[data-piece].chosen").evaluate_all("all => all.map(e => e.dataset.piece)"))
        left = [picks for option in prompt["options"] if chosen <= set(picks := option["picks"])]
        wanted = sorted(next_pieces(left, chosen))
        drawn = "wanted => wanted.filter(id => !document.querySelector(`[data-piece='${id}'].pickable`))"
        self.asked |= set(wanted)
        self.undrawn |= set(self.page.evaluate(drawn, wanted))

    def touch(self) -> None:
        """One touch with the mouse: on a piece that glows and is seen, else on the plain list."""
        pieces = self.page.locator("[data-piece].pickable:visible")
        if pieces.count() > 0:
            self.touches += 1
            pieces.nth(self.touches % pieces.count()).click(timeout=REACH)
        else:
            self.page.locator(".option:not([disabled])").first.click(timeout=REACH)

    def state(self) -> str:
        return self.page.locator(".shell").get_attribute("data-state") or ""

    def settle(self, before: str) -> None:
        """Waits until a touch has done something."""
        self.page.wait_for_function("b => document.querySelector('.shell')?.dataset.state !== b", arg=before)

    def play_by_mouse(self, most: int = STEPS) -> bool:
        """Plays until the end (True) or for so many touches."""
        for _ in range(most):
            state = self.wait()
            if state == "over":
                return True
            before = self.state()
            if state == "curtain":
                self.page.locator(".curtain .button.first").click()
            elif state == "confirm":
                self.page.locator(".confirm .first").click()
            else:
                self.look_for_pieces()
                self.touch_unless_answered(before)
            self.settle(before)
        return False

    def touch_unless_answered(self, before: str) -> None:
        """The host gives only answers itself: then there is nothing left to touch."""
        try:
            self.touch()
        except TooLate:
            if self.state() == before:
                raise

    def play_by_keyboard(self, most: int = STEPS) -> bool:
        """Digits choose, Enter confirms; the mouse is never used."""
        for turn in range(most):
            state = self.wait()
            if state == "over":
                return True
            before = self.state()
            if state in ("confirm", "curtain"):
                self.page.keyboard.press("Enter")
            else:
                count = self.page.locator(".option:not([disabled]):not(.back)").count()
                self.page.keyboard.press(str(1 + turn % min(9, max(1, count))))
            self.settle(before)
        return False
