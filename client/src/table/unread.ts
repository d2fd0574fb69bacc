/** Which plies of which tables were seen on this device. */
const KEY = "prichal-seen";
const KEPT = 100;

function read(): Record<string, number> {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof found === "object" && found !== null ? (found as Record<string, number>) : {};
  } catch {
    return {};
  }
}

export function markSeen(table: string, ply: number): void {
  const { [table]: _, ...others } = read();
  const kept = Object.entries(others).slice(-KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...kept, [table, ply]])));
  } catch {
    // Nothing can be kept here; everything counts as new.
  }
}

/** How many lines of the log are new to this device. */
export function unread(table: string, ply: number): number {
  return Math.max(0, ply - (read()[table] ?? 0));
}
