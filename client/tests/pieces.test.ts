/** Every piece that an engine can name is drawn, can be reached, and has a name in both languages. */
import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Component } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { BoardProps } from "../src/games/board";
import * as box from "../src/games/madame_ching/box";
import * as track from "../src/games/jamaica/track";
import * as castle from "../src/games/white_castle/tables";
import * as nations from "../src/games/shanghaien/nations";
import { LANGUAGES } from "../src/words/words.svelte";
import { propsOf, type Position, type Positions } from "./demo/positions";

/** Another folder may be given: the tests of the engine write more positions than are kept. */
const folder = process.env["PRICHAL_POSITIONS"] ?? join(import.meta.dirname, "positions");

function read(game: string): Positions {
  return JSON.parse(readFileSync(join(folder, `${game}.json`), "utf-8")) as Positions;
}

/** Every board and own area, by game. */
const parts = import.meta.glob<{ default: Component<BoardProps> }>(["../src/games/*/{Board,Mine}.svelte", "!../src/games/generic/*"], { eager: true });
const boards: Record<string, Component<BoardProps>[]> = {};
for (const [path, part] of Object.entries(parts)) {
  const game = path.split("/").at(-2) ?? "";
  boards[game] = [...(boards[game] ?? []), part.default];
}

function draw(game: string, props: BoardProps): Map<string, HTMLElement[]> {
  for (const area of boards[game] ?? []) render(area, { props });
  const drawn = new Map<string, HTMLElement[]>();
  for (const element of document.querySelectorAll<HTMLElement>("[data-piece]")) {
    const id = element.dataset["piece"] ?? "";
    drawn.set(id, [...(drawn.get(id) ?? []), element]);
  }
  return drawn;
}

/** What may have been touched before: nothing, or the first piece of an option with several. */
function beginnings(position: Position): string[][] {
  const first = (position.prompt?.options ?? []).filter(({ picks }) => picks.length > 1).map(({ picks }) => picks[0] ?? "");
  return [[], ...[...new Set(first)].map((id) => [id])];
}

/** Pieces without their numbers: a whole kind is missing or none. */
function kind(piece: string): string {
  return piece.replace(/-\d+/g, "").replace(/^(treasure|card|trick|crew|tile|encounter|junk|skill|supply|symbol|laid-pilot|convert|courtier|geisha)-.*/, "$1");
}

// Drawing takes its time on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
afterEach(cleanup);

describe.each(Object.keys(boards))("%s", (game) => {
  const { pieces, positions } = read(game);
  const seen = new Set<string>();

  test.each(positions.map((position, i) => [position.name, position, LANGUAGES[i % 2]] as const))("%s", (_, position, language) => {
    for (const chosen of beginnings(position)) {
      const touched: string[] = [];
      const props = { ...propsOf(position, chosen, language), onpick: (id: string) => touched.push(id) };
      const drawn = draw(game, props);
      expect([...props.pickable].filter((id) => !drawn.has(id))).toEqual([]);
      expect(position.panel_pieces.filter((id) => !drawn.has(id))).toEqual([]);
      for (const [id, elements] of drawn) {
        seen.add(kind(id));
        expect(pieces, id).toContain(id);
        expect(elements, id).toHaveLength(1);
        const [element] = elements;
        expect(element?.getAttribute("aria-label"), id).toBeTruthy();
        const isOffered = props.pickable.has(id) || chosen.includes(id);
        expect([id, element?.getAttribute("role"), element?.getAttribute("tabindex")]).toEqual(
          isOffered ? [id, "button", "0"] : [id, "img", null],
        );
      }
      for (const id of props.pickable) {
        drawn.get(id)?.[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        drawn.get(id)?.[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
      }
      expect(touched).toEqual([...props.pickable].flatMap((id) => [id, id]));
      cleanup();
    }
  });

  test("every kind of piece was drawn somewhere", () => {
    expect([...new Set(pieces.map(kind))].filter((one) => !seen.has(one))).toEqual([]);
  });
});

test("the track is the engine's", () => {
  const { tables } = read("jamaica");
  expect(track.TRACK).toEqual(tables["track"]);
  expect(track.FORKS).toEqual(tables["forks"]);
  expect([[track.RED_LINE]]).toEqual(tables["red-line"]);
});

test("nations and tricks are the engine's", () => {
  const { tables } = read("shanghaien");
  expect([nations.NATIONS]).toEqual(tables["nations"]);
  expect([nations.TRICKS]).toEqual(tables["tricks"]);
});

test("cards, missions and lines of the China Sea are the engine's", () => {
  const { tables } = read("madame_ching");
  expect(Array.from({ length: 55 }, (_, at) => [box.colourOf(at + 1), box.symbolOf(at + 1) ?? ""])).toEqual(tables["cards"]);
  for (const [name, number, ...counts] of tables["missions"] ?? []) {
    expect(box.NUMBERS).toContain(number);
    const won = Object.fromEntries(box.reward(String(name)).map(({ good, count }) => [good, count]));
    expect(["white", "red", "blue", "coins", "encounters"].map((good) => won[good] ?? 0), String(name)).toEqual(counts);
  }
  expect([[...box.LINES]]).toEqual(tables["lines"]);
});

test("rows, influence and tea house are the engine's", () => {
  const { tables } = read("white_castle");
  expect(castle.ROWS).toEqual(tables["rows"]);
  expect(castle.BARRIERS).toEqual(tables["barriers"]);
  expect([castle.INFLUENCE]).toEqual(tables["influence"]);
  expect([castle.HOUSE_ROOMS]).toEqual(tables["house"]);
});

test("ships sail space by space", () => {
  expect(track.route(5, 8)).toEqual([5, 6, 7, 8]);
  expect(track.route(6, 15, 3)).toEqual([6, 13, 14, 15]);
  expect(track.route(6, 15, 7)).toEqual([6, 7, 8, 9, 10, 11, 12, 15]);
  expect(track.route(15, 11)).toEqual([15, 12, 11]);
  expect(track.route(48, 0, 2)).toEqual([48, 49, 0]);
});
