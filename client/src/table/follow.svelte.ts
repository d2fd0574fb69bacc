/** Following the game: new lines are walked through as they come, earlier ones again on demand. */
import { hasBoard } from "../games";
import { seatOf } from "../icons/meaning";
import { get } from "../server/http";
import { settings } from "../settings.svelte";
import { play } from "../sound";
import type { Moment, News, Update } from "../wire";
import { soundOf } from "./sounds";
import type { TableState } from "./table.svelte";
import { FEW, Walk, wallClock, type Clock } from "./walk.svelte";

/** Whoever missed more lines than these comes late, and sees the table as it is. */
const MISSED = 60;

export class Follow {
  readonly walk: Walk;
  /** What a screen reader is told now. */
  said = $state.raw<News[]>([]);
  /** Somebody asked to see it again, or watches a finished game. */
  private replays = $state(false);
  private at = 0; // up to this ply moments are known
  private goal = 0;
  private turn = 0; // grows when what was asked for isn't wanted any more
  private filling = false;

  constructor(
    private readonly table: TableState,
    clock: Clock = wallClock,
  ) {
    const guide = {
      speed: () => settings.speed,
      hurries: () => !this.replays,
      told: (news: News) => this.tell(news),
      wanted: () => void this.fill(),
      emptied: () => (this.at < this.goal ? void this.fill() : this.arrive()),
    };
    this.walk = new Walk(guide, clock);
  }

  get isWalking(): boolean {
    return this.walk.moment !== null;
  }

  /** The table has changed; `first`: nothing is known of what was before. */
  take(before: Update | null, update: Update, first: boolean): void {
    if (before === null || first) {
      this.stop();
      this.table.fresh = this.said = [];
    } else if (update.ply > before.ply) {
      const news = update.news.filter(({ ply }) => ply > before.ply);
      if (this.isWalking) this.goal = update.ply;
      else if (this.goesStraight() || update.ply - before.ply > MISSED) {
        this.table.fresh = this.said = news;
        for (const line of news.slice(-1)) play(soundOf(line.message.id));
      } else this.start({ ply: before.ply, view: before.view, panels: before.panels, news: this.table.fresh }, update.ply);
      if (this.isWalking) void this.fill();
    }
  }

  private goesStraight(): boolean {
    return settings.calm || settings.speed === "instant" || document.hidden || this.table.back.past !== null;
  }

  private start(from: Moment, goal: number): void {
    this.stop();
    this.walk.startAt(from);
    this.at = from.ply;
    this.goal = goal;
  }

  private stop(): News[] {
    this.turn += 1;
    this.filling = this.replays = false;
    return this.walk.skip();
  }

  /** Brings the next moments: the present one is here already, the others are asked for together. */
  private async fill(): Promise<void> {
    const { id, info, present, viewer } = this.table;
    if (this.filling || present === null || this.at >= this.goal || this.walk.left >= FEW) return;
    this.filling = true;
    const turn = this.turn;
    try {
      const panels = !hasBoard(info?.game ?? "");
      const query = `viewer=${viewer}&since=${this.at}&upto=${this.goal}&panels=${panels}`;
      const found = present.ply === this.at + 1 ? [this.presentMoment(present)] : await get<Moment[]>(`/tables/${id}/moments?${query}`);
      if (turn !== this.turn) return;
      this.filling = false;
      const now = this.table.present;
      this.at = found.at(-1)?.ply ?? this.goal;
      // The last moment is the present itself: arriving there draws nothing anew.
      this.walk.add(found.map((moment) => (now?.ply === moment.ply ? { ...moment, view: now.view, panels: now.panels } : moment)));
    } catch {
      if (turn === this.turn) this.skip();
    }
  }

  /** An update may be newer than its last line, and tell nothing: the chronicle has it. */
  private presentMoment({ panels, ply, view }: Update): Moment {
    return { ply, view, panels, news: this.table.chronicle.filter((line) => line.ply === ply) };
  }

  private tell(news: News): void {
    this.said = [news];
    play(soundOf(news.message.id));
  }

  private arrive(): void {
    this.table.fresh = this.walk.moment?.news ?? [];
    this.stop();
    this.said = [];
    this.goOn();
  }

  private goOn(): void {
    this.table.opensAtStart = false;
    this.table.arrived();
  }

  /** Straight to now: a touch, a key, a hidden page. What wasn't seen is still said. */
  skip = (): void => {
    if (!this.isWalking) return;
    const known = this.at;
    const unseen = [...this.stop(), ...this.table.chronicle.filter(({ ply }) => ply > known)];
    this.table.fresh = [];
    this.said = unseen;
    this.goOn();
  };

  pauseOrResume(): void {
    if (this.walk.paused) this.walk.resume();
    else this.walk.pause();
  }

  /** Shows the game from the position after a ply on. */
  async playFrom(ply: number): Promise<void> {
    const { back, id, info, present, viewer } = this.table;
    if (present === null || ply >= present.ply) return;
    this.stop();
    const turn = this.turn;
    try {
      const panels = !hasBoard(info?.game ?? "");
      const from = back.past?.ply === ply ? back.past : await get<Update>(`/tables/${id}/at/${ply}?viewer=${viewer}&panels=${panels}`);
      if (turn !== this.turn) return;
      this.start({ ply, view: from.view, panels: from.panels, news: [] }, this.table.present?.ply ?? ply);
      this.replays = true;
      back.past = null;
      await this.fill();
    } catch (reason) {
      this.table.help.refuse(reason);
    }
  }

  again(): void {
    const from = lastTurn(this.table.chronicle, this.table.lastMove);
    if (from !== null) void this.playFrom(from);
  }
}

/** After which ply the last turn began: one's own last move and all that came of it, else the last lines of one seat. */
export function lastTurn(chronicle: readonly News[], lastMove: number | null): number | null {
  const last = chronicle.at(-1);
  if (last === undefined) return null;
  if (lastMove !== null && lastMove < last.ply) return lastMove;
  const seat = chronicle.map(({ message }) => seatOf(message)).findLast((found) => found >= 0) ?? -1;
  const other = chronicle.findLast(({ message }) => seatOf(message) >= 0 && seatOf(message) !== seat);
  return other?.ply ?? Math.max(0, (chronicle[0]?.ply ?? 1) - 1);
}
