/** What happened is shown one event after another, while the page holds the true position already. Knows no table. */
import type { Moment, News } from "../wire";

export const SPEEDS = ["slow", "normal", "fast", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

/** Milliseconds for one event. At instant speed only what somebody asked to see again is walked through. */
export const EVENT: Record<Speed, number> = { slow: 1300, normal: 700, fast: 300, instant: 300 };
/** More events than these wait: the walk hurries, so that nobody falls far behind a quick table. */
const PATIENCE = 12;
const QUICKEST = 0.36;

export interface Clock {
  /** Does something later; returns what calls it off. */
  after(milliseconds: number, then: () => void): () => void;
}

export const wallClock: Clock = {
  after(milliseconds, then) {
    const timer = setTimeout(then, milliseconds);
    return () => clearTimeout(timer);
  },
};

/** Whoever leads the walk: brings more moments, and says how fast. */
export interface Guide {
  speed(): Speed;
  hurries(): boolean;
  /** An event is being shown. */
  told(news: News): void;
  /** Few events are left. */
  wanted(): void;
  /** The last one has been shown. */
  emptied(): void;
}

/** A moment with one of its events; a moment that tells nothing has a step without. */
interface Step {
  moment: Moment;
  news: News | null;
}

export const FEW = 8;

export class Walk {
  /** What the board shows; null: the table as it is. */
  moment = $state.raw<Moment | null>(null);
  /** What the caption says. */
  news = $state.raw<News | null>(null);
  paused = $state(false);
  private steps: Step[] = [];
  private callOff: (() => void) | null = null;

  constructor(
    private readonly guide: Guide,
    private readonly clock: Clock = wallClock,
  ) {}

  get left(): number {
    return this.steps.length;
  }

  /** Shows a moment from which the walk will start. */
  startAt(moment: Moment): void {
    this.moment = moment;
  }

  add(moments: readonly Moment[]): void {
    for (const moment of moments) {
      if (moment.news.length === 0) this.steps.push({ moment, news: null });
      for (const news of moment.news) this.steps.push({ moment, news });
    }
    if (this.callOff === null && !this.paused) this.next();
  }

  private next(): void {
    this.callOff = null;
    let step = this.steps.shift();
    // What tells nothing takes no time.
    while (step !== undefined && step.news === null && this.steps.length > 0) step = this.steps.shift();
    if (step === undefined) {
      this.guide.emptied();
      return;
    }
    if (this.moment !== step.moment) this.moment = step.moment;
    this.news = step.news;
    if (step.news !== null) this.guide.told(step.news);
    this.callOff = this.clock.after(step.news === null ? 0 : this.duration(), () => this.next());
    if (this.steps.length < FEW) this.guide.wanted();
  }

  private duration(): number {
    const haste = this.guide.hurries() ? Math.max(QUICKEST, Math.min(1, PATIENCE / (this.steps.length + 1))) : 1;
    return EVENT[this.guide.speed()] * haste;
  }

  pause(): void {
    this.paused = true;
    this.callOff?.();
    this.callOff = null;
  }

  resume(): void {
    if (!this.paused) return;
    this.paused = false;
    this.next();
  }

  /** Goes straight to now; returns what wasn't shown. */
  skip(): News[] {
    this.callOff?.();
    this.callOff = null;
    const unseen = this.steps.flatMap(({ news }) => (news === null ? [] : [news]));
    this.steps = [];
    this.moment = null;
    this.news = null;
    this.paused = false;
    return unseen;
  }
}
