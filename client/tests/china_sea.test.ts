/** What the board of Madame Ching works out from views and news: wakes, the order of turns, what flies home. */
import { describe, expect, test } from "vitest";
import { berth, CELLS, LINE_PATHS, RACK, spot } from "../src/games/madame_ching/chart";
import { gains } from "../src/games/madame_ching/gains";
import { lying, Revealed, turnedOver } from "../src/games/madame_ching/order";
import { seenWith } from "../src/games/madame_ching/seen";
import { wake } from "../src/games/madame_ching/words";
import type { JunkView, MadameChingView, News, PirateView } from "../src/wire";

function pirate(some: Partial<PirateView>): PirateView {
  return { chosen: null, tracked: [], white: 0, red: 0, blue: 0, coins: 0, ...some } as PirateView;
}
function view(some: Partial<MadameChingView>): MadameChingView {
  return { round: 3, revealed: true, card: 0, agenda: [], missions: [], pirates: [], junks: [], ...some } as MadameChingView;
}
function junk(cards: number[], pilots: Record<string, number> = {}): JunkView {
  return { cards, pilots } as JunkView;
}
function reveals(seat: number, ...numbers: number[]): News {
  const cards = numbers.map((number) => ({ id: "madame_ching-navigation", args: { number } }));
  return { ply: 1, message: { id: "madame_ching-news-reveals", args: { seat: { id: "seat", args: { number: seat } }, cards } } } as unknown as News;
}

describe("wakes", () => {
  test("go straight with a known colour and diagonally with a new one", () => {
    expect(wake(junk([1, 2, 6, 7, 54]))).toEqual([[1, 1], [2, 1], [3, 2], [4, 2], [5, 3]]);
  });
  test("count Pilots as colours of their own, up to the last row", () => {
    expect(wake(junk([1, 6], { map: 1, plain: 2 }))).toEqual([[1, 1], [2, 2], [3, 3], [4, 4], [5, 5]]);
    expect(wake(junk([1, 6, 26, 40, 49, 54], { plain: 2 })).at(-1)).toEqual([8, 7]);
  });
});

describe("the order of turns", () => {
  test("is that of the numbers, those played included", () => {
    const revealed = new Revealed();
    revealed.learn(view({ pirates: [pirate({ chosen: [12] }), pirate({ chosen: [] })] }), [reveals(0, 12), reveals(1, 40)]);
    expect(revealed.turns(view({ pirates: [pirate({ chosen: [12] }), pirate({ chosen: [] })] }))).toEqual([
      { seat: 1, number: 40, done: true },
      { seat: 0, number: 12, done: false },
    ]);
  });
  test("is forgotten with the round, and unknown before the cards are turned", () => {
    const revealed = new Revealed();
    revealed.learn(view({ pirates: [pirate({ chosen: [12] })] }), [reveals(0, 12)]);
    revealed.learn(view({ round: 4, revealed: false, pirates: [pirate({ chosen: [7] })] }), []);
    expect(revealed.turns(view({ round: 4, revealed: false, pirates: [pirate({})] }))).toEqual([]);
  });
});

test("a card lies before its seat until it is laid", () => {
  const agenda = [{ step: "assign", seat: 1, arg: 0 }];
  const pirates = [pirate({ chosen: [12] }), pirate({ chosen: [] })];
  expect([0, 1].map((seat) => lying(view({ card: 40, agenda, pirates }), seat))).toEqual([[12], [40]]);
  expect(lying(view({ card: 40, agenda, pirates, junks: [junk([7, 40])] }), 1)).toEqual([]);
  expect([...turnedOver([reveals(0, 12), reveals(1, 40)])]).toEqual([[12, 0], [40, 1]]);
});

describe("what came to whom", () => {
  test("from the scroll of the mission that is fulfilled", () => {
    const before = view({ missions: ["23a", "23c", "29a"], pirates: [pirate({ coins: 2 }), pirate({ red: 1 })] });
    const after = view({ missions: ["23a", "29a"], pirates: [pirate({ coins: 5, white: 1 }), pirate({ red: 1 })] });
    expect(gains(before, after)).toEqual([
      { seat: 0, good: "white", count: 1, from: { place: "23-1" } },
      { seat: 0, good: "coins", count: 3, from: { place: "23-1" } },
    ]);
  });
  test("from whoever was robbed", () => {
    const before = view({ missions: [], pirates: [pirate({}), pirate({ red: 1 })] });
    const after = view({ missions: [], pirates: [pirate({ red: 1 }), pirate({})] });
    expect(gains(before, after)).toEqual([{ seat: 0, good: "red", count: 1, from: { seat: 1 } }]);
  });
  test("else from their own junk", () => {
    const before = view({ missions: [], pirates: [pirate({})] });
    expect(gains(before, view({ missions: [], pirates: [pirate({ coins: 1 })] }))).toEqual([{ seat: 0, good: "coins", count: 1, from: null }]);
  });
});

test("a card that may be in two hands is drawn with the first", () => {
  const known = view({ pirates: [pirate({ tracked: [30, 7] }), pirate({ tracked: [7, 9] })] });
  expect([seenWith(known, 0), seenWith(known, 1)]).toEqual([[7, 30], [9]]);
});

test("the chart has 35 cells, two lines, and a place for every number of missions", () => {
  expect(CELLS).toHaveLength(35);
  expect(CELLS.map(({ column, row }) => column * row).filter((number) => number === 12)).toHaveLength(2);
  expect(LINE_PATHS).toHaveLength(2);
  expect(spot("cell-8-7")).toEqual({ x: 796, y: 694 });
  expect(spot("tile-17a")).toBeNull();
  const places = RACK.map(({ x, y }) => `${x} ${y}`);
  expect(new Set(places).size).toBe(7);
  for (const { x, y } of RACK) {
    // Nothing of the rack lies on a cell.
    expect(CELLS.some((cell) => cell.x < x + 186 && x < cell.x + 96 && cell.y < y + 90 && y < cell.y + 96)).toBe(false);
  }
});

test("junks of one cell lie apart", () => {
  for (const count of [2, 3, 4]) {
    const berths = Array.from({ length: count }, (_, at) => berth(count, at));
    expect(new Set(berths.map(({ x, y }) => `${x} ${y}`)).size).toBe(count);
  }
});
