/** What moves: only what has just happened. */
import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test, vi } from "vitest";
import { loads } from "../src/games/jamaica/loads";
import { carry } from "../src/games/art/motion";
import JamaicaBoard from "../src/games/jamaica/Board.svelte";
import ShanghaienBoard from "../src/games/shanghaien/Board.svelte";
import { taken } from "../src/games/shanghaien/taken";
import type { JamaicaView, ShanghaienView } from "../src/wire";
import { propsOf, type Position, type Positions } from "./demo/positions";

function position(game: string): Position {
  const found = (JSON.parse(readFileSync(join(import.meta.dirname, "positions", `${game}.json`), "utf-8")) as Positions).positions[0];
  if (found === undefined) throw new Error("no position");
  return found;
}
const news = [{ ply: 9, message: { id: "news", args: {} } }];

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** happy-dom animates nothing: this counts what would move, and never ends. */
function animated(): Element[] {
  const moved: Element[] = [];
  vi.stubGlobal("requestAnimationFrame", (run: () => void) => (run(), 0));
  Element.prototype.animate = function animate(this: Element) {
    moved.push(this);
    return { cancel: () => undefined, onfinish: null } as unknown as Animation;
  };
  return moved;
}

describe("Shanghaien", () => {
  const first = position("shanghaien");
  const view = first.view as ShanghaienView;
  const card = view.row.find((name) => name.includes("-")) ?? "";
  const after = structuredClone(view);
  const gainer = after.sides[1];
  if (gainer) gainer.cards = { ...gainer.cards, [card]: (gainer.cards[card] ?? 0) + 1 };

  test("knows which card went to whom", () => {
    expect(taken(view, view)).toEqual([]);
    expect(taken(view, after)).toEqual([{ card, place: view.row.indexOf(card), seat: 1 }]);
    const unseen = structuredClone(after);
    expect(taken({ ...view, row: view.row.map(() => "") }, unseen)).toEqual([]);
  });

  test("a card flies when it was taken, not when somebody looks at another moment", async () => {
    animated();
    const props = { ...propsOf(first, [], "en"), calm: false };
    const { rerender, container } = render(ShanghaienBoard, { props });
    await rerender({ ...props, view: after, news: [] });
    expect(container.querySelectorAll(".flight")).toHaveLength(0);
    await rerender({ ...props, view, news: [] });
    await rerender({ ...props, view: after, news });
    expect(container.querySelectorAll(".flight")).toHaveLength(1);
    await rerender({ ...props, view: after, news, chosen: ["place-1"] });
    expect(container.querySelectorAll(".flight"), "a touch doesn't cut it short").toHaveLength(1);
    await rerender({ ...props, view: structuredClone(after), news });
    expect(container.querySelectorAll(".flight"), "the next news do").toHaveLength(0);
  });

  test("nothing flies where calm is asked for", async () => {
    animated();
    const props = { ...propsOf(first, [], "en"), calm: true };
    const { rerender, container } = render(ShanghaienBoard, { props });
    await rerender({ ...props, view: after, news });
    expect(container.querySelectorAll(".flight")).toHaveLength(0);
  });
});

describe("Jamaica", () => {
  const first = position("jamaica");
  const view = first.view as JamaicaView;

  function changed(change: (view: JamaicaView) => void): JamaicaView {
    const copy = structuredClone(view);
    change(copy);
    return copy;
  }
  const filled = changed((next) => Object.assign(next.ships[0]!.holds[4]!, { resource: "gold", tokens: 3 }));
  const emptied = changed((next) => next.ships[0]!.holds.forEach((hold) => Object.assign(hold, { resource: "", tokens: 0 })));

  test("knows what was loaded, and where it came from", () => {
    const empty = { ...emptied };
    expect(loads(view, view)).toEqual([]);
    expect(loads(empty, filled).filter(({ hold }) => hold === 4)).toEqual([{ ship: 0, hold: 4, resource: "gold", tokens: 3, from: null }]);
    const before = structuredClone(empty);
    Object.assign(before.ships[1]!.holds[2]!, { resource: "powder", tokens: 2 });
    const after = structuredClone(empty);
    Object.assign(after.ships[1]!.holds[2]!, { resource: "", tokens: 0 });
    Object.assign(after.ships[0]!.holds[1]!, { resource: "powder", tokens: 2 });
    expect(loads(before, after)).toEqual([{ ship: 0, hold: 1, resource: "powder", tokens: 2, from: { ship: 1, hold: 2 } }]);
  });

  test("a ship leaves a trail when it has sailed", async () => {
    animated();
    const props = { ...propsOf(first, [], "en"), calm: false };
    const sailed = changed((next) => (next.ships[0]!.space = (next.ships[0]!.space + 2) % 50));
    const { rerender, container } = render(JamaicaBoard, { props });
    await rerender({ ...props, view: sailed, news: [] });
    expect(container.querySelectorAll(".trail")).toHaveLength(0);
    await rerender({ ...props, view, news: [] });
    await rerender({ ...props, view: sailed, news });
    const [trail] = container.querySelectorAll(".trail");
    expect(trail?.getAttribute("points")?.split(" ").length).toBeGreaterThanOrEqual(2);
  });

  test("tokens are carried over the page, and nothing is left when that is cut short", () => {
    const moved = animated();
    const [from, to] = [document.createElement("div"), document.createElement("div")];
    const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const box = { x: 0, y: 0, width: 40, height: 40 } as DOMRect;
    from.getBoundingClientRect = to.getBoundingClientRect = () => box;
    const stop = carry(drawing, from, to, 3, () => false);
    expect([moved.length, document.body.children.length]).toEqual([3, 3]);
    stop();
    expect(document.body.children).toHaveLength(0);
    carry(drawing, from, to, 3, () => true);
    expect(document.body.children, "still").toHaveLength(0);
    to.getBoundingClientRect = () => ({ ...box, width: 0 }) as DOMRect;
    carry(drawing, from, to, 3, () => false);
    expect(document.body.children, "a place that isn't shown").toHaveLength(0);
  });
});
