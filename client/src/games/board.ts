/** The contract between the table's shell and the boards of the games. */
import type { Component } from "svelte";
import type { Change, Message, News, Panel, View } from "../wire";

/** How a seat looks everywhere on the page. Colours are CSS values; emblems are names of icons. */
export interface SeatLook {
  seat: number;
  name: string;
  colour: string;
  /** Words on the seat's colour are in this one. */
  ink: string;
  emblem: Emblem;
  present: boolean;
}

export type Emblem = "anchor" | "wheel" | "lantern" | "star" | "fish" | "shell";

export type Say = (message: Message | string | number, args?: Message["args"]) => string;

/**
 * What a board is given. Every piece is drawn with `data-piece="<id>"`, can be focused and has an accessible name.
 * `onpick` is called for any piece touched, pickable or not: the shell answers "why can't I?" too.
 */
export interface BoardProps<V extends View = View> {
  view: V;
  viewer: number;
  seats: SeatLook[];
  /** Ids of pieces that go on with some option now. */
  pickable: ReadonlySet<string>;
  /** Ids touched so far. */
  chosen: readonly string[];
  onpick: (id: string) => void;
  /** Touches a piece for this question and for those that follow it, as long as it answers them. */
  onrepeat: (id: string) => void;
  /** What the option under hand or eye would bring; ghosts of its pieces are drawn where they would go. */
  preview: readonly Change[];
  say: Say;
  /** What just happened, for motion; empty while looking back. */
  news: News[];
  /** Of these the one that is being told now; null: all at once. */
  told: News | null;
  /** No motion: asked for by the device, or the game is being scrubbed. */
  calm: boolean;
  /** Sent for games without a board of their own. */
  panels: Panel[] | null;
}

/** Pictures for messages in the middle of a sentence: what a message tells is drawn where its words would stand. */
export interface Drawing {
  Drawn: Component<{ message: Message }>;
  isDrawn: (message: Message) => boolean;
}

export interface GameBoard {
  Board: Component<BoardProps>;
  /** One's own area: hand, holds, crew. A board that shows everything at once has none. */
  Mine?: Component<BoardProps>;
  drawing?: Drawing;
}
