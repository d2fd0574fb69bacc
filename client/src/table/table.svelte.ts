/** One table as this page knows it. Knows no game: it shows what it is told and offers what it is offered. */
import { keepUpdate } from "../fairness/memory";
import { hasBoard } from "../games";
import type { SeatLook } from "../games/board";
import { Live, type Connection } from "../server/live";
import { Refused, get, problem } from "../server/http";
import { settings } from "../settings.svelte";
import { play } from "../sound";
import type { Advice, Message, News, Option, Offer, Prompt, Said, ServerMessage, TableInfo, Update } from "../wire";
import { say } from "../words/words.svelte";
import { entries, merge } from "./chronicle";
import { pickable, remaining, touch } from "./picker";
import { look, nameOf } from "./seats";
import { soundOf } from "./sounds";
import { markSeen } from "./unread";
import { said, whyAsked, whyNot, whyPiece, whyWait, type Notice } from "./why";

export const SPECTATOR = -2;
const CHAT_KEPT = 200;
const PATIENCE = 5000;

export class TableState {
  info = $state.raw<TableInfo | null>(null);
  present = $state.raw<Update | null>(null);
  past = $state.raw<Update | null>(null);
  chronicle = $state.raw<News[]>([]);
  fresh = $state.raw<News[]>([]);
  chat = $state.raw<Said[]>([]);
  connected = $state.raw<ReadonlySet<number> | null>(null); // nobody has said yet
  spectators = $state(0);
  connection = $state<Connection>("connecting");
  chosen = $state.raw<readonly string[]>([]);
  ready = $state.raw<Option | null>(null);
  notice = $state.raw<Notice | null>(null);
  hints = $state.raw<Advice | null>(null);
  busy = $state(false);
  curtain = $state<number | null>(null);
  closed = $state.raw<Message | null>(null);
  private lastMove = $state<number | null>(null);
  private live: Live | null = null;
  private scrubbing = 0;
  private wondering = 0;
  private awaited: { ply: number; arrived: () => void }[] = [];

  readonly update = $derived(this.past ?? this.present);
  readonly viewer = $derived(this.present?.viewer ?? SPECTATOR);
  readonly prompt = $derived<Prompt | null>(this.past === null ? (this.present?.prompt ?? null) : null);
  readonly options = $derived(this.prompt?.options ?? []);
  readonly left = $derived(remaining(this.options, this.chosen));
  readonly pickable = $derived<ReadonlySet<string>>(this.busy ? new Set() : pickable(this.options, this.chosen));
  // As text first: every update brings these anew, and equal texts don't draw the whole chronicle again.
  private readonly nameText = $derived(JSON.stringify((this.info?.seats ?? []).map(nameOf)));
  private readonly lookText = $derived(JSON.stringify((this.info?.seats ?? []).map((seat) => look(seat, this.isPresent(seat.seat)))));
  readonly names = $derived(JSON.parse(this.nameText) as string[]);
  readonly seats = $derived(JSON.parse(this.lookText) as SeatLook[]);
  readonly entries = $derived(entries(this.chronicle));
  readonly offer = $derived<Offer | null>(this.present?.offer ?? null);
  readonly mine = $derived(this.info?.mine ?? []);
  readonly isOver = $derived(this.info?.status === "finished" || this.info?.status === "closed");
  /** Where an undo goes: as far as one may alone, else before one's last decision (everybody must agree then). */
  readonly undoTarget = $derived<number | null>(
    this.viewer < 0 || this.isOver ? null : (this.present?.undo ?? this.lastMove),
  );
  readonly withBots = $derived((this.info?.seats ?? []).every((seat) => seat.kind !== "person" || this.isMine(seat.seat)));

  constructor(readonly id: string) {}

  say = (message: Message | string | number, args: Message["args"] = {}): string => say(message, args, this.names);

  async open(): Promise<void> {
    try {
      this.info = await get<TableInfo>(`/tables/${this.id}`);
      this.chat = await get<Said[]>(`/tables/${this.id}/chat`).catch(() => []);
    } catch (reason) {
      if (reason instanceof Refused) this.closed = reason.words;
      else setTimeout(() => void this.open(), 2000);
      this.connection = "lost";
      return;
    }
    this.connect();
  }

