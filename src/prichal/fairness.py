"""Luck that nobody at a table can choose, and that anybody can check afterwards, without a network.

Before the game the table draws a seed and shows its commitment, the SHA-256 of the seed's 32 bytes. Then every seat
adds entropy of its own: people's devices choose it, a bot's is the first 32 digits of SHA-256(`commitment:seat`). All
of it is public before the first draw. What a draw brings follows from the seed, the entropies and its number alone:

    parts   = `luck 2`, the entropies by seat, n, u
    n       = the draw's number among those in force, from 1
    u       = how many draws have been taken back by consent before it
    message = each part as `length:text,` (the length in bytes)
    digest  = HMAC-SHA256(key = the seed's 32 bytes, message)
    luck    = Rng(first 62 bits of the digest, first 62 bits of its second 8 bytes)

So neither a decision nor a line of the table can shift the luck, and a draw that everybody agreed to take back is drawn
afresh. When the game is over the seed is shown. In the header of a record stand `luck: 2`, `commitment`, `entropy-0`
and so on, `bot-1: LEVEL` for the seats that were a bot's from the beginning, and in the end `seed`.

With every update goes the mark of the last line: the first 32 digits of the same HMAC over the parts `mark`, the mark
before it, the line's number, its actor and its action. It tells nothing before the seed is known, and shows afterwards,
to whoever kept it, that the record is the game as it was played.

In the first version (records without `luck`) a draw depended on the number of its line; lines that do nothing shifted
it.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from typing import Final

from prichal.kernel.chance import Rng
from prichal.kernel.errors import BadRecord
from prichal.kernel.log import CHANCE_LINE, TABLE_LINE, bad_line, seat_number
from prichal.kernel.record import Record, line_in_file
from prichal.kernel.table import Table
from prichal.kernel.wire import Message

SEED = re.compile(r"[0-9a-f]{64}")
BY_LINE: Final = 1  # the versions: luck by the number of the line, or of the draw
BY_DRAW: Final = 2


def new_seed() -> str:
    """32 random bytes in hexadecimal digits."""
    return secrets.token_hex(32)


def is_seed(text: str) -> bool:
    return SEED.fullmatch(text) is not None


def commitment(seed: str) -> str:
    """What is shown of a seed before the game."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def bot_entropy(commitment: str, seat: int) -> str:
    """The entropy of a seat that belongs to a bot."""
    return hashlib.sha256(f"{commitment}:{seat}".encode()).hexdigest()[:32]


def luck_of_draw(seed: str, entropies: list[str], number: int, undone: int) -> Rng:
    """The generator for draw `number` of those in force, when `undone` have been taken back by consent."""
    return _rng(_keyed(seed, "luck 2", *entropies, str(number), str(undone)))


def luck_of_line(seed: str, entropies: list[str], ply: int) -> Rng:
    """The first version: the generator for line `ply` of the log; a seat without entropy counts as an empty text."""
    return _rng(_keyed(seed, *entropies, str(ply)))


def next_mark(seed: str, mark: str, number: int, actor: str, action: str) -> str:
    """The mark of a line, over everything up to it."""
    return _keyed(seed, "mark", mark, str(number), actor, action).hex()[:32]


def _keyed(seed: str, *parts: str) -> bytes:
    message = b"".join([b"%d:%b," % (len(text), text) for text in [part.encode() for part in parts]])
    return hmac.digest(bytes.fromhex(seed), message, "sha256")


def _rng(digest: bytes) -> Rng:
    return Rng(int.from_bytes(digest[:8], "big") >> 2, int.from_bytes(digest[8:16], "big") >> 2)


class Fairness:
    """What the check of a record found: everything in it follows from its seed."""

    def __init__(self, version: int) -> None:
        self.version = version
        self.draws = 0  # all of them, also those taken back
        self.undone = 0


def check_luck(table: Table) -> Fairness | None:
    """Checks that the draws of a replayed record follow from its seed; None where no seed is known.

    BadRecord names the first line that doesn't fit.
    """
    record = table.record()
    if "seed" not in record.extra:
        return None
    seed = record.extra["seed"]
    found = Fairness(checked_version(record))
    check_header(record, seed, found.version)
    entropies = [record.extra.get(f"entropy-{seat}", "") for seat in range(record.seats)]
    replayed = table.at(0)
    for number, line in enumerate(record.lines, start=1):
        in_force = replayed.draws
        if line.seat == TABLE_LINE:
            replayed.tell(line.action)
            found.undone += in_force - replayed.draws
            continue
        if line.seat == CHANCE_LINE:
            found.draws += 1
            by_draw = found.version == BY_DRAW
            rng = (
                luck_of_draw(seed, entropies, in_force + 1, found.undone)
                if by_draw
                else luck_of_line(seed, entropies, number)
            )
            drawn = table.game.catalogue.text(replayed.state.sample(rng))
            if drawn != line.action:
                reason = Message("problem-luck", {"action": line.action, "drawn": drawn})
                sentence = f"chance was {line.action!r}, but the seed brings {drawn!r}"
                raise bad_line(line_in_file(record, number), reason, sentence)
        replayed.play(seat_number(line.seat), table.game.catalogue.find(line.action))
    return found


def checked_version(record: Record) -> int:
    version = record.extra.get("luck")
    if version is not None and version != str(BY_DRAW):
        raise bad_header(record, "luck", "problem-luck-version", "this way of drawing isn't known")
    return BY_LINE if version is None else BY_DRAW


def check_header(record: Record, seed: str, version: int) -> None:
    """The seed is the one that was promised, and every seat had its share."""
    if not is_seed(seed):
        raise bad_header(record, "seed", "problem-seed", "the seed isn't 64 hexadecimal digits")
    if "commitment" not in record.extra:
        raise bad_header(record, "seed", "problem-no-commitment", "there is a seed, but no commitment to it")
    promised = record.extra["commitment"]
    if promised != commitment(seed):
        raise bad_header(record, "commitment", "problem-commitment", "the commitment isn't the hash of the seed")
    for seat in range(record.seats if version == BY_DRAW and record.lines else 0):
        entropy = record.extra.get(f"entropy-{seat}")
        if entropy is None:
            raise bad_header(record, "seed", "problem-no-entropy", f"seat {seat} has no entropy")
        if f"bot-{seat}" in record.extra and entropy != bot_entropy(promised, seat):
            sentence = f"the entropy of bot {seat} isn't the one that follows from the commitment"
            raise bad_header(record, f"entropy-{seat}", "problem-bot-entropy", sentence)


def bad_header(record: Record, key: str, id: str, sentence: str) -> BadRecord:
    """A refusal of a line of the header."""
    return bad_line(line_in_file(record, 0) - len(record.extra) + list(record.extra).index(key), Message(id), sentence)
