"""Somebody at a browser: what a person can do with a mouse or a keyboard, and what they would notice."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

from playwright.sync_api import ConsoleMessage, Page, Request, WebSocket
from playwright.sync_api import TimeoutError as TooLate

PATIENCE = 60_000  # milliseconds; bots think on a busy machine
REACH = 15_000  # for one touch
STEPS = 4000
BLINK = 3_000  # until something else is tried
# What the table waits for; nothing before its board is there. A touch that came too late, because the host gave the
# last answer, has closed the result: it can be opened again.
KIND = """
  const find = selector => document.querySelector(selector) !== null;
  const isDone = find('.prompt .tools [data-icon=crown]') && !find('.caption.walking');
  window.doneSince = isDone ? (window.doneSince ?? performance.now()) : undefined;
  const kind = find('dialog[open] .winner') ? 'over' : find('.curtain') ? 'curtain'
    : isDone && performance.now() - window.doneSince > 2000 ? 'closed'
    : find('.shell.own') && !find('[data-piece]') ? null
    : find('.confirm .first:not([disabled])') ? 'confirm' : find('.option:not([disabled])') ? 'asked' : null;
"""
# What a player sees at a glance, once the table has changed since `before`: what is asked, and what can be touched.
# `spots` are the middles of the pieces where nothing else lies over them: there a mouse needs no search.
GLANCE = (
    """before => {
  const marks = document.querySelector('.shell')?.dataset.state ?? '';
  if (marks === before) return null;"""
    + KIND
    + """
  if (kind === null) return null;
  const spots = {}, hidden = [];
  for (const piece of document.querySelectorAll('[data-piece].pickable')) {
    const box = piece.getBoundingClientRect(), x = box.x + box.width / 2, y = box.y + box.height / 2;
    if (!piece.checkVisibility() || box.width === 0) { hidden.push(piece.dataset.piece); continue; }
    spots[piece.dataset.piece] = piece.contains(document.elementFromPoint(x, y)) ? [x, y] : null;
  }
  const chosen = [...document.querySelectorAll('[data-piece].chosen')].map(piece => piece.dataset.piece);
  return { marks, kind, spots, hidden, chosen,
           options: document.querySelectorAll('.option:not([disabled]):not(.back)').length };
}"""
)
CHANGED = "before => document.querySelector('.shell')?.dataset.state !== before"
READY = "() => {" + KIND + "return kind; }"


def next_pieces(options: list[list[str]], chosen: set[str]) -> set[str]:
    """Of every option the first piece that isn't touched yet and tells it from some other option."""
    shared = set.intersection(*map(set, options)) if len(options) > 1 else set()
    return {pick for picks in options for pick in [p for p in picks if p not in chosen | shared][:1]}


class Glance(NamedTuple):
    """What GLANCE sees."""

    marks: str
    kind: str  # over, curtain, confirm, asked
    spots: dict[str, list[float] | None]
    hidden: list[str]
    chosen: list[str]
    options: int


Wish = Callable[[list[dict[str, Any]]], dict[str, Any] | None]


def no_wish(options: list[dict[str, Any]]) -> None:
    """One piece after another."""


