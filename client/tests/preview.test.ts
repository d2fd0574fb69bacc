/** What would it do? Ghosts where pieces would go, and nothing where nothing is considered. */
import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Component } from "svelte";
import { afterEach, expect, test, vi } from "vitest";
import type { BoardProps } from "../src/games/board";
import Jamaica from "../src/games/jamaica/Board.svelte";
import Shanghaien from "../src/games/shanghaien/Board.svelte";
import { TableState } from "../src/table/table.svelte";
import type { Change, Option, Update } from "../src/wire";
import { propsOf, type Positions } from "./demo/positions";

const goes = (piece: string, to: string): Change => ({ seat: 0, piece, to, what: null, amount: 0 });

// Drawing takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
afterEach(cleanup);

test.each([
  ["jamaica", Jamaica as Component<BoardProps>, "ship-0", "space-7"],
  ["shanghaien", Shanghaien as Component<BoardProps>, "die-0-3-1", "place-3"],
])("%s draws a ghost at the goal", (game, board, piece, to) => {
  const { positions } = JSON.parse(readFileSync(join(import.meta.dirname, "positions", `${game}.json`), "utf-8")) as Positions;
  const props = propsOf(positions[0]!);
  const drawn = (): string[] => [...document.querySelectorAll<HTMLElement>("[data-preview]")].map((one) => one.dataset["preview"] ?? "");
  render(board, { props });
  expect(drawn()).toEqual([]);
  cleanup();
  render(board, { props: { ...props, preview: [goes(piece, to)] } });
  expect(drawn()).toEqual([to]);
});

test("a piece previews its option where it has only one", () => {
  const option = (action: string, picks: string[]): Option => ({ action, label: { id: action, args: {} }, picks, rule: "", brings: [goes("ship-0", action)], place: null, aside: false, most: null });
  const table = new TableState("abc");
  const prompt = { seat: 0, title: { id: "ask", args: {} }, options: [option("a", ["x", "y"]), option("b", ["x", "z"]), option("c", ["w"])], rule: "", times: 1 };
  table.present = { ply: 1, version: 1, viewer: 0, news: [], prompt, final: [] } as Partial<Update> as Update;
  const leads = (): string[] => table.choice.preview.map(({ to }) => to);
  table.choice.consider("w");
  expect(leads()).toEqual(["c"]);
  table.choice.consider("x");
  expect(leads()).toEqual([]);
  table.choice.pick("x");
  table.choice.consider("z");
  expect(leads()).toEqual(["b"]);
  table.choice.consider(null);
  expect(leads()).toEqual([]);
});
