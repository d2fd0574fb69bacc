"""The browser's types say what the server sends."""

from __future__ import annotations

from pathlib import Path

from prichal.server.typescript import wire

WIRE = Path(__file__).parents[2] / "client" / "src" / "wire.ts"


def test_the_types_of_the_wire_are_fresh() -> None:
    assert WIRE.read_text(encoding="utf-8") == wire(), "run `python -m prichal.server.typescript > client/src/wire.ts`"
