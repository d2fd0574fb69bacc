/** How seats look: colour and emblem, never colour alone. */
import type { Emblem, SeatLook } from "../games/board";
import type { SeatInfo } from "../wire";
import { say } from "../words/words.svelte";

export const SPECTATOR = -2;

const EMBLEMS: Emblem[] = ["anchor", "wheel", "lantern", "star", "fish", "shell"];

/** A bot's seat is named in the reader's language. */
export function nameOf(info: SeatInfo): string {
  if (info.kind !== "bot" || info.bot === null) return info.name;
  const level = say(`bot-${info.bot}`);
  return `${level.charAt(0).toUpperCase()}${level.slice(1)} ${info.seat + 1}`;
}

export function look(info: SeatInfo, present: boolean): SeatLook {
  return {
    seat: info.seat,
    name: nameOf(info),
    colour: `var(--seat-${info.seat})`,
    ink: "var(--seat-ink)",
    emblem: EMBLEMS[info.seat] ?? "anchor",
    present,
  };
}
