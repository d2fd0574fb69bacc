/** The live connection to a table: a websocket that comes back by itself, or a long poll where none gets through. */
import type { Batch, ClientMessage, ServerMessage } from "../wire";
import { Refused, Unreachable, get, post } from "./http";
import { line, type Socket } from "./line";
import { reach } from "./reach.svelte";

export type Connection = "connecting" | "live" | "polling" | "lost";

export interface Ears {
  message(message: ServerMessage): void;
  connection(state: Connection): void;
  /** The server refuses to talk about this table at all. */
  refused(reason: Refused): void;
}

type Waiting = { resolve: (ply: number) => void; reject: (reason: Error) => void };
type WithId = Extract<ClientMessage, { id?: string }>;

const REFUSED = 4000; // the server's code for "you may not look at this table"
const PING = 20_000;
const PATIENCE = 12_000;
const LONGEST_PAUSE = 8_000;
const TRIES_BEFORE_DOUBT = 2;
const TRIES_BEFORE_POLLING = 3;
const POLLS_BEFORE_TRYING_AGAIN = 4;

export class Live {
  private socket: Socket | null = null;
  private stop = new AbortController();
  private failures = 0;
  private gotThrough = false;
  private waiting = new Map<string, Waiting>();
  private number = 0;
  private timer = 0;
  private watch = 0;
  private since = -1;
  private version = -1;
  private said = 0;
  private lastRefusal: Refused | null = null;

  constructor(
    private readonly table: string,
    public viewer: number,
    private readonly panels: boolean,
    private readonly ears: Ears,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
  }

  open(): void {
    if (this.stop.signal.aborted) return;
    this.ears.connection("connecting");
    const socket = line.connect(`/api/tables/${this.table}/live?${this.wishes()}`);
    this.socket = socket;
    socket.onopen = () => {
      this.failures = 0;
      this.gotThrough = true;
      reach.found();
      this.ears.connection("live");
      this.listen();
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(JSON.parse(event.data) as ServerMessage);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      if (event.code === REFUSED && this.lastRefusal !== null) this.ears.refused(this.lastRefusal);
      else this.broken();
    };
  }

  /** When the connection is there; a message sent before goes another way. */
  opened(): Promise<void> {
    const socket = this.socket;
    if (socket === null || socket.readyState !== WebSocket.CONNECTING) return Promise.resolve();
    return new Promise((resolve) => {
      socket.addEventListener("open", () => resolve());
      socket.addEventListener("close", () => resolve());
    });
  }

  private wishes(): string {
    const panels = this.panels ? 1 : 0;
    return new URLSearchParams({ viewer: `${this.viewer}`, since: `${this.since}`, panels: `${panels}` }).toString();
  }

  close(): void {
    this.stop.abort();
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    clearTimeout(this.timer);
    clearTimeout(this.watch);
    const socket = this.socket;
    this.socket = null;
    socket?.close();
    this.forget();
  }

  /** Looks at the table as somebody else: another seat on this device, or a spectator. */
  look(viewer: number): void {
    this.viewer = viewer;
    this.since = -1;
    if (this.isOpen()) this.write({ type: "look", viewer, since: -1 });
    else this.hurry();
  }

  /** Sends a request; the ply at which it is done, or the refusal as an exception. */
  async send(message: WithId): Promise<number> {
    this.number += 1;
    const id = `${this.number}`;
    const numbered = { ...message, id };
    if (!this.isOpen()) return this.deliver(numbered);
    return new Promise((resolve, reject) => {
      const patience = setTimeout(() => {
        if (this.waiting.delete(id)) reject(new Unreachable());
      }, PATIENCE);
      const done = (): void => clearTimeout(patience);
      this.waiting.set(id, {
        resolve: (ply) => (done(), resolve(ply)),
        reject: (reason) => (done(), reject(reason)),
      });
      this.write(numbered);
    });
  }

  private isOpen(): boolean {
    return this.socket?.readyState === WebSocket.OPEN;
  }

  private write(message: ClientMessage): void {
    this.socket?.send(JSON.stringify(message));
  }

  private async deliver(message: WithId): Promise<number> {
    const batch = await post<Batch>(`/tables/${this.table}/send`, message);
    let done = -1;
    let refused: Refused | null = null;
    for (const answer of batch.messages) {
      if (answer.type === "accepted") done = answer.ply;
      if (answer.type === "refusal") refused = new Refused(answer.code, answer.message, answer.clause, 409);
      else this.hear(answer);
    }
    if (refused !== null) throw refused;
    return done;
  }

  private hear(message: ServerMessage): void {
    this.listen();
    if (message.type === "accepted") this.settle(message.id)?.resolve(message.ply);
    else if (message.type === "refusal") {
      const reason = new Refused(message.code, message.message, message.clause, 409);
      this.lastRefusal = reason;
      const waiting = this.settle(message.id);
      if (waiting === undefined) this.ears.message(message);
      else waiting.reject(reason);
    } else {
      if (message.type === "update") {
        [this.since, this.version] = [message.ply, message.version];
        if (this.viewer >= 0 && !message.table.mine.includes(this.viewer)) this.viewer = message.viewer; // the seat was given up
      }
      if (message.type === "said") this.said = Math.max(this.said, message.id);
      this.ears.message(message);
    }
  }

  private settle(id: string): Waiting | undefined {
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    return waiting;
  }

  /** A connection that says nothing is asked; one that doesn't answer is broken. */
  private listen(): void {
    clearTimeout(this.watch);
    this.watch = window.setTimeout(() => {
      if (!this.isOpen()) return;
      this.write({ type: "ping" });
      this.watch = window.setTimeout(() => this.socket?.close(), PATIENCE);
    }, PING);
  }

  private forget(): void {
    for (const waiting of this.waiting.values()) waiting.reject(new Unreachable());
    this.waiting.clear();
  }

  private broken(): void {
    this.socket = null;
    this.forget();
    if (this.stop.signal.aborted) return;
    this.failures += 1;
    if (this.failures >= TRIES_BEFORE_DOUBT) void reach.doubt();
    this.ears.connection("lost");
    const pause = Math.min(LONGEST_PAUSE, 300 * 2 ** (this.failures - 1)) * (0.7 + 0.6 * Math.random());
    clearTimeout(this.timer);
    this.timer = window.setTimeout(() => {
      // Where a websocket got through before, it will again; a poll is for networks that let none through.
      if (this.failures >= TRIES_BEFORE_POLLING && !this.gotThrough) void this.poll();
      else this.open();
    }, pause);
  }

  /** A few long polls, then the websocket gets another chance. */
  private async poll(): Promise<void> {
    for (let polls = 0; polls < POLLS_BEFORE_TRYING_AGAIN && !this.stop.signal.aborted; polls += 1) {
      try {
        const path = `/tables/${this.table}/poll?${this.wishes()}&version=${this.version}&said=${this.said}`;
        const batch = await get<Batch>(path, this.stop.signal);
        this.ears.connection("polling");
        for (const message of batch.messages) this.hear(message);
      } catch (reason) {
        if (this.stop.signal.aborted) return;
        if (reason instanceof Refused && reason.status < 429) this.ears.refused(reason);
        else this.broken();
        return;
      }
    }
    this.open();
  }

  /** The device is back: no reason to wait any longer. */
  private hurry = (): void => {
    if (this.stop.signal.aborted || this.socket !== null || document.hidden) return;
    clearTimeout(this.timer);
    this.failures = Math.min(this.failures, TRIES_BEFORE_POLLING - 1);
    this.open();
  };
}
