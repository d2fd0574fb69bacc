/** Positions of real games, written by `python -m tests.boards.positions`. */
import type { BoardProps } from "../../src/games/board";
import { pickable } from "../../src/table/picker";
import { look } from "../../src/table/seats";
import type { News, Prompt, View } from "../../src/wire";
import { speaker } from "./say";

export interface Position {
  name: string;
  viewer: number;
  players: string[];
  view: View;
  prompt: Prompt | null;
  news: News[];
  scores: number[];
  panel_pieces: string[];
}

export interface Positions {
  game: string;
  pieces: string[];
  tables: Record<string, (string | number)[][]>;
  positions: Position[];
}

export function propsOf(position: Position, chosen: readonly string[] = [], language = "en"): BoardProps {
  return {
    view: position.view,
    viewer: position.viewer,
    seats: position.players.map((name, seat) =>
      look({ seat, name, kind: "person", bot: null, present: true }),
    ),
    pickable: pickable(position.prompt?.options ?? [], chosen),
    chosen,
    onpick: () => undefined,
    onrepeat: () => undefined,
    preview: [],
    say: speaker(language, position.players),
    news: position.news,
    told: null,
    calm: true,
    panels: null,
  };
}
