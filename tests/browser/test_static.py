"""The page that plays without a server, in Chromium, from a folder of a plain file server (`make static`)."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, BrowserContext, Locator, Page, Route, expect

from prichal import fairness, games
from prichal.kernel.record import Record, parse, write
from prichal.kernel.table import replay
from tests.browser import fingerprints
from tests.browser.player import Player
from tests.browser.test_everyone import violations

Shoot = Callable[[Page, str], None]
Say = Callable[[str, object], None]
BUILT = Path("build/static")
FOLDER = "/static/"  # of the web space: the page needn't lie at its top
AT_ONCE = f"{FOLDER}?pause=0"  # bots take no breath
# The engine in the page itself, from the same files as its workers': what is compared is Python, not the page.
IN_THE_TAB = """async code => {
  const root = new URL("./", document.baseURI).href;
  const { loadPyodide } = await import(`${root}pyodide/pyodide.mjs`);
  const python = await loadPyodide({ indexURL: `${root}pyodide/` });
  const files = await (await fetch(`${root}engine/files.json`)).json();
  const load = async name => new Uint8Array(await (await fetch(`${root}engine/${name}`)).arrayBuffer());
  for (const wheel of files.wheels) python.unpackArchive(await load(wheel), "wheel");
  python.unpackArchive(await load(files.sources), "zip", { extractDir: "/engine" });
  python.runPython("import sys; sys.path.insert(0, '/engine')");
  return python.runPython(code + "\\nimport sys; json.dumps([sys.version, fingerprints()])");
}"""


class Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def web_space() -> Iterator[str]:
    assert (BUILT / "engine" / "files.json").is_file(), "the page isn't built: `make static` does that"
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(BUILT.parent)))
    serving = threading.Thread(target=server.serve_forever, daemon=True)
    serving.start()
    yield f"http://localhost:{server.server_port}"
    server.shutdown()
    server.server_close()


@pytest.fixture
def device(chromium: Browser, web_space: str) -> Iterator[BrowserContext]:
    """A browser with a storage of its own."""
    context = chromium.new_context(
        base_url=web_space,
        viewport={"width": 1280, "height": 720},
        locale="en-GB",
        reduced_motion="reduce",
        accept_downloads=True,
    )
    yield context
    context.close()


def arrive(context: BrowserContext, web_space: str, language: str = "en") -> Player:
    player = Player(context.new_page(), web_space, f"{AT_ONCE}#/")
    player.page.on("websocket", lambda socket: player.errors.append(f"a websocket to {socket.url}"))
    note = json.dumps(json.dumps({"named": True, "level": "cabin-boy", "language": language}))
    player.page.add_init_script(f"localStorage.getItem('prichal') ?? localStorage.setItem('prichal', {note})")
    player.page.goto(AT_ONCE)
    player.page.locator(".games .play").first.wait_for()
    return player


def stage(player: Player, wanted: str) -> None:
    player.page.locator(f"[role=status][data-stage={wanted}]").wait_for(state="attached")


def test_a_whole_game_with_tab_killed_and_net_off_in_the_middle(
    chromium: Browser, device: BrowserContext, web_space: str, shoot: Shoot, tmp_path: Path, record_property: Say
) -> None:
    began = time.monotonic()
    asked_for: list[str] = []
    device.on("request", lambda request: asked_for.append(request.url))
    first = arrive(device, web_space)
    first.play_now("Shanghaien")
    assert first.wait() == "asked"
    record_property(
        "said", f"without a server: the first question {time.monotonic() - began:.1f} s after a first visit"
    )
    first.play_by_mouse(6)
    first.page.locator(".shell").wait_for()
    address, version = first.page.url, int(first.state().split()[0])
    first.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    device.set_offline(True)
    with first.page.expect_event("crash"):
        os.kill(find_largest_tab(chromium), signal.SIGKILL)
    first.page.close()

    began = time.monotonic()
    player = Player(device.new_page(), web_space)
    player.page.goto(address)
    assert player.wait() == "asked"
    record_property(
        "said",
        f"without a server: the first question {time.monotonic() - began:.1f} s after a later visit, without a net",
    )
    assert int(player.state().split()[0]) >= version
    shoot(player.page, "again")
    assert player.play_by_mouse()
    page = player.page
    page.locator("dialog [data-verdict]").wait_for()
    shoot(page, "end")
    assert page.locator("dialog [data-verdict]").get_attribute("data-verdict") == "fair"
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    download.value.save_as(tmp_path / "record.txt")
    record = parse((tmp_path / "record.txt").read_text(encoding="utf-8"))
    table = replay(record)
    assert table.state.over and fairness.check_luck(table) is not None
    totals = [int(cell) for cell in page.locator("dialog tfoot td").all_inner_texts()]
    assert table.game.scores(table.state) == totals
    page.locator("dialog").get_by_role("link", name="Home").click()
    bring_back(player, record, shoot, tmp_path)
    slow = page.locator("select option[value=admiral]")
    expect(slow).to_contain_text("s a move here")
    expect(page.locator("select option[value=cabin-boy]")).to_have_text("cabin boy")
    for game, times in json.loads(str(page.evaluate("localStorage.getItem('prichal-times')"))).items():
        thought = ", ".join(f"{level} {seconds:.1f} s" for level, seconds in times.items())
        record_property("said", f"without a server, {game}, the first decision: {thought}")
    assert any(url.endswith(".wasm") for url in asked_for), "requests of workers are seen too"
    assert [url for url in asked_for if not url.startswith((web_space + FOLDER, "blob:"))] == []
    for one in (first, player):
        one.check_peace()


def bring_back(player: Player, record: Record, shoot: Shoot, folder: Path) -> None:
    """A damaged record gets a sentence; a whole one opens as a replay, kept and marked, and one is home again."""
    page = player.page
    bringing = page.get_by_role("region", name="Open a record")
    bringing.get_by_label("The text of a record").fill(write(record).replace("luck: 2", "luck: 1"))
    bringing.get_by_role("button", name="Open").click()
    expect(bringing.get_by_role("alert")).to_contain_text("was changed: its hash doesn't fit")
    file = {"name": "record.txt", "mimeType": "text/plain", "buffer": write(record).replace("\n", "\r\n").encode()}
    bringing.get_by_label("Choose a file").set_input_files(file)  # type: ignore[arg-type]
    page.get_by_text("Looking back: after line 0").wait_for()
    page.locator(".prompt .button.first").click()
    expect(page.locator("dialog[open]")).to_contain_text("brought here as a record")
    shoot(page, "brought")
    page.locator("dialog").get_by_role("link", name="Home").click()
    expect(page.locator(".tables li")).to_have_count(2)
    expect(page.locator(".tables li").filter(has_text="brought")).to_have_count(1)
    (folder / "dropped.txt").write_text(write(record), encoding="utf-8")
    drop(page, bringing, folder / "dropped.txt")
    page.get_by_text("Looking back: after line 0").wait_for()
    page.go_back()
    expect(page.locator(".tables li")).to_have_count(2)  # the same game again


def drop(page: Page, place: Locator, file: Path) -> None:
    """A file is dragged there from outside, as the browser gets it from the desktop."""
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None
    session = page.context.new_cdp_session(page)
    data = {"items": [], "files": [str(file)], "dragOperationsMask": 1}
    for kind in ("dragEnter", "dragOver", "drop"):
        session.send("Input.dispatchDragEvent", {"type": kind, "x": box["x"] + 9, "y": box["y"] + 9, "data": data})
    session.detach()


class Wish(NamedTuple):
    """How a whole game is played."""

    language: str
    width: int
    height: int
    by_keyboard: bool
    bots: int


@pytest.mark.parametrize(
    ("game", "how"),
    [
        ("jamaica", Wish("ru", 1280, 720, True, 2)),
        ("madame_ching", Wish("ru", 360, 740, False, 1)),
        ("white_castle", Wish("en", 360, 740, False, 1)),
    ],
)
def test_a_whole_game_of_each(
    chromium: Browser, web_space: str, shoot: Shoot, record_property: Say, game: str, how: Wish
) -> None:
    """Shanghaien is played in another test. At the end of a White Castle nothing violates what axe knows."""
    phone = how.width < 600
    context = chromium.new_context(
        base_url=web_space,
        viewport={"width": how.width, "height": how.height},
        locale="ru-RU" if how.language == "ru" else "en-GB",
        has_touch=phone,
        reduced_motion="reduce",
    )
    player = arrive(context, web_space, how.language)
    began = time.monotonic()
    player.open_table(game, 1 + how.bots, ["cabin-boy"] * how.bots)
    page = player.page
    assert player.play_by_keyboard() if how.by_keyboard else player.play_by_mouse()
    page.locator("dialog [data-verdict]").wait_for()
    shoot(page, "end")
    assert page.locator("dialog [data-verdict]").get_attribute("data-verdict") == "fair"
    seconds = time.monotonic() - began
    memory = read_memory(find_largest_tab(chromium)) / 2**20
    record_property("said", f"without a server, {game}: a whole game in {seconds:.0f} s, {memory:.0f} MB in memory")
    if game == "white_castle":
        assert violations(page) == []
    context.close()
    player.check_peace()


def find_largest_tab(chromium: Browser) -> int:
    """The process of the tab that holds most, its workers included."""
    session = chromium.new_browser_cdp_session()
    tabs: list[int] = [
        one["id"] for one in session.send("SystemInfo.getProcessInfo")["processInfo"] if one["type"] == "renderer"
    ]
    session.detach()
    return max(tabs, key=read_memory)


def read_memory(process: int) -> int:
    """Bytes that it holds; none when it has ended meanwhile."""
    status = Path(f"/proc/{process}/status")
    rows = [row.split() for row in status.read_text().splitlines()] if status.exists() else []
    return next((int(row[1]) * 1024 for row in rows if row[0] == "VmRSS:"), 0)


def test_two_tabs_dont_play_the_same_tables_and_a_damaged_log_goes_on(
    device: BrowserContext, web_space: str, shoot: Shoot
) -> None:
    first = arrive(device, web_space)
    first.play_now("Shanghaien")
    first.wait()
    second = arrive(device, web_space, "en")
    stage(second, "waiting")
    shoot(second.page, "waiting")
    expect(second.page.locator(".mine li")).to_have_count(0)
    second.page.get_by_role("button", name="Play here instead").click()
    stage(first, "taken")
    stage(second, "ready")
    first.page.get_by_role("button", name="Back to this tab").click()
    stage(first, "waiting")
    first.page.close()
    second.page.locator(".mine a").click()
    assert second.wait() == "asked"
    # What two tabs don't spoil, something else may: the log goes on from its last good line, which is said.
    second.play_by_mouse(2)
    assert second.page.evaluate(DAMAGE)
    second.page.reload()
    assert second.wait() == "asked"
    expect(second.page.get_by_text("It goes on from the last move that is whole")).to_be_visible()
    shoot(second.page, "mended")
    second.play_by_mouse(2)
    second.check_peace()


# The fourth line from the end is gone.
DAMAGE = """() => new Promise(done => {
  const lines = keys => keys.filter(key => key.startsWith("line/"));
  indexedDB.open("prichal").onsuccess = opened => {
    const change = opened.target.result.transaction("rows", "readwrite");
    const store = change.objectStore("rows");
    store.getAllKeys().onsuccess = found => store.delete(lines(found.target.result).at(-4));
    change.oncomplete = () => done(true);
    change.onabort = () => done(false);
  };
})"""


def test_a_full_storage_is_told_and_the_game_goes_on(device: BrowserContext, web_space: str, shoot: Shoot) -> None:
    def fill(route: Route) -> None:
        full = "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError'); };\n"
        answer = route.fetch()
        route.fulfill(response=answer, body=full + answer.text())

    device.route("**/host.worker-*.js", fill)
    player = arrive(device, web_space)
    player.play_now("Shanghaien")
    player.play_by_mouse(3)
    expect(player.page.locator("[role=status].grave")).to_be_visible()
    shoot(player.page, "not-kept")
    player.page.locator("[role=status].grave button").click()
    expect(player.page.locator("[role=status].grave")).to_have_count(0)
    player.play_by_mouse(2)
    player.check_peace()


def test_games_and_bots_are_the_same_as_natively(device: BrowserContext, record_property: Say) -> None:
    """Random games of every number of seats, and what a bot decides, in all four games."""
    page = device.new_page()
    page.set_default_timeout(240_000)
    page.goto(FOLDER)
    code = Path(fingerprints.__file__).read_text(encoding="utf-8")
    version, text = json.loads(str(page.evaluate(IN_THE_TAB, code)))
    there, compiled, interpreted = json.loads(text), json.loads(fingerprints.fingerprints()), play_interpreted()
    record_property("said", f"without a server: Python {version.split()[0]}")
    for game in games.names():
        assert there[game][:2] == compiled[game][:2] == interpreted[game][:2], game
        seconds = [
            f"{found[game][2]:.3f} s {where}"
            for where, found in (("in the tab", there), ("natively, interpreted", interpreted), ("compiled", compiled))
        ]
        record_property("said", f"{game}: {fingerprints.BOT} decides in {', '.join(seconds)}")


def play_interpreted() -> dict[str, list[object]]:
    """The same by the sources as they are, whichever build this process has."""
    code = "from tests.browser.fingerprints import fingerprints; print(fingerprints())"
    plain = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    run = subprocess.run([sys.executable, "-c", code], env=plain, capture_output=True, text=True, check=True)
    found: dict[str, list[object]] = json.loads(run.stdout)
    return found
