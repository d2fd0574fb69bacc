/** Numbers to places on a plot. */
import type { Curve } from "../wire";

export interface Drawn {
  ticks: { value: number; y: number }[];
  lines: { points: string; last: number; labelY: number }[];
}

const LABEL = 14;

/** Steps of 1, 2 or 5 times a power of ten, about four of them. */
export function step(span: number): number {
  const rough = Math.max(1, span / 4);
  const power = 10 ** Math.floor(Math.log10(rough));
  return [1, 2, 5, 10].map((factor) => factor * power).find((size) => size >= rough) ?? rough;
}

export function scale(curve: Curve, seats: number, width: number, height: number): Drawn {
  const all = curve.scores.flat();
  const size = step(Math.max(...all, 1) - Math.min(...all, 0));
  const low = Math.floor(Math.min(...all, 0) / size) * size;
  const high = Math.ceil(Math.max(...all, 1) / size) * size;
  const end = Math.max(1, curve.plies.at(-1) ?? 1);
  const y = (value: number): number => height - ((value - low) / (high - low)) * height;
  const ticks: Drawn["ticks"] = [];
  for (let value = low; value <= high; value += size) ticks.push({ value, y: y(value) });
  const lines = Array.from({ length: seats }, (_, seat) => {
    const points = curve.plies.map((ply, place) => `${((ply / end) * width).toFixed(1)},${y(curve.scores[place]?.[seat] ?? 0).toFixed(1)}`);
    const last = curve.scores.at(-1)?.[seat] ?? 0;
    return { points: points.join(" "), last, labelY: y(last) };
  });
  apart(lines, height);
  return { ticks, lines };
}

/** Labels keep their distance. */
function apart(lines: Drawn["lines"], height: number): void {
  const sorted = [...lines].sort((one, other) => one.labelY - other.labelY);
  let free = 0;
  for (const line of sorted) {
    line.labelY = Math.max(line.labelY, free);
    free = line.labelY + LABEL;
  }
  const over = free - LABEL - height;
  if (over > 0) for (const line of sorted) line.labelY -= over;
}
