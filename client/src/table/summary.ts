/** The last turn of somebody else in one line, from its news: who, then what happened, one thing after another. */
import { seatOf } from "../icons/meaning";
import type { News } from "../wire";

export const BETWEEN = " · ";

export interface Summary {
  seat: number;
  lines: News[];
}

/** Whoever plays along without a seat; its lines say so in their ids. */
export const RIVAL = -2;

function whose({ message }: News): number {
  return message.id.includes("-news-rival-") ? RIVAL : seatOf(message);
}

/** The lines of the last turn up to a ply, if the last line is another seat's and not its only one; lines of the table don't end a turn. */
export function lastTurnOf(chronicle: readonly News[], upto: number, isMine: (seat: number) => boolean): Summary | null {
  const told = chronicle.filter(({ ply }) => ply <= upto);
  const last = told.at(-1);
  const seat = last === undefined ? -1 : whose(last);
  if (seat === -1 || isMine(seat)) return null;
  const start = told.findLastIndex((line) => whose(line) !== -1 && whose(line) !== seat);
  const lines = told.slice(start + 1).filter((line) => whose(line) === seat);
  return lines.length > 1 ? { seat, lines } : null;
}

/** The words with which all lines begin: a name in whatever form the language has. */
export function sharedStart(texts: readonly string[]): string {
  const starts = (texts[0] ?? "").split(" ").map((_, at, words) => words.slice(0, at + 1).join(" ").replace(/[:,]$/, ""));
  return starts.findLast((start) => texts.every((text) => text.startsWith(start))) ?? "";
}

/** A line in parts without the name that it begins with, and without its full stop. */
export function withoutName<Part>(parts: readonly (string | Part)[], name: string): (string | Part)[] {
  return parts
    .map((part, at) => {
      if (typeof part !== "string") return part;
      const rest = at === 0 && part.startsWith(name) ? part.slice(name.length).replace(/^[:,]?\s+/, "") : part;
      return at === parts.length - 1 ? rest.replace(/\.$/, "") : rest;
    })
    .filter((part) => part !== "");
}

/** How many of the last things so many letters have room for, with a sign between two; the last one always. */
export function fitting(fit: number, lengths: readonly number[]): number {
  let room = fit;
  const tooLong = lengths.toReversed().findIndex((length, at) => (room -= length + (at > 0 ? BETWEEN.length : 0)) < 0 && at > 0);
  return tooLong < 0 ? lengths.length : tooLong;
}
