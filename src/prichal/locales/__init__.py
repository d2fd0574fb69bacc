"""Words: Fluent catalogues, one set for the terminal and the browser."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable

from fluent.runtime import FluentBundle, FluentResource

from prichal.kernel.wire import Arg, Message

LANGUAGES = ("en", "ru")
LARGE = 10**15


class Words:
    """One language. `names` are the players, by seat."""

    def __init__(self, language: str, names: list[str] | None = None) -> None:
        self.language = language
        self.names = names or []
        self.bundle = bundle(language)

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def say(self, message: Message | str | int) -> str:
        """The message in words; a text or number is shown as it is."""
        if not isinstance(message, Message):
            return str(message)
        if message.id == "seat":
            return self.player(message)
        args = {key: self.argument(value) for key, value in message.args.items()}
        entry = self.bundle.get_message(message.id)
        if entry.value is None:
            raise KeyError(message.id)
        text, errors = self.bundle.format_pattern(entry.value, args)
        if errors:
            raise ValueError(f"{self.language} {message.id}: {errors[0]}")
        return str(text)

    def player(self, message: Message) -> str:
        number = message.args["number"]
        assert isinstance(number, int)
        if number < len(self.names):
            return self.names[number]
        return self.say(Message("seat-number", {"number": number + 1}))

    def argument(self, value: Arg) -> str | int:
        if isinstance(value, list):
            return ", ".join(self.say(item) for item in value)
        if isinstance(value, int) and abs(value) >= LARGE:
            return str(value)  # too long for Fluent's number formats
        return self.say(value) if isinstance(value, Message) else value


@cache
def bundle(language: str) -> FluentBundle:
    """All catalogues of a language."""
    found = FluentBundle([language], use_isolating=False)
    for page in catalogues(language):
        found.add_resource(FluentResource(page.read_text(encoding="utf-8")))
    return found


def catalogues(language: str) -> list[Traversable]:
    """The files of a language: those of the house, and those in the folders of the games."""
    package = files("prichal")
    games = [game.joinpath("locales") for game in package.joinpath("games").iterdir() if game.is_dir()]
    folders = [folder.joinpath(language) for folder in [package.joinpath("locales"), *games]]
    return [page for folder in folders if folder.is_dir() for page in folder.iterdir() if page.name.endswith(".ftl")]
