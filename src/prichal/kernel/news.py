"""What happened, told to whoever listens; a search has no listener and pays nothing."""

from typing import final

from prichal.kernel.wire import Event, Message


@final
class Listener:
    """Collects the news of a position."""

    def __init__(self) -> None:
        self.events: list[Event] = []

    def tell(self, message: Message) -> None:
        """News for everybody."""
        self.events.append(Event(message, [], None))

    def confide(self, insiders: list[int], private: Message, public: Message | None) -> None:
        """News that only insiders hear in full; the others hear the public version, or nothing."""
        self.events.append(Event(public, insiders, private))

    def take(self) -> list[Event]:
        """Hands over what was heard since the last call."""
        heard = self.events
        self.events = []
        return heard
