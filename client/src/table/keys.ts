/** The keyboard at the table. */
import type { TableState } from "./table.svelte";

/** Keys that alone mean nothing, or only move on. */
const NEUTRAL = new Set(["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"]);
const PAUSE = new Set(["p", "з"]);

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.matches("input, textarea, select") || target.isContentEditable);
}

export function keys(event: KeyboardEvent, table: TableState): void {
  if (isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector("dialog[open]") !== null || table.device.curtain !== null) return;
  if (document.activeElement?.closest(".caption") == null && !NEUTRAL.has(event.key)) {
    const isPaused = PAUSE.has(event.key.toLowerCase());
    if (table.follow.isWalking && isPaused) table.follow.pauseOrResume();
    else table.follow.skip();
    if (isPaused) return;
  }
  if (!handle(event.key, table)) return;
  event.preventDefault();
}

function handle(key: string, table: TableState): boolean {
  if (/^[0-9]$/.test(key)) return table.digits.type(key, table.options.length);
  table.digits.forget();
  switch (key.toLowerCase()) {
    case "escape":
      if (table.back.past !== null) table.back.toLive();
      else table.choice.drop();
      return true;
    case "enter":
      if (table.choice.ready === null || isOnButton()) return false;
      table.choice.choose(table.choice.ready);
      return true;
    case "u":
    case "г":
      void table.undo();
      return true;
    case "h":
    case "р":
      void table.help.hint();
      return true;
    case "w":
    case "ц":
      table.help.explain();
      return true;
    case "l":
    case "д":
      table.back.toLive();
      return true;
    case "a":
    case "ф":
      table.follow.again();
      return true;
    case "arrowleft":
    case "arrowright": {
      const at = table.back.past?.ply ?? table.present?.ply ?? 0;
      void table.back.lookAt(at + (key === "ArrowLeft" ? -1 : 1));
      return true;
    }
    case "t":
    case "е":
      document.querySelector<HTMLElement>("main [data-piece].pickable, main [data-piece]")?.focus();
      return true;
    default:
      return false;
  }
}

/** Enter on a button means that button. */
function isOnButton(): boolean {
  const focused = document.activeElement;
  return focused instanceof HTMLElement && focused.matches("button, a, [role='button'], [data-piece]");
}
