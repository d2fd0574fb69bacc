"""A private Redis that remembers nothing: what is gone after a restart must not matter."""

from __future__ import annotations

import redis
from redis.backoff import NoBackoff
from redis.retry import Retry

from tests.services.install import needed
from tests.services.process import Server


class RedisServer(Server):
    def __init__(self) -> None:
        self.program = needed("redis-server")
        super().__init__("redis")

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        address = ["--bind", "127.0.0.1", "--port", str(self.port)]
        return [str(self.program), *address, "--save", "", "--appendonly", "no", "--dir", str(self.folder)]

    def answers(self) -> bool:
        with redis.Redis(port=self.port, retry=Retry(NoBackoff(), 0)) as client:
            try:
                return bool(client.ping())
            except (redis.ConnectionError, redis.TimeoutError):
                return False

    def clear(self) -> None:
        with redis.Redis(port=self.port) as client:
            client.flushall()
