/** What is printed on cards, tiles and chart: the engine's own file, so that a correction is drawn too. */
import box from "../../../../src/prichal/games/madame_ching/box.json";

export const SYMBOLS = ["map", "lantern", "sword", "kite"] as const;
export type Symbol = (typeof SYMBOLS)[number];

export const SKILLS = ["cartography", "night-navigation", "combat", "meteorology", "elite-crew"] as const;
export type Skill = (typeof SKILLS)[number];

export const GEMS = ["white", "red", "blue"] as const;
export type Gem = (typeof GEMS)[number];

export type Colour = keyof typeof box.colours.last;
const LAST = Object.entries(box.colours.last) as [Colour, number][];
const LETTERS = LAST.map(([colour]) => box.symbols[colour]).join("");

export const COLUMNS = 8;
export const ROWS = 7;
/** How far cards exceed colours beyond each encounter line. */
export const LINES = [box.lines.first, box.lines.second] as const;

export function colourOf(number: number): Colour {
  return LAST.find(([, last]) => number <= last)?.[0] ?? "white";
}

export function symbolOf(number: number): Symbol | null {
  return SYMBOLS["MLSK".indexOf(LETTERS[number - 1] ?? "-")] ?? null;
}

export type Good = Gem | "coins" | "encounters";
const GOODS: Record<string, Good> = { W: "white", R: "red", B: "blue", c: "coins", E: "encounters" };

const MISSIONS = Object.entries(box.missions).filter((entry): entry is [string, string[]] => Array.isArray(entry[1]));
/** The numbers of the missions, ascending. */
export const NUMBERS = MISSIONS.map(([number]) => Number(number));

/** What a mission tile brings. */
export function reward(tile: string): { good: Good; count: number }[] {
  const tiles = MISSIONS.find(([number]) => number === tile.slice(0, -1))?.[1];
  const text = tiles?.["abcdefgh".indexOf(tile.slice(-1))] ?? "";
  return text.split(" ").flatMap((part) => {
    const good = GOODS[part.slice(1)];
    return good === undefined ? [] : [{ good, count: Number(part[0]) }];
  });
}
