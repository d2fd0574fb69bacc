/** Who may be replaced by a bot at a table, and by which. The server decides; this only offers what it would take. */
import { LEVELS, type TableInfo } from "../wire";

const LEAST = "sailor";

/** The seats of other people who still play. */
export function others(info: TableInfo): number[] {
  return info.seats.filter((seat) => seat.person !== null && !seat.gone && !info.mine.includes(seat.seat)).map((seat) => seat.seat);
}

/** The levels that may play for somebody: where others play, none below the table's own. */
export function levelsFor(info: TableInfo): (typeof LEVELS)[number][] {
  if (others(info).length === 0) return [...LEVELS];
  const ranks = info.seats.filter((seat) => seat.kind === "bot").map((seat) => LEVELS.findIndex((level) => level === seat.bot));
  const least = Math.max(LEVELS.indexOf(LEAST), ...ranks);
  return LEVELS.slice(least);
}

/** Others who aren't connected and have no bot yet; where a clock runs, it decides about them. */
export function absent(info: TableInfo, isPresent: (seat: number) => boolean): number[] {
  if (info.clock !== null) return [];
  return others(info).filter((seat) => info.seats[seat]?.bot === null && !isPresent(seat));
}
