"""The White Castle in the browser: whole games with every piece at hand, and nothing cut off or in each other's way."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect
from playwright.sync_api import TimeoutError as TooLate

from tests.browser.conftest import NewPlayer
from tests.browser.player import Player
from tests.browser.test_everyone import fits, violations
from tests.browser.test_following import AT_REST, FAST_TIME
from tests.browser.test_steady import Steady

Shoot = Callable[[Page, str], None]
TABLES = [(2, "base"), (4, "matcha"), (1, "base"), (1, "matcha")]
SIZES = [(1280, 800, "ru", "light"), (1280, 800, "en", "dark"), (1024, 768, "ru", "dark"), (360, 740, "ru", "light")]
# Every table in these; the other sizes in English for the table with the least room.
SCREENS = [(*table, *size) for table in [(4, "base"), (4, "matcha"), (1, "base")] for size in SIZES]
SCREENS += [(4, "matcha", 1024, 768, "en", "light"), (4, "matcha", 360, 740, "en", "dark")]
# Pieces that are seen: those that stick out of their frame, whose drawing is wider than they are, or that overlap.
# What is scrolled away counts as far as it shows; a sheet that lies over the board by intent isn't compared with it.
FAULTS = """() => {
  const seen = [...document.querySelectorAll('.wc [data-piece]')].filter(e => e.checkVisibility());
  const box = e => e.getBoundingClientRect();
  const LAYERS = '.start, .over-strip, .clans.over';
  const clipped = e => {
    const own = box(e), frame = box(e.closest('.board > *, .mine'));
    const [top, bottom] = [Math.max(own.top, frame.top), Math.min(own.bottom, frame.bottom)];
    return { left: own.left, right: own.right, top, bottom };
  };
  const faults = [];
  for (const e of seen) {
    const own = box(e), frame = box(e.closest('.wc'));
    const part = e.closest('.board > *');
    if (part && getComputedStyle(part).overflowY !== 'auto' && own.bottom > box(part).bottom + 1)
      faults.push(`${e.dataset.piece} hangs out below`);
    if (own.left < frame.left - 1 || own.right > frame.right + 1) faults.push(`${e.dataset.piece} sticks out`);
    for (const inner of e.querySelectorAll('.effect, .good, .pawn, .die, .number')) {
      const part = box(inner);
      if (part.width > 0 && (part.left < own.left - 2.5 || part.right > own.right + 2.5))
        faults.push(`${e.dataset.piece} is too narrow: ${Math.round(part.width)} in ${Math.round(own.width)}`);
    }
  }
  // Each is measured once: two by two that takes longer than the game.
  const measured = seen.map(e => ({ name: e.dataset.piece, layer: e.closest(LAYERS), ...clipped(e) }));
  measured.forEach((a, at) => measured.slice(at + 1).forEach(b => {
    if (a.layer !== b.layer) return;
    const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (width > 2 && height > 2) faults.push(`${a.name} over ${b.name}`);
  }));
  const areOver = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
  const isBehind = e => getComputedStyle(e).position === 'absolute';  // a faint picture of the place, by intent
  for (const pawn of document.querySelectorAll('.wc .wc-pawns :is(.pawn, .pawn b)')) {
    const crowd = pawn.closest('.wc-pawns');
    for (const beside of crowd.matches('[data-piece]') ? crowd.children : crowd.parentElement.children)
      if (beside !== crowd && !beside.matches('.pawn') && !isBehind(beside) && pawn.checkVisibility()
          && areOver(box(pawn), box(beside)))
        faults.push(`members in ${pawn.closest('[data-piece]')?.dataset.piece} over ${beside.className}`);
  }
  return [...new Set(faults)];
}"""

# What can be touched now and is smaller than a fingertip, even with the room around it that belongs to it.
TOO_SMALL = """() => [...document.querySelectorAll('.wc .pickable, .wc button')].filter(e => e.checkVisibility())
  .map(e => {
  const box = e.getBoundingClientRect(), around = getComputedStyle(e, '::after');
  const [width, height] = around.content === '""' && around.position === 'absolute' && e.matches('.pickable')
    ? [parseFloat(around.width), parseFloat(around.height)] : [box.width, box.height];
  return { name: e.dataset.piece ?? e.ariaLabel, least: Math.min(width, height) };
}).filter(({ least }) => least < 43.5).map(({ name, least }) => `${name}: ${least}`)"""
# What is offered neither by an option nor by a piece that can be touched where it stands, nothing else lying over it.
OUT_OF_REACH = """options => {
  const isTouchable = element => {
    element?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    const { x, y, width, height } = element?.getBoundingClientRect() ?? new DOMRect();
    const top = width > 0 && height > 0 ? document.elementFromPoint(x + width / 2, y + height / 2) : null;
    return top !== null && element.contains(top);
  };
  const find = (kind, name) => document.querySelector(`[data-${kind}="${name}"]`);
  return options.map(({ action, picks }) => [action, [find('action', action), ...picks.map(id => find('piece', id))]])
    .filter(([, ways]) => !ways.some(isTouchable)).map(([action]) => action);
}"""


# Notes what is carried over the board, with the line that is told meanwhile; what is asked for again isn't new.
WITNESS = """
  window.carried = [];
  new MutationObserver(changes => {
    const added = changes.flatMap(({ addedNodes }) => [...addedNodes]);
    const caption = document.querySelector('.caption');
    const told = { line: caption?.textContent.trim() ?? '', event: caption?.dataset.event ?? '' };
    for (const node of added)
      if (node.dataset?.carried !== undefined) window.carried.push({ what: node.classList[0], ...told });
  }).observe(document, { subtree: true, childList: true });
