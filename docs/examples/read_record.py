"""Reads a record, checks chain and luck, with nothing of Prichal (see ../records.md): python read_record.py < FILE"""

import hashlib
import hmac
import sys


def read(text):
    """The header as (key, value), the lines as (who, what), and the words of the end; ValueError unless intact."""
    head, _, body = text.removesuffix("\n").partition("\n\n")
    if not head.startswith("prichal record 1\n") or not text.endswith("\n"):
        raise ValueError("no record, or a torn one")
    digest, rows, found = hashlib.sha256(f"\n{head}".encode()).hexdigest(), body.split("\n"), []
    for number, row in enumerate(rows, start=1):
        said, _, shown = row.rpartition(" #")
        digest = hashlib.sha256(f"{digest}\n{said}".encode()).hexdigest()
        count, needed = (f"end {number - 1} ", digest) if number == len(rows) else (f"{number} ", digest[:16])
        if not said.startswith(count) or shown != needed:
            raise ValueError(f"changed, torn or out of count: {row}")
        found.append(tuple(said.removeprefix(count).split(" ", 1)))
    return [tuple(row.split(": ", 1)) for row in head.split("\n")[1:]], found[:-1], found[-1]


def mix(salt, seed, stream):  # one of the four words that a generator begins with
    x = salt
    for word in (seed, (seed >> 32) + 0x7F4A7C15, stream + 0x2545F491, (stream >> 32) + 0x1B873593, salt):
        x = (x + word) & 0xFFFFFFFF
        for _ in range(2):
            x = ((x ^ x >> 16) * 0x45D9F3B) & 0xFFFFFFFF
        x ^= x >> 16
    return x


def follow(header, lines):
    """The path in force, and each draw's generator by line, once there is a seed: ValueError unless as promised."""
    known, paths, draws, undone = dict(header), [[]], {}, 0
    promised, key, seats = known.get("commitment"), bytes.fromhex(known.get("seed", "")), range(int(known["seats"]))
    entropies = [known.get(f"entropy-{seat}", "") for seat in seats]
    owed = [hashlib.sha256(f"{promised}:{seat}".encode()).hexdigest()[:32] for seat in seats]
    chosen = [seat for seat in seats if f"bot-{seat}" in known and entropies[seat] != owed[seat]]
    if key and (chosen or hashlib.sha256(key).hexdigest() != promised):
        raise ValueError("the seed isn't the promised one, or a bot chose its entropy")
    for number, (who, what) in enumerate(lines, start=1):
        undo = who == "table" and what.startswith("undo ")
        paths.append(paths[int(what.split(" ")[1])] if undo else [*paths[-1], number])
        undone += len(draws.keys() & set(paths[-2]) - set(paths[-1]))
        if who == "chance" and key:
            place = str(1 + sum(line in draws for line in paths[-1]))
            parts = ["luck 2", *entropies, place, str(undone)] if "luck" in known else [*entropies, str(number)]
            digest = hmac.digest(key, "".join(f"{len(part.encode())}:{part}," for part in parts).encode(), "sha256")
            seed, stream = (int.from_bytes(digest[at : at + 8], "big") >> 2 for at in (0, 8))
            x, y, z, w = (mix(salt, seed, stream) for salt in (0x9E3779B9, 0x85EBCA6B, 0xC2B2AE35, 0x27D4EB2F))
            draws[number] = x, y, z, w | 1
    return paths[-1], draws


if __name__ == "__main__":
    header, lines, end = read(sys.stdin.buffer.read().decode())
    path, draws = follow(header, lines)
    print(dict(header)["game"], len(lines), "lines,", len(path), "in force,", len(draws), "draws checked,", *end)
