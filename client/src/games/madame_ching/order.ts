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
    if (news.some(({ message }) => message.id === "madame_ching-news-round")) this.cards = new Map();
    turnedOver(news).forEach((seat, number) => this.cards.set(number, seat));
    view.pirates.forEach((pirate, seat) => pirate.chosen?.forEach((number) => this.cards.set(number, seat)));
    if (view.card > 0 && view.agenda[0] !== undefined) this.cards.set(view.card, view.agenda[0].seat);
  }

  turns(view: MadameChingView): Turn[] {
    const waiting = new Set(view.pirates.flatMap((pirate) => pirate.chosen ?? []));
    return [...this.cards].sort(([a], [b]) => b - a).map(([number, seat]) => ({ seat, number, done: !waiting.has(number) }));
  }
}

/** The cards of a round that lie before a seat: those that wait, and the one that is about to be laid. */
export function lying(view: MadameChingView, seat: number): number[] {
  const isLaid = view.junks.some((junk) => junk.cards.includes(view.card));
  const next = view.card > 0 && view.agenda[0]?.seat === seat && !isLaid ? [view.card] : [];
  return [...new Set([...next, ...(view.pirates[seat]?.chosen ?? [])])];
}

/** The cards of the round that are turned over just now, each with its seat. */
export function turnedOver(news: readonly News[]): Map<number, number> {
  const found = new Map<number, number>();
  for (const { message } of news) {
    const { seat, cards } = message.args;
    if (message.id !== "madame_ching-news-reveals" || !isMessage(seat) || typeof seat.args["number"] !== "number" || !Array.isArray(cards)) continue;
    for (const card of cards) {
      if (isMessage(card) && typeof card.args["number"] === "number") found.set(card.args["number"], seat.args["number"]);
    }
  }
  return found;
}

function isMessage(value: unknown): value is Message {
  return typeof value === "object" && value !== null && "id" in value && "args" in value;
}
