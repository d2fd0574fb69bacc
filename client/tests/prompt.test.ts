/** What the bar under the board says: a question, an answer that the table gives by itself, or whom one waits for. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import Prompt from "../src/table/Prompt.svelte";
import { TableState } from "../src/table/table.svelte";
import type { Option, Prompt as Question, TableInfo, Update } from "../src/wire";
import { words } from "../src/words/words.svelte";

beforeAll(async () => {
  words.start("en");
  await words.need("common", "browser");
});
afterEach(cleanup);

function option(action: string): Option {
  return { action, label: { id: `do ${action}`, args: {} }, picks: [], rule: "SH-R3", brings: [], place: null, aside: false, most: null };
}

function question(...actions: string[]): Question {
  return { seat: 0, title: { id: "roll or call?", args: {} }, options: actions.map(option), rule: "SH-R3", times: 1 };
}

function shown(prompt: Question | null, only: Question | null): HTMLElement {
  const table = new TableState("abc");
  const info = { id: "abc", game: "shanghaien", status: "running", actors: [0], mine: [0], seats: [] } as Partial<TableInfo> as TableInfo;
  table.info = info;
  table.present = { ply: 3, version: 1, viewer: 0, news: [], prompt, only, final: [], table: info, rivals: [] } as Partial<Update> as Update;
  render(Prompt, { props: { table, onresult: () => undefined } });
  return document.querySelector<HTMLElement>("section.prompt")!;
}

test("an only answer is seen coming, and isn't asked for", () => {
  const bar = shown(null, question("roll"));
  expect(bar.querySelector("h2")?.textContent).toBe("Only one answer: do roll");
  expect(bar.querySelectorAll("[data-action]")).toHaveLength(0);
});

test("a question is asked with its options", () => {
  const bar = shown(question("roll", "call"), null);
  expect(bar.querySelector("h2")?.textContent).toBe("roll or call?");
  expect(bar.querySelectorAll("[data-action]")).toHaveLength(2);
});
