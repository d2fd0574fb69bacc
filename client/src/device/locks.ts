/** Only one tab of a device has its tables. Another one waits until that is closed, or takes them over when asked to. */
const LOCK = "prichal-tables";
const IMPATIENCE = 400; // milliseconds until another tab counts as the reason for waiting
const LAST_WORDS = 500; // for what the other tab was just writing down

export interface Tables {
  /** They are here: nobody else changes them. */
  mine: Promise<void>;
  /** Takes them away from the tab that has them. */
  take(): void;
}

/** Asks for the tables; `waits` is called when another tab has them, `lost` when another one has taken them over. */
export function askForTables(locks: LockManager | undefined, waits: () => void, lost: () => void): Tables {
  // Browsers have no locks on pages that came over plain http from another machine.
  if (locks === undefined) return { mine: Promise.resolve(), take: () => undefined };
  const waiting = new AbortController();
  const impatience = setTimeout(waits, IMPATIENCE);
  let held = false;
  let arrived: () => void = () => undefined;
  const mine = new Promise<void>((resolve) => (arrived = resolve));
  const hold = async (): Promise<void> => {
    held = true;
    clearTimeout(impatience);
    arrived();
    await new Promise(() => undefined); // until this worker ends
  };
  // A request that was never granted is only given up in order to take the tables.
  const ended = (): void => void (held && lost());
  locks.request(LOCK, { signal: waiting.signal }, hold).catch(ended);
  const take = (): void => {
    if (held) return;
    waiting.abort();
    const afterwards = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LAST_WORDS));
    locks.request(LOCK, { steal: true }, () => afterwards().then(hold)).catch(lost);
  };
  return { mine, take };
}
