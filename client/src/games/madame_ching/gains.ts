/** What has just come to whom: gems and coins, for motion. */
import type { MadameChingView } from "../../wire";
import { GEMS, type Good } from "./box";

export interface Gain {
  seat: number;
  good: Good;
  count: number;
}

export function gains(before: MadameChingView, after: MadameChingView): Gain[] {
  return after.pirates.flatMap((now, seat) => {
    const was = before.pirates[seat];
    if (was === undefined) return [];
    const goods: [Good, number][] = [...GEMS.map((gem): [Good, number] => [gem, now[gem] - was[gem]]), ["coins", now.coins - was.coins]];
    return goods.filter(([, count]) => count > 0).map(([good, count]) => ({ seat, good, count }));
  });
}
