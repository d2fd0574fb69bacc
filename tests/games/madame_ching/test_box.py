"""The file that an owner of the box may correct: what can't be right is refused with its name and the table's."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

from prichal.games.madame_ching.box import BOX, Box, WrongBox, load
from prichal.locales import LANGUAGES, Words

Tables = dict[str, dict[str, object]]


def changed(change: Callable[[Tables], object]) -> Box:
    tables: Tables = json.loads(BOX.read_text(encoding="utf-8"))
    change(tables)
    return Box(json.dumps(tables), "box.json")


def put(table: str, name: str, value: object) -> Callable[[Tables], object]:
    return lambda tables: tables[table].update({name: value})


def test_the_file_as_it_is() -> None:
    box = load()
    assert box.file.endswith("box.json")
    assert len(box.missions) == 23 and len(box.symbols) == 55
    assert all("status" in table for table in box.tables.values() if isinstance(table, dict))


def test_a_correction_is_taken_over() -> None:
    box = changed(put("symbols", "white", "KSL-M"))
    assert box.symbols[:6] == "KSL-MM"
    box = changed(put("missions", "31", ["1W 1R 1B", "2W", "9c"]))
    assert box.missions[16] == ("31c", 31, 0, 0, 0, 9, 0)
    assert changed(put("lines", "first", 2)).first_line == 2


@pytest.mark.parametrize(
    ("change", "table", "reason"),
    [
        (put("symbols", "white", "ML-S"), "symbols", "white ends with card 4, not 5"),
        (put("symbols", "red", "MLMSX"), "symbols", "red has other letters"),
        (put("symbols", "light-blue", "MMMMMMMMMMMMMMMMMMMM"), "symbols", "cards with a map"),
        (put("colours", "last", {"white": 5}), "colours", "last isn't told"),
        (put("lines", "first", 5), "lines", "aren't ascending"),
        (put("lines", "second", "far"), "lines", "second isn't a number"),
        (put("missions", "41", ["2W 1R 1c", "1W 2R 1B"]), "missions", "22 tiles, not 23 (MC-C1)"),
        (put("missions", "31", ["1W 1R 1B", "3W", "1B 3c 1E"]), "missions", "13 white gems, the box leaves 12"),
        (put("missions", "23", ["1W 1B", "1R 1B 1c", "3c"]), "missions", "an encounter card (MC-X6)"),
        (put("missions", "31", ["2W", "1X", "1B"]), "missions", "tile 31b: 1X isn't a count"),
        (lambda tables: tables["missions"].update({"12": tables["missions"].pop("17")}), "missions", "doesn't follow"),
        (lambda tables: tables.pop("pilots"), "pilots", "the table is missing"),
        (lambda tables: tables["treasures"].pop("status"), "treasures", "its status is missing"),
        (put("pilots", "plain", 3), "pilots", "7 cards, not 6"),
        (put("treasures", "3", 3), "treasures", "7 cards, not 6"),
    ],
)
def test_what_cant_be_in_the_box_is_refused(change: Callable[[Tables], object], table: str, reason: str) -> None:
    with pytest.raises(WrongBox) as refusal:
        changed(change)
    assert str(refusal.value).startswith(f"box.json: {table}: ")
    assert reason in str(refusal.value)
    for language in LANGUAGES:
        assert f"box.json, {table}: " in Words(language).say(refusal.value.message)


def test_a_refusal_is_said_in_both_languages() -> None:
    with pytest.raises(WrongBox) as refusal:
        changed(put("missions", "31", ["1W 1R 1B", "3W", "1B 3c 1E"]))
    english, russian = (Words(language).say(refusal.value.message) for language in ("en", "ru"))
    assert english == (
        "The box of Madame Ching can't be right. box.json, missions: "
        "the missions may bring 13 white gems, the box leaves 12 (MC-E5)."
    )
    assert russian == (
        "В коробке «Мадам Чжэн» ошибка. box.json, missions: "
        "задания могут принести белых камней: 13, а в коробке остаётся 12 (MC-E5)."
    )


def test_only_what_matters_makes_another_box() -> None:
    assert load().correction() == 0
    assert changed(put("lines", "why", "because")).correction() == 0
    one, other = changed(put("lines", "first", 2)), changed(put("symbols", "white", "KSL-M"))
    assert 0 < one.correction() < 1 << 20 and one.correction() != other.correction()


def test_a_mission_that_cell_14_reaches_contradicts_the_example() -> None:
    def lower(tables: Tables) -> None:
        missions = tables["missions"]
        tables["missions"] = {name.replace("17", "13"): tiles for name, tiles in missions.items()}

    with pytest.raises(WrongBox, match="13 is in reach of cell 14"):
        changed(lower)


def test_a_file_that_isnt_json_is_named() -> None:
    with pytest.raises(WrongBox, match=r"box\.json: not JSON"):
        Box("{", "box.json")
