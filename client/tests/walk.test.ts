import { beforeEach, describe, expect, test } from "vitest";
import { lastTurn } from "../src/table/follow.svelte";
import { EVENT, Walk, type Clock, type Guide, type Speed } from "../src/table/walk.svelte";
import type { Moment, News, View } from "../src/wire";

/** Time that passes only when somebody says so. */
class FakeClock implements Clock {
  now = 0;
  private due: { at: number; then: () => void }[] = [];

  after(milliseconds: number, then: () => void): () => void {
    const entry = { at: this.now + milliseconds, then };
    this.due.push(entry);
    return () => (this.due = this.due.filter((other) => other !== entry));
  }

  pass(milliseconds: number): void {
    const end = this.now + milliseconds;
    for (;;) {
      const [next] = this.due.filter(({ at }) => at <= end).sort((one, other) => one.at - other.at);
      if (next === undefined) break;
      this.due = this.due.filter((other) => other !== next);
      this.now = next.at;
      next.then();
    }
    this.now = end;
  }
}

function moment(ply: number, ...told: string[]): Moment {
  const news = told.map((id): News => ({ ply, message: { id, args: {} } }));
  return { ply, view: { viewer: 0 } as unknown as View, panels: null, news };
}

let clock: FakeClock;
let told: string[];
let emptied: number;
let speed: Speed;
let hurries: boolean;
let walk: Walk;

beforeEach(() => {
  [clock, told, emptied, speed, hurries] = [new FakeClock(), [], 0, "normal", false];
  const guide: Guide = {
    speed: () => speed,
    hurries: () => hurries,
    told: (news) => told.push(`${walk.moment?.ply} ${news.message.id}`),
    wanted: () => undefined,
    emptied: () => ((emptied += 1), walk.skip()),
  };
  walk = new Walk(guide, clock);
});

describe("a walk through what happened", () => {
  test("shows every event in order, each for its time, on the board of its own ply", () => {
    walk.add([moment(5, "rolls"), moment(6, "sails", "pays"), moment(7, "gains")]);
    expect(told).toEqual(["5 rolls"]);
    clock.pass(EVENT.normal - 1);
    expect(told).toEqual(["5 rolls"]);
    clock.pass(1);
    expect(told).toEqual(["5 rolls", "6 sails"]);
    clock.pass(2 * EVENT.normal);
    expect(told).toEqual(["5 rolls", "6 sails", "6 pays", "7 gains"]);
    expect(emptied).toBe(0);
    clock.pass(EVENT.normal);
    expect(emptied).toBe(1);
    expect(walk.moment).toBeNull();
  });

  test("keeps the board while one ply tells several things", () => {
    const both = moment(6, "sails", "pays");
    walk.add([both]);
    const first = walk.moment;
    clock.pass(EVENT.normal);
    expect(walk.news?.message.id).toBe("pays");
    expect(walk.moment).toBe(first);
  });

  test("takes no time for plies that tell nothing", () => {
    walk.add([moment(1), moment(2), moment(3, "sails")]);
    expect(told).toEqual(["3 sails"]);
  });

  test("goes on behind what comes while it walks", () => {
    walk.add([moment(1, "one")]);
    clock.pass(EVENT.normal / 2);
    walk.add([moment(2, "two")]);
    expect(told).toEqual(["1 one"]);
    clock.pass(EVENT.normal / 2);
    expect(told).toEqual(["1 one", "2 two"]);
  });

  test("stands still while paused, whatever comes, and goes on with the next event", () => {
    walk.add([moment(1, "one"), moment(2, "two")]);
    walk.pause();
    clock.pass(60_000);
    walk.add([moment(3, "three")]);
    clock.pass(60_000);
    expect(told).toEqual(["1 one"]);
    expect(walk.moment?.ply).toBe(1);
    walk.resume();
    expect(told).toEqual(["1 one", "2 two"]);
    clock.pass(EVENT.normal);
    expect(told.at(-1)).toBe("3 three");
  });

  test("skips to now at once, says what wasn't shown, and nothing comes afterwards", () => {
    walk.add([moment(1, "one"), moment(2, "two", "three"), moment(3), moment(4, "four")]);
    expect(walk.skip().map(({ message }) => message.id)).toEqual(["two", "three", "four"]);
    expect(walk.moment).toBeNull();
    clock.pass(60_000);
    expect(told).toEqual(["1 one"]);
    expect(emptied).toBe(0);
  });

  test("a pause ends with a skip", () => {
    walk.add([moment(1, "one"), moment(2, "two")]);
    walk.pause();
    walk.skip();
    walk.add([moment(3, "three")]);
    expect(told.at(-1)).toBe("3 three");
  });

  test("each speed has its time, also when it changes on the way", () => {
    walk.add([moment(1, "one"), moment(2, "two"), moment(3, "three")]);
    speed = "fast";
    clock.pass(EVENT.normal);
    expect(told).toHaveLength(2);
    clock.pass(EVENT.fast);
    expect(told).toHaveLength(3);
    expect(EVENT.slow).toBeGreaterThan(EVENT.normal);
    expect(EVENT.normal).toBeGreaterThan(EVENT.fast);
  });

  test("hurries when much is waiting, and still shows each event", () => {
    hurries = true;
    const many = Array.from({ length: 40 }, (_, place) => moment(place + 1, "sails"));
    walk.add(many);
    clock.pass(40 * EVENT.normal * 0.75);
    expect(told).toHaveLength(40);
  });
});

describe("the last turn", () => {
  const line = (ply: number, seat: number): News => ({ ply, message: { id: "news", args: { who: { id: "seat", args: { number: seat } } } } });

  test("is what came of one's own last move", () => {
    expect(lastTurn([line(4, 0), line(5, 1), line(6, 2)], 3)).toBe(3);
  });

  test("is the last seat's for those who only watch", () => {
    expect(lastTurn([line(4, 0), line(5, 1), line(6, 1)], null)).toBe(4);
    expect(lastTurn([line(4, 1), line(5, 1)], null)).toBe(3);
    expect(lastTurn([], null)).toBeNull();
  });
});
