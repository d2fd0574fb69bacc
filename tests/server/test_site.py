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
        assert (script.text, "immutable" in script.headers["cache-control"]) == ("sail()", True)
        for page in ("/", "/table/1234", "/worker.js"):
            answer = client.get(page)
            assert answer.text == ("keep()" if page == "/worker.js" else "<p>Prichal")
            assert answer.headers["cache-control"] == "no-cache"
        assert (client.head("/").status_code, client.head("/").text) == (200, "")
        for nothing in ("/assets/other.js", "/apiary.txt", "/api/nothing"):
            assert client.get(nothing).status_code == 404


def test_without_a_client_the_page_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(site, "files", lambda _: tmp_path)
    with TestClient(Litestar(site.handlers())) as client:
        assert "make client" in client.get("/").text
        assert client.get("/worker.js").status_code == 404
