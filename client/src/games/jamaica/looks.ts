/** How ships look: like their seats; the Ghost Ship has none. */
import type { IconName } from "../../icons/icons";
import type { RegattaProps } from "./words";

export interface ShipLook {
  colour: string;
  ink: string;
  emblem: IconName;
  name: string;
  ghost: boolean;
}

export function shipLook(board: Pick<RegattaProps, "seats" | "say">, ship: number): ShipLook {
  const seat = board.seats.find((look) => look.seat === ship);
  if (seat === undefined) {
    const name = board.say({ id: "jamaica-ghost", args: {} });
    return { colour: "var(--ja-ghost)", ink: "var(--white)", emblem: "skull", name, ghost: true };
  }
  return { colour: seat.colour, ink: seat.ink, emblem: seat.emblem, name: seat.name, ghost: false };
}
