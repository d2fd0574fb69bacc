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
  /** Columns of crews; `plate` is the band with the flag between the two cells. */
  crews: { y: number; column: number; left: number; cell: number; plate: number; perRow: number; pawn: number };
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
  crews: { y: 352, column: 114, left: 54, cell: 82, plate: 30, perRow: 3, pawn: 31 },
};

export const NARROW: Layout = {
  wide: false,
  width: 480,
  height: 540,
  floor: 324,
  card: { width: 72, height: 100, y: 180 },
  places: places(43, 78.8),
  die: 26,
  far: 112,
  near: 254,
  tray: { x: 172, y: 8, width: 144, height: 76, die: 46 },
  bar: { y: 94, height: 178 },
  crews: { y: 324, column: 55.5, left: 32, cell: 74, plate: 44, perRow: 2, pawn: 24 },
};
