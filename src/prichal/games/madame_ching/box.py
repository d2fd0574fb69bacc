"""Reads box.json, the tables that an owner of the game may have to correct, and refuses what can't be in the box."""

import hashlib
import json
import re
from pathlib import Path
from typing import Final, cast

from prichal.kernel.errors import Problem
from prichal.kernel.wire import Args, Message

BOX: Final = Path(__file__).with_name("box.json")
COLOUR_NAMES: Final = ["white", "light-blue", "green", "yellow", "red", "dark-blue"]
SYMBOL_NAMES: Final = ["map", "lantern", "sword", "kite"]
LETTERS: Final = "MLSK"
CARDS: Final = 55
TILE_COUNT: Final = 23
MOST_MISSIONS: Final = 14
PLACES: Final = 2  # of a number
MOST_EQUAL: Final = 15  # symbols of two expeditions are counted in one hexadecimal digit
GEM_SUPPLY: Final = 12  # of a colour
COIN_SUPPLY: Final = 46 - 16  # the end may bring sixteen (MC-E2)
REWARD_LETTERS: Final = "WRBcE"


# What the tables as they are shipped come to; corrected ones come to something else, which records tell.
SHIPPED: Final = 0x3F881


class WrongBox(Problem):
    """A table of the box that can't be right; the message names the file, the table and what is wrong."""


