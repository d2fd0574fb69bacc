/** The track as a table, the same as the engine's (a test compares them), and the way between two spaces. */
export type Kind = "royal" | "sea" | "lair" | "port";
export type Space = readonly [kind: Kind, cost: number, score: number];

export const TRACK: readonly Space[] = [
  ["royal", 0, 15],
  ["sea", 2, -5],
  ["sea", 3, -5],
  ["sea", 2, -5],
  ["lair", 0, -5],
  ["port", 3, -5],
  ["port", 5, -5],
  ["sea", 2, -5],
  ["sea", 3, -5],
  ["lair", 0, -5],
  ["sea", 3, -5],
  ["lair", 0, -5],
  ["sea", 2, -5],
  ["sea", 3, -5],
  ["sea", 4, -5],
  ["sea", 3, -5],
  ["port", 3, -5],
  ["sea", 2, -5],
  ["port", 3, -5],
  ["lair", 0, -5],
  ["sea", 3, -5],
  ["port", 3, -5],
  ["lair", 0, -5],
  ["sea", 2, -5],
  ["sea", 3, -5],
  ["lair", 0, -5],
  ["sea", 4, -5],
  ["sea", 4, -5],
  ["port", 5, -5],
  ["sea", 1, -5],
  ["port", 5, -5],
  ["port", 3, -5],
  ["sea", 3, -5],
  ["lair", 0, -5],
  ["port", 3, -5],
  ["sea", 2, -5],
  ["sea", 1, -5],
  ["lair", 0, -5],
  ["sea", 1, -5],
  ["sea", 4, -5],
  ["sea", 4, -5],
  ["port", 5, 2],
  ["sea", 2, 3],
  ["sea", 3, 4],
  ["lair", 0, 5],
  ["port", 7, 6],
  ["sea", 2, 7],
  ["sea", 3, 8],
  ["sea", 3, 9],
  ["sea", 3, 10],
];

/** Fork, first and last space of the outer lane, of the inner lane, and the space where they meet. */
export const FORKS = [
  [6, 7, 12, 13, 14, 15],
  [19, 20, 25, 26, 27, 28],
  [32, 33, 38, 39, 40, 41],
] as const;

/** The first space behind the red line. */
export const RED_LINE = 41;

const LONGEST_MOVE = 8;

/** The spaces ahead of one: two at a fork. */
export function ahead(space: number): number[] {
  for (const [fork, outer, outerEnd, inner, innerEnd, meeting] of FORKS) {
    if (space === fork) return [outer, inner];
    if (space === outerEnd || space === innerEnd) return [meeting];
  }
  return [(space + 1) % TRACK.length];
}

export function behind(space: number): number[] {
  return TRACK.map((_, other) => other).filter((other) => ahead(other).includes(space));
}

/**
 * The spaces that a ship passes from one to another, both included: by exactly `steps` where that is known and
 * possible, else by the fewest. Straight across when they are too far apart for one move.
 */
export function route(from: number, to: number, steps = 0): number[] {
  let shortest: number[] | null = null;
  for (const way of [ahead, behind]) {
    let paths = [[from]];
    for (let length = 1; length <= LONGEST_MOVE; length += 1) {
      paths = paths.flatMap((path) => way(path.at(-1) ?? from).map((next) => [...path, next]));
      const found = paths.find((path) => path.at(-1) === to);
      if (found !== undefined && length === steps) return found;
      if (found !== undefined && (shortest === null || found.length < shortest.length)) shortest = found;
    }
  }
  return shortest ?? [from, to];
}
