/** Questions to the bots' worker, one at a time. Python can't be interrupted from outside. */
import type { BotsAsked, FromBots } from "./talk";

/** Milliseconds that a thought gets which nobody waits for any more; most end sooner than a worker is set up. */
export const PATIENCE = 2000;

interface Question {
  readonly id: number;
  readonly text: string;
  readonly answer: (text: string) => void;
}

/** As much of a worker as is used here. */
export interface BotsWorker {
  onmessage: ((event: MessageEvent<FromBots>) => void) | null;
  postMessage(message: BotsAsked): void;
  terminate(): void;
}

/** A worker whose thought nobody waits for is replaced by a new one. */
export class Bots {
  private waiting: Question[] = [];
  private current: Question | null = null;
  private ready = false;
  private worker: BotsWorker;
  private readonly timed: string[];

  constructor(
    private readonly start: () => BotsWorker,
    private readonly root: string,
    timed: readonly string[],
    private readonly tell: (found: FromBots & { kind: "timed" }) => void,
  ) {
    this.timed = [...timed];
    this.worker = this.setUp();
  }

  ask(id: number, text: string): Promise<string> {
    return new Promise((answer) => {
      this.waiting.push({ id, text, answer });
      this.next();
    });
  }

  /** Nobody waits for this answer any more. */
  forget(id: number): void {
    this.waiting = this.waiting.filter((question) => question.id !== id);
    const { current } = this;
    if (current?.id === id) setTimeout(() => current === this.current && this.replace(), PATIENCE);
  }

  private setUp(): BotsWorker {
    const worker = this.start();
    this.ready = false;
    worker.onmessage = ({ data }) => worker === this.worker && this.hear(data); // nothing of one that was replaced
    worker.postMessage({ kind: "start", root: this.root, timed: this.timed });
    return worker;
  }

  private hear(message: FromBots): void {
    if (message.kind === "timed") {
      this.timed.push(message.game);
      this.tell(message);
    } else if (message.kind === "ready") {
      this.ready = true;
      this.next();
    } else {
      this.current?.answer(message.text);
      this.current = null;
      this.next();
    }
  }

  private replace(): void {
    this.current = null;
    this.worker.terminate();
    this.worker = this.setUp();
  }

  private next(): void {
    if (!this.ready || this.current !== null) return;
    this.current = this.waiting.shift() ?? null;
    if (this.current !== null) this.worker.postMessage({ kind: "ask", text: this.current.text });
  }
}
