/**
 * Keeps all files of the page that plays without a server: after the first visit no net is needed. A new build is a new
 * worker with a cache of its own; it waits until no page of the old build is open, so that nobody's game is disturbed.
 */
import type { Scope } from "../offline/scope";

declare const self: Scope;
// Put in by `make static`: all files, beside this one, and a hash of them.
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

const PREFIX = "prichal-static-";
const CACHE = PREFIX + __VERSION__;
const PAGE = "./"; // by its folder: some web spaces lead away from the file's own name

/** Not all names change with content: the web space is asked whether a file is still the same. */
async function keep(): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.addAll(__FILES__.map((name) => new Request(name, { cache: "no-cache" })));
}

async function tidy(): Promise<void> {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function kept(request: Request): Promise<Response> {
  const cache = await caches.open(CACHE);
  const found = await cache.match(request.mode === "navigate" ? PAGE : request, { ignoreVary: true, ignoreSearch: true });
  return found ?? fetch(request);
}

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(tidy()));
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && new URL(url).origin === self.location.origin) event.respondWith(kept(event.request));
});
