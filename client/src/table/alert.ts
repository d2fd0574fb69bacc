/** "Your turn" for somebody who looks elsewhere; the title says it too. */
import icon from "../favicon.svg";
import { settings } from "../settings.svelte";
import type { TableState } from "./table.svelte";

export function turnAlert(table: TableState): void {
  const prompt = table.prompt;
  if (prompt === null || !settings.alerts || !document.hidden) return;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  const body = table.say(prompt.title);
  const shown = new Notification(table.say("browser-your-turn"), { body, tag: `prichal-${table.id}`, icon });
  shown.onclick = () => {
    window.focus();
    shown.close();
  };
}
