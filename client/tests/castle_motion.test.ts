/** The White Castle: which line of the chronicle moves what, from where to where, and when. */
import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { tick } from "svelte";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import CastleBoard from "../src/games/white_castle/Board.svelte";
import CastleMine from "../src/games/white_castle/Mine.svelte";
import { Course } from "../src/games/white_castle/moves";
import type { Message, News, WhiteCastleView } from "../src/wire";
import { propsOf, type Position, type Positions } from "./demo/positions";

const positions = (JSON.parse(readFileSync(join(import.meta.dirname, "positions", "white_castle.json"), "utf-8")) as Positions).positions;
const position = (part: string): Position => positions.find(({ name }) => name.includes(part))!;
const end = position("4-base end, seen by 0");
const view = end.view as WhiteCastleView;

const seat = (number: number): Message => ({ id: "seat", args: { number } });
const line = (what: string, args: Message["args"]): Message => ({ id: `white_castle-news-${what}`, args });
const news = (message: Message): News => ({ ply: 9, message });
const space = (name: string): Message => ({ id: `white_castle-space-${name}`, args: {} });
const goods = (...found: [string, number][]): Message => ({ id: "list", args: { items: found.map(([good, count]) => ({ id: "white_castle-good", args: { good, count } })) } });
const takes = line("takes-die", { seat: seat(1), colour: "black", end: "left", value: 2 });
const places = line("places", { seat: seat(1), space: space("steward-3"), coins: 2, way: "gain" });
const gains = line("gains", { seat: seat(1), goods: goods(["iron", 1], ["pearl", 2]) });

/** The ways of some lines after each other: from where, to where. */
function ways(lines: Message[], viewer: number, before: WhiteCastleView | null = null, now = view): string[] {
  const course = new Course();
  return lines.flatMap((one) => course.journeys(one, viewer, before, now).map(({ from, to, walks, count }) => `${from[0]} > ${to[0]}${walks ? " walking" : ""}${count > 1 ? ` ×${count}` : ""}`));
}

describe("a line moves", () => {
  test("a die from its bridge to its place, and what is gained from there to the purse", () => {
    const place = '[data-piece="space-steward-3"]';
    const die = ['[data-piece="bridge-black-left"] > [data-hand] svg.die', `[data-hand] svg.die > ${place} svg.die`];
    const others = ["coins ×2", "iron", "pearl ×2"].map((good) => `${place} > [data-clan="1"] .good.${good}`);
    expect(ways([takes, places, gains], 0)).toEqual([...die, ...others]);
    const own = ["coins\"] ×2", "iron\"]", "pearl\"] ×2"].map((good) => `${place} > [data-piece="good-${good}`);
    expect(ways([takes, places, gains], 1)).toEqual([...die, ...own]);
  });

  test("a member from its row, and from the place that it left", () => {
    const sends = line("sends", { seat: seat(1), member: "courtier" });
    const climbs = line("climbs", { seat: seat(1), room: space("diplomat-1") });
    const before = structuredClone(view);
    const now = structuredClone(view);
    before.clans[1]!.members = { "courtiers-home": 2, "courtiers-gate": 1, "courtiers-steward-2": 1, "courtiers-diplomat-1": 0 };
    now.clans[1]!.members = { "courtiers-home": 2, "courtiers-gate": 1, "courtiers-steward-2": 0, "courtiers-diplomat-1": 1 };
    expect(ways([sends, climbs], 0, before, now)).toEqual([
      '[data-piece="row-1-coral"] > [data-piece="gate"] [data-pawn="1"] walking',
      '[data-piece="room-steward-2"] > [data-piece="room-diplomat-1"] [data-pawn="1"] walking',
    ]);
    expect(ways([line("trains", { seat: seat(2), iron: 5 })], 0)).toEqual(['[data-piece="row-2-white"] > [data-piece="yard-5"] [data-pawn="2"] walking']);
  });

  test("a lantern's goods from the lantern area, the well's from the well", () => {
    const [lantern, well] = [line("lantern", { seat: seat(1) }), line("well", { seat: seat(1) })];
    const iron = line("gains", { seat: seat(1), goods: goods(["iron", 1]) });
    expect(ways([takes, places, lantern, iron, well, iron], 1).slice(-2)).toEqual([
      '[data-lantern] .title > [data-piece="good-iron"]',
      '[data-piece="space-well"] > [data-piece="good-iron"]',
    ]);
  });
});

describe("on the board", () => {
  let moved: Element[] = [];
  beforeEach(() => {
    moved = [];
    vi.stubGlobal("requestAnimationFrame", (run: () => void) => (run(), 0));
    Element.prototype.getBoundingClientRect = () => ({ x: 0, y: 0, width: 20, height: 20 }) as DOMRect;
    Element.prototype.animate = function animate(this: Element) {
      moved.push(this);
      return { cancel: () => undefined, onfinish: null } as unknown as Animation;
    };
  });
  afterEach(() => {
    cleanup();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  const [first, second] = [news(gains), news(line("influence", { seat: seat(1), position: 20 }))];
  const props = { ...propsOf(end), calm: false, news: [], told: null };
  const after = structuredClone(view);
  after.clans[1]!.influence = 20;
  const carried = (): number => document.querySelectorAll("[data-carried]").length;
  const marker = (): string => document.querySelector('[data-marker="1"]')!.closest<HTMLElement>("[data-piece]")!.dataset["piece"]!;

  test("one thing comes after another, once, and a touch doesn't cut it short", async () => {
    const { rerender } = render(CastleBoard, { props });
    await vi.dynamicImportSettled();
    const start = marker();
    await rerender({ ...props, view: after, news: [first, second], told: first });
    await tick();
    expect([carried(), marker()]).toEqual([3, start]);
    await rerender({ ...props, view: after, news: [first, second], told: first, chosen: ["gate"] });
    expect(carried()).toBe(3);
    await rerender({ ...props, view: after, news: [first, second], told: second });
    expect([carried(), marker()]).toEqual([0, "influence-20"]);
    expect(moved.at(-1)?.getAttribute("data-marker")).toBe("1");
    const all = moved.length;
    await rerender({ ...props, view: after, news: [first, second], told: null });
    await tick();
    expect(moved.length, "when the walk has arrived nothing goes again").toBe(all);
  });

  test("without a walk all goes at once, and nothing where calm is asked for", async () => {
    const { rerender } = render(CastleBoard, { props: { ...props, calm: true } });
    await vi.dynamicImportSettled();
    await rerender({ ...props, calm: true, news: [news(gains)] });
    await tick();
    expect(moved).toEqual([]);
    await rerender({ ...props, news: [news(gains)] });
    await tick();
    expect(carried()).toBe(3);
  });

  test("a card turns over when it comes into the lantern area, not when the area is opened again", async () => {
    const mine = position("1-base-easy/0 ply 30");
    const now = mine.view as WhiteCastleView;
    const more = structuredClone(now);
    more.clans[mine.viewer]!.lantern_sides.push("1 iron");
    const calm = { ...propsOf(mine), calm: false, news: [news(takes)] };
    vi.stubGlobal("requestAnimationFrame", (run: () => void) => (queueMicrotask(run), 0));
    const { rerender, unmount } = render(CastleMine, { props: calm });
    await tick();
    expect(moved).toEqual([]);
    await rerender({ ...calm, view: more });
    expect(moved.map(({ className }) => className.split(" ")[0])).toEqual(["card"]);
    unmount();
    render(CastleMine, { props: { ...calm, view: more } });
    await tick();
    expect(moved).toHaveLength(1);
  });
});
