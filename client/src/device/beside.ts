/** The page that plays without the server, where a host has put it beside the server's own. */
export const DEVICE = "/device/";
/** Whether a host has; "now": games against bots begin there. */
export const beside = document.querySelector<HTMLMetaElement>("meta[name=device]")?.content;

/** Whether it can be had while the server is away: kept by this browser, or served by somebody else. */
export async function isHere(): Promise<boolean> {
  const kept = await navigator.serviceWorker?.getRegistration(DEVICE).catch(() => undefined);
  // The server's own worker answers for all of its pages: only a worker of that folder counts.
  if (kept?.active && new URL(kept.scope).pathname === DEVICE) return true;
  const found = await fetch(`${DEVICE}worker.js`, { method: "HEAD", cache: "no-store" }).catch(() => null);
  return found?.ok === true;
}
