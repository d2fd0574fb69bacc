/** The order of turns in a round: revealed numbers from high to low, from the chronicle and from what still lies. */
import type { MadameChingView, Message, News } from "../../wire";

export interface Turn {
  seat: number;
  number: number;
  done: boolean;
}

/** What was revealed in a round; remembered while its turns are played. */
export class Revealed {
  round = -1;
  cards = new Map<number, number>();

  learn(view: MadameChingView, news: readonly News[]): void {
    if (view.round !== this.round) {
      this.round = view.round;
      this.cards = new Map();
    }
    if (!view.revealed) {
      this.cards = new Map();
      return;
    }
    for (const { message } of news) {
      if (message.id === "madame_ching-news-round") this.cards = new Map();
      if (message.id === "madame_ching-news-reveals") this.hear(message);
    }
    view.pirates.forEach((pirate, seat) => pirate.chosen?.forEach((number) => this.cards.set(number, seat)));
    if (view.card > 0 && view.agenda[0] !== undefined) this.cards.set(view.card, view.agenda[0].seat);
  }

  private hear(message: Message): void {
    const { seat, cards } = message.args;
    if (!isMessage(seat) || typeof seat.args["number"] !== "number" || !Array.isArray(cards)) return;
    for (const card of cards) {
      if (isMessage(card) && typeof card.args["number"] === "number") this.cards.set(card.args["number"], seat.args["number"]);
    }
  }

  turns(view: MadameChingView): Turn[] {
    const waiting = new Set(view.pirates.flatMap((pirate) => pirate.chosen ?? []));
    return [...this.cards].sort(([a], [b]) => b - a).map(([number, seat]) => ({ seat, number, done: !waiting.has(number) }));
  }
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "id" in value && "args" in value;
}
