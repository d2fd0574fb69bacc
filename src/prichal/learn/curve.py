"""The curve of a run as a picture: what the network misses, and its share of wins, over the games played."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 640
HEIGHT: Final = 320
EDGE: Final = 48


def draw(rows: list[tuple[int, float, float, float, float]]) -> str:
    """Rows of games, loss, wins and their interval; shares of wins to the left, losses to the right."""
    most = max(row[0] for row in rows)
    losses = [row[1] for row in rows]
    top = max(losses) * 1.1

    def across(games: int) -> float:
        return EDGE + (WIDTH - 2 * EDGE) * games / most

    def up(share: float) -> float:
        return HEIGHT - EDGE - (HEIGHT - 2 * EDGE) * share

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-size="12">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
    ]
    for share in (0.0, 0.25, 0.5, 0.75, 1.0):
        parts.append(f'<path d="M{EDGE} {up(share):.1f}H{WIDTH - EDGE}" stroke="#ddd"/>')
        parts.append(f'<text x="6" y="{up(share) + 4:.1f}">{share:.0%}</text>')
        parts.append(f'<text x="{WIDTH - EDGE + 4}" y="{up(share) + 4:.1f}" fill="#a33">{share * top:.3f}</text>')
    wins = " ".join(f"{across(row[0]):.1f},{up(row[2]):.1f}" for row in rows)
    missed = " ".join(f"{across(row[0]):.1f},{up(row[1] / top):.1f}" for row in rows)
    parts.append(f'<polyline points="{wins}" fill="none" stroke="#225" stroke-width="2"/>')
    parts.append(f'<polyline points="{missed}" fill="none" stroke="#a33" stroke-dasharray="4 3"/>')
    for games, _, mean, low, high in rows:
        x = across(games)
        parts.append(f'<path d="M{x:.1f} {up(low):.1f}V{up(high):.1f}" stroke="#225"/>')
        parts.append(f'<circle cx="{x:.1f}" cy="{up(mean):.1f}" r="4" fill="#225"/>')
        parts.append(f'<text x="{x - 12:.1f}" y="{HEIGHT - EDGE + 18}">{games}</text>')
    parts.append(
        f'<text x="{EDGE}" y="{HEIGHT - 10}">games; wins against the hints at equal time (95 %), missed (red)</text>'
    )
    return "\n".join([*parts, "</svg>", ""])
