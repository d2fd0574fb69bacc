/** Names of pieces and looks of clans, said with the engine's own messages. */
import type { IconName } from "../../icons/icons";
import type { ClanView, Message, OfferView, RoomView, WhiteCastleView } from "../../wire";
import type { Still } from "../art/motion";
import type { BoardProps } from "../board";
import { idleWords, inWords, message } from "./effects";

/** What the parts of the board are given: the shell's properties, and whether things move now. */
export type CastleProps = BoardProps<WhiteCastleView> & { still: Still };

export const COLOURS = ["coral", "black", "white", "green"] as const;
/** The members that stand on each row. */
export const ROW_MEMBERS = { coral: "courtier", black: "gardener", white: "warrior", green: "geisha" } as const;

export interface ClanLook {
  colour: string;
  ink: string;
  emblem: IconName;
  name: string;
}

/** A clan looks like its seat; alone, the rival has none. */
export function clanLook(board: Pick<CastleProps, "seats" | "say">, clan: number): ClanLook {
  const seat = board.seats.find((look) => look.seat === clan);
  if (seat !== undefined) return { colour: seat.colour, ink: seat.ink, emblem: seat.emblem, name: seat.name };
  return { colour: "var(--rival)", ink: "var(--white)", emblem: "crown", name: board.say(message("rival-name")) };
}

export function isOffered(board: Pick<CastleProps, "pickable" | "chosen">, id: string): boolean {
  return board.pickable.has(id) || board.chosen.includes(id);
}

/** What the die in hand would bring at a place, while it is asked where it goes. */
export function offerAt(board: CastleProps, id: string): OfferView | null {
  return isOffered(board, id) ? (board.view.offers.find(({ piece }) => piece === id) ?? null) : null;
}

/** Why nothing would come of an effect at the places whose ids begin so; empty where something would, or none is offered. */
export function idleAt(board: CastleProps, places: string, effect: string): string {
  const found = board.view.offers
    .filter(({ piece }) => piece.startsWith(places) && isOffered(board, piece))
    .flatMap(({ effects, idle }) => effects.map((text, at) => (text === effect ? (idle[at] ?? "") : null)))
    .filter((reason) => reason !== null);
  return found.every((reason) => reason !== "") ? (found[0] ?? "") : "";
}

export function isMatcha(view: WhiteCastleView): boolean {
  return view.expansion === "matcha";
}

/** Starting cards that lie open before the first round. */
export function pairsLeft(view: WhiteCastleView): boolean {
  return view.round === 0 && view.pairs.some(({ resource, action, token }) => resource > 0 || action !== "" || token > 0);
}

/** Narrower screens have one's own area as a drawer; what needs room there lies on the board instead. */
export const NARROW = 1000;

/** How many of a clan's members stand somewhere. */
export function membersAt(clan: ClanView, place: string): number {
  return clan.members[place] ?? 0;
}

/** Clans with members at a place, with their numbers; the clan number is the place in the list. */
export function standing(counts: readonly number[]): { clan: number; count: number }[] {
  return counts.map((count, clan) => ({ clan, count })).filter(({ count }) => count > 0);
}

/** The courtiers of a floor that has several rooms: alone, the rival's have no room of their own. */
export function rivalOnFloor(view: WhiteCastleView, floor: "steward" | "diplomat"): number {
  const rival = view.solo === null ? undefined : view.clans[1];
  return rival === undefined ? 0 : membersAt(rival, `courtiers-${floor}-1`);
}

export function clanList(board: CastleProps, found: readonly { clan: number; count: number }[]): string {
  return found.map(({ clan, count }) => `${clanLook(board, clan).name} ${count}`).join(", ") || "–";
}

export function spaceMessage(name: string): Message {
  return message(`space-${name}`);
}

export function placeName(board: CastleProps, name: string, value: number, dice: readonly { colour: string; value: number }[], effects: readonly string[] = []): string {
  const lying: Message[] = dice.map((die) => message("die", { colour: die.colour, value: die.value }));
  const said = board.say(message("board-space", { space: spaceMessage(name), value, count: dice.length, dice: lying }));
  const offer = offerAt(board, `space-${name}`);
  const told: Message[] = offer === null ? effects.map((text) => inWords([text])) : offer.effects.map((text, at) => idleWords(text, offer.idle[at] ?? ""));
  return told.length > 0 ? `${said}: ${told.map((one) => board.say(one)).join(", ")}` : said;
}

export function roomName(board: CastleProps, room: RoomView): string {
  return board.say(message("board-courtiers", { room: spaceMessage(room.name), clans: clanList(board, standing(room.courtiers)) }));
}

/** Dice that are left until the round ends (WC-B27, WC-M6). */
export function turnOfRound(view: WhiteCastleView): { turn: number; turns: number } {
  const turns = view.clans.length * (isMatcha(view) ? 4 : 3);
  const next = view.agenda.find(({ step }) => step === "next-turn");
  return { turn: next === undefined ? turns : Math.min(next.arg, turns), turns };
}
