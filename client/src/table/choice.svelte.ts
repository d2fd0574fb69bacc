/** What the player is about to choose: pieces touched so far, and an option that waits for a second touch. */
import { settings } from "../settings.svelte";
import type { Change, Option, Prompt } from "../wire";
import { pickable, remaining, touch } from "./picker";
import type { TableState } from "./table.svelte";

/** What makes a question the same as another: whom it asks what, not which answers are left. */
export function questionOf({ seat, title, rule }: Prompt): string {
  return JSON.stringify([seat, title, rule]);
}

export class Choice {
  chosen = $state.raw<readonly string[]>([]);
  ready = $state.raw<Option | null>(null);
  /** What the pointer or the focus is on. */
  considered = $state.raw<Option | null>(null);
  readonly preview = $derived<readonly Change[]>((this.considered ?? this.ready)?.brings ?? []);
  readonly left = $derived.by(() => remaining(this.table.options, this.chosen));
  readonly pickable = $derived.by<ReadonlySet<string>>(() =>
    this.table.busy ? new Set() : pickable(this.table.options, this.chosen),
  );

  constructor(private readonly table: TableState) {}

  /** A piece was touched: it goes on with an option, or the player learns why not. */
  pick = (id: string): void => {
    if (this.table.busy) return;
    this.table.follow.skip();
    if (this.ready?.picks.includes(id)) {
      void this.table.send(this.ready);
      return;
    }
    const meant = touch(this.table.options, this.chosen, id);
    if (meant.kind === "refused") {
      void this.table.help.wonder(id);
      return;
    }
    this.table.help.notice = null;
    this.ready = null;
    this.chosen = meant.chosen;
    if (meant.kind === "chosen" && meant.ready !== null) this.choose(meant.ready);
  };

  /** A piece under the pointer is as good as the option that it leads to, where there is only one. */
  consider(id: string | null): void {
    const found = id === null || !this.pickable.has(id) ? [] : this.left.filter(({ picks }) => picks.includes(id));
    this.considered = found.length === 1 ? (found[0] ?? null) : null;
  }

  /** Plays an option, or asks first where it can't be taken back. */
  choose(option: Option): void {
    if (this.table.busy) return;
    this.table.follow.skip();
    if (settings.confirm && this.isFinal(option) && this.table.options.length > 1 && this.ready !== option) {
      this.ready = option;
      return;
    }
    void this.table.send(option);
  }

  private isFinal(option: Option): boolean {
    return this.table.present?.final.includes(option.action) ?? true;
  }

  /** Lets go of what was touched; what is on its way to the server can't be called back. */
  drop(): void {
    if (this.table.busy) return;
    this.forget();
    this.table.help.notice = null;
  }

  /** Another question forgets what was touched; the same one, asked again because others answered, keeps it. */
  goOn(before: Prompt | null, now: Prompt | null): void {
    const ready = now?.options.find((option) => option.action === this.ready?.action) ?? null;
    const isAsked = before !== null && now !== null && questionOf(before) === questionOf(now);
    if (!isAsked || (this.ready !== null && ready === null) || remaining(now.options, this.chosen).length === 0) this.forget();
    else this.ready = ready;
  }

  forget(): void {
    this.considered = null;
    this.chosen = [];
    this.ready = null;
  }
}