  private connect(): void {
    const [first = SPECTATOR] = this.mine;
    this.live = new Live(this.id, first, !hasBoard(this.info?.game ?? ""), {
      message: (message) => this.hear(message),
      connection: (state) => (this.connection = state),
      refused: (reason) => (this.closed = reason.words),
    });
    this.live.open();
  }

  close(): void {
    this.live?.close();
  }

  /** After taking or leaving a seat one looks at the table with other eyes. */
  reopen(info: TableInfo): void {
    this.info = info;
    this.chronicle = [];
    this.close();
    this.connect();
  }

  private hear(message: ServerMessage): void {
    if (message.type === "update") this.take(message);
    else if (message.type === "said") this.chat = [...this.chat.filter((said) => said.id !== message.id), message].slice(-CHAT_KEPT);
    else if (message.type === "presence") {
      this.connected = new Set(message.seats);
      this.spectators = message.spectators;
    } else if (message.type === "refusal") this.refuse(new Refused(message.code, message.message, message.clause, 409));
  }

  private take(update: Update): void {
    const before = this.present;
    if (before !== null && before.viewer === update.viewer && update.version < before.version) return;
    const first = before === null || before.viewer !== update.viewer;
    const asked = update.prompt !== null && (first || before.prompt === null || before.ply !== update.ply);
    this.fresh = first ? [] : update.news.filter((news) => news.ply > before.ply);
    this.chronicle = first ? update.news : merge(this.chronicle, update.news);
    this.present = update;
    for (const { ply, arrived } of this.awaited) if (update.ply >= ply) arrived();
    this.awaited = this.awaited.filter(({ ply }) => update.ply < ply);
    this.info = { ...update.table, mine: update.table.mine };
    if (first || before.ply !== update.ply) {
      this.chosen = [];
      this.ready = null;
      this.hints = null;
      this.notice = null;
    }
    markSeen(this.id, update.ply);
    keepUpdate(update);
    this.heard(asked && !first);
    void this.passDevice();
  }

  private heard(asked: boolean): void {
    if (asked) play("bell");
    else for (const news of this.fresh.slice(-1)) play(soundOf(news.message.id));
  }

  isPresent(seat: number): boolean {
    const info = this.info?.seats[seat];
    return info?.bot != null || (this.connected?.has(seat) ?? info?.present ?? false);
  }

  isMine(seat: number): boolean {
    return this.mine.includes(seat);
  }

  // Playing

  /** A piece was touched: it goes on with an option, or the player learns why not. */
  pick = (id: string): void => {
    if (this.busy) return;
    if (this.ready?.picks.includes(id)) {
      void this.send(this.ready);
      return;
    }
    const meant = touch(this.options, this.chosen, id);
    if (meant.kind === "refused") {
      void this.wonder(id);
      return;
    }
    this.notice = null;
    this.ready = null;
    this.chosen = meant.chosen;
    if (meant.kind === "chosen" && meant.ready !== null) this.choose(meant.ready);
  };

  /** Plays an option, or asks first where it can't be taken back. */
  choose(option: Option): void {
    if (this.busy) return;
    if (settings.confirm && this.isFinal(option) && this.options.length > 1 && this.ready !== option) {
      this.ready = option;
      return;
    }
    void this.send(option);
  }

  private isFinal(option: Option): boolean {
    return this.present?.final.includes(option.action) ?? true;
  }

  /** Lets go of what was touched; what is on its way to the server can't be called back. */
  drop(): void {
    if (this.busy) return;
    this.chosen = [];
    this.ready = null;
    this.notice = null;
  }

  async send(option: Option): Promise<void> {
    const prompt = this.prompt;
    const present = this.present;
    if (prompt === null || present === null) return;
    if (await this.ask({ type: "move", seat: prompt.seat, ply: present.ply, action: option.action })) this.lastMove = present.ply;
    this.chosen = [];
    this.ready = null;
  }

  /** Sends a request of any kind; a refusal becomes a notice. */
  async ask(message: Parameters<Live["send"]>[0]): Promise<boolean> {
    this.busy = true;
    try {
      await this.reached((await this.live?.send(message)) ?? 0);
      return true;
    } catch (reason) {
      this.refuse(reason);
      return false;
    } finally {
      this.busy = false;
    }
  }

