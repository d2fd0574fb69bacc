/** How seats look: colour and emblem, never colour alone. */
import type { Emblem, SeatLook } from "../games/board";
import type { SeatInfo } from "../wire";
import { say } from "../words/words.svelte";

export const SPECTATOR = -2;

const EMBLEMS: Emblem[] = ["anchor", "wheel", "lantern", "star", "fish", "shell"];

/** All of a seat that its look depends on. */
export type Sitter = Pick<SeatInfo, "seat" | "kind" | "bot" | "name" | "present">;

/** A bot's seat is named in the reader's language. */
export function nameOf({ seat, kind, bot, name }: Omit<Sitter, "present">): string {
  if (kind !== "bot" || bot === null) return name;
  const level = say(`bot-${bot}`);
  return `${level.charAt(0).toUpperCase()}${level.slice(1)} ${seat + 1}`;
}

export function look(sitter: Sitter): SeatLook {
  return {
    seat: sitter.seat,
    name: nameOf(sitter),
    colour: `var(--seat-${sitter.seat})`,
    ink: "var(--seat-ink)",
    emblem: EMBLEMS[sitter.seat] ?? "anchor",
    present: sitter.present,
  };
}
