/** What is this? Where the card goes, what it says, and how it comes and goes. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { beside, type Box } from "../src/table/beside";
import Explain from "../src/table/Explain.svelte";
import { TableState } from "../src/table/table.svelte";
import { words } from "../src/words/words.svelte";
import type { Explained, Option, TableInfo, Update } from "../src/wire";

describe("beside", () => {
  const screen = { width: 360, height: 740 };
  const card = { width: 300, height: 120 };
  const overlaps = (a: Box, b: Box): boolean =>
    a.left < b.left + b.width && b.left < a.left + a.width && a.top < b.top + b.height && b.top < a.top + a.height;

  test("a card never covers its piece and never leaves the screen", () => {
    for (let left = 0; left <= 320; left += 40) {
      for (let top = 0; top <= 700; top += 20) {
        const piece = { left, top, width: 40, height: 40 };
        const found = { ...beside(piece, card, screen), ...card };
        expect(overlaps(piece, found), `${left} ${top}`).toBe(false);
        expect([found.left >= 0, found.top >= 0, found.left + 300 <= 360, found.top + 120 <= 740]).toEqual([true, true, true, true]);
      }
    }
  });

  test("a piece as high as the screen has its card at its side", () => {
    expect(beside({ left: 10, top: 0, width: 40, height: 600 }, card, { width: 800, height: 600 }).left).toBe(58);
    expect(beside({ left: 700, top: 0, width: 40, height: 600 }, card, { width: 800, height: 600 }).left).toBe(392);
  });
});

describe("the card", () => {
  const told: Explained = {
    ply: 7,
    explanation: { title: { id: "the bell", args: {} }, sentences: [{ id: "ends the round", args: {} }], owner: 1, clause: "SH-R5" },
  };
  let asked: string[];
  let clauses: string[];
  let piece: HTMLElement;
  let table: TableState;

  beforeAll(() => words.need("shanghaien-explanations", "shanghaien-rules"));
  beforeEach(() => {
    vi.useFakeTimers();
    asked = [];
    clauses = [];
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      return Promise.resolve(new Response(JSON.stringify(told)));
    });
    piece = document.createElement("button");
    piece.dataset["piece"] = "shanghai";
    document.body.append(piece);
    table = new TableState("abc");
    const info = { status: "running", game: "shanghaien", seats: [], actors: [0], mine: [1] } as Partial<TableInfo> as TableInfo;
    table.info = info;
    const options: Option[] = [];
    const prompt = { seat: 1, title: { id: "ask", args: {} }, options, rule: "SH-R2", times: 1 };
    table.present = { ply: 7, version: 1, viewer: 1, table: info, news: [], prompt, final: [] } as Partial<Update> as Update;
    render(Explain, { props: { table, onclause: (clause: string) => clauses.push(clause) } });
  });
  afterEach(() => {
    cleanup();
    document.body.replaceChildren();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  const card = (): HTMLElement | null => document.querySelector(".explanation");
  const point = (kind: string, target: Element, type = "mouse"): boolean =>
    target.dispatchEvent(new PointerEvent(kind, { bubbles: true, pointerType: type, isPrimary: true }));
  const press = (key: string, target: Element = document.body): boolean => target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));

  test("comes when the pointer rests, and goes with it", async () => {
    point("pointerover", piece);
    await vi.advanceTimersByTimeAsync(200);
    expect([asked, card()]).toEqual([[], null]);
    await vi.advanceTimersByTimeAsync(400);
    expect(asked).toEqual(["/api/tables/abc/explain?piece=shanghai&viewer=1"]);
    expect(card()?.textContent).toContain("the bell");
    expect(card()?.textContent).toContain("ends the round");
    expect(piece.getAttribute("aria-describedby")).toBe("explanation");
    point("pointerover", document.body);
    await vi.advanceTimersByTimeAsync(0);
    expect([card(), piece.getAttribute("aria-describedby")]).toEqual([null, null]);
  });

  test("what choosing the piece would do is said in the option's own words, where it means one option", async () => {
    const option = (action: string, ...picks: string[]): Option => ({ action, label: { id: `it would ${action}`, args: {} }, picks, rule: "SH-R2", brings: [], place: null, aside: false, most: null });
    const ask = (...options: Option[]): void => {
      const present = table.present as Update;
      table.present = { ...present, prompt: { seat: 1, title: { id: "ask", args: {} }, options, rule: "SH-R2", times: 1 } };
    };
    const leads = (): string | undefined => card()?.querySelector(".leads")?.textContent.trim();
    point("pointerover", piece);
    await vi.advanceTimersByTimeAsync(600);
    expect([card() === null, leads()]).toEqual([false, undefined]);
    ask(option("ring", "shanghai"), option("roll", "cup"));
    await vi.advanceTimersByTimeAsync(0);
    expect(leads()).toBe("it would ring");
    ask(option("ring", "shanghai"), option("wait", "shanghai"));
    await vi.advanceTimersByTimeAsync(0);
    expect(leads()).toBe(undefined);
  });

  test("a position is asked about once", async () => {
    for (const target of [piece, document.body, piece]) {
      point("pointerover", target);
      await vi.advanceTimersByTimeAsync(600);
    }
    expect([asked.length, card() === null]).toEqual([1, false]);
  });

  test("a change of the table while the server is asked about the next piece doesn't bring the last one's card back", async () => {
    const next = document.createElement("button");
    next.dataset["piece"] = "cup";
    document.body.append(next);
    const answers: (() => void)[] = [];
    point("pointerover", piece);
    await vi.advanceTimersByTimeAsync(600);
    expect(piece.getAttribute("aria-describedby")).toBe("explanation");
    vi.stubGlobal("fetch", () => new Promise((answer) => answers.push(() => answer(new Response(JSON.stringify(told))))));
    next.focus();
    press("i", next);
    table.present = { ...(table.present as Update), version: 2 };
    await vi.advanceTimersByTimeAsync(0);
    for (const answer of answers) answer();
    await vi.advanceTimersByTimeAsync(0);
    expect([piece, next].map((one) => one.getAttribute("aria-describedby"))).toEqual([null, "explanation"]);
  });

  test("an answer that didn't come is asked for again", async () => {
    const works = globalThis.fetch;
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
    point("pointerover", piece);
    await vi.advanceTimersByTimeAsync(600);
    expect(card()).toBeNull();
    vi.stubGlobal("fetch", works);
    point("pointerover", document.body);
    point("pointerover", piece);
    await vi.advanceTimersByTimeAsync(600);
    expect(card()).not.toBeNull();
  });

  test("pieces that are drawn while the keyboard walks can be reached too", async () => {
    const shell = document.createElement("main");
    shell.className = "shell";
    const first = document.createElement("span");
    first.dataset["piece"] = "first";
    shell.append(first);
    document.body.append(shell);
    press("i");
    await vi.advanceTimersByTimeAsync(0);
    expect(document.activeElement).toBe(first);
    const late = document.createElement("span");
    late.dataset["piece"] = "late";
    shell.append(late);
    table.present = { ...(table.present as Update), version: 2 };
    await vi.advanceTimersByTimeAsync(0);
    expect(late.getAttribute("tabindex")).toBe("0");
    press("Escape", first);
    await vi.advanceTimersByTimeAsync(0);
    expect([first, late].map((one) => one.getAttribute("tabindex"))).toEqual([null, null]);
  });

  test("a finger that is held asks, and its click is no move", async () => {
    let clicks = 0;
    piece.addEventListener("click", () => (clicks += 1));
    point("pointerdown", piece, "touch");
    await vi.advanceTimersByTimeAsync(600);
    expect(card()).not.toBeNull();
    point("pointerup", piece, "touch");
    piece.click();
    expect(clicks).toBe(0);
    piece.click();
    expect(clicks).toBe(1);
  });

  test("a short touch is only a touch", async () => {
    point("pointerdown", piece, "touch");
    await vi.advanceTimersByTimeAsync(200);
    point("pointerup", piece, "touch");
    await vi.advanceTimersByTimeAsync(600);
    expect(card()).toBeNull();
  });

  test("a touch on what isn't offered says at once what it is", async () => {
    piece.click();
    await vi.advanceTimersByTimeAsync(0);
    expect(card()?.classList.contains("pinned")).toBe(true);
  });

  test("i asks about the focus, again for the clause, and Escape closes", async () => {
    piece.focus();
    press("i", piece);
    await vi.advanceTimersByTimeAsync(0);
    expect([card() === null, document.activeElement === piece]).toEqual([false, true]);
    press("i", piece);
    expect(clauses).toEqual(["SH-R5"]);
    press("Escape", piece);
    await vi.advanceTimersByTimeAsync(0);
    expect(card()).toBeNull();
  });

  test("a word of the question is asked about, the question itself says its clause without asking", async () => {
    const question = document.createElement("h2");
    const word = document.createElement("span");
    question.dataset["word"] = "";
    word.dataset["word"] = "encounter-thief";
    question.append(word);
    document.body.append(question);
    point("pointerover", question);
    await vi.advanceTimersByTimeAsync(600);
    expect([asked.length, card()?.querySelector(".title")?.textContent.trim(), card()?.querySelector(".clause")?.textContent.trim()]).toEqual([0, "ask", "SH-R2"]);
    expect(card()?.querySelector("p:not(.title)")?.textContent).toBe(table.say("SH-R2"));
    point("pointerover", word);
    await vi.advanceTimersByTimeAsync(600);
    expect([asked, card()?.textContent.includes("the bell")]).toEqual([["/api/tables/abc/explain?piece=encounter-thief&viewer=1"], true]);
  });

  test("nobody who types is interrupted", async () => {
    const field = document.createElement("input");
    document.body.append(field);
    field.focus();
    press("i", field);
    await vi.advanceTimersByTimeAsync(0);
    expect([asked, card()]).toEqual([[], null]);
  });
});
