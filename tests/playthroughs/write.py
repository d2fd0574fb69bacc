"""Writes all playthrough files anew: `make playthroughs`. Review the diff before committing it."""

from tests.playthroughs.transcript import FOLDER, all_setups, path, transcript


def main() -> None:
    for old in FOLDER.glob("*.txt"):
        old.unlink()
    for game, setup in all_setups():
        path(game, setup).write_text(transcript(game, setup), encoding="utf-8")


if __name__ == "__main__":
    main()
