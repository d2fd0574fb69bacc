/** Colours have names: those of the shell in style/colours.css, those of a board in its game's folder. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const ROOT = join(import.meta.dirname, "../src");
const pages = readdirSync(ROOT, { recursive: true, encoding: "utf8" }).filter((name) => /\.(svelte|ts|css)$/.test(name));
const text = (name: string): string => readFileSync(join(ROOT, name), "utf8");
const isPalette = (name: string): boolean => name.endsWith("colours.css");
const isPicture = (name: string): boolean => name.endsWith("Picture.svelte") || name.startsWith("pictures/");

describe("colours", () => {
  test("are written down in palettes and pictures only", () => {
    const found = pages
      .filter((name) => !isPalette(name) && !isPicture(name))
      .flatMap((name) => (text(name).match(/["'\s:(]#[0-9a-f]{3,8}\b(?![\w-])|\b(?:rgba?|hsla?|oklch)\(/gi) ?? []).map((colour) => `${name}: ${colour}`));
    expect(found).toEqual([]);
  });

  test("that are used are defined", () => {
    const all = pages.map(text).join("\n");
    const defined = new Set([...all.matchAll(/(?:^|[\s;{"'])(--[\w-]+):/g), ...all.matchAll(/style:(--[\w-]+)/g)].map((match) => match[1]));
    const used = [...all.matchAll(/var\((--[\w-]+)\)/g)].map((match) => match[1]);
    expect([...new Set(used)].filter((name) => !defined.has(name))).toEqual([]);
  });

  test("of a palette are used", () => {
    const all = pages.filter((name) => !isPalette(name)).map(text).join("\n");
    const palettes = pages.filter(isPalette).map(text).join("\n");
    const names = [...palettes.matchAll(/^ {2}(--[\w-]+):/gm)].map((match) => match[1] ?? "");
    const unused = names.filter((name) => !`${all}${palettes}`.includes(`var(${name})`) && !/^--(seat|piece)-/.test(name));
    expect(unused).toEqual([]);
  });
});
