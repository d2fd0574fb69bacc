/** What the bots think with. While the engine is still being compiled the server is asked again and again. */
import type { Readiness } from "../wire";
import { line } from "./line";

const PAUSE = 4000;

export class Engine {
  now = $state<Readiness["engine"] | null>(null);
  /** Compiled while this page was open: worth a word. */
  fresh = $state(false);

  /** Asks until nothing is going to change; returns what ends it. */
  watch(): () => void {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let over = false;
    const look = async (): Promise<void> => {
      await this.look();
      if (!over && this.now === "compiling") timer = setTimeout(() => void look(), PAUSE);
    };
    void look();
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }

  async look(): Promise<void> {
    const answer = await line.ask("/ready", { cache: "no-store" }).catch(() => null);
    if (answer === null || !answer.ok) return;
    const { engine } = (await answer.json()) as Readiness;
    if (this.now === "compiling" && engine === "compiled") this.fresh = true;
    this.now = engine;
  }
}

export const engine = new Engine();
