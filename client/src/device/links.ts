/**
 * Links on a web space that knows one page only: places follow a #, and what the server would send as a file is made
 * here. A link gets its true address before anybody can follow it, open it elsewhere or copy it.
 */
import { line } from "../server/line";

function linkAt(event: Event): HTMLAnchorElement | null {
  return event.target instanceof Element ? event.target.closest("a") : null;
}

function point(event: Event): void {
  const link = linkAt(event);
  const address = link?.getAttribute("href") ?? "";
  if (address.startsWith("/") && !address.startsWith("/api/")) link?.setAttribute("href", `#${address}`);
}

async function download(link: HTMLAnchorElement): Promise<void> {
  const answer = await line.ask(link.getAttribute("href") ?? "");
  if (!answer.ok) return;
  const made = document.createElement("a");
  made.href = URL.createObjectURL(new Blob([await answer.text()], { type: "text/plain" }));
  made.download = link.download;
  made.click();
  setTimeout(() => URL.revokeObjectURL(made.href), 60_000);
}

export function keepLinksHere(): void {
  for (const kind of ["pointerover", "pointerdown", "focusin"]) document.addEventListener(kind, point, true);
  document.addEventListener(
    "click",
    (event) => {
      const link = linkAt(event);
      if (link === null || !(link.getAttribute("href") ?? "").startsWith("/api/")) return;
      event.preventDefault();
      void download(link);
    },
    true,
  );
}
