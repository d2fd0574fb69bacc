/** What a line of the chronicle moves on the board: which drawing goes from where to where. */
import type { Message, WhiteCastleView } from "../../wire";
import { ROW_MEMBERS } from "./words";

/** Selectors of elements, the best one first: parts of the board may be folded away. */
export interface Journey {
  drawing: string;
  from: readonly string[];
  to: readonly string[];
  count: number;
  /** Members walk; everything else slides. */
  walks: boolean;
  /** The piece to look at meanwhile. */
  at: string;
}

type Value = Message["args"][string] | undefined;
type Kind = "courtiers" | "geishas";

export const HAND = "[data-hand] svg.die";
const MOST = 4; // things that are seen on their way

const piece = (id: string): string => `[data-piece="${id}"]`;
const pawn = (seat: string, at: string): string => `${piece(at)} [data-pawn="${seat}"]`;
const lantern = (seat: string, viewer: number): string => (seat === `${viewer}` ? "[data-lantern] .title" : `[data-clan="${seat}"] .lantern`);

/** Where somebody's goods are: with one's own area shut it is its handle, with a clan's board folded its badge. */
function purse(good: string, seat: string, viewer: number): string[] {
  if (seat === `${viewer}`) return [piece(good === "seals" ? good : `good-${good}`), ".grip"];
  return [`[data-clan="${seat}"] .good.${good}`, `[data-order="${seat}"]`, `[data-seat="${seat}"]`];
}

function idOf(value: Value): string {
  return typeof value === "object" && !Array.isArray(value) ? value.id : "";
}

function argOf(value: Value, name: string): string {
  return typeof value === "object" && !Array.isArray(value) ? String(value.args[name] ?? "") : "";
}

/** The piece of a place for dice or of a room, by its message. */
function place(value: Value, kind: "space" | "room", seat = ""): string {
  const name = idOf(value).replace("white_castle-space-", "");
  return name.startsWith("row-") ? `row-${seat}-${name.slice(4)}` : `${kind}-${name}`;
}

function garden(value: Value): string {
  return `garden-${argOf(value, "colour")}-${argOf(value, "kind")}`;
}

function row(seat: string, member: string): string {
  return `row-${seat}-${Object.entries(ROW_MEMBERS).find(([, one]) => one === member)?.[0] ?? ""}`;
}

function goods(value: Value): [good: string, count: number][] {
  const items = typeof value === "object" && !Array.isArray(value) ? (value.args["items"] ?? [value]) : [];
  return Array.isArray(items) ? items.map(({ args }) => [String(args["good"] ?? ""), Number(args["count"] ?? 0)]) : [];
}

/** Where a member stood before it went up or on: a place of its kind that has one less now. */
function left(kind: Kind, seat: string, before: WhiteCastleView | null, now: WhiteCastleView): string {
  const [then, since] = [before, now].map((view) => view?.clans[Number(seat)]?.members ?? {});
  const found = Object.entries(then ?? {}).find(([name, count]) => name.startsWith(kind) && !name.endsWith("-home") && count > (since?.[name] ?? 0));
  const name = found?.[0].slice(kind.length + 1) ?? "";
  if (kind === "geishas") return `tea-${name || "entrance"}`;
  return name === "" || name === "gate" ? "gate" : `room-${name}`;
}

/** One turn after another: goods come from the place that was spoken of last. */
export class Course {
  private last: readonly string[] = [HAND];

