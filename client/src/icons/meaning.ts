/** What a message is about, told by its id and its plain arguments: an icon, a colour, a seat. Games need no list. */
import type { Message } from "../wire";
import { isThing, type IconName } from "./icons";

const SYNONYMS: Record<string, IconName> = {
  admiral: "hat",
  art: "curtain",
  curtains: "curtain",
  garden: "plant",
  lilies: "lily",
  pond: "lily",
  bonus: "treasure",
  bridge: "gate",
  captain: "hat",
  cards: "cards",
  castle: "gate",
  clan: "flag",
  coins: "coin",
  combat: "cannon",
  courtiers: "courtier",
  daimyo: "crown",
  dice: "die",
  doubloons: "coin",
  encounter: "card",
  encounters: "cards",
  fight: "cannon",
  gardeners: "gardener",
  geishas: "geisha",
  gems: "gem",
  gold: "coin",
  influence: "heron",
  pirate: "hat",
  points: "star",
  powder: "gunpowder",
  score: "star",
  seals: "seal",
  ships: "ship",
  skill: "wheel",
  token: "treasure",
  total: "star",
  treasures: "treasure",
  warriors: "warrior",
  whisks: "whisk",
};

/** Colours that pieces have by name: see style/colours.css. */
const COLOURS = new Set([
  "black",
  "blue",
  "coral",
  "dark-blue",
  "green",
  "grey",
  "light-blue",
  "orange",
  "purple",
  "red",
  "white",
  "yellow",
]);

/** Plain words in a message: the parts of its id (without the game), then its text arguments. */
function vocabulary(message: Message): string[] {
  const texts = Object.values(message.args).filter((value) => typeof value === "string");
  return [...texts, ...message.id.split("-").slice(1).reverse()];
}

export function iconOf(message: Message): IconName | null {
  for (const word of vocabulary(message)) {
    const meant = SYNONYMS[word];
    if (meant !== undefined) return meant;
    if (isThing(word)) return word;
  }
  return null;
}

/** The colour that a message names, as a CSS value; the word itself is always shown beside it. */
export function colourOf(message: Message): string | null {
  for (const key of ["colour", "tile"]) {
    const value = message.args[key];
    if (typeof value === "string" && COLOURS.has(value)) return `var(--piece-${value})`;
  }
  return null;
}

/** The first seat that a message speaks of, or -1; a list of several is about the whole table. */
export function seatOf(message: Message): number {
  if (message.id === "seat") return Number(message.args["number"]);
  for (const value of Object.values(message.args)) {
    for (const part of Array.isArray(value) ? (value.length === 1 ? value : []) : [value]) {
      if (typeof part === "object" && part.id === "seat") return Number(part.args["number"]);
    }
  }
  return -1;
}
