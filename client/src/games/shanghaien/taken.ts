/** Which cards have just gone from the bar to a crew. */
import type { ShanghaienView } from "../../wire";

export interface Taken {
  card: string;
  place: number;
  seat: number;
}

export function taken(before: ShanghaienView, after: ShanghaienView): Taken[] {
  const found: Taken[] = [];
  const left = [...before.row];
  after.sides.forEach((side, seat) => {
    for (const [card, count] of Object.entries(side.cards)) {
      for (let more = count - (before.sides[seat]?.cards[card] ?? 0); more > 0; more -= 1) {
        const place = left.indexOf(card);
        if (place < 0) break;
        left[place] = "";
        found.push({ card, place, seat });
      }
    }
  });
  return found;
}
