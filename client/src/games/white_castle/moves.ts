/** What a line of the chronicle moves on the board: which drawing goes from where to where. */
import type { Message } from "../../wire";
import { ROW_MEMBERS } from "./words";

/** Selectors of elements; the drawing is an `<svg>` that is copied. */
export interface Journey {
  drawing: string;
  from: string;
  to: string;
  count: number;
}

const HAND = "[data-hand]";
const piece = (id: string): string => `[data-piece="${id}"]`;
const MOST = 4; // things that are seen on their way

function idOf(value: Message["args"][string] | undefined): string {
  return typeof value === "object" && !Array.isArray(value) ? value.id : "";
}

function argOf(value: Message["args"][string] | undefined, name: string): string {
  return typeof value === "object" && !Array.isArray(value) ? String(value.args[name] ?? "") : "";
}

/** The piece of a place for dice or of a room, by its message. */
function place(value: Message["args"][string] | undefined, kind: "space" | "room", seat: string): string {
  const name = idOf(value).replace("white_castle-space-", "");
  return name.startsWith("row-") ? `row-${seat}-${name.slice(4)}` : name === "daimyo" ? "room-daimyo" : `${kind}-${name}`;
}

function row(seat: string, member: string): string {
  const colour = Object.entries(ROW_MEMBERS).find(([, one]) => one === member)?.[0] ?? "";
  return piece(`row-${seat}-${colour}`);
}

/** From one's clan board: alone, the rival has none, and its members come from its card. */
function sent(seat: string, member: string, to: string): Journey {
  const from = row(seat, member);
  return { drawing: `${from} [data-icon="${member}"]`, from, to: piece(to), count: 1 };
}

function goods(value: Message["args"][string] | undefined): { good: string; count: number }[] {
  const items = typeof value === "object" && !Array.isArray(value) ? value.args["items"] : value;
  if (!Array.isArray(items)) return [];
  return items.map(({ args }) => ({ good: String(args["good"] ?? ""), count: Number(args["count"] ?? 0) }));
}

/** Where goods come from: the last place that was spoken of, else the tray. */
export function journeys(message: Message, viewer: number, last: string): Journey[] {
  const { id, args } = message;
  const seat = argOf(args["seat"], "number");
  switch (id.replace("white_castle-news-", "")) {
    case "takes-die": {
      const from = piece(`bridge-${String(args["colour"])}-${String(args["end"])}`);
      return [{ drawing: `${HAND} svg.die`, from, to: HAND, count: 1 }];
    }
    case "places": {
      const to = piece(place(args["space"], "space", seat));
      return [{ drawing: `${to} svg.die`, from: HAND, to, count: 1 }];
    }
    case "rival-places": {
      const to = piece(place(args["space"], "space", ""));
      return [{ drawing: `${to} svg.die`, from: piece(`bridge-${String(args["colour"])}-left`), to, count: 1 }];
    }
    case "sends":
      return args["member"] === "geisha" ? [sent(seat, "geisha", "tea-entrance")] : [sent(seat, "courtier", "gate")];
    case "climbs":
      return [{ ...sent(seat, "courtier", place(args["room"], "room", seat)), from: piece("gate") }];
    case "strolls":
      return [{ ...sent(seat, "geisha", `tea-${argOf(args["place"], "place")}`), from: piece("tea-entrance") }];
    case "trains":
      return [sent(seat, "warrior", `yard-${String(args["iron"])}`)];
    case "tends":
      return [sent(seat, "gardener", `garden-${argOf(args["garden"], "colour")}-${argOf(args["garden"], "kind")}`)];
    case "takes-card":
      return seat === `${viewer}` ? [{ drawing: "[data-lantern] svg", from: HAND, to: "[data-lantern]", count: 1 }] : [];
    case "gains":
      if (seat !== `${viewer}`) return [];
      return goods(args["goods"]).map(({ good, count }) => {
        const to = piece(good === "seals" ? "seals" : `good-${good}`);
        return { drawing: `${to} svg`, from: last || HAND, to, count: Math.min(count, MOST) };
      });
    default:
      return [];
  }
}
