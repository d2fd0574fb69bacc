/** The castle's board reads every effect expression of the engine's tables, draws it, and says it in the engine's words. */
import { cleanup, render } from "@testing-library/svelte";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import Effect from "../src/games/white_castle/Effect.svelte";
import { effectOf, parse, words } from "../src/games/white_castle/effects";
import type { Positions } from "./demo/positions";
import { speaker } from "./demo/say";

const { tables } = JSON.parse(readFileSync(join(import.meta.dirname, "positions", "white_castle.json"), "utf-8")) as Positions;
const effects = (tables["effects"] ?? []) as [string, string][];

afterEach(cleanup);

describe("effects", () => {
  test("of all tables are said in the engine's words", () => {
    const say = speaker("en", []);
    expect(effects.length).toBeGreaterThan(80);
    expect(effects.map(([text]) => [text, say(words(parse(text)))])).toEqual(effects);
  });

  test("of all tables are drawn, each with an icon of its own", () => {
    const seen = new Map<string, string>();
    for (const [text] of effects) {
      render(Effect, { props: { text } });
      const drawn = document.querySelector(".effect")?.innerHTML ?? "";
      expect(document.querySelectorAll(".effect svg").length, text).toBeGreaterThan(0);
      expect(seen.get(drawn) ?? text, text).toBe(text);
      seen.set(drawn, text);
      cleanup();
    }
  });

  test("told by the engine are drawn in sentences as on the cards", () => {
    for (const [text] of effects) {
      const told = effectOf(words(parse(text)));
      expect(told, text).not.toBeNull();
      const [inSentence, onCard] = [{ effect: told! }, { text }].map((props) => {
        render(Effect, { props });
        const drawn = document.querySelector(".effect")?.innerHTML;
        cleanup();
        return drawn;
      });
      expect(inSentence, text).toBe(onCard);
    }
  });

  test("that come to nothing say why, each reason by a sign of its own", () => {
    const signs = ["target", "dear", "unless"].map((idle) => {
      render(Effect, { props: { text: "1S -> CRT", idle } });
      const sign = document.querySelector(".effect.idle > .why")?.outerHTML;
      cleanup();
      return sign;
    });
    expect(new Set(signs).size).toBe(3);
    expect(signs).not.toContain(undefined);
  });

  test("that no table has are refused", () => {
    expect(() => parse("2 gold")).toThrow("no such effect");
  });
});
