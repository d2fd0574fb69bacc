/** Things that come to somebody, shown on their way: worked out from one view and the next. */
import { untrack } from "svelte";

/**
 * `find` compares two views, `bring` starts the motion of one thing and returns what cuts it short. To be called while a
 * component is set up; whatever is still on its way when the next view comes is cut short.
 */
export function watchArrivals<View, Thing>(view: () => View, find: (before: View, now: View) => Thing[], bring: (thing: Thing) => () => void): void {
  let before: View | null = null;
  $effect(() => {
    const now = view();
    return untrack(() => {
      const came = before === null ? [] : find(before, now);
      before = now;
      const stops = came.map(bring);
      return () => stops.forEach((stop) => stop());
    });
  });
}
