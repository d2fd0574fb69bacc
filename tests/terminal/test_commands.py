"""The command line as a user meets it: real processes, real files."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from prichal import __version__, files, games
from prichal.kernel import record
from prichal.kernel.log import Line


def prichal(*arguments: str, typed: str = "", language: str = "en_GB.UTF-8") -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": language, "PYTHONIOENCODING": "utf-8"}
    command = [sys.executable, "-m", "prichal.cli", *arguments]
    return subprocess.run(command, input=typed, env=environment, capture_output=True, text=True, check=False)


def refused(*arguments: str, typed: str = "") -> str:
    """The one sentence on stderr of a refused command."""
    done = prichal(*arguments, typed=typed)
    assert done.returncode == 2, done
    lines = done.stderr.splitlines()
    assert len(lines) == 1, done.stderr
    assert lines[0].startswith("prichal: ")
    return lines[0]


def test_version_and_help() -> None:
    assert prichal("--version").stdout.startswith(f"prichal {__version__} (")
    for arguments in ([], ["--help"]):
        shown = prichal(*arguments)
        assert shown.returncode == 0
        assert all(word in shown.stdout for word in ("play", "simulate", "verify", "perft", "bench"))


def test_games_are_listed() -> None:
    shown = prichal("games").stdout
    assert all(name in shown for name in games.names())


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("language", ["en", "ru"])
def test_rules_have_every_clause(name: str, language: str) -> None:
    shown = prichal("rules", name, "--lang", language).stdout
    assert all(f"\n{clause} " in shown for clause in games.find(name).clauses())


def test_rules_tell_what_is_reconstructed() -> None:
    assert "trick cards shows is reconstructed" in prichal("rules", "shanghaien", "--lang", "en").stdout
    assert "восстановлено: по две карты" in prichal("rules", "shanghaien", "--lang", "ru").stdout


def test_the_language_follows_the_system() -> None:
    assert "Раунды и ходы" in prichal("rules", "shanghaien", language="ru_RU.UTF-8").stdout


def test_simulate_reports_and_keeps_records(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "records"
    done = prichal("simulate", "shanghaien", "--games", "5", "--seed", "3", "--json", "--records", str(folder))
    report = json.loads(done.stdout)
    assert report["games"] == 5
    assert report["games_per_s"] > 0
    assert report["length"]["least"] <= report["length"]["mean"] <= report["length"]["most"]
    assert abs(sum(report["wins"]) - 1) < 1e-6
    records = sorted(folder.iterdir())
    assert len(records) == 5
    for path in records:
        assert prichal("verify", str(path)).returncode == 0
    again = json.loads(prichal("simulate", "shanghaien", "--games", "5", "--seed", "3", "--json").stdout)
    assert again["fingerprint"] == report["fingerprint"]
    assert "games/s" in prichal("simulate", "shanghaien", "--games", "5").stdout


def test_perft() -> None:
    assert prichal("perft", "shanghaien", "--depth", "3").stdout == "1 2\n2 72\n3 2544\n"


def test_replay_tells_the_whole_game(tmp_path: Path) -> None:
    prichal("simulate", "shanghaien", "--games", "1", "--records", str(tmp_path))
    path = next(tmp_path.iterdir())
    shown = prichal("replay", str(path)).stdout
    assert "Random 1" in shown
    assert "The game is over." in shown
    assert "Партия окончена." in prichal("replay", str(path), "--lang", "ru").stdout


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["play", "chess"], "No game is called “chess”"),
        (["play", "shanghaien", "--seats", "3"], "is for 2 seats, not 3"),
        (["play", "shanghaien", "-o", "wind=strong"], "no option “wind”"),
        (["play", "shanghaien", "-o", "wind"], "NAME=VALUE"),
        (["play", "shanghaien", "--names", "A,B,C"], "need 2 names, not 3"),
        (["play", "shanghaien", "--names", "A, "], "1 to 40 printable"),
        (["play", "shanghaien", "--lang", "de"], "no language “de”"),
        (["play", "shanghaien", "--people", "-1"], "must be at least 0"),
        (["play", "shanghaien", "--seats", "two"], "valid integer"),
        (["play", "shanghaien", "--bots", "parrot"], "no bot “parrot”"),
        (["play", "shanghaien", "--bots", "search-0"], "at least 1 simulation"),
        (["play", "shanghaien", "--people", "3"], "must be at most 2"),
        (["play", "shanghaien", "--seed", str(2**62 + 1)], "--seed must be at most"),
        (["simulate", "shanghaien", "--seed", str(-(2**62) - 1)], "--seed must be at least"),
        (["simulate", "shanghaien", "--seats", "9" * 30], "not " + "9" * 30),
        (["play", "shanghaien", "--load", "x"], "--load brings"),
        (["arena", "shanghaien", "--bots", "random", "--seed", str(2**50)], "--seed must be at most"),
        (["rules", "chess"], "No game is called"),
        (["simulate", "shanghaien", "--games", "0"], "must be at least 1"),
        (["simulate", "shanghaien", "--seats", "9"], "is for 2 seats"),
        (["perft", "shanghaien", "--depth", "0"], "must be at least 1"),
        (["bench", "--game", "chess"], "No game is called"),
        (["learn", "shanghaien", "--keep", "nowhere", "--faith", "nan"], "--faith must be more than 0"),
        (["learn", "shanghaien", "--keep", "nowhere", "--exploration", "101"], "100 at most"),
        (["learn", "shanghaien", "--keep", "nowhere", "--simulations", "0"], "--simulations must be at least 1"),
        (["verify"], "Missing argument"),
        (["sail"], "No such command"),
        (["play", "--wind"], "No such option"),
    ],
)
def test_bad_arguments_get_one_sentence(arguments: list[str], sentence: str) -> None:
    assert sentence in refused(*arguments)


def test_bad_files_get_one_sentence(tmp_path: Path) -> None:
    text, binary = tmp_path / "text", tmp_path / "binary"
    text.write_text("hello\n")
    binary.write_bytes(b"\xff\xfe\x00")
    for command in ("verify", "replay"):
        assert "can't be read" in refused(command, str(tmp_path / "missing"))
        assert "can't be read" in refused(command, str(tmp_path))
        assert "isn't a record" in refused(command, str(text))
        assert "isn't a text file" in refused(command, str(binary))
    assert "isn't a record" in refused("play", "--load", str(text))


def test_a_changed_or_torn_record_is_named_by_its_line(tmp_path: Path) -> None:
    prichal("simulate", "shanghaien", "--games", "1", "--records", str(tmp_path))
    rows = next(tmp_path.iterdir()).read_text().split("\n")
    torn, changed = tmp_path / "torn", tmp_path / "changed"
    torn.write_text("\n".join(rows[:50]))
    changed.write_text("\n".join([*rows[:30], rows[30].replace(" #", " 1 #"), *rows[31:]]))
    assert "cut off in line 50" in refused("verify", str(torn))
    assert "Line 31 was changed" in refused("verify", str(changed))


def test_refusals_speak_one_language(tmp_path: Path) -> None:
    prichal("simulate", "shanghaien", "--games", "1", "--records", str(tmp_path))
    table = files.load(next(tmp_path.iterdir()))
    forged = table.record()
    forged.lines[9] = Line(10, forged.lines[9].seat, "lay 6 left")
    forged.lines[8] = Line(9, "chance", "dice 1 2")
    path = tmp_path / "forged"
    path.write_text(record.write(forged))
    for arguments in (["--lang", "ru"], ["--lang=ru"]):
        done = prichal("verify", str(path), *arguments)
        assert done.returncode == 2
        assert done.stderr == "prichal: Строка 17: «lay 6 left» сейчас нельзя (SH-R3).\n"


def test_closed_and_full_streams() -> None:
    """A closed pipe is no fault; a full disk is one sentence; missing streams don't matter."""
    command = f"{sys.executable} -m prichal.cli rules shanghaien --lang ru"
    for line, status in (
        (f"{command} | head -1", 0),
        (f"{command} > /dev/full", 2),
        (f"{command} >&-", 0),
        (f"PYTHONIOENCODING=ascii {command}", 0),
        (f"{sys.executable} -m prichal.cli play shanghaien --seed 5 <&-", 2),
    ):
        done = subprocess.run(["bash", "-c", line], capture_output=True, check=False)
        assert done.returncode == status, (line, done)
        assert b"Traceback" not in done.stderr


