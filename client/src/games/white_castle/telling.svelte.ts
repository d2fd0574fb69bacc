/** What the chronicle tells is seen going from place to place. */
import { tick, untrack } from "svelte";
import type { News, WhiteCastleView } from "../../wire";
import { carry, type Still } from "../art/motion";
import { Course, HAND, type Journey } from "./moves";

interface Told {
  view: WhiteCastleView;
  viewer: number;
  /** All that just happened, and of that what is being told now; null: all at once. */
  news: News[];
  told: News | null;
  still: Still;
}

type Placed = Pick<Element, "getBoundingClientRect">;

/** The first of these that is seen; of several alike the last one, which lies on top. */
function find(selectors: readonly string[]): Element | undefined {
  for (const selector of selectors) {
    const found = [...document.querySelectorAll(selector)].findLast((element) => element.getBoundingClientRect().width > 0);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** To be called in the root of an effect. `look` turns to a piece, where parts of the board are hidden. */
export function watchTelling(props: () => Told, look: (piece: string) => void): void {
  const course = new Course();
  const known = new WeakSet<News>();
  let before: WhiteCastleView | null = null;
  let shown: WhiteCastleView | null = null;
  let hand: DOMRect | null = null; // a die that was placed isn't in the tray any more
  const told = $derived(props().told);
  const news = $derived(props().news);

  function start({ count, drawing, from, to, walks }: Journey, still: Still): () => void {
    const [end, origin] = [find(to), find(from)];
    const picture = to.includes(drawing) ? end : (document.querySelector(drawing) ?? undefined);
    const begin: Placed | undefined = origin ?? (from.includes(HAND) && hand !== null ? { getBoundingClientRect: () => hand ?? new DOMRect() } : undefined);
    if (end !== undefined && drawing === HAND) hand = end.getBoundingClientRect();
    return picture && begin && end ? carry(picture, begin, end, count, still, walks) : () => undefined;
  }

  $effect(() => {
    const lines = told === null ? news : [told];
    return untrack(() => {
      const { still, view, viewer } = props();
      if (view !== shown) [before, shown] = [shown, view];
      const fresh = lines.filter((line) => !known.has(line));
      fresh.forEach((line) => known.add(line));
      const ways = fresh.flatMap(({ message }) => course.journeys(message, viewer, before, view));
      if (ways.length === 0 || still()) return;
      if (told !== null) ways.forEach(({ at }) => at !== "" && look(at));
      let stops: (() => void)[] | null = [];
      void tick().then(() => stops?.push(...ways.filter(({ drawing }) => drawing !== "").map((way) => start(way, still))));
      return () => {
        stops?.forEach((stop) => stop());
        stops = null;
      };
    });
  });
}
