/** Every piece that an engine can name is drawn, can be reached, and has a name in both languages. */
import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Component } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { BoardProps } from "../../src/games/board";
import { LANGUAGES } from "../../src/words/words.svelte";
import { propsOf, type Position, type Positions } from "./positions";

/** Another folder may be given: the tests of the engine write more positions than are kept. */
const folder = process.env["PRICHAL_POSITIONS"] ?? join(import.meta.dirname, "..", "positions");

export function read(game: string): Positions {
  return JSON.parse(readFileSync(join(folder, `${game}.json`), "utf-8")) as Positions;
}

function drawnPieces(): Map<string, HTMLElement[]> {
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

/** Declares the tests of one game; its areas are the board, and one's own area where there is one. */
export function drawsEveryPiece(game: string, areas: readonly Component<BoardProps>[]): void {
  // Drawing takes its time on a busy machine.
  vi.setConfig({ testTimeout: 120_000 });
  afterEach(cleanup);
  const { pieces, positions } = read(game);
  const known = new Set(pieces);
  const seen = new Set<string>();

  describe(game, () => {
    test.each(positions.map((position, i) => [position.name, position, LANGUAGES[i % 2]] as const))("%s", async (_, position, language) => {
      let touched: string[] = [];
      const onpick = (id: string): number => touched.push(id);
      const first = { ...propsOf(position, [], language), onpick };
      const shown = areas.map((area) => render(area, { props: first }));
      for (const chosen of beginnings(position)) {
        const props = chosen.length === 0 ? first : { ...propsOf(position, chosen, language), onpick };
        if (props !== first) for (const { rerender } of shown) await rerender(props);
        const drawn = drawnPieces();
        touched = [];
        expect([...props.pickable].filter((id) => !drawn.has(id))).toEqual([]);
        expect(position.panel_pieces.filter((id) => !drawn.has(id))).toEqual([]);
        expect([...drawn].filter(([id]) => !known.has(id)), "unknown").toEqual([]);
        expect([...drawn].filter(([, elements]) => elements.length > 1).map(([id]) => id), "drawn twice").toEqual([]);
        const looks = [...drawn].map(([id, [element]]) => [id, Boolean(element?.getAttribute("aria-label")), element?.getAttribute("role"), element?.getAttribute("tabindex")]);
        const isOffered = (id: string): boolean => props.pickable.has(id) || chosen.includes(id);
        expect(looks).toEqual([...drawn.keys()].map((id) => (isOffered(id) ? [id, true, "button", "0"] : [id, true, "img", null])));
        for (const id of drawn.keys()) seen.add(kind(id));
        for (const id of props.pickable) {
          drawn.get(id)?.[0]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
          drawn.get(id)?.[0]?.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
        }
        expect(touched).toEqual([...props.pickable].flatMap((id) => [id, id]));
      }
    });

    test("every kind of piece was drawn somewhere", () => {
      expect([...new Set(pieces.map(kind))].filter((one) => !seen.has(one))).toEqual([]);
    });
  });
}
