"""Writes the tables of refusals anew: `make refusals`. Review the diff before committing it."""

from prichal import games
from tests.refusals.table import FOLDER, path, table


def main() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for name in games.names():
        game = games.find(name)
        path(game).write_text(table(game), encoding="utf-8")


if __name__ == "__main__":
    main()
