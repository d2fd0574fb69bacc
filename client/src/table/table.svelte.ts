/** One table as this page knows it. Knows no game: it shows what it is told and offers what it is offered. */
import { keepUpdate } from "../fairness/memory";
import { hasBoard } from "../games";
import type { Drawing } from "../games/board";
import { Live, type Connection } from "../server/live";
import { Refused, get } from "../server/http";
import { myself } from "../server/person.svelte";
import { play } from "../sound";
import type { Message, News, Option, Offer, Person, Prompt, Said, ServerMessage, TableInfo, Update } from "../wire";
import { say } from "../words/words.svelte";
import { LookBack } from "./back.svelte";
import { Choice } from "./choice.svelte";
import { entries, merge } from "./chronicle";
import { Device } from "./device.svelte";
import { Digits } from "./digits";
import { Follow } from "./follow.svelte";
import { Help } from "./help.svelte";
import { SPECTATOR, look, nameOf, type Sitter } from "./seats";
import { markSeen } from "./unread";

const CHAT_KEPT = 200;
const PATIENCE = 5000;

type Shown = Pick<Update, "ply" | "view" | "panels">;

export class TableState {
  readonly choice = new Choice(this);
  readonly help = new Help(this);
  readonly back = new LookBack(this);
  readonly follow = new Follow(this);
  readonly device = new Device(this);
  readonly digits = new Digits((number) => {
    const option = this.options[number - 1];
    if (option !== undefined) this.choice.choose(option);
  });
  private described = $state.raw<TableInfo | null>(null);
  present = $state.raw<Update | null>(null);
  chronicle = $state.raw<News[]>([]);
  fresh = $state.raw<News[]>([]);
  chat = $state.raw<Said[]>([]);
  chatRead = $state(0); // the last line that was on the screen
  private connected = $state.raw<ReadonlySet<number> | null>(null); // nobody has said yet
  private sitters = $state.raw<Sitter[]>([]);
  spectators = $state(0);
  connection = $state<Connection>("connecting");
  busy = $state(false);
  closed = $state.raw<Message | null>(null);
  /** The table was over when this page was opened: the game is shown from its start, not its result. */
  opensAtStart = $state(false);
  lastMove = $state<number | null>(null);
  /** What of the table is on the screen: pieces are looked for there. */
  areas = $state.raw({ board: false, own: true });
  /** What the game draws in sentences, once its board is here. */
  drawing = $state.raw<Drawing | null>(null);
  private live: Live | null = null;
  private openedBy: Person | null = null;
  private rings = false; // a bell is due when what happened has been shown
  private awaited: { ply: number; arrived: () => void }[] = [];

  /** What the board shows: a moment of the past, one on the way to now, or the table as it is. */
  readonly shown = $derived<Shown | null>(this.back.past ?? this.follow.walk.moment ?? this.present);
  readonly viewer = $derived(this.present?.viewer ?? SPECTATOR);
  readonly prompt = $derived<Prompt | null>(this.back.past === null ? (this.present?.prompt ?? null) : null);
  readonly options = $derived(this.prompt?.options ?? []);
  readonly names = $derived(this.sitters.map(nameOf));
  readonly seats = $derived(this.sitters.map(look));
  readonly entries = $derived(entries(this.chronicle));
  readonly chatUnread = $derived(this.chat.filter((said) => said.id > this.chatRead).length);
  readonly offer = $derived<Offer | null>(this.present?.offer ?? null);
  readonly mine = $derived(this.info?.mine ?? []);
  readonly isOver = $derived(this.info?.status === "finished" || this.info?.status === "closed");
  /** Where an undo goes: as far as one may alone, else before one's last decision (everybody must agree then). */
  readonly undoTarget = $derived<number | null>(
    this.viewer < 0 || this.isOver ? null : (this.present?.undo ?? this.lastMove),
  );
  readonly withBots = $derived((this.info?.seats ?? []).every((seat) => seat.kind !== "person" || this.isMine(seat.seat)));

  constructor(readonly id: string) {}

  get info(): TableInfo | null {
    return this.described;
  }

  set info(info: TableInfo | null) {
    this.described = info;
    this.lookAround();
  }

  /** Who sits where. Every line of the chronicle names somebody, and every update brings them anew: as long as they are
      the same, not one line is asked whether it has changed. */
  private lookAround(): void {
    const seats = this.info?.seats ?? [];
    const sitters = seats.map(({ seat, kind, bot, name }) => ({ seat, kind, bot, name, present: this.isPresent(seat) }));
    if (JSON.stringify(sitters) !== JSON.stringify(this.sitters)) this.sitters = sitters;
  }

  say = (message: Message | string | number, args: Message["args"] = {}): string => say(message, args, this.names);

