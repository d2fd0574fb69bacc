import { beforeEach, describe, expect, test } from "vitest";
import { check, marks, read } from "../src/fairness/check";
import { keepPromise, keepUpdate, recall, thinned, type Seen } from "../src/fairness/memory";
import { absent, levelsFor } from "../src/table/lending";
import type { SeatInfo, TableInfo, Update } from "../src/wire";

const SEED = Array.from({ length: 32 }, (_, place) => place.toString(16).padStart(2, "0")).join("");
const COMMITMENT = "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"; // by sha256sum
const BOT = "98aa5205d1bc4a23301f04e4403c1390"; // by sha256sum of the commitment, a colon and 1
const RECORD = [
  "prichal record 1",
  "game: shanghaien",
  "rules: 1",
  "seats: 2",
  "player: Anna: the first",
  "player: captain 2",
  `commitment: ${COMMITMENT}`,
  "luck: 2",
  "bot-1: captain",
  "entropy-0: beef",
  `entropy-1: ${BOT}`,
  `seed: ${SEED}`,
  "",
  "1 chance first 0 #0123456789abcdef",
  "2 0 lay 4 left #0123456789abcdef",
  "end 2 conceded 0 #0123456789abcdef",
  "",
].join("\n");
const key = Uint8Array.from({ length: 32 }, (_, place) => place);
const known = marks(key, ["chance first 0", "0 lay 4 left"]);
const seen = (): Seen => ({
  commitment: COMMITMENT,
  own: "beef",
  entropies: ["beef", BOT],
  marks: [
    [1, known[1] ?? ""],
    [2, known[2] ?? ""],
  ],
});

function seat(more: Partial<SeatInfo>): SeatInfo {
  return { seat: 0, name: "Anna", kind: "person", person: "a", bot: null, present: true, gone: false, lent: "", entropy: "", ...more };
}

describe("a record and what was seen", () => {
  test("marks are those of the server", () => {
    expect(known[1]).toBe("4ed3803ca5de9f4ed11ff5b6e3236ab9"); // by openssl, as in tests/test_fairness.py
  });

  test("a record is read as far as it is one", () => {
    expect(read(RECORD)?.lines).toEqual(["chance first 0", "0 lay 4 left"]);
    expect(read(RECORD)?.header.get("player")).toBe("captain 2");
    expect(read("nothing")).toBeNull();
  });

  test("the game that was seen is fair", () => {
    expect(check(RECORD, seen())).toBe("fair");
  });

  test.each([
    ["lines", RECORD.replace("lay 4 left", "lay 6 left")],
    ["lines", RECORD.replace("2 0 lay 4 left #0123456789abcdef\n", "")],
    ["entropy", RECORD.replace("entropy-0: beef", "entropy-0: dead")],
    ["seed", RECORD.replace(SEED, SEED.replace("00", "ff"))],
    ["commitment", RECORD.replace(COMMITMENT, COMMITMENT.replace("63", "36"))],
    ["unreadable", RECORD.replace(`seed: ${SEED}\n`, "")],
    ["unreadable", "<html>"],
  ])("a rewritten record is found out: %s", (verdict, forged) => {
    expect(check(forged, seen())).toBe(verdict);
  });

  test("a bot's share follows the rule", () => {
    const forged = RECORD.replace(BOT, "ab");
    expect(check(forged, { ...seen(), entropies: ["beef", "ab"] })).toBe("bot-entropy");
  });
});

describe("what a device keeps", () => {
  beforeEach(() => localStorage.clear());
  const table = (more: Partial<TableInfo>): TableInfo =>
    ({ id: "t", status: "running", commitment: "c", mine: [0], seats: [seat({ entropy: "other" }), seat({ seat: 1, person: "b", entropy: "bb" })], clock: null, ...more }) as TableInfo;
  const update = (ply: number, mark: string, more: Partial<TableInfo> = {}): Update => ({ ply, mark, table: table(more) }) as Update;

  test("the first promise, its own entropy, and every mark", () => {
    keepPromise(table({ status: "open" }), "mine");
    keepUpdate(update(3, "m3", { commitment: "another" }));
    keepUpdate(update(3, "m3"));
    keepUpdate(update(4, "m4"));
    expect(recall("t")).toEqual({ commitment: "c", own: "mine", entropies: ["mine", "bb"], marks: [[3, "m3"], [4, "m4"]] });
  });

  test("two marks of one line are both kept: a host can't tell two stories", () => {
    keepUpdate(update(3, "m3"));
    keepUpdate(update(3, "x3"));
    expect(recall("t")?.marks).toEqual([[3, "m3"], [3, "x3"]]);
  });

  test("old marks are thinned out, the newest stay", () => {
    for (let ply = 1; ply <= 1000; ply += 1) keepUpdate(update(ply, `m${ply}`));
    const kept = recall("t")?.marks ?? [];
    expect(kept.length).toBeLessThanOrEqual(300);
    expect(kept[0]).toEqual([1, "m1"]);
    expect(kept.at(-1)).toEqual([1000, "m1000"]);
    expect(thinned([1, 2, 3, 4])).toEqual([1, 3, 4]);
  });

  test("tables of long ago are forgotten", () => {
    for (let number = 0; number < 80; number += 1) keepUpdate(update(1, "m", { id: `t${number}` }));
    expect(Object.keys(localStorage).length).toBeLessThanOrEqual(60);
    expect(recall("t79")).not.toBeNull();
  });

  test("bots for others: never below the table's level, and only for those who are away", () => {
    const bot = seat({ seat: 2, kind: "bot", person: null, bot: "captain" });
    const three = table({ seats: [seat({}), seat({ seat: 1, person: "b" }), bot] });
    expect(levelsFor(three)).toEqual(["captain", "admiral"]);
    expect(levelsFor(table({}))).toEqual(["sailor", "captain", "admiral"]);
    expect(levelsFor(table({ seats: [seat({}), bot] }))).toHaveLength(4);
    expect(absent(three, () => false)).toEqual([1]);
    expect(absent(three, () => true)).toEqual([]);
    expect(absent({ ...three, clock: { seconds: 60, increment: 0, days: 0 } }, () => false)).toEqual([]);
  });
});
