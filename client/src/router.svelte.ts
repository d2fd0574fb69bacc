/**
 * Which page is shown: paths like /t/ID?invitation=…, /new/GAME, /rules/GAME, /picture/GAME. On a web space without a server, which knows
 * one page only, the same paths after a #.
 */
export type Place =
  | { page: "home" }
  | { page: "new"; game: string }
  | { page: "table"; id: string; invitation: string }
  | { page: "rules"; game: string; clause: string }
  | { page: "picture"; game: string }
  | { page: "lost" };

export function parse(address: URL): Place {
  const parts = address.pathname.split("/").filter(Boolean);
  const [first = "", second = ""] = parts;
  if (parts.length === 0) return { page: "home" };
  if (parts.length === 2 && first === "t") {
    return { page: "table", id: second, invitation: address.searchParams.get("invitation") ?? "" };
  }
  if (parts.length === 2 && first === "new") return { page: "new", game: second };
  if (parts.length === 2 && first === "rules") {
    return { page: "rules", game: second, clause: decodeURIComponent(address.hash.slice(1)) };
  }
  if (parts.length === 2 && first === "picture") return { page: "picture", game: second };
  return { page: "lost" };
}

function here(): Place {
  return parse(WITHOUT_SERVER ? new URL(location.hash.slice(1) || "/", location.origin) : new URL(location.href));
}

function written(path: string): string {
  return WITHOUT_SERVER ? `#${path}` : path;
}

class Router {
  place = $state.raw<Place>({ page: "home" });

  start(): void {
    const read = (): void => {
      this.place = here();
    };
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
    document.addEventListener("click", (event) => this.follow(event));
    read();
  }

  go(path: string): void {
    history.pushState(null, "", written(path));
    this.place = here();
    scrollTo(0, 0);
  }

  replace(path: string): void {
    history.replaceState(null, "", written(path));
    this.place = here();
  }

  /** Links within the page change the place without loading anything. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (link === null || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    if (link.pathname === location.pathname && link.hash) return;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  }
}

export const router = new Router();
