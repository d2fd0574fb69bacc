"""Luck that nobody at a table can choose, and that anybody can check afterwards, without a network.

Before the game the table draws a seed and shows its commitment, the SHA-256 of the seed's 32 bytes. Then every seat
adds entropy of its own. What chance brings in line n of the log follows from the seed, the entropies and n alone:

    message = the entropies by seat, then n, each as `length:text,` (the length in bytes)
    digest  = HMAC-SHA256(key = the seed's 32 bytes, message)
    luck    = Rng(first 62 bits of the digest, first 62 bits of its second 8 bytes)

When the game is over the seed is shown. A line after an undo has a number of its own, so its luck is drawn afresh.

In the header of a record stand `commitment`, `entropy-0` and so on for the seats that have one, and in the end `seed`.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets

from prichal.kernel.chance import Rng
from prichal.kernel.errors import BadRecord
from prichal.kernel.record import CHANCE_LINE, TABLE_LINE, Record, line_in_file
from prichal.kernel.state import State
from prichal.kernel.table import Table, bad_line, seat_number
from prichal.kernel.wire import Message

SEED = re.compile(r"[0-9a-f]{64}")


def new_seed() -> str:
    """32 random bytes in hexadecimal digits."""
    return secrets.token_hex(32)


def is_seed(text: str) -> bool:
    return SEED.fullmatch(text) is not None


def commitment(seed: str) -> str:
    """What is shown of a seed before the game."""
    return hashlib.sha256(bytes.fromhex(seed)).hexdigest()


def luck(seed: str, entropies: list[str], ply: int) -> Rng:
    """The generator for line `ply` of the log, counted from 1; a seat without entropy counts as an empty text."""
    texts = [text.encode() for text in [*entropies, str(ply)]]
    message = b"".join([b"%d:%b," % (len(text), text) for text in texts])
    digest = hmac.digest(bytes.fromhex(seed), message, "sha256")
    return Rng(int.from_bytes(digest[:8], "big") >> 2, int.from_bytes(digest[8:16], "big") >> 2)


def draw(state: State, seed: str, entropies: list[str], ply: int) -> int:
    """What chance does in line `ply`; the position must wait for chance."""
    return state.sample(luck(seed, entropies, ply))


def check_luck(table: Table) -> int | None:
    """How many draws of a replayed record follow from its seed; None where no seed is known.

    BadRecord names the first line that doesn't fit.
    """
    record = table.record()
    if "seed" not in record.extra:
        return None
    seed = record.extra["seed"]
    if not is_seed(seed):
        raise bad_header(record, "seed", "problem-seed", "the seed isn't 64 hexadecimal digits")
    if "commitment" not in record.extra:
        raise bad_header(record, "seed", "problem-no-commitment", "there is a seed, but no commitment to it")
    if record.extra["commitment"] != commitment(seed):
        raise bad_header(record, "commitment", "problem-commitment", "the commitment isn't the hash of the seed")
    entropies = [record.extra.get(f"entropy-{seat}", "") for seat in range(record.seats)]
    replayed = table.at(0)
    draws = 0
    for number, line in enumerate(record.lines, start=1):
        if line.seat == TABLE_LINE:
            replayed.tell(line.action)
            continue
        if line.seat == CHANCE_LINE:
            draws += 1
            drawn = table.game.catalogue.text(draw(replayed.state, seed, entropies, number))
            if drawn != line.action:
                reason = Message("problem-luck", {"action": line.action, "drawn": drawn})
                sentence = f"chance was {line.action!r}, but the seed brings {drawn!r}"
                raise bad_line(line_in_file(record, number), reason, sentence)
        replayed.play(seat_number(line.seat), table.game.catalogue.find(line.action))
    return draws


def bad_header(record: Record, key: str, id: str, sentence: str) -> BadRecord:
    """A refusal of a line of the header."""
    return bad_line(line_in_file(record, 0) - len(record.extra) + list(record.extra).index(key), Message(id), sentence)
