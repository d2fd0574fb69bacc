"""HTTP connections with bounds: a head of so many bytes, and a request that arrives within so many seconds."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

HEAD: Final = 16 * 1024  # bytes of the first line and the headers
ARRIVING: Final = 20.0  # seconds from the first moment of a request to its end
REFUSED: Final = "HTTP/1.1 {status}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class TooLarge(Exception):
    """The head of a request has more bytes than anybody needs."""


class Doorstep(HttpToolsProtocol):
    """The web server's own protocol would take a head of any size, and wait for the rest of a request for ever."""

    def __init__(self, *args: Any, **options: Any) -> None:  # uvicorn's own, handed on
        super().__init__(*args, **options)
        self.in_head = True
        self.begun = False  # a head began in what came last
        self.head = 0  # bytes of the present head that were understood
        self.fed = 0  # bytes that came since it began
        self.arriving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn does
        super().connection_made(transport)
        self.expect()

    def connection_lost(self, exc: Exception | None) -> None:
        self.arrived()
        super().connection_lost(exc)

    def expect(self) -> None:
        """From now on a request has so much time to arrive."""
        self.arrived()
        self.arriving = self.loop.call_later(ARRIVING, self.expire)

    def arrived(self) -> None:
        if self.arriving is not None:
            self.arriving.cancel()
            self.arriving = None

    def expire(self) -> None:
        if self.cycle is None or self.cycle.response_complete:
            self.refuse("408 Request Timeout")
        else:
            self.transport.close()  # its body never came

    def refuse(self, status: str) -> None:
        self.transport.write(REFUSED.format(status=status).encode())
        self.transport.close()

    def data_received(self, data: bytes) -> None:
        self.begun = False
        super().data_received(data)
        self.fed = len(data) + (0 if self.begun else self.fed)
        if self.in_head and self.fed > HEAD and not self.transport.is_closing():
            self.refuse("431 Request Header Fields Too Large")

    def send_400_response(self, msg: str) -> None:
        if self.head > HEAD:
            self.refuse("431 Request Header Fields Too Large")
        else:
            super().send_400_response(msg)

    def handle_websocket_upgrade(self) -> None:
        self.arrived()  # from here on pings tell whether somebody is there
        super().handle_websocket_upgrade()

    # What the parser finds

    def on_message_begin(self) -> None:
        self.in_head, self.begun, self.head = True, True, 0
        if self.arriving is None:
            self.expect()
        super().on_message_begin()

    def count(self, size: int) -> None:
        self.head += size
        if self.head > HEAD:
            raise TooLarge

    def on_url(self, url: bytes) -> None:
        self.count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self.count(len(name) + len(value) + 4)
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        self.in_head = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self.arrived()
        super().on_message_complete()
