/** The language of effects (`effects.py` of the engine) as a tree, for drawing and for saying. */
import type { Message } from "../../wire";

export const GOODS = ["coins", "seals", "points", "food", "iron", "pearl", "whisks"] as const;
export type Good = (typeof GOODS)[number];
export type Member = "courtier" | "gardener" | "warrior" | "geisha";

export type Effect =
  | { kind: "goods"; goods: readonly [Good, number][] }
  | { kind: "any"; count: number }
  | { kind: "influence"; count: number }
  | { kind: "member"; member: Member; part: "both" | "send" | "move" }
  | { kind: "light"; count: number }
  | { kind: "tile"; colour: string }
  | { kind: "plain"; name: Plain }
  | { kind: "all"; parts: readonly Effect[] }
  | { kind: "either"; parts: readonly Effect[] }
  | { kind: "pay"; good: Good; amount: number; effect: Effect };

const PLAIN = {
  LANT: "lantern",
  WELL: "well",
  LILIES: "lilies",
  YELLOW: "yellow",
  STONES: "stones",
  BOTH: "both",
  "YARD yellow": "yard-yellow",
  CURTAINS: "curtains",
  CLIMB: "climb",
  STEP: "step",
  DARK: "dark",
  DOMAIN: "domain",
  BLUE: "blue",
  "YARD blue": "yard-blue",
} as const;
export type Plain = (typeof PLAIN)[keyof typeof PLAIN];

const MEMBERS: Record<string, Member> = { CRT: "courtier", GAR: "gardener", WAR: "warrior", GEI: "geisha" };
const PARTS: Record<string, "send" | "move"> = { gate: "send", enter: "send", climb: "move", stroll: "move" };
const UNITS: Record<string, Good> = { C: "coins", S: "seals", VP: "points", food: "food", iron: "iron", pearl: "pearl", whisk: "whisks" };

function goods(text: string): [Good, number] | null {
  const [, amount, unit] = /^(\d+)\s*(\w+)$/.exec(text) ?? [];
  const good = UNITS[unit ?? ""];
  return amount === undefined || good === undefined ? null : [good, Number(amount)];
}

function single(text: string): Effect {
  const found = goods(text);
  if (found !== null) return { kind: "goods", goods: [found] };
  const [word = "", rest = ""] = text.split(/ (.*)/);
  const member = MEMBERS[word];
  if (member !== undefined) return { kind: "member", member, part: PARTS[rest] ?? "both" };
  if (word === "any") return { kind: "any", count: Number(rest) };
  if (word === "INF") return { kind: "influence", count: Number(rest) };
  if (word === "LIGHT" || word === "LIGHTS") return { kind: "light", count: word === "LIGHT" ? 1 : 2 };
  if (word === "TILE") return { kind: "tile", colour: rest };
  if (text in PLAIN) return { kind: "plain", name: PLAIN[text as keyof typeof PLAIN] };
  throw new Error(`no such effect: ${text}`);
}

/** All goods of a set are one bundle, which comes first. */
function together(parts: readonly Effect[]): Effect[] {
  const bundle = parts
    .flatMap((part) => (part.kind === "goods" ? part.goods : []))
    .sort(([one], [other]) => GOODS.indexOf(one) - GOODS.indexOf(other));
  const counts = new Map<Good, number>();
  for (const [good, count] of bundle) counts.set(good, (counts.get(good) ?? 0) + count);
  const others = parts.filter(({ kind }) => kind !== "goods");
  return counts.size > 0 ? [{ kind: "goods", goods: [...counts] }, ...others] : others;
}

const known = new Map<string, Effect>();

export function parse(text: string): Effect {
  const found = known.get(text) ?? read(text);
  known.set(text, found);
  return found;
}

function read(text: string): Effect {
  const arrow = text.indexOf(" -> ");
  if (arrow >= 0) {
    const [good, amount] = goods(text.slice(0, arrow)) ?? ["coins", 0];
    return { kind: "pay", good, amount, effect: parse(text.slice(arrow + 4)) };
  }
  if (text.includes(" or ")) return { kind: "either", parts: text.split(" or ").map(parse) };
  const parts = together(text.split(" + ").map(single));
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { kind: "all", parts };
}

export function message(id: string, args: Message["args"] = {}): Message {
  return { id: `white_castle-${id}`, args };
}

export function goodMessage(good: Good, count: number): Message {
  return message("good", { good, count });
}

function list(items: Message[]): Message {
  return { id: "list", args: { items } };
}

/** The same words as the engine's. */
export function words(effect: Effect): Message {
  switch (effect.kind) {
    case "goods":
      return list(effect.goods.map(([good, count]) => goodMessage(good, count)));
    case "any":
    case "influence":
    case "light":
      return message(`effect-${effect.kind}`, { count: effect.count });
    case "member":
      return message(`effect-${effect.member}`, { part: effect.part });
    case "tile":
      return message("effect-tile", { colour: effect.colour });
    case "plain":
      return message(`effect-${effect.name}`);
    case "all":
      return list(effect.parts.map(words));
    case "either": {
      const [first, second] = effect.parts.map(words);
      return message("effect-either", { first: first ?? list([]), second: second ?? list([]) });
    }
    case "pay":
      return message("effect-pay", { price: goodMessage(effect.good, effect.amount), effect: words(effect.effect) });
  }
}

/** The effect that a message of the engine tells, the other way round; null where it tells something else. */
export function effectOf({ id, args }: Message): Effect | null {
  if (id === "list") return Array.isArray(args["items"]) ? allOf(args["items"]) : null;
  if (id === "white_castle-good") return { kind: "goods", goods: [[args["good"] as Good, Number(args["count"])]] };
  const kind = /^white_castle-effect-(.*)$/.exec(id)?.[1] ?? "";
  switch (kind) {
    case "any":
    case "influence":
    case "light":
      return { kind, count: Number(args["count"]) };
    case "courtier":
    case "gardener":
    case "warrior":
    case "geisha":
      return { kind: "member", member: kind, part: (args["part"] ?? "both") as "both" | "send" | "move" };
    case "tile":
      return { kind, colour: String(args["colour"]) };
    case "either": {
      const parts = [args["first"], args["second"]].map(nested);
      return parts.every((part) => part !== null) ? { kind, parts } : null;
    }
    case "pay": {
      const [price, effect] = [nested(args["price"]), nested(args["effect"])];
      const [paid] = price?.kind === "goods" ? price.goods : [];
      return paid === undefined || effect === null ? null : { kind, good: paid[0], amount: paid[1], effect };
    }
  }
  const name = Object.values(PLAIN).find((one) => one === kind);
  return name === undefined ? null : { kind: "plain", name };
}

function nested(value: Message["args"][string] | undefined): Effect | null {
  return typeof value === "object" && !Array.isArray(value) ? effectOf(value) : null;
}

function allOf(items: readonly Message[]): Effect | null {
  const parts = items.map(effectOf).filter((part) => part !== null);
  if (parts.length < items.length || parts.length === 0) return null;
  const found = together(parts);
  return found.length === 1 ? (found[0] ?? null) : { kind: "all", parts: found };
}

/** An effect in words, and why nothing would come of it. */
export function idleWords(text: string, reason: string): Message {
  return reason === "" ? inWords([text]) : message("effect-idle", { effect: inWords([text]), reason });
}

/** Several effects of the tables in words. */
export function inWords(texts: readonly string[]): Message {
  const found = texts.filter((text) => text !== "").map((text) => words(parse(text)));
  return found.length > 0 ? list(found) : message("effect-nothing");
}
