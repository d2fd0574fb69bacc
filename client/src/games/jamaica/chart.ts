/** Where everything lies on the chart: wide for tables, turned a quarter to the left for phones. */
import { evenly, point, smooth, type Pair, type Point } from "../art/curve";
import { FORKS } from "./track";

export const LONG = 900;
export const SHORT = 610;
export const RADIUS = 24;

/** The ways of the chart through rough points; spaces are set evenly along them. [first space, points…] */
const ROYAL: Pair = [812, 112];
const FORK_A: Pair = [790, 432];
const MEET_A: Pair = [560, 498];
const FORK_B: Pair = [312, 494];
const MEET_B: Pair = [106, 392];
const FORK_C: Pair = [100, 176];
const MEET_C: Pair = [336, 98];

interface Way {
  spaces: number[];
  points: Pair[];
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** Both ends of a way are spaces that other ways share. */
const WAYS: Way[] = [
  { spaces: numbers(0, 6), points: [ROYAL, [838, 200], [812, 280], [836, 360], FORK_A] },
  { spaces: [6, ...numbers(7, 12), 15], points: [FORK_A, [850, 486], [832, 556], [762, 572], [690, 556], [622, 574], MEET_A] },
  { spaces: [6, 13, 14, 15], points: [FORK_A, [706, 444], [640, 480], MEET_A] },
  { spaces: numbers(15, 19), points: [MEET_A, [500, 486], [438, 508], [372, 486], FORK_B] },
  { spaces: [19, ...numbers(20, 25), 28], points: [FORK_B, [262, 560], [188, 556], [116, 574], [52, 538], [46, 462], MEET_B] },
  { spaces: [19, 26, 27, 28], points: [FORK_B, [244, 436], [172, 436], MEET_B] },
  { spaces: numbers(28, 32), points: [MEET_B, [58, 336], [86, 284], [54, 226], FORK_C] },
  { spaces: [32, ...numbers(33, 38), 41], points: [FORK_C, [42, 118], [58, 50], [130, 38], [202, 52], [272, 36], MEET_C] },
  { spaces: [32, 39, 40, 41], points: [FORK_C, [176, 158], [256, 134], MEET_C] },
  { spaces: [...numbers(41, 49), 0], points: [MEET_C, [408, 112], [470, 66], [540, 86], [606, 48], [684, 44], [752, 50], ROYAL] },
];

const ISLAND: Pair[] = [
  [196, 246], [236, 200], [300, 196], [346, 164], [420, 170], [476, 134], [548, 142], [600, 112], [676, 122],
  [728, 164], [766, 230], [742, 296], [756, 352], [716, 388], [640, 404], [576, 440], [500, 426], [430, 440],
  [366, 420], [300, 430], [262, 384], [190, 376], [146, 330], [160, 284],
];

const ISLETS: Pair[][] = [
  [[708, 506], [736, 492], [774, 500], [776, 524], [738, 530], [700, 526]],
  [[128, 498], [166, 482], [222, 494], [226, 512], [178, 518], [130, 522]],
  [[116, 100], [152, 88], [208, 96], [214, 110], [164, 122], [120, 122]],
];

export interface Chart {
  tall: boolean;
  width: number;
  height: number;
  spaces: Point[];
  /** Paths of the ways, the inner channels apart. */
  ways: { path: string; inner: boolean }[];
  island: string;
  islets: string[];
  redLine: [Point, Point];
  compass: Point;
  bank: Point;
  pile: Point;
  title: Point;
  /** Where a space's number and score stand: away from the island. */
  outward: Point[];
  place: (pair: Pair) => Point;
}

function turn({ x, y }: Point): Point {
  return { x: y, y: LONG - x };
}

export function makeChart(tall: boolean): Chart {
  const set = (at: Point): Point => (tall ? turn(at) : at);
  const place = (pair: Pair): Point => set(point(pair));
  const spaces: Point[] = [];
  for (const way of WAYS) {
    const points = evenly(way.points.map(point), way.spaces.length);
    way.spaces.forEach((space, i) => {
      spaces[space] = set(points[i]!);
    });
  }
  const width = tall ? SHORT : LONG;
  const height = tall ? LONG : SHORT;
  const centre = { x: width / 2, y: height / 2 };
  return {
    tall,
    width,
    height,
    spaces,
    ways: WAYS.map((way) => ({ path: smooth(way.points.map(place)), inner: way.spaces.length === 4 })),
    island: smooth(ISLAND.map(place), true),
    islets: ISLETS.map((outline) => smooth(outline.map(place), true)),
    redLine: [place([300, 22]), place([300, 150])],
    compass: tall ? place([330, 305]) : place([322, 306]),
    bank: tall ? place([560, 305]) : place([585, 236]),
    pile: tall ? place([680, 305]) : place([585, 352]),
    title: place([470, 300]),
    outward: spaces.map((at) => {
      const length = Math.hypot(at.x - centre.x, at.y - centre.y);
      return { x: (at.x - centre.x) / length, y: (at.y - centre.y) / length };
    }),
    place,
  };
}

/** Is a space on the long outer lane or the short inner channel of a fork? */
export function lane(space: number): "outer" | "inner" | "" {
  for (const [, outer, outerEnd, inner, innerEnd] of FORKS) {
    if (space >= outer && space <= outerEnd) return "outer";
    if (space >= inner && space <= innerEnd) return "inner";
  }
  return "";
}

/** Places of `count` ships on one space, fanned out around it. */
export function fan(count: number, number: number, royal: boolean): Point {
  if (royal) return { x: -34 + (number % 3) * 34, y: number < 3 ? -10 : 22 };
  if (count === 1) return { x: 0, y: -14 };
  const angle = -Math.PI / 2 + ((number - (count - 1) / 2) * 2 * Math.PI) / Math.max(count, 3);
  return { x: Math.cos(angle) * 27, y: Math.sin(angle) * 24 - 10 };
}
