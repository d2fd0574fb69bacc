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
  /** Where the same is asked several times in a row: the answers so far, in order. They are sent when all are there. */
  taken = $state.raw<readonly Option[]>([]);
  /** What the pointer or the focus is on. */
  considered = $state.raw<Option | null>(null);
  readonly preview = $derived<readonly Change[]>(this.taken.length > 0 ? this.taken.flatMap(({ brings }) => brings) : ((this.considered ?? this.ready)?.brings ?? []));
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

  /** Answers with a piece for as long as the questions that follow have it as an answer of its own. */
  repeat = async (id: string): Promise<void> => {
    for (;;) {
      const seat = this.table.prompt?.seat;
      const meant = touch(this.table.options, [], id);
      if (meant.kind !== "chosen" || meant.ready === null || !(await this.sendNext(meant.ready))) return;
      if (this.table.prompt?.seat !== seat) return;
    }
  };

  /** One of several answers in a row; false where it has to be confirmed first, or wasn't accepted. */
  private async sendNext(option: Option): Promise<boolean> {
    if (this.table.busy) return false;
    this.table.follow.skip();
    if (this.asksFirst(option)) {
      this.ready = option;
      return false;
    }
    return await this.table.send(option);
  }

  private asksFirst(option: Option): boolean {
    return settings.confirm && this.isFinal(option) && this.table.options.length > 1 && this.ready !== option;
  }

  /** A piece under the pointer is as good as the option that it leads to, where there is only one. */
  consider(id: string | null): void {
    this.considered = id === null ? null : (this.leadsTo(id) ?? null);
  }

  leadsTo(id: string): Option | undefined {
    const found = this.pickable.has(id) ? this.left.filter(({ picks }) => picks.includes(id)) : [];
    return found.length === 1 ? found[0] : undefined;
  }

  /** Plays an option, or asks first where it can't be taken back. */
  choose(option: Option): void {
    if (this.table.busy) return;
    this.table.follow.skip();
    const times = this.table.prompt?.times ?? 1;
    if (times > 1 && !option.aside) {
      this.chosen = [];
      this.taken = [...this.taken, option];
      if (this.taken.length === times) void this.sendAll(this.taken);
      return;
    }
    if (this.asksFirst(option)) {
      this.ready = option;
      return;
    }
    void this.table.send(option);
  }

  /** Takes one of several answers back, before they are sent. */
  putBack(option: Option): void {
    const last = this.taken.findLastIndex(({ action }) => action === option.action);
    this.taken = this.taken.filter((_, place) => place !== last);
  }

  private async sendAll(answers: readonly Option[]): Promise<void> {
    for (const { action } of answers) {
      const option = this.table.options.find((one) => one.action === action);
      if (option === undefined || !(await this.sendNext(option))) return;
    }
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
    this.taken = [];
    this.ready = null;
  }
}
