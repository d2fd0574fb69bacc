/** What page and host say to each other, on a device that plays without a server. */

/** The page starts a worker: where the built files lie, how long bots breathe, and the way to the bots. */
export interface Start {
  kind: "start";
  root: string;
  pause: number;
  bots: MessagePort;
  /** The games whose levels are to be timed on this device. */
  untimed: readonly string[];
}

/** Seconds for a decision, by level. */
export type Times = Readonly<Record<string, number>>;
export interface FromBots {
  game: string;
  times: Times;
}
export type ToHost =
  | Start
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "open"; id: number; path: string }
  | { kind: "say"; id: number; text: string }
  | { kind: "leave"; id: number };

/** `waiting`: another tab of this device has the tables. */
export type Stage = "loading" | "waiting" | "ready" | "failed";
export type FromHost =
  | { kind: "stage"; stage: Stage; reason?: string }
  | { kind: "kept"; kept: boolean }
  | { kind: "mended"; table: string }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "heard"; id: number; text: string }
  | { kind: "closed"; id: number; code: number };

/** Between the host and the bots: a question as text, its answer as text. */
export interface Asked {
  id: number;
  text: string;
}

/** A worker's end of the talk; the types of workers don't go together with those of pages. */
export interface Worker<In, Out> {
  onmessage: ((event: MessageEvent<In>) => void) | null;
  postMessage(message: Out): void;
}
