/** Lets the worker keep the page's files, once the page itself has been loaded. */
export function keepForLater(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  const register = (): void => {
    // Without it (private windows, plain http) the page works as long as the server does.
    navigator.serviceWorker.register("/worker.js").catch(() => undefined);
  };
  if (document.readyState === "complete") register();
  else addEventListener("load", register, { once: true });
}
