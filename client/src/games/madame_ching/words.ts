/** The names of pieces, said with the engine's own messages. */
import type { JunkView, MadameChingView, Message, PirateView } from "../../wire";
import type { IconName } from "../../icons/icons";
import type { Still } from "../art/motion";
import type { BoardProps, SeatLook } from "../board";
import { colourOf, reward, SKILLS, symbolOf, type Skill, type Symbol } from "./box";

/** What the parts of the board are given: the shell's properties, and whether things move now. */
export type SeaProps = BoardProps<MadameChingView> & { still: Still };

export const SYMBOL_ICONS: Record<Symbol, IconName> = { map: "map", lantern: "lantern", sword: "sword", kite: "kite" };
export const SKILL_ICONS: Record<Skill, IconName> = {
  cartography: "map",
  "night-navigation": "lantern",
  combat: "sword",
  meteorology: "kite",
  "elite-crew": "people",
};
const SEAT_COLOURS = ["blue", "red", "green", "amber"];

export function message(id: string, args: Message["args"] = {}): Message {
  return { id: `madame_ching-${id}`, args };
}

export function navigation(number: number): Message {
  return message("navigation", { number, colour: colourOf(number), symbol: symbolOf(number) ?? "none" });
}

export function junkMessage(view: MadameChingView, junk: number): Message {
  const seat = view.junks[junk]?.seat ?? 0;
  return message("junk", { colour: SEAT_COLOURS[seat] ?? "amber", number: view.seats === 2 ? (junk % 2) + 1 : 0 });
}

export function goods(good: string, count: number): Message {
  return good === "white" || good === "red" || good === "blue" ? message("gems", { count, colour: good }) : message(good, { count });
}

export function tileMessage(tile: string): Message {
  const items = reward(tile).map(({ good, count }) => goods(good, count));
  return message("tile", { number: Number(tile.slice(0, -1)), reward: { id: "list", args: { items } } });
}

export function encounter(name: string): Message {
  return message(`encounter-${name}`);
}

export function lookOf(board: SeaProps, seat: number): SeatLook | undefined {
  return board.seats.find((look) => look.seat === seat);
}

/** Junks of a seat by number. */
export function junksOf(view: MadameChingView, seat: number): number[] {
  return view.junks.flatMap((junk, number) => (junk.seat === seat ? [number] : []));
}

/** The seats that aren't the viewer's own; in teams the partner first. */
export function others(board: SeaProps): number[] {
  const seats = board.view.pirates.map((_, seat) => seat).filter((seat) => seat !== board.viewer);
  return board.view.teams && board.viewer >= 0 ? seats.sort((a, b) => Number(isPartner(board, b)) - Number(isPartner(board, a))) : seats;
}

export function isPartner(board: SeaProps, seat: number): boolean {
  return board.view.teams && board.viewer >= 0 && seat === (board.viewer ^ 2);
}

/** MC-X4: how many of four the China Pearl has counted: different skills and jokers; and the skills that aren't there. */
export function wayToPearl(pirate: PirateView): { count: number; missing: Skill[]; name: Message } {
  const missing = SKILLS.filter((skill) => skill !== "elite-crew" && !(skill in pirate.ready) && !(skill in pirate.used));
  const jokers = (pirate.ready["elite-crew"] ?? 0) + (pirate.used["elite-crew"] ?? 0);
  const count = Math.min(4, 4 - missing.length + jokers);
  const named: Message = { id: "list", args: { items: missing.map((skill) => message(`skill-${skill}`)) } };
  return { count, missing, name: message("board-pearl", { count, kinds: missing.length, missing: named }) };
}

/** The cells of an expedition card by card, as they lie: the wake of its junk. Pilots come last. */
export function wake(junk: JunkView): [column: number, row: number][] {
  const colours = new Set<string>();
  const cells = junk.cards.map((number, at): [number, number] => {
    colours.add(colourOf(number));
    return [at + 1, colours.size];
  });
  const pilots = Object.values(junk.pilots).reduce((sum, count) => sum + count, 0);
  for (let pilot = 1; pilot <= pilots; pilot += 1) {
    cells.push([junk.cards.length + pilot, Math.min(7, colours.size + pilot)]);
  }
  return cells;
}
