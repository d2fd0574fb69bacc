/**
 * Keeps the built files, so that the page opens while the server is gone. A new build is a new worker with a cache of its
 * own; it waits until no page of the old build is open, as those still load parts of theirs.
 */
import { isGone, way } from "./route";
import type { Scope } from "./scope";

declare const self: Scope;
// Put in by the build: all files, and a hash of them.
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const PREFIX = "prichal-";
const CACHE = PREFIX + __VERSION__;
const OTHER = "prichal-static-"; // of the page that plays without a server, which may lie beside this one
const PAGE = "/";

async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll([PAGE, ...__FILES__]);
}

async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE && !name.startsWith(OTHER));
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreVary: true })) ?? fetch(request);
}

/** The server's own page where there is a server: a new build is seen at once. */
async function page(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    return isGone(answer.status) ? ((await cache.match(PAGE, { ignoreVary: true })) ?? answer) : answer;
  } catch (reason) {
    const found = await cache.match(PAGE, { ignoreVary: true });
    if (found === undefined) throw reason;
    return found;
  }
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const { method, mode, url } = event.request;
  const chosen = way(method, mode, new URL(url), self.location.origin);
  if (chosen === "kept") event.respondWith(kept(event.request));
  else if (chosen === "page") event.respondWith(page(event.request));
});
