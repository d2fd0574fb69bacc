/** Which tokens have just come into a hold, and from where. */
import type { JamaicaView } from "../../wire";

export interface Load {
  ship: number;
  hold: number;
  resource: string;
  tokens: number;
  /** The hold that was robbed; null: from the bank. */
  from: { ship: number; hold: number } | null;
}

export function loads(before: JamaicaView, after: JamaicaView): Load[] {
  const found: Load[] = [];
  after.ships.forEach((now, ship) => {
    now.holds.forEach(({ resource, tokens }, hold) => {
      const was = before.ships[ship]?.holds[hold];
      const more = tokens - (was?.resource === resource ? was.tokens : 0);
      if (more > 0) found.push({ ship, hold, resource, tokens: more, from: robbed(before, after, ship, resource) });
    });
  });
  return found;
}

/** A hold of another ship that has lost all of this. */
function robbed(before: JamaicaView, after: JamaicaView, thief: number, resource: string): Load["from"] {
  for (const [ship, was] of before.ships.entries()) {
    const hold = was.holds.findIndex((one, place) => one.resource === resource && one.tokens > 0 && after.ships[ship]?.holds[place]?.tokens === 0);
    if (ship !== thief && hold >= 0) return { ship, hold };
  }
  return null;
}
