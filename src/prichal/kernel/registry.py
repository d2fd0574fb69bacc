"""Where games are found by name."""

from prichal.kernel.errors import Problem, UnknownGame
from prichal.kernel.game import Game
from prichal.kernel.wire import Message

_games: dict[str, Game] = {}
_refused: list[Problem] = []


def register(game: Game) -> None:
    """Makes a game known under its name."""
    if game.name in _games:
        raise ValueError(f"game registered twice: {game.name}")
    _games[game.name] = game


def refuse(problem: Problem) -> None:
    """Remembers why a game can't be played here: its tables were changed, and can't be right."""
    _refused.append(problem)


def check() -> None:
    """Raises what is wrong with a game, for whoever can mend it; the others would be played all the same."""
    if _refused:
        raise _refused[0]


def names() -> list[str]:
    return list(_games)


def find(name: str) -> Game:
    """The game of that name (hyphens count as underscores), or UnknownGame."""
    game = _games.get(name.replace("-", "_"))
    if game is None:
        known = ", ".join(names())
        raise UnknownGame(
            Message("problem-game", {"game": name, "names": known}), f"no game is called {name!r}; games: {known}"
        )
    return game