class Box:
    """The tables, checked."""

    def __init__(self, text: str, file: str) -> None:
        self.file: Final = file
        self.tables: Final = self.read(text)
        self.last_numbers: Final = self.read_colours()
        self.symbols: Final = self.read_symbols()
        self.first_line: Final = self.number("lines", "first")
        self.second_line: Final = self.number("lines", "second")
        self.missions: Final = self.read_missions()
        self.pilots: Final = [self.number("pilots", name) for name in [*SYMBOL_NAMES, "plain"]]
        self.treasures: Final = [self.number("treasures", str(value)) for value in range(1, 4)]
        self.check_symbols()
        self.check_lines()
        self.check_missions()
        self.check_examples()
        self.check_encounters()

    def wrong(self, table: str, name: str, reason: str, args: Args | None = None) -> WrongBox:
        """A refusal: `name` is the message that says the same as the sentence `reason`."""
        told: Args = {"file": self.file, "table": table, "reason": Message(f"madame_ching-box-{name}", args or {})}
        return WrongBox(Message("madame_ching-box-table", told), f"{self.file}: {table}: {reason}")

    def unreadable(self, reason: str) -> WrongBox:
        told: Args = {"file": self.file, "reason": reason}
        return WrongBox(Message("madame_ching-box-unreadable", told), f"{self.file}: not JSON: {reason}")

    def fingerprint(self) -> int:
        """All that matters in a number of 20 bits; reasons and status don't."""
        matters = [self.last_numbers, self.symbols, self.first_line, self.second_line, self.missions]
        text = json.dumps([*matters, self.pilots, self.treasures])
        return int(hashlib.sha256(text.encode()).hexdigest()[:5], 16)

    def correction(self) -> int:
        """0 for the box as it is shipped."""
        found = self.fingerprint()
        return 0 if found == SHIPPED else found

    def read(self, text: str) -> dict[str, object]:
        try:
            tables = json.loads(text)
        except ValueError as error:
            raise self.unreadable(str(error)) from None
        if not isinstance(tables, dict):
            raise self.unreadable("not an object")
        return cast("dict[str, object]", tables)

    def table(self, name: str) -> dict[str, object]:
        found = self.tables.get(name)
        if not isinstance(found, dict):
            raise self.wrong(name, "missing", "the table is missing")
        if not isinstance(found.get("status"), str):
            raise self.wrong(name, "status", "its status is missing (sure, single, inferred, reconstructed)")
        return cast("dict[str, object]", found)

    def number(self, table: str, name: str) -> int:
        found = self.table(table).get(name)
        if not isinstance(found, int) or isinstance(found, bool) or found < 0:
            raise self.wrong(table, "number", f"{name} isn't a number", {"name": name})
        return found

    def read_colours(self) -> list[int]:
        """MC-C1: the last number of each colour."""
        table = self.table("colours").get("last")
        if not isinstance(table, dict) or list(table) != COLOUR_NAMES:
            names = ", ".join(COLOUR_NAMES)
            raise self.wrong("colours", "colours", f"last isn't told for {names}, in this order", {"names": names})
        found: list[int] = []
        for name in COLOUR_NAMES:
            last = table[name]
            if not isinstance(last, int) or last <= (found[-1] if found else 0):
                reason = f"the last number of {name} isn't higher than the one before"
                raise self.wrong("colours", "colour-order", reason, {"name": name})
            found.append(last)
        if found[-1] != CARDS:
            reason = f"the last card is {found[-1]}, not {CARDS} (MC-C1)"
            raise self.wrong("colours", "last-card", reason, {"last": found[-1], "cards": CARDS})
        return found

    def read_symbols(self) -> str:
        """MC-C1: one letter a card, colour by colour."""
        found = ""
        for name, last in zip(COLOUR_NAMES, self.last_numbers, strict=True):
            letters = self.table("symbols").get(name)
            if not isinstance(letters, str) or letters.strip(LETTERS + "-"):
                reason = f"{name} has other letters than M, L, S, K and -"
                raise self.wrong("symbols", "letters", reason, {"name": name})
            found += letters
            if len(found) != last:
                reason = f"{name} ends with card {len(found)}, not {last}"
                raise self.wrong("symbols", "length", reason, {"name": name, "found": len(found), "last": last})
        return found

    def read_missions(self) -> list[tuple[str, int, int, int, int, int, int]]:
        """MC-C1: name, number, white, red and blue gems, coins, encounter cards; by number."""
        found: list[tuple[str, int, int, int, int, int, int]] = []
        table = self.table("missions")
        for name in table:
            if name in ("status", "why"):
                continue
            tiles = table[name]
            if not name.isdigit() or not isinstance(tiles, list) or len(tiles) > len("abcdefgh"):
                reason = f"{name} isn't a number with a list of rewards"
                raise self.wrong("missions", "mission-form", reason, {"name": name})
            if found and int(name) <= found[-1][1]:
                reason = f"{name} doesn't follow {found[-1][1]}"
                raise self.wrong("missions", "mission-order", reason, {"name": name, "before": found[-1][1]})
            for at in range(len(tiles)):
                white, red, blue, coins, cards = self.reward(f"{name}{'abcdefgh'[at]}", tiles[at])
                found.append((f"{name}{'abcdefgh'[at]}", int(name), white, red, blue, coins, cards))
        return found

    def reward(self, tile: str, text: object) -> list[int]:
        counts = [0, 0, 0, 0, 0]
        if not isinstance(text, str) or not text:
            raise self.wrong("missions", "no-reward", f"tile {tile} has no reward", {"tile": tile})
        for part in text.split():
            if re.fullmatch(r"[1-9][WRBcE]", part) is None:
                reason = f"tile {tile}: {part} isn't a count with W, R, B, c or E"
                raise self.wrong("missions", "reward", reason, {"tile": tile, "part": part})
            counts[REWARD_LETTERS.index(part[1])] += int(part[0])
        return counts

    def check_symbols(self) -> None:
        for name, letter, pilots in zip(SYMBOL_NAMES, LETTERS, self.pilots[:4], strict=True):
            count = self.symbols.count(letter) + pilots
            if not self.symbols.count(letter) >= 3 or count > MOST_EQUAL:
                reason = f"{count} cards with a {name}: a skill needs 3, {MOST_EQUAL} are the most"
                args: Args = {"count": count, "symbol": Message(f"madame_ching-symbol-{name}"), "most": MOST_EQUAL}
                raise self.wrong("symbols", "symbol-count", reason, args)

    def check_lines(self) -> None:
        """MC-P4: the second lies beyond the first, and a junk can cross it."""
        if not 1 <= self.first_line < self.second_line <= 7:
            reason = f"{self.first_line} and {self.second_line} aren't ascending numbers from 1 to 7"
            raise self.wrong("lines", "lines", reason, {"first": self.first_line, "second": self.second_line})

    def check_missions(self) -> None:
        """MC-C1, MC-S1, MC-E5: 23 tiles, room for 14 missions, and no more to win than the box holds."""
        if len(self.missions) != TILE_COUNT:
            reason = f"{len(self.missions)} tiles, not {TILE_COUNT} (MC-C1)"
            raise self.wrong("missions", "tiles", reason, {"count": len(self.missions), "tiles": TILE_COUNT})
        numbers = sorted({tile[1] for tile in self.missions})
        groups = [[tile for tile in self.missions if tile[1] == number] for number in numbers]
        room = sum([min(PLACES, len(group)) for group in groups])
        if room < MOST_MISSIONS:
            reason = f"the numbers have room for {room} missions, not {MOST_MISSIONS} (MC-S1)"
            raise self.wrong("missions", "room", reason, {"room": room, "most": MOST_MISSIONS})
        for at, name, supply in (
            (2, "white gems", GEM_SUPPLY),
            (3, "red gems", GEM_SUPPLY),
            (4, "blue gems", GEM_SUPPLY),
        ):
            self.check_supply(groups, at, name, supply)
        self.check_supply(groups, 5, "coins", COIN_SUPPLY)

    def check_supply(
        self, groups: list[list[tuple[str, int, int, int, int, int, int]]], at: int, name: str, supply: int
    ) -> None:
        most = 0
        for group in groups:
            rewards = sorted([int(tile[at]) for tile in group])
            most += sum(rewards[-PLACES:])
        if most > supply:
            reason = f"they may bring {most} {name}, the box leaves {supply} (MC-E5)"
            args: Args = {"most": most, "good": name.replace(" ", "-"), "supply": supply}
            raise self.wrong("missions", "supply", reason, args)

    def check_examples(self) -> None:
        """MC-X6, MC-K4: cell 14 reaches nothing; from 24 two different 23s are next, and 29 with Meteorology."""
        numbers = {tile[1] for tile in self.missions}
        if min(numbers) <= 14:
            reason = f"{min(numbers)} is in reach of cell 14, which reaches nothing (MC-X6)"
            raise self.wrong("missions", "reach", reason, {"number": min(numbers)})
        if 23 not in numbers or 29 not in numbers or numbers & {24, 25, 26, 27, 28}:
            reason = "from cell 24 the nearest are 23 and, with Meteorology, 29 (MC-X6, MC-K4)"
            raise self.wrong("missions", "nearest", reason)
        of_23 = [tile for tile in self.missions if tile[1] == 23]
        gems = [tile for tile in of_23 if tile[2] + tile[3] + tile[4] > 0 and tile[6] == 0]
        if not gems or not [tile for tile in of_23 if tile[6] > 0]:
            reason = "one 23 brings gems and another one an encounter card (MC-X6)"
            raise self.wrong("missions", "rewards-of-23", reason)

    def check_encounters(self) -> None:
        """MC-N7, MC-N10: six Pilots; six Sacred Treasures, of every value at least one."""
        if sum(self.pilots) != 6:
            count = sum(self.pilots)
            raise self.wrong("pilots", "pilots", f"{count} cards, not 6 (MC-N7)", {"count": count})
        if sum(self.treasures) != 6 or 0 in self.treasures:
            count = sum(self.treasures)
            reason = f"{count} cards, not 6 with each of the values 1 to 3 (MC-N10)"
            raise self.wrong("treasures", "treasures", reason, {"count": count})


def load() -> Box:
    try:
        text = BOX.read_bytes().decode()
    except (OSError, UnicodeError) as error:
        told: Args = {"file": str(BOX), "reason": str(error)}
        raise WrongBox(Message("madame_ching-box-unreadable", told), f"{BOX}: {error}") from error
    return Box(text, str(BOX))
