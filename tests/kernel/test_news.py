"""News: who hears what."""

from __future__ import annotations

from prichal.kernel.agenda import SPECTATOR
from prichal.kernel.news import Listener
from prichal.kernel.wire import Message

ALL, SECRET, RUMOUR = Message("all"), Message("secret"), Message("rumour")


def test_everybody_hears_what_is_told_and_insiders_what_is_confided() -> None:
    listener = Listener()
    listener.tell(ALL)
    listener.confide([0, 2], SECRET, RUMOUR)
    listener.confide([1], SECRET, None)
    heard = listener.take()
    viewers = (0, 1, 2, int(SPECTATOR))
    assert [[event.heard_by(viewer) for viewer in viewers] for event in heard] == [
        [ALL, ALL, ALL, ALL],
        [SECRET, RUMOUR, SECRET, RUMOUR],
        [None, SECRET, None, None],
    ]


def test_what_was_heard_is_handed_over_once() -> None:
    listener = Listener()
    listener.tell(ALL)
    assert len(listener.take()) == 1
    assert listener.take() == []
    listener.tell(RUMOUR)
    assert [event.public for event in listener.take()] == [RUMOUR]
