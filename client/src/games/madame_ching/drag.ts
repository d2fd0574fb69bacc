/** Cards can be dragged onto what they are meant for: both are touched, the card first. */
import type { Attachment } from "svelte/attachments";
import type { BoardProps } from "../board";

const FAR = 12; // pixels: less is a touch

type Touch = Pick<BoardProps, "pickable" | "chosen" | "onpick">;

export function drag(board: () => Touch): Attachment<HTMLElement> {
  return (element) => {
    let start: { x: number; y: number } | null = null;
    let moved = false;

    const begin = (event: PointerEvent): void => {
      if (event.button !== 0 || !board().pickable.has(element.dataset["piece"] ?? "")) return;
      start = { x: event.clientX, y: event.clientY };
      moved = false;
    };
    const move = (event: PointerEvent): void => {
      if (start === null) return;
      const [x, y] = [event.clientX - start.x, event.clientY - start.y];
      if (!moved && Math.hypot(x, y) < FAR) return;
      if (!moved) element.setPointerCapture(event.pointerId);
      moved = true;
      element.style.transform = `translate(${x}px, ${y}px)`;
      element.style.zIndex = "9";
    };
    const end = (event: PointerEvent): void => {
      if (start === null) return;
      start = null;
      element.style.transform = "";
      element.style.zIndex = "";
      if (!moved) return;
      element.style.pointerEvents = "none";
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>("[data-piece], main");
      element.style.pointerEvents = "";
      if (!under) return;
      const { pickable, onpick } = board();
      const card = element.dataset["piece"] ?? "";
      if (pickable.has(card)) onpick(card);
      const goal = under.dataset["piece"];
      if (goal !== undefined && goal !== card && board().pickable.has(goal)) onpick(goal);
    };
    // The touch that ends a drag isn't a touch of the card.
    const click = (event: MouseEvent): void => {
      if (!moved) return;
      moved = false;
      event.stopImmediatePropagation();
    };
    element.addEventListener("pointerdown", begin);
    element.addEventListener("pointermove", move);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", end);
    element.addEventListener("click", click, { capture: true });
    return () => {
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("pointermove", move);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", end);
      element.removeEventListener("click", click, { capture: true });
    };
  };
}
