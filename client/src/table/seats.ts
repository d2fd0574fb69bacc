/** How seats look: colour and emblem, never colour alone. */
import type { Emblem, SeatLook } from "../games/board";
import type { SeatInfo } from "../wire";

const EMBLEMS: Emblem[] = ["anchor", "wheel", "lantern", "star", "fish", "shell"];

export function look(info: SeatInfo, present: boolean): SeatLook {
  return {
    seat: info.seat,
    name: info.name,
    colour: `var(--seat-${info.seat})`,
    ink: "var(--seat-ink)",
    emblem: EMBLEMS[info.seat] ?? "anchor",
    present,
  };
}
