/** "What is this?": what the server says about a piece or a word of the question, asked once per position. */
import { get } from "../server/http";
import { words } from "../words/words.svelte";
import type { Explained, Explanation } from "../wire";
import type { TableState } from "./table.svelte";

export interface Shown {
  piece: string;
  element: Element;
  explanation: Explanation;
  /** Asked for by a touch or a key: it stays until the next one, and its clause can be touched. */
  pinned: boolean;
}

export class Explainer {
  shown = $state.raw<Shown | null>(null);
  /** What was asked for last; its card may still be on its way. */
  private wanted: { element: Element; pinned: boolean } | null = null;
  private turn = 0;
  private known = new Map<string, Explanation | null>();
  private position = "";

  constructor(private readonly table: TableState) {}

  /** Shows what a drawn piece is; whatever is asked for meanwhile comes instead. */
  async show(element: Element, pinned: boolean): Promise<void> {
    const piece = element.getAttribute("data-piece") ?? element.getAttribute("data-word") ?? "";
    this.wanted = { element, pinned };
    this.turn += 1;
    const turn = this.turn;
    const explanation = piece === "" ? this.question() : await this.ask(piece);
    if (turn !== this.turn) return;
    this.shown = explanation !== null && element.isConnected ? { piece, element, explanation, pinned } : null;
  }

  /** The table has changed under the card: the piece may be something else now, or gone. */
  refresh(): void {
    if (this.wanted?.element.isConnected) void this.show(this.wanted.element, this.wanted.pinned);
    else this.hide();
  }

  hide(): void {
    this.turn += 1;
    this.wanted = null;
    this.shown = null;
  }

  /** The question itself: in full, with what the rules say about it. */
  private question(): Explanation | null {
    const prompt = this.table.prompt;
    return prompt && { title: prompt.title, sentences: [{ id: prompt.rule, args: {} }], owner: null, clause: prompt.rule };
  }

  private async ask(piece: string): Promise<Explanation | null> {
    const { id, info, present, shown, viewer } = this.table;
    const position = `${viewer} ${shown?.ply} ${present?.version}`;
    if (position !== this.position) this.known.clear();
    this.position = position;
    const before = this.known.get(piece);
    if (before !== undefined) return before;
    const wanted = new URLSearchParams({ piece, viewer: `${viewer}` });
    if (shown && shown.ply !== present?.ply) wanted.set("ply", `${shown.ply}`);
    const [answer] = await Promise.all([
      get<Explained>(`/tables/${id}/explain?${wanted.toString()}`).catch(() => null),
      words.need(`${info?.game}-explanations`),
    ]);
    if (answer !== null && position === this.position) this.known.set(piece, answer.explanation);
    return answer?.explanation ?? null;
  }
}
