"""Reads a record and checks chain and luck, with nothing of Prichal (see ../records.md): python read_record.py FILE"""

import hashlib
import hmac
import sys

MASK = 0xFFFFFFFF


def refuse_unless(fits, sentence):
    if not fits:
        raise ValueError(sentence)


def read(text):
    """The header as (key, value), the lines as (who, what), and the words of the end; ValueError unless intact."""
    head, blank, body = text.partition("\n\n")
    refuse_unless(head.startswith("prichal record 1\n") and blank and text.endswith("\n"), "no record, or a torn one")
    digest, lines, end = hashlib.sha256(f"\n{head}".encode()).hexdigest(), [], []
    for row in body[:-1].split("\n"):
        refuse_unless(not end, "it goes on after its end")
        said, _, shown = row.rpartition(" #")
        digest = hashlib.sha256(f"{digest}\n{said}".encode()).hexdigest()
        number, *words = said.split(" ")
        refuse_unless(shown == (digest if number == "end" else digest[:16]), f"changed or torn: {row}")
        end = words if number == "end" else []
        refuse_unless((end[0] if end else number) == str(len(lines) + (not end)), f"out of count: {row}")
        lines += [] if end else [(words[0], " ".join(words[1:]))]
    refuse_unless(end, "no end")
    return [tuple(row.split(": ", 1)) for row in head.split("\n")[1:]], lines, end[1:]


def follow(lines):
    """For every line (0 is the set-up): the line in force before it, or the line that an undo goes back to; and the
    number of the draw that it is (0: none), with how many draws had been taken back by then."""
    before, last, draws, undone, numbers = [0], [0], [0], 0, [(0, 0)]
    for number, (who, what) in enumerate(lines, start=1):
        undo = who == "table" and what.startswith("undo ")
        before.append(int(what.split(" ")[1]) if undo else last[-1])
        last.append(last[before[-1]] if undo else number)
        undone += draws[-1] - draws[before[-1]] if undo else 0
        draws.append(draws[before[-1]] + (who == "chance"))
        numbers.append((draws[-1], undone) if who == "chance" else (0, undone))
    path = [last[-1]]  # the lines in force, found from the end
    while path[-1]:
        path.append(before[path[-1]])
    return path[-2::-1], numbers


def scramble(number):
    for _ in range(2):
        number = ((number ^ number >> 16) * 0x45D9F3B) & MASK
    return number ^ number >> 16


def mix(salt, seed, stream):
    x = scramble(salt + seed & MASK)
    for word, more in ((seed >> 32, 0x7F4A7C15), (stream & MASK, 0x2545F491), (stream >> 32, 0x1B873593), (0, salt)):
        x = scramble(x + word + more & MASK)
    return x


def luck(header, lines):
    """Checks the seed against its commitment; yields line, and the four words from which its draw is generated."""
    known = dict(header)
    seed, seats = bytes.fromhex(known["seed"]), int(known["seats"])
    refuse_unless(hashlib.sha256(seed).hexdigest() == known["commitment"], "the seed isn't the promised one")
    for seat in (seat for seat in range(seats) if f"bot-{seat}" in known):
        rule = hashlib.sha256(f"{known['commitment']}:{seat}".encode()).hexdigest()[:32]
        refuse_unless(known[f"entropy-{seat}"] == rule, f"bot {seat} chose its entropy")
    entropies = [known.get(f"entropy-{seat}", "") for seat in range(seats)]
    for line, (draw, undone) in enumerate(follow(lines)[1]):
        if draw:
            parts = ["luck 2", *entropies, str(draw), str(undone)] if "luck" in known else [*entropies, str(line)]
            message = b"".join(b"%d:%b," % (len(part), part) for part in map(str.encode, parts))
            digest = hmac.digest(seed, message, "sha256")
            pair = [int.from_bytes(digest[at : at + 8], "big") >> 2 for at in (0, 8)]
            salts = (0x9E3779B9, 0x85EBCA6B, 0xC2B2AE35, 0x27D4EB2F)
            x, y, z, w = (mix(salt, *pair) for salt in salts)
            yield line, (x, y, z, w | 1)


if __name__ == "__main__":
    with open(sys.argv[1], encoding="utf-8", newline="") as file:
        header, lines, end = read(file.read())
    print(dict(header)["game"], len(lines), "lines,", len(follow(lines)[0]), "in force,", *end)
    print(sum(1 for _ in luck(header, lines)) if "seed" in dict(header) else "no", "draws with committed luck")
