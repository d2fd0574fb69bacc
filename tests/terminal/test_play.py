"""The text table, driven through its standard input."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from prichal import games
from tests.terminal.test_commands import prichal, refused

FIRST_OPTIONS = "1\n" * 3000


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_against_bots(name: str, language: str) -> None:
    done = prichal("play", name, "--bots", "random", "--seed", "5", "--lang", language, typed=FIRST_OPTIONS)
    assert done.returncode == 0, done.stderr
    assert ("The game is over." if language == "en" else "Партия окончена.") in done.stdout
    assert ("total" if language == "en" else "всего") in done.stdout


@pytest.mark.parametrize("name", games.names())
def test_a_whole_game_at_one_keyboard(name: str) -> None:
    seats = str(max(games.find(name).seat_counts))
    done = prichal("play", name, "--seats", seats, "--people", seats, "--seed", "6", typed=FIRST_OPTIONS)
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout


@pytest.mark.parametrize("name", games.names())
def test_bots_alone(name: str) -> None:
    done = prichal("play", name, "--people", "0", "--bots", "random", "--seed", "5")
    assert done.returncode == 0, done.stderr
    assert "The game is over." in done.stdout


def test_the_game_can_be_chosen_at_the_table() -> None:
    done = prichal("play", "--seed", "5", typed="nothing\n99\nshanghaien\nquit\n")
    assert done.returncode == 0
    assert "Which game?" in done.stdout
    assert "There is no option 99" in done.stdout
    assert "Shanghaien, 2 seats" in done.stdout


def test_commands_at_the_table(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    typed = (
        f"?\n? 1\n?1\n? sh-t4\n? 9\n? xy\nhelp\n7\nfoo\nundo\nnews\nsave\nsave {tmp_path}/no/x\nsave {saved}\nquit\n"
    )
    shown = prichal("play", "shanghaien", "--ask", "--seed", "5", typed=typed).stdout
    for part in (
        "SH-R2: The players take turns",
        "roll two dice — action `roll`, rule SH-R3:",
        "SH-T4: Two sailors",
        "There is no option 9; the options are 1 to 1",
        "“xy” is neither a rule nor a piece",
        "save FILE     write",
        "There is no option 7",
        "neither an option's number nor a command",
        "There is nothing to take back",
        "Say where to",
        f"{tmp_path}/no/x can't be written",
        f"Saved to {saved}",
        "the game isn't finished",
    ):
        assert part in shown, part
    assert shown.count("rule SH-R3:") == 2
    assert prichal("verify", str(saved)).stdout.endswith("The game is open.\n")


def test_the_only_answer_is_given_by_itself_and_told() -> None:
    shown = prichal("play", "shanghaien", "--bots", "random", "--seed", "5", typed="1\nundo\nquit\n").stdout
    assert "Player 1: roll the dice, or call Shanghai? — only one answer: roll two dice" in shown
    first, _, taken_back, *_ = shown.split("lay one of the dice")
    assert "Taken back." in taken_back
    assert taken_back.splitlines()[-1] == first.splitlines()[-1]  # over the only answer, to the last decision
    assert "roll the dice, or call Shanghai?\n" not in first


def test_later_questions_show_only_what_has_changed() -> None:
    shown = prichal("play", "jamaica", "--seed", "5", "--bots", "random", typed="1\n1\nboard\nquit\n").stdout
    opening, dice, moved, whole, *_ = shown.split("> ")
    assert opening.count("sea space") > 20
    assert "sea space 48" not in dice
    assert "morning 3, evening 6. Bank" in dice
    assert "Player 1" in moved
    assert "sea space 48" not in moved
    assert whole.count("sea space") > 20


@pytest.mark.parametrize("name", games.names())
def test_the_usual_number_of_players_sits_down(name: str) -> None:
    game = games.find(name)
    assert game.usual_seats in game.seat_counts
    assert game.usual_seats > 1
    done = prichal("play", name, "--people", "0", "--bots", "random", "--seed", "5", "--lang", "en")
    assert f", {game.usual_seats} seats" in done.stdout.splitlines()[0]


def test_help_names_a_clause_of_the_game_that_is_played() -> None:
    assert "? JA-R1       show a rule" in prichal("play", "jamaica", "--seed", "5", typed="help\nquit\n").stdout


@pytest.mark.parametrize(
    ("language", "title", "sentence", "neither"),
    [
        ("en", "Spanish 3\n", "A sailor: +3 to the strength of a crew", "neither a rule nor a piece"),
        ("ru", "Испанец 3\n", "Моряк, +3 к силе команды", "не правило и не предмет"),
    ],
)
def test_a_piece_is_explained(language: str, title: str, sentence: str, neither: str) -> None:
    """By the id that an option names: what it is, what it does, its clause; nonsense is said to be so."""
    typed = "? 1\n? place-4\n? PLACE-4\n? nonsense\nhelp\nquit\n"
    shown = prichal("play", "shanghaien", "--seed", "5", "--lang", language, typed=typed).stdout
    assert shown.count("SH-D3: ") == 2
    assert title in shown
    assert sentence in shown
    assert neither in shown
    assert "? rolled-4    " in shown


def test_undo_brings_the_question_and_the_luck_back() -> None:
    shown = prichal(
        "play", "shanghaien", "--ask", "--bots", "random", "--seed", "5", typed="1\n1\nundo\n2\nundo\n1\nquit\n"
    ).stdout
    assert shown.count("Taken back.") == 2
    rolls = re.findall(r"· Player 1 rolls (\d and \d)", shown)
    assert rolls
    assert len(set(rolls)) == 1
    replies = re.findall(r"· Random 2 rolls .*\n", shown)
    assert len(replies) == 3  # the same reply after each of three decisions
    assert len(set(replies)) == 1


@pytest.mark.parametrize("name", ["/", ".", "~nobody-at-all/x", "/etc/passwd/x", "x" * 300, "a\0b", "/dev/null"])
def test_saving_where_it_cant_be_saved_leaves_the_game_alone(name: str) -> None:
    done = prichal("play", "shanghaien", "--ask", "--seed", "5", typed=f"save {name}\nquit\n")
    assert done.returncode == 0, done.stderr
    assert "can't be written" in done.stdout or "is there already and isn't a record" in done.stdout
    assert Path("/dev/null").is_char_device()


def test_saving_replaces_records_and_nothing_else(tmp_path: Path) -> None:
    letter, saved = tmp_path / "letter", tmp_path / "game"
    letter.write_text("Dear Anna")
    shown = prichal(
        "play", "shanghaien", "--ask", "--seed", "5", typed=f"save {letter}\nsave {saved}\n1\nsave {saved}\nquit\n"
    )
    assert f"{letter} is there already" in shown.stdout
    assert shown.stdout.count(f"Saved to {saved}") == 2
    assert letter.read_text() == "Dear Anna"
    assert sorted(tmp_path.iterdir()) == [saved, letter]


def test_endless_numbers_are_no_options() -> None:
    typed = f"{'9' * 30}\n{'9' * 5000}\n? {'9' * 5000}\n٣\nquit\n"
    shown = prichal("play", "shanghaien", "--ask", "--seed", "5", typed=typed).stdout
    assert shown.count("There is no option") == 4
    assert prichal("play", typed=f"{'9' * 5000}\nshanghaien\nquit\n").returncode == 0


def test_a_saved_game_goes_on(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    prichal("play", "shanghaien", "--ask", "--seed", "5", "--names", "Анна,Bernd", typed=f"1\n1\nsave {saved}\nquit\n")
    done = prichal("play", "--load", str(saved), "--bots", "random", "--seed", "5", typed=FIRST_OPTIONS)
    assert done.returncode == 0
    assert "Анна" in done.stdout
    assert "The game is over." in done.stdout


def test_bots_of_a_level_play_and_give_hints() -> None:
    shown = prichal(
        "play", "shanghaien", "--ask", "--bots", "cabin-boy", "--seed", "5", typed="1\nhint\n?hint\nquit\n"
    ).stdout
    assert "Cabin boy 2" in shown
    assert shown.count("of the thinking") == 8  # two dice, two ends, asked twice


def test_a_hint_for_a_saved_game(tmp_path: Path) -> None:
    saved = tmp_path / "game.txt"
    prichal("play", "shanghaien", "--ask", "--bots", "random", "--seed", "5", typed=f"1\nsave {saved}\nquit\n")
    shown = prichal("hint", str(saved), "--bot", "search-50").stdout
    assert "lay one of the dice" in shown
    assert shown.count("of the thinking") == 4
    assert "no bot “parrot”" in refused("hint", str(saved), "--bot", "parrot")
    prichal("simulate", "shanghaien", "--games", "1", "--records", str(tmp_path / "over"))
    assert "The game is over" in refused("hint", str(next((tmp_path / "over").iterdir())))


def test_input_that_ends_early_is_said() -> None:
    assert "input ended" in refused("play", "shanghaien", "--ask", "--seed", "5", typed="1\n")
    assert "input ended" in refused("play", typed="")