"""
# What has to be seen on its way, by a word of its line.
ON_ITS_WAY = {" takes the ": "die", "places the die": "die", " gains ": "good", "sends a": "pawn", "moves a": "pawn"}


# Options that say nothing: a picture has words for listeners too.
NAMELESS = """() => [...document.querySelectorAll('.option')]
  .filter(e => !/\\p{L}/u.test(e.querySelector('.label')?.textContent ?? e.textContent)).map(e => e.dataset.action)"""


def open_castle(player: Player, seats: int, expansion: str, language: str = "en", **settings: object) -> None:
    player.home(language=language, level="cabin-boy", confirm=False, **settings)
    player.open_table("white_castle", seats, ["cabin-boy"] * (seats - 1), [expansion])


@pytest.mark.parametrize(("seats", "expansion"), TABLES)
def test_whole_games_by_mouse(new_player: NewPlayer, shoot: Shoot, seats: int, expansion: str) -> None:
    """Every piece that a question names is drawn."""
    player = new_player(1280, 800)
    open_castle(player, seats, expansion)
    player.play_by_mouse(25)
    shoot(player.page, "middle")
    assert player.play_by_mouse()
    assert len(player.asked) > 20
    assert player.undrawn == set()


@pytest.mark.parametrize(("seats", "expansion"), TABLES)
def test_whole_games_by_keyboard_alone(new_player: NewPlayer, seats: int, expansion: str) -> None:
    player = new_player(1280, 800)
    open_castle(player, seats, expansion)
    assert player.play_by_keyboard()


def test_a_whole_game_on_a_phone(new_player: NewPlayer, shoot: Shoot) -> None:
    """Matcha: wherever something is asked, a piece that is seen can be touched, and is as large as a fingertip."""
    player = new_player(360, 740, language="ru")
    open_castle(player, 4, "matcha", "ru")
    for _ in range(400):
        if player.wait() == "over":
            break
        if player.update["prompt"] is not None:
            assert player.page.locator("[data-piece].pickable:visible").count() > 0, player.update["prompt"]["title"]
            assert player.page.evaluate(TOO_SMALL) == []
        player.play_by_mouse(1)
    assert player.wait() == "over"
    assert player.undrawn == set()
    shoot(player.page, "end")
    scroll = player.page.locator("dialog[open] .scroll")
    assert scroll.evaluate("e => e.scrollWidth <= e.clientWidth"), "everybody's points are seen at once"


@pytest.mark.parametrize(("seats", "expansion", "width", "height", "language", "theme"), SCREENS)
def test_nothing_is_cut_off_or_overlaps(
    new_player: NewPlayer, shoot: Shoot, seats: int, expansion: str, width: int, height: int, language: str, theme: str
) -> None:
    """In set-up, and every few touches of a whole game; the parts of the table stay where they are; axe looks twice."""
    player = new_player(width, height, theme, language)
    open_castle(player, seats, expansion, language)
    page = player.page
    player.wait()
    steady = Steady(page)
    for step in range(100):
        state = player.wait()
        if step in (0, 12):
            assert violations(page) == []
            shoot(page, f"step-{step}")
        if state == "over":
            break
        page.mouse.move(0, 0)
        steady.check()
        if step % 3 == 0:
            assert page.evaluate(FAULTS) == [], f"after {step} touches"
            assert fits(page)
            assert page.evaluate(NAMELESS) == []
        player.play_by_mouse(1)
    assert step > 20


def test_options_are_listed_by_place_and_seals_lie_beside_the_purse(new_player: NewPlayer, shoot: Shoot) -> None:
    """Two places at least have headings; a conversion is reached by keyboard at the purse, and still has its number."""
    player = new_player(1280, 800)
    open_castle(player, 2, "base")
    page = player.page
    while player.wait() != "asked" or not (converting(player) and player.update["view"]["hand"]):
        player.play_by_mouse(1)
    page.locator(".button.all").click()
    page.locator(".list.open .group").nth(1).wait_for()
    assert page.locator(".list [data-action^=convert]").count() == 0
    shoot(page, "drawer")
    assert violations(page) == []
    number = [option["action"] for option in player.update["prompt"]["options"]].index("convert coin") + 1
    seals, coins = purse(player)
    before = player.state()
    for digit in str(number):
        page.keyboard.press(digit)
    player.settle(before)
    assert purse(player) == (seals - 1, coins + 1)
    if seals > 2:  # with one left there is one exchange only, and the seals themselves are enough
        page.locator("[data-piece=seals]").focus()
        page.keyboard.press("Enter")
        page.locator("[data-piece=convert-coin]").focus()
        before = player.state()
        page.keyboard.press("Enter")
        player.settle(before)
        assert purse(player) == (seals - 2, coins + 2)


def converting(player: Player) -> bool:
    prompt = player.update.get("prompt")
    return prompt is not None and any(option["action"] == "convert coin" for option in prompt["options"])


def purse(player: Player) -> tuple[int, int]:
    clan = player.update["view"]["clans"][player.update["viewer"]]
    return clan["seals"], clan["coins"]


@pytest.mark.parametrize(("width", "height"), [(1280, 800), (360, 740)])
def test_resources_of_choice_are_counted_then_taken(
    new_player: NewPlayer, shoot: Shoot, width: int, height: int
) -> None:
    """Starting cards with several of choice: one more, one less, and all decisions go together."""
    player = new_player(width, height)
    page = player.page
    for _ in range(12):
        open_castle(player, 4, "base")
        for _ in range(6):
            player.wait()
            prompt = player.update["prompt"]
            if prompt is None or prompt["times"] > 1 or player.update["view"]["round"] > 0:
                break
            cards = [at for at, pair in enumerate(player.update["view"]["pairs"]) if pair["choice"] > 1]
            if not cards:
                break
            page.locator(f"[data-piece=pair-{cards[0] + 1}]").click()
            page.wait_for_timeout(300)
        if prompt is not None and prompt["times"] > 1:
            break
    assert prompt is not None and prompt["times"] > 1
    ply = player.update["ply"]
    food = page.locator("[data-action='gain food']")
    food.click()
    assert page.locator("output").all_inner_texts() == ["1", "0", "0"]
    page.get_by_role("button", name="one less: 1 food").click()
    assert page.locator("output").all_inner_texts() == ["0", "0", "0"]
    page.locator("[data-action='gain iron']").click()
    shoot(page, "one")
    assert page.evaluate(OUT_OF_REACH, prompt["options"]) == []
    assert player.update["ply"] == ply, "nothing is sent yet"
    for _ in range(prompt["times"] - 1):
        food.click()
    for _ in range(100):
        if player.update["ply"] >= ply + prompt["times"]:
            break
        page.wait_for_timeout(100)
    assert player.update["ply"] >= ply + prompt["times"]
    assert page.locator("output").count() == 0


@pytest.mark.parametrize(("seats", "expansion"), [(3, "base"), (2, "matcha")])
def test_turns_of_bots_are_seen_one_thing_after_another(
    new_player: NewPlayer, shoot: Shoot, seats: int, expansion: str
) -> None:
    """Dice, members and goods are on their way while their line is told, once each; then a turn is one line."""
    player = new_player(1280, 800, moving=True)
    page = player.page
    page.add_init_script(FAST_TIME + WITNESS)
    open_castle(player, seats, expansion, speed="normal")
    summaries = 0
    for _ in range(40):
        if player.wait() == "over":
            break
        page.wait_for_function(AT_REST)
        summed = page.locator(".caption .summed")
        if summed.count() > 0:
            summaries += summed.locator(".drawn svg").count() > 0
            shoot(page, "summed")
        player.play_by_mouse(1)
    carried = page.evaluate("window.carried")
    told = {line: {one["what"] for one in carried if line in one["line"]} for line in ON_ITS_WAY}
    assert {line: what in told[line] for line, what in ON_ITS_WAY.items()} == dict.fromkeys(ON_ITS_WAY, True)
    bots = [one for one in carried if one["line"].startswith("Cabin boy")]
    assert len(bots) > 20
    dice = [(one["event"], one["line"]) for one in carried if one["what"] == "die" and one["event"]]
    assert len(dice) == len(set(dice)), "nothing is carried again when the mouse moves or the walk arrives"
    assert summaries > 0


def test_a_bots_turn_can_be_paused_and_skipped(new_player: NewPlayer) -> None:
    player = new_player(1280, 800, moving=True)
    page = player.page
    page.add_init_script(WITNESS)
    open_castle(player, 2, "base", speed="slow")
    walking = page.locator(".caption.walking")
    for _ in range(20):
        player.wait()
        player.play_by_mouse(1)
        line = page.locator(".caption[data-event]").filter(has_text="Cabin boy")
        try:
            line.wait_for(timeout=4000)
        except TooLate:
            continue
        page.get_by_role("button", name="Pause").click()
        break
    stood = page.locator(".caption").text_content()
    page.wait_for_timeout(700)
    carried = page.evaluate("window.carried.length")
    page.wait_for_timeout(2000)
    assert page.locator(".caption").text_content() == stood
    assert page.evaluate("window.carried.length") == carried
    page.get_by_role("button", name="Go on").click()
    page.get_by_role("button", name="Skip to now").click()
    expect(walking).to_have_count(0)
    assert page.locator("[data-carried]").count() == 0


CROWDED = {"pearl": 7, "food": 7, "iron": 7, "seals": 5, "coins": 38, "points": 64, "influence": 15}


def crowd(view: dict[str, Any]) -> None:
    """Everything that can stand or lie somewhere does: all clans everywhere, dice on dice, full purses and lanterns."""
    everybody = [1] * len(view["clans"])
    dice = [{"colour": colour, "value": 6} for colour in ("coral", "black", "white")]
    for room in view["rooms"]:
        room.update(courtiers=everybody, dice=dice[:2])
    for space in view["spaces"]:
        space["dice"] = dice[:1]
    view["well"]["dice"] = dice * 3
    view["daimyo"]["courtiers"] = everybody
    view["daimyo"]["taken"] = [0, 1, 2][: len(everybody)]
    for yard in view["yards"]:
        yard["warriors"] = [2] * len(everybody)
    for garden in view["gardens"]:
        garden["gardeners"] = list(range(len(everybody)))
    for place in view["tea"]:
        place["geishas"] = everybody
    for clan in view["clans"]:
        clan.update(CROWDED, members={**clan["members"], "courtiers-gate": 2})
        clan.update(lantern_sides=["1 iron", "2C", "INF 1", "1VP", "1S", "1 pearl", "2 food"], lantern="1S + 2C + 1VP")
        for row in clan["rows"]:
            row.update(home=0, die=6)


def crowded(frame: str | bytes) -> str | bytes:
    """Only what is drawn: the table itself goes on as it is."""
    message = json.loads(frame)
    if message.get("type") != "update" or message["view"]["round"] == 0:
        return frame
    crowd(message["view"])
    return json.dumps(message)


@pytest.mark.parametrize(("width", "height", "language"), [(1280, 800, "ru"), (1024, 768, "en"), (360, 740, "ru")])
@pytest.mark.parametrize("expansion", ["base", "matcha"])
def test_full_rooms_are_not_cut_off(
    new_player: NewPlayer, shoot: Shoot, expansion: str, width: int, height: int, language: str
) -> None:
    """A table where everything stands full, on every page of the board."""
    player = new_player(width, height, language=language)
    page = player.page

    def fill(route: WebSocketRoute) -> None:
        server = route.connect_to_server()
        server.on_message(lambda frame: route.send(crowded(frame)))

    page.route_web_socket("**/*", fill)
    open_castle(player, 4, expansion, language)
    while player.wait() != "over" and page.locator("svg[data-die]").count() == 0:
        player.play_by_mouse(1)
    pages = page.locator(".strip nav button")
    for at in range(max(1, pages.count())):
        if pages.count() > 0:
            pages.nth(at).click()
        page.wait_for_timeout(200)
        shoot(page, f"page-{at}")
        assert page.evaluate(FAULTS) == []
    assert fits(page)


def test_one_undo_goes_back_to_the_start_of_the_turn(new_player: NewPlayer) -> None:
    """After a die was taken and placed and something more is asked: the table is as it was before."""
    player = new_player(1280, 800)
    open_castle(player, 2, "base")
    start: dict[str, Any] = {}
    for _ in range(60):
        assert player.wait() == "asked"
        update = player.update
        if update["view"]["agenda"][0]["step"] == "take":
            start = update
        elif start and update["ply"] >= start["ply"] + 2 and update["undo"] == start["ply"]:
            break
        player.play_by_mouse(1)
    assert player.update["undo"] == start["ply"]
    before = player.state()
    player.page.keyboard.press("u")
    player.settle(before)
    assert player.wait() == "asked"
    assert player.update["view"] == start["view"]
    assert player.update["prompt"] == start["prompt"]


# What a place offers for the die in hand: its badge, and whether what comes to nothing is struck through there.
OFFERED = """pieces => pieces.map(id => {
  const piece = document.querySelector(`[data-piece="${id}"]`);
  const around = piece?.closest('.place, .room, .fields, .outskirts') ?? piece;
  return { piece: id, badge: piece?.querySelector('.badge')?.textContent ?? '', name: piece?.ariaLabel ?? '',
           struck: around?.querySelectorAll('.effect .idle, .effect.idle').length ?? 0 };
})"""


def test_places_say_what_would_come_to_nothing(new_player: NewPlayer, shoot: Shoot) -> None:
    """Struck through on the board, with the reason in words there and in the option; nothing but coins has a sign."""
    player = new_player(1280, 800)
    open_castle(player, 2, "base")
    barren = partly = 0
    for _ in range(80):
        if player.wait() == "over":
            break
        view = player.update["view"]
        offers = [offer for offer in view["offers"] if any(offer["idle"])] if view["hand"] else []
        seen = player.page.evaluate(OFFERED, [offer["piece"] for offer in offers])
        labels = {option["picks"][0]: option["label"] for option in player.update["prompt"]["options"]}
        for offer, shown in zip(offers, seen, strict=True):
            reasons = {"target": "no target", "dear": "too dear"}
            told = [reasons[reason] for reason in offer["idle"] if reason in reasons]
            is_barren = len(told) == len(offer["effects"])
            assert ("∅" in shown["badge"]) == is_barren
            assert all(reason in shown["name"] for reason in told), shown
            assert shown["struck"] >= len(told), shown
            assert json.dumps(labels[offer["piece"]]).count("effect-idle") == len(offer["idle"]) - offer["idle"].count(
                ""
            )
            barren, partly = barren + is_barren, partly + (0 < len(told) < len(offer["effects"]))
        if offers:
            shoot(player.page, "offers")
        player.play_by_mouse(1)
    assert barren > 0
    assert partly > 0
