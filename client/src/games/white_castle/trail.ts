/** Where one is within a turn: choices inside which the question lies, each as an icon with a name. */
import type { IconName } from "../../icons/icons";
import type { Message } from "../../wire";
import { message } from "./effects";
import { spaceMessage } from "./words";

export interface Stop {
  icon: IconName;
  name: Message;
}

const SPACES: Record<string, IconName> = { steward: "castle", diplomat: "castle", walls: "gate", tea: "house", outskirts: "curtain", well: "well" };

/** A piece that was chosen on the way. */
export function stopOf(piece: string): Stop {
  const [kind = "", name = ""] = piece.split(/-(.*)/);
  const [first = "", last = ""] = name.split("-");
  switch (kind) {
    case "space":
      return { icon: SPACES[first] ?? "die", name: spaceMessage(name) };
    case "row":
      return { icon: "clan-row", name: spaceMessage(`row-${last}`) };
    case "block":
      return { icon: "light-block", name: spaceMessage(`${first}-${last}`) };
    case "garden":
      return { icon: last === "stone" ? "stones" : "plant", name: message("garden", { colour: first, kind: last }) };
    case "yard":
      return { icon: "warrior", name: message("place-yards") };
    case "slot":
      return { icon: "crown", name: spaceMessage("daimyo") };
    case "room":
      return { icon: "courtier", name: spaceMessage(name) };
    case "tea":
      return { icon: "geisha", name: message("tea", { place: name }) };
    case "art":
      return { icon: "curtain", name: message("place-outskirts") };
    case "pond":
      return { icon: "lily", name: message("pond") };
    case "token":
      return { icon: "house", name: message("tea", { place: name }) };
    default:
      return { icon: "gate", name: message("gate") };
  }
}
