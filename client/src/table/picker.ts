/** The one interactive idea of all games: pieces are touched until one option is left. */
import type { Option } from "../wire";

/** The options that go on with all pieces touched so far, in whatever order they were touched. */
export function remaining(options: readonly Option[], chosen: readonly string[]): Option[] {
  return options.filter((option) => chosen.every((id) => option.picks.includes(id)));
}

/** The pieces to be highlighted: the next one of every option that is left and tells it from some other. */
export function pickable(options: readonly Option[], chosen: readonly string[]): Set<string> {
  const left = remaining(options, chosen);
  const [only] = left;
  if (only !== undefined && left.length === 1) return new Set(only.picks.filter((pick) => !chosen.includes(pick)));
  const next = new Set<string>();
  for (const option of left) {
    const id = option.picks.find((pick) => !chosen.includes(pick) && !left.every(({ picks }) => picks.includes(pick)));
    if (id !== undefined) next.add(id);
  }
  return next;
}

export type Touch =
  | { kind: "chosen"; chosen: string[]; ready: Option | null }
  | { kind: "dropped"; chosen: string[] }
  | { kind: "refused" };

/** What a touch on a piece means, given what was touched before. */
export function touch(options: readonly Option[], chosen: readonly string[], id: string): Touch {
  if (chosen.includes(id)) return { kind: "dropped", chosen: chosen.filter((other) => other !== id) };
  for (const before of [chosen, []]) {
    const next = [...before, id];
    const left = remaining(options, next);
    const [only] = left;
    if (only !== undefined) return { kind: "chosen", chosen: next, ready: left.length === 1 ? only : null };
  }
  return { kind: "refused" };
}