class Player:
    """One window. Notices errors, requests to other houses, and pieces that are asked for but not drawn."""

    def __init__(self, page: Page, address: str, root: str = "/") -> None:
        self.page = page
        self.address = address
        self.root = root  # where the pages begin: without a server after a #
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
        self.page.goto(f"{self.root}new/{game}")
        self.page.locator(".choice").filter(has_text=str(seats)).locator("input").check()
        selects = self.page.locator("fieldset").nth(1).locator("select")
        for place, chair in enumerate(chairs, start=1):
            selects.nth(place).select_option(chair)
        for value in options or []:
            self.page.locator(f"select:has(option[value={value}])").last.select_option(value)
        for place, tick in enumerate(("invited", "spectators", "asks_all")):
            if ticks.get(tick):
                self.page.locator(".tick input").nth(place).check()
        self.page.locator("form .button.first").click()
        self.page.locator(".shell").wait_for()

    # Playing

    def wait(self) -> str:
        """Waits until something is asked, confirmed, hidden or over; says which."""
        kind = str(self.page.wait_for_function(READY).json_value())
        if kind == "closed":
            self.open_result()
            return self.wait()
        return kind

    def open_result(self) -> None:
        self.page.locator(".prompt .tools .button:has([data-icon=crown])").click()
        self.page.locator("dialog[open] .winner").wait_for()

    def glance(self, before: str | None = None) -> Glance:
        """Waits until something is asked, confirmed, hidden or over, at another moment than `before`."""
        seen = Glance(**self.page.wait_for_function(GLANCE, arg=before).json_value())
        if seen.kind == "closed":
            self.open_result()
            return self.glance(before)
        return seen

    def look_for_pieces(self, seen: Glance) -> list[dict[str, Any]]:
        """Notes which of the pieces that can be touched next are not on the table; the options that are left."""
        prompt = self.update.get("prompt")
        if prompt is None or seen.marks.split()[0] != str(self.update["version"]):
            return []  # the page is a moment behind what was sent
        chosen = set(seen.chosen)
        left = [option for option in prompt["options"] if chosen <= set(option["picks"])]
        wanted = next_pieces([option["picks"] for option in left], chosen)
        self.asked |= wanted
        self.undrawn |= wanted - set(seen.spots) - set(seen.hidden)
        return left

    def touch(self, seen: Glance | None = None, wish: Wish = no_wish) -> None:
        """One touch with the mouse: on a piece that glows and is seen, else on the plain list."""
        seen = seen or self.glance()
        option = wish(self.look_for_pieces(seen))
        wanted = [] if option is None else [pick for pick in option["picks"] if pick in seen.spots]
        if not seen.spots:
            self.page.locator(".option:not([disabled])").first.click(timeout=REACH)
            return
        self.touches += 1
        piece = wanted[0] if wanted else list(seen.spots)[self.touches % len(seen.spots)]
        spot = seen.spots[piece]
        if spot is None:  # it may have to be scrolled to, or lie under the open list, which offers the same
            try:
                self.page.locator(f"[data-piece='{piece}'].pickable:visible").first.click(timeout=BLINK)
            except TooLate:
                self.page.locator(".option:not([disabled])").first.click(timeout=REACH)
        else:
            self.page.mouse.click(*spot)
            self.touch_again(piece, seen.marks)

    def touch_again(self, piece: str, before: str) -> None:
        """What was touched may have moved meanwhile, because somebody else answered: then it is looked for."""
        try:
            self.page.wait_for_function(CHANGED, arg=before, timeout=REACH)  # too soon, a second touch undoes it
        except TooLate:
            self.page.locator(f"[data-piece='{piece}'].pickable:visible").first.click(timeout=REACH)

    def state(self) -> str:
        return self.page.locator(".shell").get_attribute("data-state") or ""

    def settle(self, before: str) -> None:
        """Waits until a touch has done something."""
        self.page.wait_for_function(CHANGED, arg=before)

    def play_by_mouse(self, most: int = STEPS, wish: Wish = no_wish) -> bool:
        """Plays until the end (True) or for so many touches; `wish` prefers an option, or none."""
        before: str | None = None
        for _ in range(most):
            seen = self.glance(before)
            if seen.kind == "over":
                return True
            before = seen.marks
            if seen.kind == "curtain":
                self.page.locator(".curtain .button.first").click()
            elif seen.kind == "confirm":
                self.page.locator(".confirm .first").click()
            else:
                self.touch_unless_answered(seen, wish)
        if before is not None:
            self.settle(before)
        return False

    def touch_unless_answered(self, seen: Glance, wish: Wish) -> None:
        """The host gives only answers itself: then there is nothing left to touch."""
        try:
            self.touch(seen, wish)
        except TooLate:
            if self.state() == seen.marks:
                raise

    def play_by_keyboard(self, most: int = STEPS, wish: Wish = no_wish) -> bool:
        """Digits choose, Enter confirms; the mouse is never used."""
        before: str | None = None
        for turn in range(most):
            seen = self.glance(before)
            if seen.kind == "over":
                return True
            before = seen.marks
            if seen.kind in ("confirm", "curtain"):
                self.page.keyboard.press("Enter")
            else:
                self.type(str(self.number_of(seen, wish) or 1 + turn % min(9, max(1, seen.options))))
        if before is not None:
            self.settle(before)
        return False

    def number_of(self, seen: Glance, wish: Wish) -> int:
        """The place in the list of the option that is wished for; 0 for none."""
        left = self.look_for_pieces(seen)
        option = wish(left)
        return 0 if option is None or len(left) != seen.options else 1 + left.index(option)

    def type(self, digits: str) -> None:
        for digit in digits:
            self.page.keyboard.press(digit)
