/** What the offline worker does with a request: answers it from what it keeps, steps in when the server is gone, or nothing. */
export type Way = "kept" | "page" | "through";

/** Addresses of the server itself, and of the page that plays without one: never kept, never replaced by a page. */
const SERVER = /^\/(api|schema|metrics|health|ready|device)(\/|$)/;

export function way(method: string, mode: string, address: URL, house: string): Way {
  if (method !== "GET" || address.origin !== house || SERVER.test(address.pathname)) return "through";
  if (address.pathname.startsWith("/assets/")) return "kept";
  return mode === "navigate" ? "page" : "through";
}

/** What a proxy answers when the server behind it is gone. */
export function isGone(status: number): boolean {
  return status >= 502 && status <= 504;
}
