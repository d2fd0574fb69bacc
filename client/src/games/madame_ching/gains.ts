/** What has just come to whom, and where from: gems and coins, for motion. */
import type { MadameChingView } from "../../wire";
import { GEMS, type Good } from "./box";

export interface Gain {
  seat: number;
  good: Good;
  count: number;
  /** Whoever lost it; a tile's place on the chart, as `number-place`; else it comes from the receiver's own junk. */
  from: { seat: number } | { place: string } | null;
}

export function gains(before: MadameChingView, after: MadameChingView): Gain[] {
  const mission = missionPlace(before, after);
  return after.pirates.flatMap((now, seat) => {
    const was = before.pirates[seat];
    if (was === undefined) return [];
    const goods: [Good, number][] = [...GEMS.map((gem): [Good, number] => [gem, now[gem] - was[gem]]), ["coins", now.coins - was.coins]];
    return goods
      .filter(([, count]) => count > 0)
      .map(([good, count]) => {
        const robbed = robbedOf(before, after, good);
        return { seat, good, count, from: robbed !== null ? { seat: robbed } : mission !== null ? { place: mission } : null };
      });
  });
}

/** Who has less of a good than before. */
function robbedOf(before: MadameChingView, after: MadameChingView, good: Good): number | null {
  if (good === "encounters") return null;
  const found = after.pirates.findIndex((now, seat) => now[good] < (before.pirates[seat]?.[good] ?? 0));
  return found < 0 ? null : found;
}

/** Where the tile lay that is fulfilled now. */
function missionPlace(before: MadameChingView, after: MadameChingView): string | null {
  const gone = before.missions.find((tile) => !after.missions.includes(tile));
  if (gone === undefined) return null;
  const number = gone.slice(0, -1);
  return `${number}-${before.missions.filter((tile) => tile.slice(0, -1) === number).indexOf(gone)}`;
}
