/** Where everything lies on the chart: wide for tables, turned a quarter to the left for phones. */
import { evenly, point, smooth, type Pair, type Point } from "../art/curve";
import { FORKS } from "./track";

export const LONG = 940;
export const SHORT = 610;
export const RADIUS = 24;

/** The ways of the chart through rough points; spaces are set evenly along them. [first space, points…] */
const ROYAL: Pair = [876, 82];
const FORK_A: Pair = [830, 432];
const MEET_A: Pair = [600, 498];
const FORK_B: Pair = [312, 494];
const MEET_B: Pair = [106, 392];
const FORK_C: Pair = [100, 176];
const MEET_C: Pair = [354, 96];

interface Way {
  spaces: number[];
  points: Pair[];
}

function numbers(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, i) => first + i);
}

/** Both ends of a way are spaces that other ways share. */
const WAYS: Way[] = [
  { spaces: [0], points: [[792, 46], ROYAL, [890, 172]] },
  { spaces: numbers(1, 6), points: [[890, 172], [866, 240], [890, 304], [878, 378], FORK_A] },
  { spaces: [6, ...numbers(7, 12), 15], points: [FORK_A, [890, 486], [872, 556], [802, 572], [730, 556], [662, 574], MEET_A] },
  { spaces: [6, 13, 14, 15], points: [FORK_A, [746, 444], [680, 480], MEET_A] },
  { spaces: numbers(15, 19), points: [MEET_A, [540, 486], [458, 508], [372, 486], FORK_B] },
  { spaces: [19, ...numbers(20, 25), 28], points: [FORK_B, [262, 560], [188, 556], [116, 574], [52, 538], [46, 462], MEET_B] },
  { spaces: [19, 26, 27, 28], points: [FORK_B, [244, 436], [172, 436], MEET_B] },
  { spaces: numbers(28, 32), points: [MEET_B, [58, 336], [86, 284], [54, 226], FORK_C] },
  { spaces: [32, ...numbers(33, 38), 41], points: [FORK_C, [42, 118], [58, 50], [130, 38], [202, 54], [262, 36], [316, 48], MEET_C] },
  { spaces: [32, 39, 40, 41], points: [FORK_C, [176, 158], [256, 134], MEET_C] },
  { spaces: numbers(41, 49), points: [MEET_C, [436, 108], [516, 66], [586, 84], [650, 48], [722, 58], [792, 46]] },
];

const ISLAND: Pair[] = [
  [196, 246], [236, 200], [300, 196], [346, 164], [440, 170], [516, 134], [588, 142], [640, 112], [716, 122],
  [768, 164], [806, 230], [782, 296], [796, 352], [756, 388], [680, 404], [616, 440], [540, 426], [450, 440],
  [366, 420], [300, 430], [262, 384], [190, 376], [146, 330], [160, 284],
];

const ISLETS: Pair[][] = [
  [[748, 506], [776, 492], [814, 500], [816, 524], [778, 530], [740, 526]],
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
  redLine: string;
  penalty: Point;
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
    const points = way.spaces.length === 1 ? [point(ROYAL)] : evenly(way.points.map(point), way.spaces.length);
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
    redLine: smooth(([[350, 10], [344, 46], [318, 92], [312, 158]] as Pair[]).map(place)),
    penalty: place([300, 176]),
    compass: tall ? place([330, 305]) : place([322, 306]),
    bank: tall ? place([600, 305]) : place([632, 256]),
    pile: tall ? place([720, 305]) : place([632, 338]),
    title: tall ? place([470, 305]) : place([632, 192]),
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
  if (royal) return { x: count < 3 ? -15 + number * 30 : -28 + (number % 3) * 28, y: count < 4 ? 0 : number < 3 ? -14 : 16 };
  if (count === 1) return { x: 0, y: -14 };
  const angle = -Math.PI / 2 + ((number - (count - 1) / 2) * 2 * Math.PI) / Math.max(count, 3);
  return { x: Math.cos(angle) * 27, y: Math.sin(angle) * 24 - 10 };
}
