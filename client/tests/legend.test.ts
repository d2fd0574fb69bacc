/** Every icon that a game uses, on its board or beside its words, has a name in both languages. */
import { cleanup, render } from "@testing-library/svelte";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Component } from "svelte";
import { afterEach, describe, expect, test, vi } from "vitest";
import type { BoardProps } from "../src/games/board";
import { ICONS, isThing, type IconName } from "../src/icons/icons";
import { iconOf } from "../src/icons/meaning";
import { LANGUAGES } from "../src/words/words.svelte";
import { propsOf, type Positions } from "./demo/positions";
import { speaker } from "./demo/say";

// Drawing takes its time on a busy machine.
vi.setConfig({ testTimeout: 240_000 });
afterEach(cleanup);

const games = join(import.meta.dirname, "..", "..", "src", "prichal", "games");
const parts = import.meta.glob<{ default: Component<BoardProps> }>(["../src/games/*/{Board,Mine}.svelte", "!../src/games/generic/*"], { eager: true });
const GAMES = ["jamaica", "madame_ching", "shanghaien", "white_castle"];

/** Icons beside messages: each id alone, and with each word that it tells apart. */
function spoken(game: string): Set<IconName> {
  const found = new Set<IconName>();
  const entries = readFileSync(join(games, game, "locales", "en", "words.ftl"), "utf-8").split(/\n(?=[a-zA-Z])/);
  for (const entry of entries) {
    const id = /^([\w-]+) =/.exec(entry)?.[1];
    if (id === undefined || id.includes("-reconstructed-") || id === `${game}-icon`) continue;
    const words = [...entry.matchAll(/\[([\w-]+)\]/g)].map((match) => match[1] ?? "");
    for (const args of [{}, ...words.map((word) => ({ word }))]) {
      const icon = iconOf({ id, args });
      if (icon !== null) found.add(icon);
    }
  }
  return found;
}

/** Icons on the board, in whatever positions are kept of the game. */
function drawn(game: string): Set<IconName> {
  const found = new Set<IconName>();
  const path = join(import.meta.dirname, "positions", `${game}.json`);
  if (!existsSync(path)) return found;
  const { positions } = JSON.parse(readFileSync(path, "utf-8")) as Positions;
  for (const position of positions.slice(0, 6)) {
    for (const [where, part] of Object.entries(parts)) if (where.includes(`/${game}/`)) render(part.default, { props: propsOf(position) });
    for (const element of document.querySelectorAll<HTMLElement>("[data-icon]")) {
      const icon = element.dataset["icon"] ?? "";
      if (icon in ICONS && isThing(icon)) found.add(icon);
    }
    cleanup();
  }
  return found;
}

describe.each(GAMES)("%s", (game) => {
  test.each(LANGUAGES)("names its icons, %s", (language) => {
    const say = speaker(language, []);
    const used = [...new Set([...spoken(game), ...drawn(game)])];
    expect(used.length).toBeGreaterThan(3);
    expect(used.filter((icon) => say(`${game}-icon`, { icon }) === "")).toEqual([]);
    expect(say(`${game}-icon`, { icon: "no such icon" })).toBe("");
  });
});
