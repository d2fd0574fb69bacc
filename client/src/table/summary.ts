/** The last turn of somebody else in one line, from its news: who, then what happened, one thing after another. */
import { seatOf } from "../icons/meaning";
import type { News } from "../wire";

export interface Summary {
  seat: number;
  lines: News[];
}

/** The lines of the last turn up to a ply, if the last line is another seat's and not its only one; lines of the table don't end a turn. */
export function lastTurnOf(chronicle: readonly News[], upto: number, isMine: (seat: number) => boolean): Summary | null {
  const told = chronicle.filter(({ ply }) => ply <= upto);
  const last = told.at(-1);
  const seat = last === undefined ? -1 : seatOf(last.message);
  if (seat < 0 || isMine(seat)) return null;
  const start = told.findLastIndex(({ message }) => seatOf(message) >= 0 && seatOf(message) !== seat);
  const lines = told.slice(start + 1).filter(({ message }) => seatOf(message) === seat);
  return lines.length > 1 ? { seat, lines } : null;
}

/** A line without the name that it begins with, and without its full stop. */
export function withoutName(text: string, name: string): string {
  const rest = text.startsWith(name) ? text.slice(name.length).replace(/^[:,]?\s+/, "") : text;
  return rest.replace(/\.$/, "");
}

/** As many of the last things as so many letters have room for; the last one always. */
export function lastThat(fit: number, said: readonly string[]): string {
  let kept = "";
  for (const text of said.toReversed()) {
    const longer = kept === "" ? text : `${text} · ${kept}`;
    if (kept !== "" && longer.length > fit) return `… · ${kept}`;
    kept = longer;
  }
  return kept;
}
