/** Sentences with pictures: what a game draws stands where its words would, and is read out. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Drawn, { isDrawn } from "../src/games/white_castle/Drawn.svelte";
import { glue, parts, wordOf } from "../src/table/drawn";
import Told from "../src/table/Told.svelte";
import type { Message } from "../src/wire";
import { speaker } from "./demo/say";

afterEach(cleanup);

const say = speaker("en", ["Anna"]);
const drawing = { Drawn, isDrawn };
const coins: Message = { id: "white_castle-good", args: { good: "coins", count: 3 } };
const lantern: Message = { id: "white_castle-effect-lantern", args: {} };
const gains: Message = { id: "white_castle-news-gains", args: { seat: { id: "seat", args: { number: 0 } }, goods: { id: "list", args: { items: [coins] } } } };

test("without a drawing a sentence is its words", () => {
  expect(parts(gains, say, () => false)).toEqual([say(gains)]);
});

test("what is drawn is taken out where it stands, whatever lies around it", () => {
  const found = parts(gains, say, isDrawn);
  expect(found.map((part) => (typeof part === "string" ? part : say(part))).join("")).toBe(say(gains));
  expect(found.filter((part) => typeof part === "object")).toEqual([gains.args["goods"]]);
});

test("a message inside another is found; one that is of no use to the sentence isn't shown", () => {
  const pay: Message = { id: "white_castle-ask-pay-or-decline", args: { price: coins, effect: lantern } };
  const turn: Message = { id: "table-turn", args: { seat: "Anna", title: pay } };
  expect(parts(turn, say, isDrawn).filter((part) => typeof part === "object")).toEqual([coins, lantern]);
  expect(parts({ id: "table-over", args: { effect: lantern } }, say, isDrawn)).toEqual([say("table-over")]);
});

test("a picture that says all by itself has its words beside it where that is asked for", async () => {
  const part: Message = { id: "white_castle-do-part", args: { effect: lantern } };
  const { rerender } = render(Told, { props: { table: { say, drawing }, message: part } });
  const words = (): Element | null => document.querySelector(".drawn > span");
  expect([words()?.textContent, words()?.className]).toEqual([say(lantern), "hidden-but-read"]);
  await rerender({ named: true });
  expect([words()?.textContent, words()?.className]).toEqual([say(lantern), ""]);
  await rerender({ message: gains });
  expect(words()?.className).toBe("hidden-but-read");
});

test("brackets and stops stay beside a picture, not beside a word", () => {
  const [nothing, end] = [{ before: "", after: "" }, { before: "", part: "", after: "" }];
  expect(glue(["nothing (", coins, "), too dear (", lantern, ")."], isDrawn)).toEqual([
    { ...nothing, part: "nothing " },
    { before: "(", part: coins, after: ")," },
    { ...nothing, part: " too dear " },
    { before: "(", part: lantern, after: ")." },
    end,
  ]);
  expect(glue(["(", coins, ")"], () => false).map(({ part }) => part)).toEqual(["(", coins, ")"]);
});

test("a drawn part has its words for listeners and as a title", () => {
  render(Told, { props: { table: { say, drawing }, message: gains } });
  const drawn = document.querySelector<HTMLElement>(".drawn");
  expect(drawn?.title).toBe("3 coins");
  expect(drawn?.querySelector(".hidden-but-read")?.textContent).toBe("3 coins");
  expect(drawn?.querySelector("[data-icon=coin]")).not.toBeNull();
});

test("words of a question that name a thing can be asked about, the question itself can't", () => {
  const thief: Message = { id: "madame_ching-encounter-thief", args: {} };
  const goods: Message = { id: "jamaica-goods", args: { resource: "food", tokens: 3 } };
  const ask: Message = { id: "madame_ching-ask-pass-card", args: { card: thief } };
  const turn: Message = { id: "table-turn", args: { seat: "Anna", title: { id: "jamaica-ask-choose-card", args: {} } } };
  expect(wordOf(thief, "madame_ching")).toBe("encounter-thief");
  expect(wordOf(goods, "jamaica")).toBe("goods-food-3");
  expect(wordOf(goods, "madame_ching")).toBeNull();
  render(Told, { props: { table: { say, drawing: null }, message: ask, game: "madame_ching" } });
  expect(document.querySelector("[data-word]")?.getAttribute("data-word")).toBe("encounter-thief");
  expect(document.body.textContent).toBe(say(ask));
  cleanup();
  render(Told, { props: { table: { say, drawing: null }, message: turn, game: "jamaica" } });
  expect(document.querySelector("[data-word]")).toBeNull();
  cleanup();
  render(Told, { props: { table: { say, drawing: null }, message: ask } });
  expect(document.querySelector("[data-word]")).toBeNull();
});
