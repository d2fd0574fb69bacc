/** What this device saw of a table's luck while it was played, kept to be compared with the record after the end. */
import type { TableInfo, Update } from "../wire";

export interface Seen {
  commitment: string;
  own: string; // the entropy that this device sent
  entropies: string[]; // by seat, as they stood when the game had begun
  marks: [ply: number, mark: string][];
}

const PREFIX = "luck-";
const TABLES = 60; // kept at most, the oldest go
const MARKS = 300; // of one table; older ones are thinned out, each covers all lines before it

export function recall(table: string): Seen | null {
  try {
    const text = localStorage.getItem(PREFIX + table);
    return text === null ? null : (JSON.parse(text) as Seen);
  } catch {
    return null;
  }
}

function keep(table: string, seen: Seen): void {
  try {
    const key = PREFIX + table;
    if (localStorage.getItem(key) === null) makeRoom();
    localStorage.setItem(key, JSON.stringify(seen));
  } catch {
    // A device that keeps nothing can't compare anything: the end screen says so.
  }
}

function makeRoom(): void {
  const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  for (const key of keys.slice(0, Math.max(0, keys.length - TABLES + 1))) localStorage.removeItem(key);
}

/** The table's promise, before this device adds its entropy. */
export function keepPromise(table: TableInfo, own: string): void {
  const seen = recall(table.id);
  keep(table.id, { commitment: seen?.commitment ?? table.commitment, own, entropies: [], marks: [] });
}

/** What an update shows of promise, entropies and lines. */
export function keepUpdate(update: Update): void {
  const { table, ply, mark } = update;
  if (table.status === "open" || mark === "") return;
  const seen = recall(table.id) ?? { commitment: table.commitment, own: "", entropies: [], marks: [] };
  if (seen.entropies.length === 0) {
    seen.entropies = table.seats.map((seat) => (seen.own !== "" && table.mine.includes(seat.seat) ? seen.own : seat.entropy));
  }
  if (seen.marks.some(([at, known]) => at === ply && known === mark)) return;
  seen.marks.push([ply, mark]);
  if (seen.marks.length > MARKS) seen.marks = thinned(seen.marks);
  keep(table.id, seen);
}

export function thinned<T>(items: T[]): T[] {
  const half = Math.floor(items.length / 2);
  return items.filter((_, place) => place >= half || place % 2 === 0);
}
