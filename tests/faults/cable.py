"""A cable between a client and a server that can be cut: nothing goes through any more, and nobody is told."""

from __future__ import annotations

import socket
import threading

PIECE = 65_536


class Cable:
    """Listens on a port of its own and passes on everything, both ways, until it is cut."""

    def __init__(self, port: int) -> None:
        self.to = port
        self.ends: list[socket.socket] = []
        self.is_cut = threading.Event()
        self.entrance = socket.create_server(("127.0.0.1", 0))
        self.port: int = self.entrance.getsockname()[1]
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Both ends stay open, as after a cable was pulled: no farewell reaches anybody."""
        self.is_cut.set()

    def close(self) -> None:
        self.cut()
        for end in [self.entrance, *self.ends]:
            end.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self.entrance.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self.to))
            self.ends += [near, far]
            for source, goal in ((near, far), (far, near)):
                threading.Thread(target=self._pass_on, args=(source, goal), daemon=True).start()

    def _pass_on(self, source: socket.socket, goal: socket.socket) -> None:
        try:
            while piece := source.recv(PIECE):
                if self.is_cut.is_set():
                    return  # lost on the way
                goal.sendall(piece)
            goal.close()
        except OSError:
            pass
