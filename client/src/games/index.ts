/** Boards by the name of the game, each loaded when its table opens. */
import type { Component } from "svelte";
import type { BoardProps, Drawing, GameBoard } from "./board";

type Module = { default: Component<BoardProps> };

const boards = import.meta.glob<Module>(["./*/Board.svelte", "!./generic/Board.svelte"]);
const drawings = import.meta.glob<{ default: Drawing["Drawn"]; isDrawn: Drawing["isDrawn"] }>("./*/Drawn.svelte");
const areas = import.meta.glob<Module>("./*/Mine.svelte");

/** Does the game have a board of its own? Otherwise the server is asked for panels. */
export function hasBoard(game: string): boolean {
  return `./${game}/Board.svelte` in boards;
}

export async function loadBoard(game: string): Promise<GameBoard> {
  const board = boards[`./${game}/Board.svelte`];
  const mine = areas[`./${game}/Mine.svelte`];
  if (board === undefined) {
    return { Board: (await import("./generic/Board.svelte")).default };
  }
  const found: GameBoard = { Board: (await board()).default };
  if (mine !== undefined) found.Mine = (await mine()).default;
  const drawn = await drawings[`./${game}/Drawn.svelte`]?.();
  if (drawn !== undefined) found.drawing = { Drawn: drawn.default, isDrawn: drawn.isDrawn };
  return found;
}
