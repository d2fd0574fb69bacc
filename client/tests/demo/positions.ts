/** Positions of real games, written by `python -m tests.boards.positions`. */
import type { BoardProps, Emblem, SeatLook } from "../../src/games/board";
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
}

export interface Positions {
  game: string;
  pieces: string[];
  positions: Position[];
}

const emblems: Emblem[] = ["anchor", "wheel", "lantern", "star", "fish", "shell"];

export function looks(players: readonly string[]): SeatLook[] {
  return players.map((name, seat) => ({
    seat,
    name,
    colour: `var(--seat-${seat})`,
    ink: "var(--seat-ink)",
    emblem: emblems[seat] ?? "anchor",
    present: true,
  }));
}

/** What goes on with the pieces chosen so far. */
export function goingOn(prompt: Prompt | null, chosen: readonly string[]): Set<string> {
  const options = (prompt?.options ?? []).filter((option) => chosen.every((id) => option.picks.includes(id)));
  return new Set(options.flatMap((option) => option.picks.filter((id) => !chosen.includes(id)).slice(0, 1)));
}

export function propsOf(position: Position, chosen: readonly string[] = [], language = "en"): BoardProps {
  return {
    view: position.view,
    viewer: position.viewer,
    seats: looks(position.players),
    pickable: goingOn(position.prompt, chosen),
    chosen,
    onpick: () => undefined,
    say: speaker(language, position.players),
    news: position.news,
    calm: true,
    panels: null,
  };
}
