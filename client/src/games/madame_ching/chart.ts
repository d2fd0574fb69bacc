/** Where things lie on the chart: cells of 100 units, cards across and colours down. */
import { COLUMNS, LINES, NUMBERS, ROWS } from "./box";
import type { Point } from "../art/curve";

export const LEFT = 46;
export const TOP = 44;
export const CELL = 100;
export const WIDTH = LEFT + COLUMNS * CELL + 14;
export const HEIGHT = TOP + ROWS * CELL + 14;

export interface Cell {
  column: number;
  row: number;
  /** Its upper left corner. */
  x: number;
  y: number;
}

export const CELLS: Cell[] = Array.from({ length: ROWS }, (_, r) => r + 1).flatMap((row) =>
  Array.from({ length: COLUMNS - row + 1 }, (_, at) => ({ column: row + at, row, x: LEFT + (row + at - 1) * CELL, y: TOP + (row - 1) * CELL })),
);

export function centre(column: number, row: number): Point {
  return { x: LEFT + (column - 0.5) * CELL, y: TOP + (row - 0.5) * CELL };
}

/** The middle of a cell by the id of its piece. */
export function spot(piece: string): Point | null {
  const found = /^cell-(\d+)-(\d+)$/.exec(piece);
  return found ? centre(Number(found[1]), Number(found[2])) : null;
}

/** The dashed lines as stairs between the cells. */
export const LINE_PATHS = LINES.map((beyond) => {
  let path = `M${LEFT + beyond * CELL} ${TOP - 4}`;
  for (let row = 1; row + beyond <= COLUMNS; row += 1) {
    path += `V${TOP + row * CELL}`;
    path += row + beyond < COLUMNS ? `H${LEFT + (row + beyond) * CELL}` : `H${LEFT + COLUMNS * CELL + 6}`;
  }
  return path;
});

/** Where the junks of a cell lie: alone in the middle, several fanned out. */
export function berth(count: number, at: number): { x: number; y: number; size: number } {
  if (count === 1) return { x: 8, y: 12, size: 62 };
  if (count === 2) return { x: at === 0 ? -20 : 24, y: at === 0 ? 18 : 8, size: 48 };
  const [x, y] = [[-22, 26], [24, 26], [30, -18], [-6, -4]][at] ?? [0, 0];
  return { x: x ?? 0, y: y ?? 0, size: 42 };
}

/** A number of missions with its places, in the corner that has no cells: two numbers, two, then the rest. */
export const RACK = NUMBERS.map((number, at) => {
  const row = at < 2 ? 0 : at < 4 ? 1 : 2;
  const place = row < 2 ? at % 2 : at - 4;
  const many = NUMBERS.length - 4;
  const step = row === 2 ? Math.min(200, 590 / many) : 196;
  return { number, x: LEFT + 2 + place * step, y: TOP + (ROWS - 3 + row) * CELL + 3 };
});
