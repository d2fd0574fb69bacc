/** What icons stand for, in the words of a game: its catalogue names those that it uses (`GAME-icon`). */
import type { Message } from "../wire";
import { say, words } from "../words/words.svelte";
import { ICONS, type IconName } from "./icons";

const ALL = Object.keys(ICONS) as IconName[];

/** Empty where the game doesn't use the icon, or its words aren't here yet. */
export function iconName(game: string, icon: IconName): string {
  const entry = `${game}-icon`;
  return words.has(entry) ? say(entry, { icon }) : "";
}

/** For the icon beside a message; whose game that is, its id tells. */
export function nameBeside(message: Message, icon: IconName | null): string {
  return icon === null ? "" : iconName(message.id.split("-")[0] ?? "", icon);
}

/** All icons of a game with their names. */
export function legend(game: string): { icon: IconName; name: string }[] {
  return ALL.map((icon) => ({ icon, name: iconName(game, icon) })).filter(({ name }) => name !== "");
}
