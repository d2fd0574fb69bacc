/** Motion that shows what happened. Every animation may be cut short by the next one; none where calm is asked for. */
import type { Attachment } from "svelte/attachments";
import type { Point } from "./curve";

export const QUICK = 180;
export const SLOW = 340;
const EASE = "cubic-bezier(0.25, 0.7, 0.3, 1)";

function isStill(calm: boolean): boolean {
  return calm || matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** A die rolls in when it appears with a new face. */
export function tumble(calm: boolean): Attachment<SVGElement> {
  return (element) => {
    if (isStill(calm) || typeof element.animate !== "function") return;
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
export function fly(calm: boolean, from: Point, delay = 0): Attachment<SVGElement | HTMLElement> {
  return (element) => {
    if (isStill(calm) || typeof element.animate !== "function") return;
    const playing = element.animate(
      [
        { transform: `translate(${from.x}px, ${from.y}px) rotate(8deg)`, opacity: 0 },
        { transform: "none", opacity: 1 },
      ],
      { duration: SLOW, delay, easing: EASE, fill: "backwards" },
    );
    return () => playing.cancel();
  };
}

/** Moves an element through points that are relative to where it lies now; the last one is where it lies. */
export function sail(element: SVGElement, points: Point[], calm: boolean): Animation | null {
  if (isStill(calm) || points.length < 2 || typeof element.animate !== "function") return null;
  const frames = points.map(({ x, y }) => ({ transform: `translate(${x}px, ${y}px)` }));
  return element.animate(frames, { duration: Math.min(QUICK * (points.length - 1), 4 * SLOW), easing: "ease-in-out" });
}
