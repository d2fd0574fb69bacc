"""`prichal verify` and `prichal replay` on records with committed luck and lines of the table itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from prichal import cli, fairness, files, games
from prichal.kernel import record
from prichal.kernel.agenda import CHANCE
from prichal.kernel.chance import Rng
from prichal.kernel.errors import BadRecord
from prichal.kernel.log import Line
from prichal.kernel.record import Record
from prichal.kernel.table import Table, replay

SEED = bytes(range(32)).hex()
ENTROPIES = ["beef", "0123", ""]


def fair(lines: int, game: str = "shanghaien", version: int = fairness.BY_DRAW) -> Table:
    """A table whose luck is drawn from the seed, with every decision the first option, until it has so many lines."""
    found = games.find(game)
    seats = 2 if game == "shanghaien" else 3
    table = Table(found, seats, {}, ["Anna", "Бернд", "Chandra"][:seats])
    table.extra = {"commitment": fairness.commitment(SEED)}
    if version == fairness.BY_DRAW:
        table.extra["luck"] = "2"
    table.extra |= {f"entropy-{seat}": text for seat, text in enumerate(ENTROPIES[:seats]) if text}
    if seats == 3:
        table.extra |= {"bot-2": "sailor", "entropy-2": fairness.bot_entropy(fairness.commitment(SEED), 2)}
    table.extra["seed"] = SEED
    go_on(table, lines)
    return table


def go_on(table: Table, lines: int, undone: int = 0) -> None:
    while not table.over and table.ply < lines:
        if table.state.actor == CHANCE:
            table.play(CHANCE, table.state.sample(luck(table, table.extra, undone)))
        else:
            table.play(table.state.actor, table.state.legal_actions()[0])


def luck(table: Table, header: dict[str, str], undone: int) -> Rng:
    """Where the next draw of a table comes from, worked out on its own way."""
    entropies = [header.get(f"entropy-{seat}", "") for seat in range(len(table.players))]
    if "luck" not in header:
        return fairness.luck_of_line(header["seed"], entropies, table.ply + 1)
    return fairness.luck_of_draw(header["seed"], entropies, table.draws + 1, undone)


def undone_and_conceded(version: int = fairness.BY_DRAW) -> Table:
    """Thirty lines, back to the tenth, ten lines more, and then seat 1 gives up."""
    table = fair(30, version=version)
    draws = sum(line.seat == "chance" for line in table.lines[10:])
    table.undo(10, [0, 1] if version == fairness.BY_DRAW else None)
    go_on(table, 41, draws)
    table.part(1, "concede")
    return table


def run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str
) -> tuple[int, list[str], str]:
    """Exit status, lines on stdout, stderr."""
    monkeypatch.setattr("sys.argv", ["prichal", *arguments])
    status = 0
    try:
        cli.main()
    except SystemExit as done:
        status = int(done.code or 0)
    shown = capsys.readouterr()
    return status, shown.out.splitlines(), shown.err


@pytest.mark.parametrize(
    ("language", "luck", "taken_back", "ending"),
    [
        (
            "en",
            "The luck is fair: the seed fits its commitment, and all",
            "7 draws were taken back",
            "The game ended when Бернд gave up.",
        ),
        (
            "ru",
            "Случай честен: зерно отвечает обязательству",
            "7 исходов взяты назад",
            "Партия кончилась: Бернд сдаётся.",
        ),
    ],
)
def test_a_good_record(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    language: str,
    luck: str,
    taken_back: str,
    ending: str,
) -> None:
    path = tmp_path / "record"
    path.write_text(record.write(undone_and_conceded().record()))
    status, rows, errors = run(monkeypatch, capsys, "verify", str(path), "--lang", language)
    assert (status, errors) == (0, "")
    assert len(rows) == 4
    assert rows[1].startswith(luck)
    assert rows[2].startswith(taken_back)
    assert rows[3] == ending


def test_records_of_the_first_version_keep_verifying_with_a_warning(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "record"
    path.write_text(record.write(undone_and_conceded(fairness.BY_LINE).record()))
    for language, warning in (("en", "But this is the first way of drawing"), ("ru", "Но это первый способ жребия")):
        status, rows, errors = run(monkeypatch, capsys, "verify", str(path), "--lang", language)
        assert (status, errors) == (0, "")
        assert rows[2].startswith(warning)


def test_records_of_earlier_rules_say_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table = fair(30, "jamaica")
    table.rules = 1
    path = tmp_path / "record"
    path.write_text(record.write(table.record()))
    status, rows, _ = run(monkeypatch, capsys, "verify", str(path), "--lang", "en")
    assert status == 0
    known = games.find("jamaica").rules_version
    assert f"The game was begun under rules 1; it fits today's rules {known} too." in rows


def test_a_whole_game(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "record"
    table = fair(10_000)
    assert table.state.over
    path.write_text(record.write(table.record()))
    status, rows, _ = run(monkeypatch, capsys, "verify", str(path), "--lang", "en")
    assert status == 0
    draws = sum(line.seat == "chance" for line in table.lines)
    assert f"all {draws} draws" in rows[1]
    assert rows[2].startswith("Result: Anna ")


def test_without_a_seed_only_chain_and_rules(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table = fair(30)
    del table.extra["seed"]
    path = tmp_path / "record"
    path.write_text(record.write(table.record()))
    for language, sentence in (
        ("en", "The record has no seed: only the chain and the rules were checked, not the luck."),
        ("ru", "В записи нет зерна: проверены только цепочка и правила, но не случай."),
    ):
        status, rows, _ = run(monkeypatch, capsys, "verify", str(path), "--lang", language)
        assert status == 0
        assert rows[1] == sentence


def other_seed(forged: Record) -> None:
    forged.extra["seed"] = SEED[::-1]


def no_entropy(forged: Record) -> None:
    del forged.extra["entropy-0"]


def another_entropy_of_a_bot(forged: Record) -> None:
    forged.extra["bot-1"] = "sailor"
    forged.lines[30] = Line(31, "table", "undo 10 agreed 0")


def unknown_version(forged: Record) -> None:
    forged.extra["luck"] = "3"


def other_seed_with_its_commitment(forged: Record) -> None:
    forged.extra["seed"] = SEED[::-1]
    forged.extra["commitment"] = fairness.commitment(SEED[::-1])


def no_commitment(forged: Record) -> None:
    del forged.extra["commitment"]


def no_proper_seed(forged: Record) -> None:
    forged.extra["seed"] = SEED.upper()


def swapped_entropies(forged: Record) -> None:
    forged.extra["entropy-0"], forged.extra["entropy-1"] = ENTROPIES[1], ENTROPIES[0]


IN_THE_HEADER = {
    other_seed: "commitment",
    no_commitment: "seed",
    no_proper_seed: "seed",
    no_entropy: "seed",
    another_entropy_of_a_bot: "entropy-1",
    unknown_version: "luck",
}


def another_roll(forged: Record) -> None:
    """The last dice before the undo: whatever they show, the two lines after them could be played."""
    at = max(place for place in range(30) if forged.lines[place].action.startswith("dice "))
    other = "dice 1 1" if forged.lines[at].action == "dice 6 6" else "dice 6 6"
    forged.lines[at] = Line(at + 1, "chance", other)


def old_luck_after_the_undo(forged: Record) -> None:
    """Lines 32 and on repeat lines 11 and on instead of being drawn afresh."""
    forged.lines[31:] = [*forged.lines[10:20], Line(42, "table", "concede 1")]


FORGERIES: list[tuple[Callable[[Record], None], str, str]] = [
    (other_seed, "the commitment isn't the hash of the seed", "обязательство — не хеш зерна"),
    (other_seed_with_its_commitment, "but the seed brings", "а из зерна следует"),
    (no_entropy, "a seat has no entropy", "нет своей доли"),
    (another_entropy_of_a_bot, "the entropy of a bot isn't", "доля случая у бота не та"),
    (unknown_version, "this way of drawing isn't known here", "такой способ жребия"),
    (no_commitment, "there is a seed, but no commitment to it", "обязательства к нему нет"),
    (no_proper_seed, "the seed isn't 64 hexadecimal digits", "не 64 шестнадцатеричные"),
    (swapped_entropies, "but the seed brings", "а из зерна следует"),
    (another_roll, "but the seed brings", "а из зерна следует"),
    (old_luck_after_the_undo, "but the seed brings", "а из зерна следует"),
]


@pytest.mark.parametrize(("forge", "english", "russian"), FORGERIES, ids=lambda case: getattr(case, "__name__", ""))
def test_forgeries_with_a_new_chain_are_named(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
    forge: Callable[[Record], None],
    english: str,
    russian: str,
) -> None:
    forged = undone_and_conceded().record()
    forge(forged)
    text = record.write(forged)
    replay(record.parse(text))  # chain and rules have nothing against it
    path = tmp_path / "record"
    path.write_text(text)
    with pytest.raises(BadRecord) as caught:
        fairness.check_luck(replay(record.parse(text)))
    row = text.splitlines()[caught.value.line - 1]
    if forge in IN_THE_HEADER:
        assert row.startswith(f"{IN_THE_HEADER[forge]}: ")
    else:
        assert caught.value.line == first_other_draw(forged)
    for language, sentence in (("en", english), ("ru", russian)):
        status, rows, errors = run(monkeypatch, capsys, "verify", str(path), "--lang", language)
        assert (status, rows) == (2, [])
        assert sentence in errors
        assert f" {caught.value.line}:" in errors


def first_other_draw(forged: Record) -> int:
    """The line of the file in which the forged record first has other luck than its seed brings."""
    table = Table(games.find("shanghaien"), 2, {}, ["A", "B"])
    undone = 0
    for number, line in enumerate(forged.lines, start=1):
        before = table.draws
        if line.seat == "table":
            table.tell(line.action)
            undone += before - table.draws
            continue
        if line.seat == "chance":
            drawn = table.state.sample(luck(table, forged.extra, undone))
            if table.game.catalogue.text(drawn) != line.action:
                return record.line_in_file(forged, number)
        table.act(-1 if line.seat == "chance" else int(line.seat), line.action)
    raise AssertionError("nothing was forged")


def test_three_seats_play_on(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    table = fair(60, "jamaica")
    table.part(2, "concede")
    table.part(0, "timeout")
    go_on(table, 90)
    table.agree()
    path = tmp_path / "record"
    path.write_text(record.write(table.record()))
    status, rows, _ = run(monkeypatch, capsys, "verify", str(path), "--lang", "en")
    assert status == 0
    assert rows[2] == "The game ended by agreement."


def test_replay_shows_the_lines_of_the_table(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    path = tmp_path / "record"
    path.write_text(record.write(undone_and_conceded().record()))
    status, rows, _ = run(monkeypatch, capsys, "replay", str(path), "--lang", "en")
    assert status == 0
    assert "  31 table `undo 10 agreed 0 1`" in rows
    assert "     · Back to the position after line 10." in rows
    assert "     · Бернд gives up." in rows
    assert rows[-1] == "The game ended when Бернд gave up."
    status, rows, _ = run(monkeypatch, capsys, "replay", str(path), "--lang", "ru")
    assert "  31 стол `undo 10 agreed 0 1`" in rows
    assert "     · Назад к позиции после строки 10." in rows


def test_another_box_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A record that was played with corrected tables says so, and doesn't fit other ones."""
    game = games.find("madame_ching")
    shipped, corrected = tmp_path / "shipped.txt", tmp_path / "corrected.txt"
    files.save(shipped, Table(game, 3, {}, ["Anna", "Бернд", "Chandra"]))
    monkeypatch.setattr(game, "correction", 0xBEEF)
    files.save(corrected, Table(game, 3, {}, ["Anna", "Бернд", "Chandra"]))
    assert "\nbox: 0beef\n" in corrected.read_text(encoding="utf-8")
    assert files.load(corrected).game is game
    said: dict[str, list[str]] = {"en": [], "ru": []}
    for here, file in ((0xBEEF, shipped), (0, corrected), (0xCAFE, corrected)):
        monkeypatch.setattr(game, "correction", here)
        for language, heard in said.items():
            monkeypatch.setattr("sys.argv", ["prichal", "verify", str(file), "--lang", language])
            with pytest.raises(SystemExit) as ended:
                cli.main()
            assert ended.value.code == 2
            heard.append(capsys.readouterr().err.strip())
    shipped_box, first, second = "the box as it is shipped", "a corrected box (0beef)", "a corrected box (0cafe)"
    assert said["en"] == [
        f"prichal: Line {line}: Madame Ching was played there with {given}, here there is {here}"
        for line, given, here in [(2, shipped_box, first), (8, first, shipped_box), (8, first, second)]
    ]
    assert all("коробк" in sentence for sentence in said["ru"])
