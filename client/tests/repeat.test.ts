/** Declining all that is left of a turn: one touch, one answer after another, until something else is asked. */
import { cleanup, fireEvent, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import Turn from "../src/games/white_castle/Turn.svelte";
import type { CastleProps } from "../src/games/white_castle/words";
import { settings } from "../src/settings.svelte";
import { TableState } from "../src/table/table.svelte";
import type { Option, Prompt, TableInfo, Update, WhiteCastleView } from "../src/wire";
import { propsOf, type Positions } from "./demo/positions";

function option(action: string, ...picks: string[]): Option {
  return { action, label: { id: action, args: {} }, picks, rule: "WC-B34", brings: [], place: null, aside: false, most: null };
}

function asks(seat: number, ...options: Option[]): Prompt {
  return { seat, title: { id: "what now?", args: {} }, options, rule: "WC-B34", times: 1 };
}

const decline = option("decline", "decline");
const effect = asks(0, option("part 1", "part-1"), decline);
const nextTurn = asks(0, option("take coral left", "bridge-coral-left"), option("take coral right", "bridge-coral-right"));

/** A table whose server accepts every answer and asks the next of these questions; sent answers are kept. */
function tableAsking(questions: (Prompt | null)[], final: string[] = []): { table: TableState; sent: string[] } {
  const table = new TableState("abc");
  const sent: string[] = [];
  const info = { id: "abc", game: "white_castle", status: "running", actors: [0], mine: [0, 1], seats: [] } as Partial<TableInfo> as TableInfo;
  const show = (prompt: Prompt | null): void => {
    table.present = { ply: sent.length, version: sent.length, viewer: 0, news: [], prompt, only: null, final, table: info, rivals: [] } as Partial<Update> as Update;
  };
  table.info = info;
  show(questions[0] ?? null);
  table.ask = (message) => {
    if (message.type === "move") sent.push(message.action);
    show(questions[sent.length] ?? null);
    return Promise.resolve(true);
  };
  return { table, sent };
}

beforeEach(() => settings.keep({ confirm: true }));
afterEach(cleanup);

describe("declining the rest", () => {
  test("declines every effect that is left, and nothing of the next turn", async () => {
    const { table, sent } = tableAsking([effect, effect, effect, nextTurn]);
    await table.choice.repeat("decline");
    expect(sent).toEqual(["decline", "decline", "decline"]);
    expect(table.prompt).toBe(nextTurn);
  });

  test("stops where another seat is asked", async () => {
    const { table, sent } = tableAsking([effect, { ...effect, seat: 1 }]);
    await table.choice.repeat("decline");
    expect(sent).toEqual(["decline"]);
  });

  test("stops where nothing is asked any more", async () => {
    const { table, sent } = tableAsking([effect, null]);
    await table.choice.repeat("decline");
    expect(sent).toEqual(["decline"]);
  });

  test("what can't be taken back waits for a second touch", async () => {
    const { table, sent } = tableAsking([effect, nextTurn], ["decline"]);
    await table.choice.repeat("decline");
    expect(sent).toEqual([]);
    expect(table.choice.ready).toBe(decline);
  });

  test("a refused answer is the last one", async () => {
    const { table } = tableAsking([effect, effect]);
    const ask = vi.fn(() => Promise.resolve(false));
    table.ask = ask;
    await table.choice.repeat("decline");
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe("the castle's button for it", () => {
  const { positions } = JSON.parse(readFileSync("tests/positions/white_castle.json", "utf8")) as Positions;
  const position = positions.find(({ prompt, view }) => prompt !== null && (view as WhiteCastleView).hand === null)!;

  function turn(toCome: string[], options: Option[]): { button: HTMLButtonElement | null; onrepeat: ReturnType<typeof vi.fn> } {
    const onrepeat = vi.fn();
    const view = { ...(position.view as WhiteCastleView), to_come: toCome };
    const board = { ...propsOf({ ...position, view, prompt: asks(position.viewer, ...options) }), view, still: () => true, onrepeat } as CastleProps;
    render(Turn, { props: { board } });
    return { button: document.querySelector<HTMLButtonElement>("button.rest"), onrepeat };
  }

  test("is there while something is still to come, and declines", async () => {
    const { button, onrepeat } = turn(["2C"], [option("part 1", "part-1"), decline]);
    expect(button?.getAttribute("aria-label")).toBe("decline whatever else can be declined this turn");
    await fireEvent.click(button!);
    expect(onrepeat).toHaveBeenCalledExactlyOnceWith("decline");
  });

  test("isn't there for the last effect, nor where nothing can be declined", () => {
    expect(turn([], [option("part 1", "part-1"), decline]).button).toBeNull();
    cleanup();
    expect(turn(["2C"], [option("part 1", "part-1")]).button).toBeNull();
  });
});
