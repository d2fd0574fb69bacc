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

/** Lines between an undo and the ply it went back to don't count any more. */
export function entries(chronicle: readonly News[]): Entry[] {
  const shown = chronicle.map((news): Entry => ({ ply: news.ply, news, undone: false }));
  shown.forEach((entry, place) => {
    if (entry.news.message.id !== "news-undo") return;
    const to = Number(entry.news.message.args["ply"]);
    for (const earlier of shown.slice(0, place)) if (earlier.ply > to) earlier.undone = true;
  });
  return shown;
}
