/** How it stands with the tables and the bots of this device. */
import { say } from "../words/words.svelte";
import { LEVELS } from "../wire";
import type { Stage, Times } from "./talk";

const KEPT = "prichal-times";
const LONG = 2; // seconds for a decision, after which a level is offered with a warning

class DeviceState {
  stage = $state<Stage>("loading");
  /** Takes the tables over from another tab; put in with the workers. */
  take: () => void = () => undefined;
  /** A full storage, or a log that was damaged there, ends nothing, but it has to be said. */
  warning = $state<"not-kept" | "mended" | null>(null);
  /** How long the bots of each game think here; timed on the first visit. */
  times = $state.raw<Readonly<Record<string, Times>>>(remembered());

  time(game: string, times: Times): void {
    this.times = { ...this.times, [game]: times };
    try {
      localStorage.setItem(KEPT, JSON.stringify(this.times));
    } catch {
      // Then the device is timed again.
    }
  }

  /** A level by its name, with a warning where it would let people wait; without a game, where it would in any. */
  level(level: string, game?: string): string {
    const name = say(`bot-${level}`);
    const known = game === undefined ? Object.values(this.times) : [this.times[game] ?? {}];
    const seconds = Math.max(0, ...known.map((times) => times[level] ?? 0));
    return seconds > LONG ? say("device-slow-level", { level: name, seconds: Math.round(seconds) }) : name;
  }
}

/** What was timed on an earlier visit; nothing where the levels are others by now. */
function remembered(): Record<string, Times> {
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, Times>;
    return Object.fromEntries(Object.entries(found).filter(([, times]) => LEVELS.every((level) => level in times)));
  } catch {
    return {};
  }
}

export const device = new DeviceState();