def test_an_unwritable_folder_gets_one_sentence(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    assert "can't be written" in refused("simulate", "shanghaien", "--games", "1", "--records", str(blocked))
    assert "can't be written" in refused("simulate", "shanghaien", "--games", "1", "--records", str(blocked / "x"))
    assert blocked.read_text() == "in the way"


def test_bench_measures_the_build_that_is_here() -> None:
    report = json.loads(prichal("bench", "--game", "shanghaien", "--json").stdout)["shanghaien"]
    assert report["seats"] == 2
    assert report["interpreted"]["games_per_s"] > 0
    assert report["interpreted"]["clone_us"] > 0
    if report["compiled"] is not None:
        assert report["ratio"] == round(report["compiled"]["games_per_s"] / report["interpreted"]["games_per_s"], 1)


WRONG_BOX = """
import pathlib
real = pathlib.Path.read_bytes
pathlib.Path.read_bytes = lambda path: b'{"colours": {}}' if path.name == "box.json" else real(path)
from prichal.cli import main
main()
"""


@pytest.mark.parametrize("arguments", [["games"], ["play", "madame_ching"], ["serve"]])
@pytest.mark.parametrize(("language", "sentence"), [("en", "can't be right. "), ("ru", "ошибка. ")])
def test_a_wrong_box_gets_one_sentence(arguments: list[str], language: str, sentence: str) -> None:
    """Whoever corrects the tables of a game and slips hears where, whatever they ask for."""
    done = subprocess.run(
        [sys.executable, "-c", WRONG_BOX, *arguments],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PRICHAL_LANG": language, "PYTHONIOENCODING": "utf-8"},
        timeout=120,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("prichal: ") and done.stderr.count("\n") == 1
    assert sentence in done.stderr and "box.json, colours: " in done.stderr
