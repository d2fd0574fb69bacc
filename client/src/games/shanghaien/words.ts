/** The names of pieces, said with the engine's own messages. */
import type { Change, Message, ShanghaienView } from "../../wire";
import type { Still } from "../art/motion";
import type { BoardProps } from "../board";
import { sailor, tricks, type Nation, type Trick } from "./nations";

/** What the parts of the board are given: the shell's properties, and whether things move now. */
export type TavernProps = BoardProps<ShanghaienView> & { still: Still };

export function message(id: string, args: Message["args"] = {}): Message {
  return { id, args };
}

export function seatMessage(seat: number): Message {
  return message("seat", { number: seat });
}

export function trickMessage(trick: Trick): Message {
  return message(`shanghaien-trick-${trick}`);
}

export function cardMessage(card: string): Message {
  const known = sailor(card);
  if (known !== null) return message("shanghaien-sailor", { nation: known.nation, value: known.value });
  const pair = tricks(card);
  if (pair === null) return message("empty");
  return message("shanghaien-trick-card", { first: trickMessage(pair[0]), second: trickMessage(pair[1]) });
}

export function crewMessage(view: ShanghaienView, seat: number, nation: Nation): Message {
  return message("shanghaien-board-crew", {
    seat: seatMessage(seat),
    nation: message("shanghaien-nation", { nation }),
    strength: view.sides[seat]?.strength[nation] ?? 0,
  });
}

/** How much stronger a crew would be after the option under hand or eye. */
export function strengthGained(preview: readonly Change[], seat: number, nation: Nation): number {
  return preview
    .filter(({ seat: whose, what }) => whose === seat && what?.id === "shanghaien-gain-strength" && nationOf(what) === nation)
    .reduce((sum, { amount }) => sum + amount, 0);
}

function nationOf({ args }: Message): unknown {
  const named = args["nation"];
  return typeof named === "object" && "args" in named ? named.args["nation"] : named;
}

export function supplyMessage(view: ShanghaienView, seat: number): Message {
  return message("shanghaien-board-supply", { seat: seatMessage(seat), dice: view.sides[seat]?.supply ?? 0 });
}

/** Who sits below: the viewer, or the first seat for a spectator. */
export function nearSeat(viewer: number): number {
  return viewer === 1 ? 1 : 0;
}

/** The number of a place (0 to 5 from the left) when counted from an end. */
export function numberOf(place: number, end: string): number {
  return end === "right" ? 6 - place : place + 1;
}
