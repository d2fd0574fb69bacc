/** The actions of the rival's cards (`components.py`, SOLO) in the engine's words. */
import type { IconName } from "../../icons/icons";
import type { Message } from "../../wire";
import { message } from "./effects";

const ICONS: Record<string, IconName> = { gate: "gate", up: "courtier", yard: "warrior", INF: "heron", back: "heron", geisha: "geisha", step: "geisha" };

export function rivalIcon(text: string): IconName {
  const [what = ""] = text.split(" ");
  return ICONS[what] ?? (/^(\d+C|lose-coins)$/.test(what) ? "coin" : /VP|points/.test(what) ? "star" : "gardener");
}

export function rivalAction(text: string): Message {
  const [what = "", amount = ""] = text.split(" ");
  const [, count, unit] = /^(\d+)(C|VP)$/.exec(what) ?? [];
  if (count !== undefined) return message("board-rival", { what: unit === "C" ? "coins" : "points", amount: Number(count) });
  if (what === "INF") return message("board-rival", { what: "influence", amount: Number(amount) });
  if (what === "geisha") return message("board-rival-geisha", { place: message("tea", { place: amount }) });
  return message("board-rival", { what, amount: Number(amount) || 0 });
}
