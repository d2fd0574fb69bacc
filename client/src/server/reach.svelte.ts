/** Whether the server answers. While it doesn't, it is asked again and again, and pages that wait for it go on by themselves. */
import { line } from "./line";

const FIRST_PAUSE = 1000;
const LONGEST_PAUSE = 8000;

export class Reach {
  away = $state(false);
  /** Goes up whenever the server is back: who reads it in an effect asks for everything again. */
  returns = $state(0);
  private pause = FIRST_PAUSE;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** A request got no answer. */
  lost(): void {
    if (this.away) return;
    this.away = true;
    this.pause = FIRST_PAUSE;
    this.later();
  }

  /** A request was answered. */
  found(): void {
    if (!this.away) return;
    clearTimeout(this.timer);
    this.away = false;
    this.returns += 1;
  }

  /** A connection broke, which needn't be the server's fault: it is asked. */
  async doubt(): Promise<void> {
    if (!this.away && !(await this.isThere())) this.lost();
  }

  /** The device is back on the net: no reason to wait any longer. */
  hurry = (): void => {
    if (!this.away) return;
    clearTimeout(this.timer);
    void this.look();
  };

  private later(): void {
    this.timer = setTimeout(() => void this.look(), this.pause);
    this.pause = Math.min(LONGEST_PAUSE, this.pause * 1.5);
  }

  private async look(): Promise<void> {
    if (await this.isThere()) this.found();
    else if (this.away) this.later();
  }

  private isThere(): Promise<boolean> {
    return line.ask("/ready", { cache: "no-store" }).then((answer) => answer.ok).catch(() => false);
  }
}

export const reach = new Reach();
