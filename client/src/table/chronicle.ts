/** The chronicle as it is shown: every line with its ply, and whether it was taken back since. */
import type { News } from "../wire";

export interface Entry {
  ply: number;
  news: News;
  undone: boolean;
}

/** Puts news after what is known already; an update may bring lines that came before. */
export function merge(known: readonly News[], fresh: readonly News[]): News[] {
  const last = known.at(-1)?.ply ?? -1;
  return [...known, ...fresh.filter((news) => news.ply > last)];
}

const known = new WeakMap<News, Entry>();

/** Lines between an undo and the ply it went back to don't count any more. */
export function entries(chronicle: readonly News[]): Entry[] {
  const undone = new Set<News>();
  chronicle.forEach((news, place) => {
    if (news.message.id !== "news-undo") return;
    const to = Number(news.message.args["ply"]);
    for (const earlier of chronicle.slice(0, place)) if (earlier.ply > to) undone.add(earlier);
  });
  return chronicle.map((news) => entryOf(news, undone.has(news)));
}

/** The same entry while nothing about its line changes: else every update would draw the whole chronicle again. */
function entryOf(news: News, undone: boolean): Entry {
  const before = known.get(news);
  if (before?.undone === undone) return before;
  const entry = { ply: news.ply, news, undone };
  known.set(news, entry);
  return entry;
}
