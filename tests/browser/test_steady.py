"""The table holds still: what is said beside the board moves nothing on it, and nothing is cut off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Page, expect

from tests.browser.conftest import NewPlayer

Shoot = Callable[[Page, str], None]


def box(page: Page, selector: str) -> FloatRect | None:
    return page.locator(selector).first.bounding_box()


def is_same(page: Page, selector: str, before: FloatRect | None) -> bool:
    """Within a pixel: heights are rounded."""
    now = box(page, selector)
    if before is None or now is None:
        return False
    shifts = (now["x"] - before["x"], now["y"] - before["y"], now["width"] - before["width"])
    return all(abs(shift) < 1 for shift in (*shifts, now["height"] - before["height"]))


class Steady:
    """Where the parts of a table were when it was first looked at."""

    PARTS = ("main", ".caption", "section.prompt", "section.mine")
    PLACES = """parts => parts.map(part => {
      const { x, y, width, height } = document.querySelector(part).getBoundingClientRect();
      return [x, y, width, height];
    })"""

    def __init__(self, page: Page, *more: str) -> None:
        self.page = page
        self.parts = (*self.PARTS, *more)
        self.first = self.places()
        self.looks = 0

    def places(self) -> dict[str, list[float]]:
        """Of all parts at once: asked one by one they take longer than the game."""
        return dict(zip(self.parts, self.page.evaluate(self.PLACES, self.parts), strict=True))

    def check(self) -> None:
        self.looks += 1
        now = self.places()
        for part, first in self.first.items():
            shifts = [abs(after - before) for after, before in zip(now[part], first, strict=True)]
            assert max(shifts) < 1, f"{part}, look {self.looks}: {first}, now {now[part]}"


def is_cut(page: Page, selector: str) -> bool:
    """Whether a text isn't seen whole; two pixels are the tails of letters."""
    return bool(page.locator(selector).first.evaluate("e => e.scrollHeight - e.clientHeight > 2"))


def overflows(page: Page, selector: str) -> list[str]:
    """Which of these elements hold more than they show."""
    script = """all => all.filter(e => e.scrollWidth > e.clientWidth || e.scrollHeight > e.clientHeight)
      .map(e => `${e.className} ${e.scrollWidth}x${e.scrollHeight} in ${e.clientWidth}x${e.clientHeight}`)"""
    return [str(found) for found in page.locator(selector).evaluate_all(script)]


def test_asking_why_and_choosing_move_nothing(new_player: NewPlayer, shoot: Shoot) -> None:
    """Jamaica's cards have three long options; a confirmation is one line. The chart keeps its size all the while."""
    player = new_player(language="ru")
    player.home(language="ru", level="cabin-boy", confirm=True)
    player.play_now("Ямайка")
    page = player.page
    cards: list[str] = []
    for _ in range(80):
        if player.wait() == "asked" and page.locator("[data-piece^=card-].pickable").count() == 3:
            options = player.update["prompt"]["options"]
            cards = [option["picks"][0] for option in options if option["action"] in player.update["final"]]
        if cards:  # a captain's card can be taken back, and isn't confirmed
            break
        player.play_by_mouse(1)
    chart = box(page, "svg.chart")
    drawer = page.get_by_role("button", name="Все варианты: 3")
    drawer.click()
    assert overflows(page, ".prompt ol") == [], "the drawer shows three options at once"
    assert is_same(page, "svg.chart", chart)
    drawer.click()
    page.locator("[data-piece^=space-]").nth(20).click()
    expect(page.locator(".notice .clause")).to_be_visible()
    assert is_same(page, "svg.chart", chart)
    page.locator(f"[data-piece='{cards[0]}']").click()
    expect(page.locator(".confirm")).to_be_visible()
    expect(page.locator("[data-piece^=card-].chosen")).to_be_visible()
    shoot(page, "confirm")
    assert is_same(page, "svg.chart", chart)
    area, raised = box(page, "section.mine"), box(page, "[data-piece].chosen")
    assert area is not None and raised is not None and raised["y"] >= area["y"], "the raised card isn't cut off"


@pytest.mark.parametrize("game", ["Шанхайен", "Ямайка"])
def test_nothing_of_the_frame_scrolls(new_player: NewPlayer, game: str) -> None:
    """On a laptop the own area needs no scroll bar, and long games don't push the side out of its frame."""
    player = new_player(language="ru")
    player.home(language="ru", level="cabin-boy", confirm=False)
    player.play_now(game)
    player.play_by_mouse(3)
    player.wait()
    page = player.page
    assert overflows(page, "section.mine") == []
    page.locator(".scrubber .ply").evaluate("text => (text.textContent = '1000 из 1000')")
    page.get_by_role("tab", name="Беседа").click()
    page.get_by_label("Скажите что-нибудь").wait_for()
    assert overflows(page, "aside, aside .panel") == []


