/** Which part of the board a piece lies on, so that small screens can turn to it. */
export const SECTIONS = ["bridges", "castle", "grounds", "tea", "clans", "influence"] as const;
export type Section = (typeof SECTIONS)[number];

/** Null: it lies in the purse, on one's own rows or in the tray, which are always seen. */
export function sectionOf(piece: string, viewer: number): Section | null {
  const [kind = "", name = ""] = piece.split(/-(.*)/);
  switch (kind) {
    case "bridge":
    case "garden":
      return "bridges";
    case "block":
    case "room":
    case "courtier":
    case "gate":
    case "slot":
      return "castle";
    case "yard":
      return "grounds";
    case "space":
      if (/^(steward|diplomat)/.test(name)) return "castle";
      return /^(tea|outskirts)/.test(name) ? "tea" : "grounds";
    case "art":
    case "pond":
    case "tea":
    case "geisha":
    case "token":
      return "tea";
    case "influence":
      return "influence";
    case "row":
      return name.startsWith(`${viewer}-`) ? null : "clans";
    default:
      return null;
  }
}
