/** Motion that shows what happened. Every animation may be cut short by the next one; none where calm is asked for. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Point } from "./curve";

export const QUICK = 180;
export const SLOW = 340;
const STEPS = 4; // of somebody who walks
const EASE = "cubic-bezier(0.25, 0.7, 0.3, 1)";

/** Asked at the moment of the motion, so that nothing moves again because the answer changes. */
export type Still = () => boolean;

/**
 * Is there to be no motion? None where calm is asked for, none without news (somebody looks at another moment), and none
 * while a board is being laid out: only what happens afterwards is shown as happening.
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

/** A marker hops to where it lies now, from another thing on the page, in so many hops. */
export function hop(element: Element, from: Element, hops: number, still: Still): Animation | null {
  if (hops < 1 || !mayMove(element, still)) return null;
  const [start, end] = [from.getBoundingClientRect(), (element.parentElement ?? element).getBoundingClientRect()];
  if (start.width === 0 || end.width === 0) return null;
  const [x, y] = [start.x + start.width / 2 - end.x - end.width / 2, start.y + start.height / 2 - end.y - end.height / 2];
  const frames = Array.from({ length: 2 * hops + 1 }, (_, at) => {
    const left = 1 - at / (2 * hops);
    return { transform: `translate(${x * left}px, ${y * left - (at % 2) * 12}px)` };
  });
  return element.animate(frames, { duration: Math.min(QUICK * hops, 4 * SLOW), easing: "ease-in-out" });
}

/** A card turns over as it arrives. */
export function turnOver(still: Still): Attachment<HTMLElement> {
  return (element) => {
    if (!mayMove(element, still)) return;
    const playing = element.animate(
      [
        { transform: "translateY(-40px) rotateY(180deg)", opacity: 0.3 },
        { transform: "translateY(-10px) rotateY(90deg)", opacity: 1, offset: 0.5 },
        { transform: "none", opacity: 1 },
      ],
      { duration: 1.5 * SLOW, easing: EASE },
    );
    return () => playing.cancel();
  };
}

/** Something goes from one place to another in its drawing, gets smaller on the way, and is gone. */
export function journey(still: Still, to: Point, done: () => void): Attachment<SVGElement> {
  return (element) => {
    if (!mayMove(element, still)) {
      done();
      return;
    }
    const lifted = `translate(${to.x * 0.4}px, ${to.y * 0.4 - 30}px) scale(0.9)`;
    const there = `translate(${to.x}px, ${to.y}px) scale(0.35)`;
    const playing = element.animate(
      [{ transform: "none" }, { transform: lifted, offset: 0.45 }, { transform: there, opacity: 0.3 }],
      { duration: 1.6 * SLOW, easing: "ease-in-out", fill: "forwards" },
    );
    playing.onfinish = done;
    return () => playing.cancel();
  };
}

/** What was passed is seen for a moment. */
export function fade(still: Still, duration: number): Attachment<SVGElement> {
  return (element) => {
    if (!mayMove(element, still)) return;
    const playing = element.animate([{ opacity: 0.85 }, { opacity: 0.7, offset: 0.5 }, { opacity: 0 }], { duration, easing: "ease-in" });
    return () => playing.cancel();
  };
}

/**
 * Carries copies of a drawing from one thing on the page to another, over everything else. A drawing that is itself what
 * arrives has its own size, and isn't seen there before. Returns what cuts it short. A place that isn't shown has no size,
 * and nothing goes there.
 */
export function carry(drawing: Element, from: Pick<Element, "getBoundingClientRect">, to: Element, count: number, still: Still, walks = false): () => void {
  const [start, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
  if (start.width === 0 || end.width === 0 || !mayMove(drawing, still)) return () => undefined;
  const arrives = drawing === to;
  const size = arrives ? end.width : Math.max(18, Math.min(30, end.width * 0.6));
  const timing = { duration: 1.5 * SLOW, easing: walks ? "linear" : EASE };
  const frames = Array.from({ length: walks ? 2 * STEPS + 1 : 2 }, (_, at, part = at / (walks ? 2 * STEPS : 1)) => {
    const x = start.x + start.width / 2 + (end.x + end.width / 2 - start.x - start.width / 2) * part - size / 2;
    const y = start.y + start.height / 2 + (end.y + end.height / 2 - start.y - start.height / 2) * part - size / 2;
    return { transform: `translate(${x}px, ${y - (walks ? (at % 2) * 7 : 0)}px)` };
  });
  const copies = Array.from({ length: count }, (_, place) => {
    const copy = drawing.cloneNode(true) as SVGElement | HTMLElement;
    for (const name of ["x", "y"]) copy.removeAttribute(name);
    copy.querySelector("b")?.remove(); // how many there are
    const shape = copy instanceof SVGElement ? { width: `${size}px`, height: `${size}px` } : { fontSize: arrives ? getComputedStyle(drawing).fontSize : `${size / 1.6}px` };
    Object.assign(copy.style, { position: "fixed", left: "0", top: "0", zIndex: "50", pointerEvents: "none", ...shape });
    copy.dataset["carried"] = "";
    document.body.append(copy);
    const playing = copy.animate(frames, { ...timing, delay: place * 70, fill: "backwards" });
    playing.onfinish = () => copy.remove();
    return copy;
  });
  const awaited = arrives && drawing.querySelector("b") === null ? drawing.animate([{ opacity: 0 }, { opacity: 0 }], timing) : null;
  return () => {
    copies.forEach((copy) => copy.remove());
    awaited?.cancel();
  };
}
