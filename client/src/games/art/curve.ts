/** Smooth curves through points. */
export interface Point {
  x: number;
  y: number;
}

export type Pair = readonly [x: number, y: number];

export function point([x, y]: Pair): Point {
  return { x, y };
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

/** A point of the Catmull-Rom curve between `b` and `c`. */
function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const blend = (p: number, q: number, r: number, s: number): number =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: blend(a.x, b.x, c.x, d.x), y: blend(a.y, b.y, c.y, d.y) };
}

const FINE = 24;

/** Many points along the curve through `points`. */
function fine(points: readonly Point[]): Point[] {
  const dense: Point[] = [];
  for (let i = 0; i + 1 < points.length; i += 1) {
    const b = points[i];
    const c = points[i + 1];
    if (b === undefined || c === undefined) continue;
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    for (let part = 0; part < FINE; part += 1) dense.push(between(a, b, c, d, part / FINE));
  }
  const last = points.at(-1);
  return last === undefined ? dense : [...dense, last];
}

/** `count` points at equal distances along the curve, its ends included. */
export function evenly(points: readonly Point[], count: number): Point[] {
  const dense = fine(points);
  const lengths = [0];
  for (let i = 1; i < dense.length; i += 1) {
    lengths.push((lengths[i - 1] ?? 0) + distance(dense[i - 1]!, dense[i]!));
  }
  const total = lengths.at(-1) ?? 0;
  return Array.from({ length: count }, (_, number) => {
    const wanted = (total * number) / (count - 1);
    const at = Math.min(
      dense.length - 1,
      lengths.findIndex((length) => length >= wanted - 1e-6),
    );
    return dense[at]!;
  });
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** A path of cubic curves through the points. */
export function smooth(points: readonly Point[], closed = false): string {
  const count = points.length;
  const at = (index: number): Point =>
    closed ? points[(index + count) % count]! : points[Math.max(0, Math.min(count - 1, index))]!;
  const start = at(0);
  let path = `M${round(start.x)} ${round(start.y)}`;
  for (let i = 0; i < (closed ? count : count - 1); i += 1) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    path += `C${round(b.x + (c.x - a.x) / 6)} ${round(b.y + (c.y - a.y) / 6)} `;
    path += `${round(c.x - (d.x - b.x) / 6)} ${round(c.y - (d.y - b.y) / 6)} ${round(c.x)} ${round(c.y)}`;
  }
  return closed ? `${path}Z` : path;
}
