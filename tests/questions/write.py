"""Writes the examples of questions anew: `make questions`. Review the diff before committing it."""

from prichal import games
from tests.questions.examples import FOLDER, Examples, path


def main() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name in games.names():
        game = games.find(name)
        path(game).write_text(Examples(game).text(), encoding="utf-8")


if __name__ == "__main__":
    main()
