"""Commands for authors of games: new-game."""

from __future__ import annotations

from typing import Annotated

import typer

from prichal.commands.common import LANGUAGE, Language, words_for
from prichal.kernel.wire import Message
from prichal.new_game import lay_down


def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Name of the game's folder, such as tide_pool.")],
    lang: Language = LANGUAGE,
) -> None:
    """Lay down the folder of a new game: a small card game that plays at once, to be made into yours."""
    words = words_for(lang)
    folder = lay_down(name)
    print(words.say(Message("new-game-made", {"folder": str(folder), "game": name})))