def test_still_pages_change_at_once(new_player: NewPlayer) -> None:
    """Whoever wants no motion sees no half-changed picture: not even short transitions run."""
    player = new_player()
    player.home(language="en")
    page = player.page
    assert page.locator(".play").first.evaluate("e => getComputedStyle(e).transitionProperty") == "none"


@pytest.mark.parametrize(("width", "height"), [(1280, 720), (360, 740)])
def test_end_is_seen_whole(new_player: NewPlayer, shoot: Shoot, width: int, height: int) -> None:
    """Nobody's points are cut off, and another game is offered without scrolling."""
    player = new_player(width, height, language="ru")
    player.home(language="ru", level="cabin-boy", confirm=False)
    player.play_now("Шанхайен")
    assert player.play_by_mouse()
    page = player.page
    page.locator("dialog svg[role=img]").wait_for()
    shoot(page, "end")
    assert overflows(page, "dialog .scroll") == []
    for name in ("Сыграть ещё", "Скачать запись", "На главную"):
        expect(page.locator("dialog .ways > *").filter(has_text=name)).to_be_in_viewport(ratio=1)


def test_six_seats_on_a_phone(new_player: NewPlayer, shoot: Shoot) -> None:
    """No seat is squeezed; touched, it says who sits there."""
    player = new_player(360, 740, language="ru")
    player.home(language="ru", level="cabin-boy", confirm=False)
    player.open_table("jamaica", 6, ["cabin-boy"] * 5)
    player.wait()
    page = player.page
    seats = page.locator("header li")
    expect(seats).to_have_count(6)
    seats.nth(5).get_by_role("button").click()
    expect(seats.nth(5).locator(".name")).to_be_in_viewport(ratio=1)
    shoot(page, "seats")
    narrow = "all => all.map(e => [e.scrollWidth, e.clientWidth]).filter(([whole, shown]) => whole > shown)"
    assert seats.evaluate_all(narrow) == []


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
@pytest.mark.parametrize("game", [pytest.param("Шанхайен", id="shanghaien"), pytest.param("Ямайка", id="jamaica")])
def test_the_board_keeps_its_size_over_a_whole_game(new_player: NewPlayer, game: str, width: int, height: int) -> None:
    """Whatever is asked, confirmed or explained: board, line of news, prompt and own area stay where they are."""
    player = new_player(width, height, language="ru")
    player.home(language="ru", level="cabin-boy", confirm=True)
    player.play_now(game)
    page = player.page
    player.wait()
    steady = Steady(page, "main svg")
    while not page.locator("dialog[open] .winner").count():
        steady.check()
        if page.locator(".confirm").count():
            expect(page.locator(".confirm .first")).to_be_in_viewport(ratio=1)
        player.play_by_mouse(1)
        player.wait()
    assert steady.looks > 20


@pytest.mark.parametrize("game", [pytest.param("Ямайка", id="jamaica"), pytest.param("Мадам Чжэн", id="madame_ching")])
def test_questions_and_answers_are_read_whole_on_a_phone(new_player: NewPlayer, game: str) -> None:
    """The longest of four games, in the longer language: nothing of what is asked or to be confirmed is cut off, and
    the parts of the table stay where they are."""
    player = new_player(360, 740, language="ru")
    player.home(language="ru", level="cabin-boy", confirm=True)
    player.play_now(game)
    player.wait()
    steady = Steady(player.page, "main svg")
    longest = confirmed = 0
    for _ in range(90):
        if player.wait() == "over":
            break
        steady.check()
        asked = player.page.locator(".confirm > span, .ask:visible").first
        assert not is_cut(player.page, ".confirm > span, .ask:visible"), asked.inner_text()
        longest = max(longest, len(asked.inner_text()))
        confirmed += player.page.locator(".confirm").count()
        player.play_by_mouse(1)
    assert longest > 60
    assert confirmed > 0


EDGE = 4  # pixels; a fan lies askew, its box is a little larger than the card
RISING = """piece => new Promise(done => {
  const tops = [];
  const look = () => {
    tops.push(Math.round(piece.getBoundingClientRect().top * 10));
    if (tops.length < 60) requestAnimationFrame(look); else done([...new Set(tops.slice(20))]);
  };
  look();
})"""


@pytest.mark.parametrize("game", ["jamaica", "madame_ching"])
@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_a_card_that_rises_under_the_pointer_stays_up(
    new_player: NewPlayer, game: str, width: int, height: int
) -> None:
    """At its edges too: one that falls back and rises for ever can't be hit."""
    player = new_player(width, height)
    player.home()
    player.open_table(game, 2, ["cabin-boy"])
    player.wait()
    cards = player.page.locator("section.mine .rises.pickable")
    assert cards.count() > 1
    for at in range(cards.count()):
        card = cards.nth(at)
        resting = card.bounding_box()
        assert resting is not None
        player.page.mouse.move(resting["x"] + resting["width"] / 2, resting["y"] + resting["height"] - EDGE)
        expect(card).to_have_css("translate", "0px -6px")
        assert len(card.evaluate(RISING)) == 1, at
        player.page.mouse.move(1, 1)