  /** Until the update with an accepted line is here, what was asked before isn't asked any more. */
  private reached(ply: number): Promise<void> {
    if ((this.present?.ply ?? 0) >= ply) return Promise.resolve();
    return new Promise((resolve) => {
      const patience = setTimeout(resolve, PATIENCE);
      this.awaited.push({ ply, arrived: () => (clearTimeout(patience), resolve()) });
    });
  }

  refuse(reason: unknown): void {
    const clause = reason instanceof Refused ? reason.clause : "";
    this.notice = { message: problem(reason), clause, bad: true };
    play("no");
  }

  /** "Why?": the clause behind what is asked now, or whose turn it is. */
  explain(): void {
    if (this.past !== null) this.notice = said("browser-why-past");
    else if (this.prompt !== null) this.notice = whyAsked(this.prompt);
    else if (this.info?.status === "running") this.notice = whyWait(this.info.actors, this.mine.length > 0);
  }

  /** "Why can't I?" about a piece that isn't offered: the server knows the clause; without it the question's own must do. */
  private async wonder(piece: string): Promise<void> {
    const prompt = this.prompt;
    this.wondering += 1;
    const turn = this.wondering;
    const reason = prompt && (await whyNot(this.id, prompt, piece));
    if (turn !== this.wondering || prompt !== this.prompt) return;
    if (prompt && reason && reason.ply === this.present?.ply) this.notice = whyPiece(reason, prompt);
    else this.explain();
  }

  async undo(): Promise<void> {
    const present = this.present;
    if (present === null || this.undoTarget === null) return;
    await this.ask({ type: "undo", seat: this.viewer, ply: present.ply, to: this.undoTarget });
  }

  async hint(): Promise<void> {
    const seat = this.prompt?.seat;
    if (seat === undefined) return;
    this.busy = true;
    try {
      const hints = await get<Advice>(`/tables/${this.id}/hint?seat=${seat}`);
      if (hints.ply === this.present?.ply) this.hints = hints;
    } catch (reason) {
      this.refuse(reason);
    } finally {
      this.busy = false;
    }
  }

  // Looking back

  async lookAt(ply: number): Promise<void> {
    const present = this.present;
    if (present === null || ply >= present.ply) {
      this.backToLive();
      return;
    }
    this.scrubbing += 1;
    const turn = this.scrubbing;
    try {
      const past = await get<Update>(`/tables/${this.id}/at/${Math.max(0, ply)}?viewer=${this.viewer}&panels=${!hasBoard(this.info?.game ?? "")}`);
      if (turn === this.scrubbing) this.past = past;
    } catch (reason) {
      if (turn === this.scrubbing) this.refuse(reason);
    }
  }

  backToLive(): void {
    this.scrubbing += 1;
    this.past = null;
    this.fresh = [];
  }

  // One device for several seats

  private async passDevice(): Promise<void> {
    const present = this.present;
    if (present === null || present.table.status !== "running" || this.mine.length < 2) return;
    const { actors, seats } = present.table;
    if (actors.includes(this.viewer) && this.isMine(this.viewer)) return;
    const next = actors.find((seat) => this.isMine(seat) && seats[seat]?.bot === null);
    if (next === undefined || this.curtain === next) return;
    if (await this.hasSecrets(next)) this.curtain = next;
    else this.live?.look(next);
  }

  /** Whether a seat sees more than a spectator: then the others must look away first. */
  private async hasSecrets(seat: number): Promise<boolean> {
    try {
      const [own, open] = await Promise.all(
        [seat, SPECTATOR].map((viewer) => get<Update>(`/tables/${this.id}/update?viewer=${viewer}&since=${this.present?.ply ?? 0}`)),
      );
      return JSON.stringify({ ...own?.view, viewer: 0 }) !== JSON.stringify({ ...open?.view, viewer: 0 });
    } catch {
      return true;
    }
  }

  liftCurtain(): void {
    if (this.curtain === null) return;
    this.past = null;
    this.live?.look(this.curtain);
    this.curtain = null;
  }
}
