/** Cards that the viewer knows to be in others' hands: each is drawn once, with the first hand that may hold it. */
import type { MadameChingView } from "../../wire";

export function seenWith(view: MadameChingView, seat: number): number[] {
  const before = new Set(view.pirates.slice(0, seat).flatMap((pirate) => pirate.tracked));
  return (view.pirates[seat]?.tracked ?? []).filter((number) => !before.has(number)).sort((a, b) => a - b);
}
