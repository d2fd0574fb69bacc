/** Goods that an option would bring or cost, seat by seat. */
import type { Change, Message } from "../wire";

export interface Good {
  what: Message;
  amount: number;
}

/** Whoever is asked comes first, then the others in the order of their seats; moved pieces aren't goods. */
export function goodsBySeat(changes: readonly Change[], first: number): [number, Good[]][] {
  const found = new Map<number, Good[]>([[first, []]]);
  for (const { seat, what, amount } of changes) {
    if (seat === null || what === null) continue;
    found.set(seat, [...(found.get(seat) ?? []), { what, amount }]);
  }
  const rank = (seat: number): number => (seat === first ? -1 : seat);
  return [...found].filter(([, goods]) => goods.length > 0).sort(([a], [b]) => rank(a) - rank(b));
}

/** As a person writes it: +2, −1. */
export function signed(amount: number): string {
  return amount > 0 ? `+${amount}` : `−${-amount}`;
}

/** "+2 coins": the message has the number, without a sign. */
export function said({ what, amount }: Good, say: (message: Message) => string): string {
  return (amount > 0 ? "+" : "−") + say(what);
}
