/** A long list of options, set out by place; what the board offers beside every question stays out of it. */
import type { Message, Option } from "../wire";
import { pickable } from "./picker";

export interface Group {
  place: Message | null;
  options: Option[];
}

/** Options under their headings, places in the order in which they are first named; a single place needs no heading. */
export function byPlace(options: readonly Option[]): Group[] {
  const groups = new Map<string, Group>();
  for (const option of options) {
    const key = JSON.stringify(option.place);
    const group = groups.get(key) ?? { place: option.place, options: [] };
    group.options.push(option);
    groups.set(key, group);
  }
  const found = [...groups.values()];
  return found.length > 1 ? found : found.map(({ options: all }) => ({ place: null, options: all }));
}

/** The options of a list: without asides whose next piece is drawn, as long as anything else is left. */
export function listed(left: readonly Option[], chosen: readonly string[], isDrawn: (piece: string) => boolean): Option[] {
  const others = left.filter(({ aside }) => !aside);
  if (others.length === 0 || others.length === left.length) return [...left];
  const next = pickable(left, chosen);
  return left.filter((option) => !option.aside || !option.picks.some((pick) => next.has(pick) && isDrawn(pick)));
}
