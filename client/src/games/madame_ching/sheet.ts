/** What the sheet beside the chart is about: the question that everybody waits for. */
import type { MadameChingView } from "../../wire";
import { SYMBOLS } from "./box";
import { seenWith } from "./seen";
import type { SeaProps } from "./words";

export type Sheet =
  | { about: "attack"; attacker: number; victim: number; card: string }
  | { about: "seize" | "return"; attacker: number; victim: number }
  | { about: "turn"; victim: number; symbol: string }
  | { about: "mission" | "learn"; seat: number }
  | { about: "assign" | "hand" | "done"; seat: number }
  | { about: "pass"; seat: number };

const SIREN = 3;

export function sheetOf(board: SeaProps): Sheet | null {
  const next = board.view.agenda[0];
  if (next === undefined) return null;
  const { step, seat, arg } = next;
  if (step === "react") return { about: "attack", attacker: arg >> 3, victim: seat, card: attackCard(arg & 7) };
  if (step === "seize-card") return { about: "seize", attacker: seat, victim: arg };
  if (step === "return-card") return { about: "return", attacker: seat, victim: arg };
  if (step === "turn-card") return { about: "turn", victim: seat, symbol: SYMBOLS[arg] ?? "map" };
  if (step === "mission" || step === "learn") return { about: step, seat };
  if (step === "pass-card") return { about: "pass", seat };
  if (step === "assign") return { about: "assign", seat };
  if (step === "hand-over") return { about: "hand", seat };
  return board.pickable.has("done") || board.chosen.includes("done") ? { about: "done", seat } : null;
}

function attackCard(kind: number): string {
  return kind >= SIREN ? `siren-${SYMBOLS[kind - SIREN]}` : (["thief", "traitress", "combat"][kind] ?? "thief");
}

/** The tiles that lie in the sheet instead of on the chart. */
export function tilesInSheet(board: SeaProps): string[] {
  if (board.view.agenda[0]?.step !== "mission") return [];
  return board.view.missions.filter((tile) => isOffered(board, `tile-${tile}`));
}

/** The cards seen in a hand from which one is being taken. */
export function seenInSheet(board: SeaProps): { victim: number; cards: number[] } | null {
  const next = board.view.agenda[0];
  return next?.step === "seize-card" && next.seat === board.viewer ? { victim: next.arg, cards: seenWith(board.view, next.arg) } : null;
}

export function isOffered(board: SeaProps, id: string): boolean {
  return board.pickable.has(id) || board.chosen.includes(id);
}

export function skillsInSheet(view: MadameChingView): boolean {
  return view.agenda[0]?.step === "learn";
}
