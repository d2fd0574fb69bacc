"""Writes the examples of questions and the digests anew: `make questions`. Review the diff before committing it."""

from prichal import games
from tests.questions import digests
from tests.questions.examples import FOLDER, Examples, path


def main() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name in games.names():
        game = games.find(name)
        path(game).write_text(Examples(game).text(), encoding="utf-8")
        digests.path(game).write_text(digests.text(game), encoding="utf-8")


if __name__ == "__main__":
    main()
