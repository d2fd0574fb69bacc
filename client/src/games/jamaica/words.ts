/** The names of pieces, said with the engine's own messages. */
import type { Message, JamaicaView } from "../../wire";
import type { Still } from "../art/motion";
import type { BoardProps } from "../board";
import { RED_LINE, TRACK } from "./track";

/** What the parts of the board are given: the shell's properties, and whether things move now. */
export type RegattaProps = BoardProps<JamaicaView> & { still: Still };

export const GOODS = {
  gold: { icon: "coin", body: "var(--ja-gold)", ink: "var(--ja-gold-ink)" },
  food: { icon: "food", body: "var(--ja-food)", ink: "var(--ja-food-ink)" },
  powder: { icon: "gunpowder", body: "var(--ja-powder)", ink: "var(--ja-powder-ink)" },
} as const;

export type Resource = keyof typeof GOODS;

export const BONUSES = {
  map: { icon: "map", body: "var(--ja-map)", ink: "var(--ja-map-ink)" },
  saber: { icon: "sword", body: "var(--ja-saber)", ink: "var(--ja-saber-ink)" },
  beth: { icon: "crown", body: "var(--ja-beth)", ink: "var(--ja-beth-ink)" },
  hold: { icon: "treasure", body: "var(--ja-hold)", ink: "var(--ja-hold-ink)" },
} as const;

export type Bonus = keyof typeof BONUSES;

export function isResource(word: string): word is Resource {
  return word in GOODS;
}

export function isBonus(word: string): word is Bonus {
  return word in BONUSES;
}

/** Which ship is the Ghost: it has no seat. */
export function isGhost(view: JamaicaView, ship: number): boolean {
  return ship >= view.seats;
}

export function message(id: string, args: Message["args"] = {}): Message {
  return { id, args };
}

export function shipMessage(view: JamaicaView, ship: number): Message {
  return isGhost(view, ship) ? message("jamaica-ghost") : message("seat", { number: ship });
}

export function spaceMessage(space: number): Message {
  const [kind, cost, score] = TRACK[space] ?? ["sea", 0, 0];
  const args = { number: space, kind, cost };
  return space >= RED_LINE ? message("jamaica-space-behind-line", { ...args, points: score }) : message("jamaica-space", args);
}

export function goods(resource: string, tokens: number): Message {
  return message("jamaica-goods", { resource, tokens });
}

export function treasureMessage(name: string): Message {
  return isBonus(name) ? message("jamaica-bonus", { bonus: name }) : message("jamaica-points", { points: name.replace("-", "−") });
}

export function cardMessage(card: string): Message {
  const [morning = "", evening = ""] = card.split("/");
  return message("jamaica-card", {
    morning: message("jamaica-symbol", { symbol: morning }),
    evening: message("jamaica-symbol", { symbol: evening }),
  });
}

export type DiceState = "unrolled" | "rolled" | "set";

/** Until the Captain has decided neither die is the morning's. */
export function diceState(view: JamaicaView): DiceState {
  const step = view.agenda[0]?.step;
  if (view.morning === 0 || step === "throw") return "unrolled";
  return step === "set-dice" ? "rolled" : "set";
}

/** The ships that aren't the viewer's own. */
export function others(board: RegattaProps): number[] {
  return board.view.ships.map((_, ship) => ship).filter((ship) => ship !== board.viewer);
}

/** Is something that lies before a ship's owner to be picked now? */
export function isAskedAbout(board: RegattaProps, ship: number): boolean {
  return [...board.pickable].some(
    (id) => id.startsWith(`hold-${ship}-`) || id.startsWith(`treasure-${ship}-`) || id === `hidden-${ship}`,
  );
}
