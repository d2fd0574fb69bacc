/** What the page tells the player besides the game: why something isn't possible, what a strong bot would do. */
import { Refused, get, problem } from "../server/http";
import { play } from "../sound";
import type { Advice, Prompt } from "../wire";
import { questionOf } from "./choice.svelte";
import type { TableState } from "./table.svelte";
import { said, whyAsked, whyNot, whyPiece, whyWait, type Notice } from "./why";

export class Help {
  notice = $state.raw<Notice | null>(null);
  hints = $state.raw<Advice | null>(null);
  private wondering = 0;

  constructor(private readonly table: TableState) {}

  /** What was said about a question holds while the same one is asked. */
  goOn(before: Prompt | null, now: Prompt | null): void {
    if (before !== null && now !== null && questionOf(before) === questionOf(now)) return;
    this.notice = null;
    this.hints = null;
  }

  refuse(reason: unknown): void {
    const clause = reason instanceof Refused ? reason.clause : "";
    this.notice = { message: problem(reason), clause, bad: true };
    play("no");
  }

  /** "Why?": the clause behind what is asked now, or whose turn it is. */
  explain(): void {
    const { back, info, mine, prompt } = this.table;
    if (back.past !== null) this.notice = said("browser-why-past");
    else if (prompt !== null) this.notice = whyAsked(prompt);
    else if (info?.status === "running") this.notice = whyWait(info.actors, mine.length > 0);
  }

  /** "Why can't I?" about a piece that isn't offered: the server knows the clause; without it the question's own must do. */
  async wonder(piece: string): Promise<void> {
    const prompt = this.table.prompt;
    this.wondering += 1;
    const turn = this.wondering;
    const reason = prompt && (await whyNot(this.table.id, prompt, piece));
    if (turn !== this.wondering || prompt !== this.table.prompt) return;
    if (prompt && reason && reason.ply === this.table.present?.ply) this.notice = whyPiece(reason, prompt);
    else this.explain();
  }

  async hint(): Promise<void> {
    const asked = this.table.prompt;
    if (asked === null) return;
    this.table.busy = true;
    try {
      const hints = await get<Advice>(`/tables/${this.table.id}/hint?seat=${asked.seat}`);
      const now = this.table.prompt;
      if (now !== null && questionOf(now) === questionOf(asked)) this.hints = hints;
    } catch (reason) {
      this.refuse(reason);
    } finally {
      this.table.busy = false;
    }
  }
}
