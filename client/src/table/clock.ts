/** Clocks: what is left, and how it is written. */
import type { Clock, ClockState, Message } from "../wire";

export function remainingTime(clocks: ClockState, seat: number, now: number): number {
  const left = clocks.left[seat] ?? 0;
  return Math.max(0, clocks.running.includes(seat) ? left - Math.max(0, now - clocks.at) : left);
}

/** `3:07`, `1:02:07`, or `2d 5h` for correspondence. */
export function timeText(milliseconds: number): string {
  const seconds = Math.floor(milliseconds / 1000);
  const hours = Math.floor(seconds / 3600);
  if (hours >= 24) return `${Math.floor(hours / 24)}d ${hours % 24}h`;
  const minutes = Math.floor(seconds / 60) % 60;
  const tail = String(seconds % 60).padStart(2, "0");
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, "0")}:${tail}` : `${minutes}:${tail}`;
}

/** What the words about a table's clock need: days, or minutes and seconds per move. */
export function clockFacts(clock: Clock | null): Message["args"] {
  if (clock === null) return { kind: "none" };
  if (clock.days) return { kind: "days", days: clock.days };
  return { kind: "minutes", minutes: Math.round((clock.seconds ?? 0) / 60), increment: clock.increment ?? 0 };
}
