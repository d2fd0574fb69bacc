"""docs/benchmarks.md, from the figures of one run."""

from __future__ import annotations

from pathlib import Path
from statistics import median
from typing import Any

from bench.peers.figures import GROUPS, Line, lines, missing, spread

FOLDER = Path(__file__).parent
START = (FOLDER / "page.md").read_text(encoding="utf-8")
REFERENCE = (FOLDER / "reference.md").read_text(encoding="utf-8")


def number(value: float) -> str:
    return f"{value:,.0f}" if value >= 10 else f"{value:.1f}"


def told(value: tuple[float, float, float]) -> str:
    return f"{number(value[1])} ({number(value[0])}–{number(value[2])})"


def ratios(figures: dict[str, Any]) -> list[float]:
    """How many times faster C was, round by round; nothing where it wasn't built."""
    rates = {row["way"]: row["games_per_s"] for row in figures["peers"]["ours"]["rows"] if row["group"] == "reference"}
    if not rates:
        return []
    return [c / ours for c, ours in zip(rates["hand-written C"], rates["compiled engine"], strict=True)]


def reference(figures: dict[str, Any]) -> str:
    found = ratios(figures)
    if not found:
        return ""
    rows = [f"| {line.way} | {told(line.games)} | {told(line.actions)} |" for line in lines(figures, "reference")]
    least, middle, most = spread(found)
    return REFERENCE.format(rows="\n".join(rows), ratio=middle, least=least, most=most, share=1 / middle)


def row(line: Line) -> str:
    library = f"**{line.library}**" if line.ours else line.library
    return f"| {library} | {line.way} | {line.game} | {told(line.games)} | {told(line.actions)} |"


def ahead(found: list[Line]) -> str:
    """Plainly: which peers do more actions per second than ours in the same group."""
    own = [line for line in found if line.ours]
    if not own or len(own) == len(found):
        return "No peer was measured in this way."
    most, least = own[0], own[-1]
    before = [name(line) for line in found if not line.ours and line.actions[1] > most.actions[1]]
    between = [name(line) for line in found if not line.ours and least.actions[1] < line.actions[1] <= most.actions[1]]
    told = []
    if before:
        told.append(f"Ahead of everything of ours: {', '.join(before)}.")
    if between:
        told.append(f"Ahead of some of ours: {', '.join(between)}.")
    return " ".join(told) or "No peer is ahead of ours here."


def name(line: Line) -> str:
    return f"{line.library.split(' ')[0]}'s {line.game} ({line.way})"


def section(figures: dict[str, Any], group: str) -> str:
    found = lines(figures, group)
    if not found:
        return ""
    table = "\n".join([row(line) for line in found])
    return (
        f"\n## {GROUPS[group]}\n\n| library | way | game | games/s | actions/s |\n|---|---|---|---|---|\n{table}\n\n"
        f"{ahead(found)}\n"
    )


def text(figures: dict[str, Any]) -> str:
    absent = missing(figures)
    versions = "; ".join([peer["version"] for peer in figures["peers"].values()])
    start = START.format(**figures["machine"], **figures["clock"], versions=versions)
    parts = [start, reference(figures), *[section(figures, group) for group in GROUPS]]
    if absent:
        parts.append("\n## Not measured\n\n" + "\n".join([f"- {line}" for line in absent]) + "\n")
    return "".join(parts)


def summary(figures: dict[str, Any]) -> str:
    """What the terminal shows at the end."""
    found = [f"{line.library:32}{line.way:30}{line.game:24}{told(line.actions)}"
             for group in GROUPS for line in lines(figures, group)]  # fmt: skip
    if ratios(figures):
        found.append(f"Shanghaien: C is {median(ratios(figures)):.2f} times as fast as our engine")
    return "\n".join([*found, *missing(figures)])
