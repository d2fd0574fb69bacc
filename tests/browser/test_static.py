"""The page that plays without a server, in Chromium, from a folder of a plain file server (`make static`)."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable, Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, Route, expect

from prichal import fairness
from prichal.kernel.record import parse
from prichal.kernel.table import replay
from tests.browser import fingerprints
from tests.browser.player import Player

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
    player = Player(context.new_page(), web_space)
    player.page.on("websocket", lambda socket: player.errors.append(f"a websocket to {socket.url}"))
    note = json.dumps(json.dumps({"named": True, "level": "cabin-boy", "language": language}))
    player.page.add_init_script(f"localStorage.getItem('prichal') ?? localStorage.setItem('prichal', {note})")
    player.page.goto(AT_ONCE)
    player.page.locator(".games .play").first.wait_for()
    return player


def stage(player: Player, wanted: str) -> None:
    player.page.locator(f"[role=status][data-stage={wanted}]").wait_for(state="attached")


def test_a_whole_game_with_tab_and_net_lost_in_the_middle(
    device: BrowserContext, web_space: str, shoot: Shoot, tmp_path: Path, record_property: Say
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
    first.page.close()
    device.set_offline(True)

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
    first.page.close()
    stage(second, "ready")
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
    there, here = json.loads(text), json.loads(fingerprints.fingerprints())
    record_property("said", f"without a server: Python {version.split()[0]}")
    for game, (played, decided, seconds) in here.items():
        assert there[game][:2] == [played, decided], game
        said = f"{game}: {fingerprints.BOT} decides in {there[game][2]:.2f} s in the tab, in {seconds:.3f} s natively"
        record_property("said", said)