  journeys({ id, args }: Message, viewer: number, before: WhiteCastleView | null, now: WhiteCastleView): Journey[] {
    const seat = argOf(args["seat"], "number");
    const what = id.replace("white_castle-news-", "");
    const rival = now.solo === null ? "" : "1";
    switch (what) {
      case "takes-die": {
        const end = `bridge-${String(args["colour"])}-${String(args["end"])}`;
        this.last = [HAND];
        return [{ drawing: HAND, from: [piece(end)], to: [HAND], count: 1, walks: false, at: end }];
      }
      case "places":
      case "rival-places": {
        const at = place(args["space"], "space", seat);
        const from = what === "places" ? HAND : piece(`bridge-${String(args["colour"])}-left`);
        const drawing = `${piece(at)} svg.die`;
        this.last = [piece(at)];
        const die = { drawing, from: [from], to: [drawing], count: 1, walks: false, at };
        const coins = args["way"] === "gain" || what !== "places" ? Number(args["coins"]) : 0;
        return [die, ...this.bring([["coins", coins]], seat || rival, viewer)];
      }
      case "sends": {
        const member = String(args["member"]);
        return [this.send(seat, member, member === "geisha" ? "tea-entrance" : "gate")];
      }
      case "climbs":
        return [this.go(seat, left("courtiers", seat, before, now), place(args["room"], "room"))];
      case "strolls":
        return [this.go(seat, left("geishas", seat, before, now), `tea-${argOf(args["place"], "place")}`)];
      case "trains":
        return [this.send(seat, "warrior", `yard-${String(args["iron"])}`)];
      case "tends":
        return [this.send(seat, "gardener", garden(args["garden"]))];
      case "rival-does":
        return args["what"] === "gate" ? [this.send(rival, "", "gate")] : args["what"] === "yard" ? [this.send(rival, "", `yard-${String(args["amount"])}`)] : [];
      case "rival-tends":
        return [this.send(rival, "", garden(args["garden"]))];
      case "rival-strolls":
        return [this.send(rival, "", `tea-${argOf(args["place"], "place")}`)];
      case "takes-card": {
        const to = [piece(row(seat, "courtier")), `[data-clan="${seat}"]`, `[data-order="${seat}"]`];
        return [{ drawing: ".deck svg", from: this.last, to, count: 1, walks: false, at: "" }];
      }
      case "gains":
        return this.bring(goods(args["goods"]), seat, viewer);
      case "converts":
        return this.bring(goods(args["made"]), seat, viewer).map((way) => ({ ...way, from: purse("seals", seat, viewer) }));
      default:
        this.last = [this.spoken(what, args, seat, viewer), ...this.last.slice(-1)].filter((place) => place !== "");
        return what === "influence" ? [{ drawing: "", from: [], to: [], count: 0, walks: false, at: "influence-0" }] : [];
    }
  }

  /** From one's clan board: alone, the rival has none, and its members come from its card. */
  private send(seat: string, member: string, at: string): Journey {
    return { ...this.go(seat, row(seat, member), at), from: [piece(row(seat, member)), `[data-clan="${seat}"]`, `[data-order="${seat}"]`, ".grip"] };
  }

  private go(seat: string, from: string, at: string): Journey {
    this.last = [piece(at)];
    return { drawing: pawn(seat, at), from: [piece(from)], to: [pawn(seat, at)], count: 1, walks: true, at };
  }

  private bring(goods: readonly (readonly [good: string, count: number])[], seat: string, viewer: number): Journey[] {
    return goods
      .filter(([good, count]) => good !== "" && count > 0)
      .map(([good, count]) => ({
        drawing: `.wc .good.${good}`,
        from: [...this.last, "[data-hand]"],
        to: purse(good, seat, viewer),
        count: Math.min(count, MOST),
        walks: false,
        at: "",
      }));
  }

  private spoken(what: string, args: Message["args"], seat: string, viewer: number): string {
    switch (what) {
      case "lantern":
        return lantern(seat, viewer);
      case "well":
        return piece("space-well");
      case "lilies":
        return piece("pond");
      case "row":
        return piece(`row-${seat}-${String(args["colour"])}`);
      case "takes-slot":
        return piece(`slot-${String(args["slot"])}`);
      case "harvests":
        return piece(garden(args["garden"]));
      case "takes-art":
        return piece(`art-${argOf(args["card"], "kind")}`);
      default:
        return "";
    }
  }
}
