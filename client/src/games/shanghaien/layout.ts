/** Sizes of the tavern in two shapes: wide for tables, narrow for phones. */
export interface Layout {
  wide: boolean;
  width: number;
  height: number;
  /** The tavern ends and the crews begin here. */
  floor: number;
  card: { width: number; height: number; y: number };
  /** Middles of the six cards. */
  places: number[];
  die: number;
  /** Rows of dice: above the cards and below them. */
  far: number;
  near: number;
  tray: { x: number; y: number; width: number; height: number; die: number };
  bar: { y: number; height: number };
  crews: { y: number; column: number; left: number; cell: number; perRow: number; pawn: number };
}

function places(first: number, step: number): number[] {
  return Array.from({ length: 6 }, (_, place) => first + place * step);
}

export const WIDE: Layout = {
  wide: true,
  width: 980,
  height: 566,
  floor: 352,
  card: { width: 92, height: 128, y: 197 },
  places: places(118, 114),
  die: 28,
  far: 112,
  near: 290,
  tray: { x: 780, y: 138, width: 186, height: 116, die: 52 },
  bar: { y: 92, height: 216 },
  crews: { y: 352, column: 114, left: 54, cell: 82, perRow: 3, pawn: 31 },
};

export const NARROW: Layout = {
  wide: false,
  width: 480,
  height: 736,
  floor: 440,
  card: { width: 70, height: 98, y: 204 },
  places: places(45, 78),
  die: 26,
  far: 132,
  near: 278,
  tray: { x: 130, y: 330, width: 220, height: 92, die: 54 },
  bar: { y: 112, height: 190 },
  crews: { y: 440, column: 55.5, left: 32, cell: 118, perRow: 2, pawn: 24 },
};
