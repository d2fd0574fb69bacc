/** Which sound goes with a line of the chronicle, guessed from its id: games need no list of sounds. */
import type { Sound } from "../sound";

const KINDS: [RegExp, Sound][] = [
  [/roll|dice|die|throw/, "dice"],
  [/gold|coin|pay|spend|score|point|treasure/, "coin"],
  [/fight|combat|attack|rob|shanghai/, "drum"],
];

export function soundOf(id: string): Sound {
  return KINDS.find(([pattern]) => pattern.test(id))?.[1] ?? "card";
}
