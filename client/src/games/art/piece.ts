/** What makes a drawn thing a piece: its id, its name, and how it answers to touch and keyboard. */
import type { BoardProps } from "../board";

type Touch = Pick<BoardProps, "pickable" | "chosen" | "onpick">;

export interface PieceAttributes {
  "data-piece": string;
  "aria-label": string;
  "aria-pressed"?: boolean;
  role: "button" | "img";
  tabindex?: 0;
  class: string;
  onclick: (event: MouseEvent) => void;
  onkeydown?: (event: KeyboardEvent) => void;
}

/** Attributes for `<g {...piece(…)}>`. Only what can be picked now is a button; the rest is a picture with a name. */
export function piece(touch: Touch, id: string, label: string, extra = ""): PieceAttributes {
  const pick = (event: Event): void => {
    event.stopPropagation();
    touch.onpick(id);
  };
  const isChosen = touch.chosen.includes(id);
  const shared = { "data-piece": id, "aria-label": label, onclick: pick };
  if (!touch.pickable.has(id) && !isChosen) {
    return { ...shared, role: "img", class: `piece ${extra}` };
  }
  return {
    ...shared,
    role: "button",
    tabindex: 0,
    "aria-pressed": isChosen,
    class: `piece ${isChosen ? "chosen" : "pickable"} ${extra}`,
    onkeydown: (event) => {
      if (event.key === "Enter" || event.key === " ") {
        event.preventDefault();
        pick(event);
      }
    },
  };
}
