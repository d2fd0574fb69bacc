/** Every message that the client's sources name can be said in both languages. */
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGES, words } from "../src/words/words.svelte";

const sources = join(import.meta.dirname, "..", "src");
const games = readdirSync(join(sources, "games")).filter((name) => existsSync(join(sources, "games", name, "words.ts")));
const idsOf = new RegExp(`"((?:${["browser", "table", ...games].join("|")})-[a-z-]*[a-z])"`, "g");
const named = new Set(
  readdirSync(sources, { recursive: true, encoding: "utf-8" })
    .filter((name) => /\.(ts|svelte)$/.test(name))
    .flatMap((name) => [...readFileSync(join(sources, name), "utf-8").matchAll(idsOf)])
    .map(([, id]) => id ?? ""),
);

describe.each(LANGUAGES)("%s", (language) => {
  test("has all words", async () => {
    words.start(language);
    await words.need("common", "browser", "server", ...games);
    await words.speak(language);
    expect(named.size).toBeGreaterThan(100);
    expect([...named].filter((id) => !words.has(id)).sort()).toEqual([]);
  });

  test("says what each key does", async () => {
    words.start(language);
    await words.need("browser");
    await words.speak(language);
    const said = ["digits", "Enter", "Esc", "u", "h", "w", "arrows", "l", "t"].map((key) => words.say("browser-key", { key }));
    expect(new Set(said).size).toBe(said.length);
  });
});
