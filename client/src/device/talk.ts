/** What page and host say to each other, on a device that plays without a server. */

/** The page starts the host: where the built files lie, and how long bots breathe. */
export interface Start {
  kind: "start";
  root: string;
  pause: number;
  /** The games whose levels have been timed on this device. */
  timed: readonly string[];
}

/** Seconds for a decision, by level. */
export type Times = Readonly<Record<string, number>>;
export type ToTables =
  | { kind: "ask"; id: number; method: string; path: string; body: string }
  | { kind: "open"; id: number; path: string }
  | { kind: "say"; id: number; text: string }
  | { kind: "leave"; id: number };
/** `take`: the tables are taken over from another tab. */
export type ToHost = Start | { kind: "take" } | ToTables;

/** `waiting`: another tab of this device has the tables; `taken`: another one has taken them over from this one. */
export type Stage = "loading" | "waiting" | "taken" | "ready" | "failed";
export type FromHost =
  | { kind: "stage"; stage: Stage; reason?: string }
  | { kind: "kept"; kept: boolean }
  | { kind: "mended"; table: string }
  | { kind: "timed"; game: string; times: Times }
  | { kind: "answer"; id: number; status: number; text: string }
  | { kind: "heard"; id: number; text: string }
  | { kind: "closed"; id: number; code: number };

/** Between the host and the bots' worker: one question at a time as text, its answer as text. */
export type BotsAsked = { kind: "start"; root: string; timed: readonly string[] } | { kind: "ask"; text: string };
export type FromBots = { kind: "ready" } | { kind: "answer"; text: string } | { kind: "timed"; game: string; times: Times };

/** A worker's end of the talk; the types of workers don't go together with those of pages. */
export interface Worker<In, Out> {
  onmessage: ((event: MessageEvent<In>) => void) | null;
  postMessage(message: Out): void;
  close(): void;
}
