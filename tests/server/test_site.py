"""The page's own files, from a client that was built."""

from __future__ import annotations

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from prichal.server.web.routes import site


def test_a_built_client_is_served(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Files with their content in their names for ever, the page itself anew each time, under every address."""
    assets = tmp_path / "client" / "assets"
    assets.mkdir(parents=True)
    (assets / "table-1234.js").write_text("sail()")
    (tmp_path / "client" / "index.html").write_text("<p>Prichal")
    (tmp_path / "client" / "worker.js").write_text("keep()")
    monkeypatch.setattr(site, "files", lambda _: tmp_path)
    with TestClient(Litestar(site.handlers())) as client:
        script = client.get("/assets/table-1234.js")
        kept = {part.strip() for part in script.headers["cache-control"].split(",")}
        assert (script.text, kept) == ("sail()", {"public", "max-age=31536000", "immutable"})
        for page in ("/", "/table/1234", "/table/12.34/5", "/worker.js"):
            answer = client.get(page)
            assert answer.text == ("keep()" if page == "/worker.js" else "<p>Prichal")
            assert answer.headers["cache-control"] == "no-cache"
        head = client.head("/")
        assert (head.status_code, head.text, head.headers["cache-control"]) == (200, "", "no-cache")
        for nothing in ("/assets/other.js", "/apiary.txt", "/a/b.txt", "/api/nothing", "/assetsless", "/device"):
            assert client.get(nothing).status_code == 404


def test_without_a_client_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "files", lambda _: tmp_path)
    with TestClient(Litestar(site.handlers())) as client:
        assert "make client" in client.get("/").text
        assert client.get("/worker.js").status_code == 404


def test_the_page_without_a_server_lies_beside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Offered by the page itself where a host wants it, and under an address of its own."""
    (tmp_path / "client").mkdir()
    (tmp_path / "client" / "index.html").write_text("<head></head><p>Prichal")
    device = tmp_path / "static"
    device.mkdir()
    (device / "index.html").write_text("<p>on the device")
    (device / "worker.js").write_text("keep()")
    monkeypatch.setattr(site, "files", lambda _: tmp_path)
    with TestClient(Litestar(site.handlers(str(device)))) as client:
        assert '<meta name="device" content="beside" />' in client.get("/").text
        beside = client.get("/device/")
        assert (beside.text, beside.headers["cache-control"]) == ("<p>on the device", "no-cache")
        assert client.get("/device/worker.js").headers["content-type"].startswith("text/javascript")
        assert client.head("/device/worker.js").status_code == 200
        assert client.get("/device/nothing.js").status_code == 404
    with TestClient(Litestar(site.handlers(str(device), play_on_device=True))) as client:
        assert '<meta name="device" content="now" />' in client.get("/").text
    with TestClient(Litestar(site.handlers())) as client:
        assert "device" not in client.get("/").text
        assert client.get("/device/").status_code == 404
