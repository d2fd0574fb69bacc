/** Motion that shows what happened. Every animation may be cut short by the next one; none where calm is asked for. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Point } from "./curve";

export const QUICK = 180;
export const SLOW = 340;
const EASE = "cubic-bezier(0.25, 0.7, 0.3, 1)";

/** Asked at the moment of the motion, so that nothing moves again because the answer changes. */
export type Still = () => boolean;

/**
 * Is there to be no motion? Not where calm is asked for, and not while a board is being laid out: only what happens
 * afterwards is shown as happening.
 */
export function stillness(calm: Still): Still {
  let isLaidOut = false;
  if (typeof requestAnimationFrame === "function") requestAnimationFrame(() => (isLaidOut = true));
  return () => calm() || !isLaidOut;
}

function mayMove(element: Element, still: Still): boolean {
  if (typeof element.animate !== "function" || untrack(still)) return false;
  return !matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A die rolls in when it appears with a new face. */
export function tumble(still: Still): Attachment<SVGElement> {
  return (element) => {
    if (!mayMove(element, still)) return;
    const playing = element.animate(
      [
        { transform: "translate(-18px, -26px) rotate(-200deg) scale(0.7)", opacity: 0.2 },
        { transform: "translate(3px, 2px) rotate(14deg) scale(1.06)", opacity: 1, offset: 0.75 },
        { transform: "none", opacity: 1 },
      ],
      { duration: SLOW, easing: EASE },
    );
    return () => playing.cancel();
  };
}

/** Something comes from elsewhere, by a distance in the units of its drawing. */
export function fly(still: Still, x: number, y: number, delay = 0): Attachment<SVGElement | HTMLElement> {
  return (element) => {
    if (!mayMove(element, still)) return;
    const playing = element.animate(
      [
        { transform: `translate(${x}px, ${y}px) rotate(8deg)`, opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      { duration: SLOW, delay, easing: EASE, fill: "backwards" },
    );
    return () => playing.cancel();
  };
}

/** Moves an element through points that are relative to where it lies now; the last one is where it lies. */
export function sail(element: SVGElement, points: Point[], still: Still): Animation | null {
  if (points.length < 2 || !mayMove(element, still)) return null;
  const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  return element.animate(frames, { duration: Math.min(QUICK * (points.length - 1), 4 * SLOW), easing: "ease-in-out" });
}
