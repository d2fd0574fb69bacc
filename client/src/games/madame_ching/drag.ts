/**
 * Cards can be dragged onto what they are meant for: both are touched, the card first. A card that isn't a piece (the one
 * about to be laid) touches only what it is dropped on; an expedition stands for its junk.
 */
import type { Attachment } from "svelte/attachments";
import type { BoardProps } from "../board";

const FAR = 12; // pixels: less is a touch

type Touch = Pick<BoardProps, "pickable" | "chosen" | "onpick">;

/** What a card dropped here may be meant for, the innermost first. */
function goals(under: Element): string[] {
  const found: string[] = [];
  for (let at: Element | null = under; at !== null; at = at.parentElement) {
    const { piece, drop } = (at as HTMLElement).dataset;
    found.push(...[piece, drop].filter((id) => id !== undefined));
  }
  return found;
}

export function drag(board: () => Touch): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    let moved = false;

    const begin = (event: PointerEvent): void => {
      const card = element.dataset["piece"];
      if (event.button !== 0 || (card !== undefined && !board().pickable.has(card))) return;
      start = { x: event.clientX, y: event.clientY };
      moved = false;
      // A quick hand has left the card before it is noticed.
      window.addEventListener("pointermove", move);
      window.addEventListener("pointerup", end);
      window.addEventListener("pointercancel", end);
    };
    const forget = (): void => {
      window.removeEventListener("pointermove", move);
      window.removeEventListener("pointerup", end);
      window.removeEventListener("pointercancel", end);
    };
    const move = (event: PointerEvent): void => {
      if (start === null) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!moved && Math.hypot(x, y) < FAR) return;
      moved = true;
      element.style.transform = `translate(${x}px, ${y}px)`;
      element.style.zIndex = "9";
    };
    const end = (event: PointerEvent): void => {
      forget();
      if (start === null) return;
      start = null;
      element.style.transform = "";
      element.style.zIndex = "";
      if (!moved) return;
      element.style.pointerEvents = "none";
      const under = document.elementFromPoint(event.clientX, event.clientY);
      element.style.pointerEvents = "";
      if (under === null || under.closest("main, [data-piece], [data-drop]") === null) return;
      const { pickable, onpick } = board();
      const card = element.dataset["piece"] ?? "";
      if (pickable.has(card)) onpick(card);
      const goal = goals(under).find((id) => id !== card && board().pickable.has(id));
      if (goal !== undefined) onpick(goal);
    };
    // The touch that ends a drag isn't a touch of the card.
    const click = (event: MouseEvent): void => {
      if (!moved) return;
      moved = false;
      event.stopImmediatePropagation();
    };
    element.addEventListener("pointerdown", begin);
    element.addEventListener("click", click, { capture: true });
    return () => {
      element.removeEventListener("pointerdown", begin);
      forget();
      element.removeEventListener("click", click, { capture: true });
    };
  };
}
