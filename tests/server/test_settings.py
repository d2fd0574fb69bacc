"""Limits as a host writes them."""

from __future__ import annotations

import pytest

from prichal.kernel.errors import Problem
from prichal.server.settings import Limits, chosen_limits


def test_limits_are_chosen_by_name() -> None:
    assert chosen_limits([]) == Limits()
    assert chosen_limits(["sockets=7"]).sockets == 7
    assert chosen_limits(["sockets=999999999"]).sockets == 999_999_999
    free = chosen_limits(["all=0", "sockets=7"])
    assert (free.sockets, free.guests_per_hour) == (7, 0)
    assert free.thought_seconds == Limits().thought_seconds  # there is always an end


@pytest.mark.parametrize("text", ["sockets", "sockets=", "sockets=x", "sockets=-1", "sockets=1000000000", "doors=3"])
def test_other_limits_are_refused(text: str) -> None:
    with pytest.raises(Problem, match="NAME=NUMBER"):
        chosen_limits([text])
