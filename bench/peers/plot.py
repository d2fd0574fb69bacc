"""The picture of docs/benchmarks.md: a bar for each line, actions per second on a logarithmic scale."""

from __future__ import annotations

from html import escape
from math import log10
from typing import Any

from bench.peers.figures import GROUPS, Line, lines

LEFT, RIGHT, WIDTH, HEIGHT = 370, 50, 970, 18
LOWEST, HIGHEST = 2.0, 8.0  # powers of ten
OURS, THEIRS, INK = "#0f766e", "#94a3b8", "#1f2937"


def across(rate: float) -> float:
    share = (log10(max(rate, 1.0)) - LOWEST) / (HIGHEST - LOWEST)
    return round(LEFT + max(0.0, min(1.0, share)) * (WIDTH - LEFT - RIGHT), 1)


def bar(line: Line, top: int) -> list[str]:
    least, middle, most = (across(rate) for rate in line.actions)
    centre = top + HEIGHT / 2 - 1
    label = escape(f"{line.library.split(' ')[0]}, {line.way}: {line.game}")
    return [
        f'<text x="{LEFT - 8}" y="{centre + 4}" text-anchor="end">{label}</text>',
        f'<rect x="{LEFT}" y="{top + 2}" width="{middle - LEFT:.1f}" height="{HEIGHT - 6}" '
        f'fill="{OURS if line.ours else THEIRS}"/>',
        f'<path d="M{least} {centre}H{most}" stroke="{INK}" stroke-width="2"/>',
    ]


def svg(figures: dict[str, Any]) -> str:
    drawn: list[str] = []
    top = 30
    for group, title in GROUPS.items():
        drawn.append(f'<text x="{LEFT}" y="{top + 12}" font-weight="bold">{escape(title)}</text>')
        top += HEIGHT + 2
        for line in lines(figures, group):
            drawn += bar(line, top)
            top += HEIGHT
        top += 10
    grid = []
    for power in range(int(LOWEST), int(HIGHEST) + 1):
        at = across(10.0**power)
        grid.append(f'<path d="M{at} 24V{top}" stroke="#e5e7eb"/>')
        grid.append(f'<text x="{at}" y="18" text-anchor="middle">{10**power:,}</text>')
    frame = f'<rect width="{WIDTH}" height="{top + 10}" fill="#fff"/>'
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {top + 10}" font-family="sans-serif" '
    return start + f'font-size="11" fill="{INK}">' + "".join([frame, *grid, *drawn]) + "</svg>\n"