  async open(): Promise<void> {
    try {
      await myself.known(); // who the owner is has to be known before what only owners may do is offered
      this.info = await get<TableInfo>(`/tables/${this.id}`);
      await this.readChat();
      this.chatRead = this.chat.at(-1)?.id ?? 0;
    } catch (reason) {
      if (reason instanceof Refused) this.closed = reason.words;
      else setTimeout(() => void this.open(), 2000);
      this.connection = "lost";
      return;
    }
    this.connect();
  }

  private async readChat(): Promise<void> {
    const said = await get<Said[]>(`/tables/${this.id}/chat`).catch(() => []);
    this.hearSaid(said);
  }

  private hearSaid(more: readonly Said[]): void {
    const all = new Map([...this.chat, ...more].map((said) => [said.id, said]));
    this.chat = [...all.values()].sort((one, other) => one.id - other.id).slice(-CHAT_KEPT);
  }

  private connect(): void {
    this.openedBy = myself.person;
    const [first = SPECTATOR] = this.mine;
    this.live = new Live(this.id, first, !hasBoard(this.info?.game ?? ""), {
      message: (message) => this.hear(message),
      connection: (state) => {
        this.connection = state;
        if (state === "live") void this.readChat(); // what was said while nobody listened
      },
      refused: (reason) => (this.closed = reason.words),
    });
    this.live.open();
  }

  close(): void {
    this.live?.close();
  }

  /** Looks at the table with the eyes of another seat of this device. */
  lookAs(seat: number): void {
    this.live?.look(seat);
  }

  /** After taking or leaving a seat one looks at the table with other eyes. */
  reopen(info: TableInfo): void {
    this.info = info;
    this.chronicle = [];
    this.close();
    this.connect();
  }

  /** Somebody may have said who they are since the connection was opened: when the server knows it too. */
  introduce(): Promise<void> {
    if (this.openedBy !== myself.person) {
      this.close();
      this.connect();
    }
    return this.live?.opened() ?? Promise.resolve();
  }

  private hear(message: ServerMessage): void {
    if (message.type === "update") this.take(message);
    else if (message.type === "said") this.hearSaid([message]);
    else if (message.type === "presence") {
      this.connected = new Set(message.seats);
      this.lookAround();
      this.spectators = message.spectators;
    } else if (message.type === "refusal") this.help.refuse(new Refused(message.code, message.message, message.clause, 409));
  }

  private take(update: Update): void {
    const before = this.present;
    if (before !== null && before.viewer === update.viewer && update.version < before.version) return;
    const first = before === null || before.viewer !== update.viewer;
    const asked = update.prompt !== null && (first || before.prompt === null || before.ply !== update.ply);
    this.chronicle = first ? update.news : merge(this.chronicle, update.news);
    this.present = update;
    for (const { ply, arrived } of this.awaited) if (update.ply >= ply) arrived();
    this.awaited = this.awaited.filter(({ ply }) => update.ply < ply);
    this.info = { ...update.table, mine: update.table.mine };
    if (first || before.ply !== update.ply) {
      this.digits.forget(); // they were meant for the question before
      this.choice.goOn(first ? null : before.prompt, update.prompt);
      this.help.goOn(first ? null : before.prompt, update.prompt);
    }
    markSeen(this.id, update.ply);
    keepUpdate(update);
    if (before === null && this.isOver) {
      this.opensAtStart = true;
      void this.back.lookAt(0);
    }
    this.rings ||= asked && !first;
    this.follow.take(before, update, first);
    if (!this.follow.isWalking) this.arrived();
  }

  /** The board shows the table as it is: now it is somebody's turn. */
  arrived(): void {
    if (this.rings) play("bell");
    this.rings = false;
    void this.device.pass();
  }

  isPresent(seat: number): boolean {
    const info = this.info?.seats[seat];
    return info?.bot != null || (this.connected?.has(seat) ?? info?.present ?? false);
  }

  isMine(seat: number): boolean {
    return this.mine.includes(seat);
  }

  // Playing

  /** Sends an answer; whether it was accepted. */
  async send(option: Option): Promise<boolean> {
    const prompt = this.prompt;
    const present = this.present;
    if (prompt === null || present === null) return false;
    const isAccepted = await this.ask({ type: "move", seat: prompt.seat, ply: present.ply, action: option.action });
    if (isAccepted) this.lastMove = present.ply;
    this.choice.forget();
    return isAccepted;
  }

  /** Sends a request of any kind; a refusal becomes a notice. */
  async ask(message: Parameters<Live["send"]>[0]): Promise<boolean> {
    this.busy = true;
    try {
      await this.reached((await this.live?.send(message)) ?? 0);
      return true;
    } catch (reason) {
      this.help.refuse(reason);
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

  async undo(): Promise<void> {
    const present = this.present;
    if (present === null || this.undoTarget === null) return;
    await this.ask({ type: "undo", seat: this.viewer, ply: present.ply, to: this.undoTarget });
  }
}
