import { beforeAll, describe, expect, test } from "vitest";
import { changes } from "../src/games/generic/changes";
import { colourOf, iconOf, seatOf } from "../src/icons/meaning";
import { parse } from "../src/router.svelte";
import { entries, merge } from "../src/table/chronicle";
import { remainingTime, timeText } from "../src/table/clock";
import { scale, step } from "../src/table/plot";
import { markSeen, unread } from "../src/table/unread";
import type { Message, News, Panel } from "../src/wire";
import { words } from "../src/words/words.svelte";

function line(ply: number, id = "news", args: Message["args"] = {}): News {
  return { ply, message: { id, args } };
}

describe("the chronicle", () => {
  test("takes only what is new", () => {
    expect(merge([line(1), line(2)], [line(2), line(3)]).map((news) => news.ply)).toEqual([1, 2, 3]);
    expect(merge([], [line(1), line(1)])).toHaveLength(2);
  });

  test("strikes out what was taken back", () => {
    const shown = entries([line(1), line(2), line(3), line(4, "news-undo", { ply: 1 }), line(5)]);
    expect(shown.map((entry) => entry.undone)).toEqual([false, true, true, false, false]);
  });

  test("has the same entries after an update, but for those that it strikes out", () => {
    const known = [line(1), line(2)];
    const before = entries(known);
    const more = entries(merge(known, [line(3)]));
    expect(more.slice(0, 2).map((entry, place) => entry === before[place])).toEqual([true, true]);
    const undone = entries(merge(known, [line(3, "news-undo", { ply: 1 })]));
    expect(undone.slice(0, 2).map((entry, place) => entry === before[place])).toEqual([true, false]);
    expect(before.map((entry) => entry.undone)).toEqual([false, false]);
  });
});

describe("clocks", () => {
  const clocks = { left: [90_000, 5_000], running: [0], at: 1_000, used: [0, 0] };

  test("run for whoever must move", () => {
    expect(remainingTime(clocks, 0, 31_000)).toBe(60_000);
    expect(remainingTime(clocks, 1, 31_000)).toBe(5_000);
    expect(remainingTime(clocks, 0, 999_000)).toBe(0);
  });

  test("a device whose own clock is behind loses nothing", () => {
    expect(remainingTime(clocks, 0, 0)).toBe(90_000);
  });

  test("are written as people read them", () => {
    expect([67_000, 3_727_000, 190_800_000].map(timeText)).toEqual(["1:07", "1:02:07", "2d 5h"]);
  });
});

describe("the plot", () => {
  test("has round steps", () => {
    expect([3, 9, 37, 120].map(step)).toEqual([1, 5, 10, 50]);
  });

  test("reaches from the lowest to the highest score", () => {
    const drawn = scale({ plies: [0, 10, 20], scores: [[0, 0], [5, -3], [12, 12]], rivals: [] }, 2, 100, 50);
    expect(drawn.ticks[0]?.value).toBeLessThanOrEqual(-3);
    expect(drawn.ticks.at(-1)?.value).toBeGreaterThanOrEqual(12);
    expect(drawn.lines[0]?.points.split(" ")).toHaveLength(3);
    expect(Math.abs((drawn.lines[0]?.labelY ?? 0) - (drawn.lines[1]?.labelY ?? 0))).toBeGreaterThanOrEqual(14);
  });
});

describe("addresses", () => {
  const at = (path: string) => parse(new URL(path, "http://house"));

  test("lead to pages", () => {
    expect(at("/")).toEqual({ page: "home" });
    expect(at("/t/abc?invitation=xyz")).toEqual({ page: "table", id: "abc", invitation: "xyz" });
    expect(at("/rules/jamaica#JA-L2")).toEqual({ page: "rules", game: "jamaica", clause: "JA-L2" });
    expect(at("/new/jamaica")).toEqual({ page: "new", game: "jamaica" });
    expect(at("/picture/jamaica")).toEqual({ page: "picture", game: "jamaica" });
  });

  test("that lead nowhere say so", () => {
    expect(at("/t/")).toEqual({ page: "lost" });
    expect(at("/what/ever/else")).toEqual({ page: "lost" });
  });
});

describe("what a message is about", () => {
  test("an icon, a colour, a seat", () => {
    expect(iconOf({ id: "madame_ching-navigation", args: { number: 1, colour: "red", symbol: "map" } })).toBe("map");
    expect(iconOf({ id: "white_castle-good", args: { good: "coins", count: 4 } })).toBe("coin");
    expect(iconOf({ id: "white_castle-column-left", args: {} })).toBeNull();
    expect(colourOf({ id: "madame_ching-junk", args: { colour: "black" } })).not.toBeNull();
    expect(seatOf({ id: "news", args: { who: { id: "seat", args: { number: 2 } } } })).toBe(2);
    expect(seatOf({ id: "news", args: {} })).toBe(-1);
    const [first, second] = [0, 1].map((number) => ({ id: "seat", args: { number } }));
    expect(seatOf({ id: "order", args: { seats: [first!, second!] } })).toBe(-1);
    expect(seatOf({ id: "wins", args: { seats: [second!] } })).toBe(1);
  });
});

describe("the plain board", () => {
  const panel = (text: number): Panel => ({ title: { id: "panel", args: {} }, columns: [], rows: [[{ text, piece: "" }, { text: "same", piece: "" }]] });

  test("knows which cells changed", () => {
    expect(changes([panel(1)], [panel(2)])).toEqual(new Set(["0/0/0"]));
    expect(changes([panel(1)], [panel(1)])).toEqual(new Set());
  });
});

describe("unread lines", () => {
  test("are those after the last visit", () => {
    expect(unread("table", 7)).toBe(7);
    markSeen("table", 5);
    expect(unread("table", 7)).toBe(2);
    expect(unread("table", 4)).toBe(0);
  });
});

describe("words", () => {
  beforeAll(async () => {
    words.start("en");
    await words.need("common", "browser", "shanghaien");
  });

  test("are said in both languages", async () => {
    const message: Message = { id: "browser-waiting-for", args: { names: [{ id: "seat", args: { number: 0 } }, { id: "seat", args: { number: 4 } }] } };
    expect(words.say(message, {}, ["Anna"])).toBe("Waiting for Anna, Player 5");
    await words.speak("ru");
    expect(words.say(message, {}, ["Анна"])).toBe("Ждём: Анна, Игрок 5");
    expect(words.say("browser-rules-found", { count: 3 })).toBe("3 пункта");
    await words.speak("en");
  });

  test("that are missing are shown as they are", () => {
    expect(words.say("no-such-message")).toBe("no-such-message");
    expect(words.say(7)).toBe("7");
  });
});
