/** Sentences with pictures: what a game draws stands where its words would, and is read out. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Drawn, { isDrawn } from "../src/games/white_castle/Drawn.svelte";
import { parts } from "../src/table/drawn";
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
  expect(parts(gains, say, null)).toEqual([say(gains)]);
});

test("what is drawn is taken out where it stands, whatever lies around it", () => {
  const found = parts(gains, say, drawing);
  expect(found.map((part) => (typeof part === "string" ? part : say(part))).join("")).toBe(say(gains));
  expect(found.filter((part) => typeof part === "object")).toEqual([gains.args["goods"]]);
});

test("a message inside another is found; one that is of no use to the sentence isn't shown", () => {
  const pay: Message = { id: "white_castle-ask-pay-or-decline", args: { price: coins, effect: lantern } };
  const turn: Message = { id: "table-turn", args: { seat: "Anna", title: pay } };
  expect(parts(turn, say, drawing).filter((part) => typeof part === "object")).toEqual([coins, lantern]);
  expect(parts({ id: "table-over", args: { effect: lantern } }, say, drawing)).toEqual([say("table-over")]);
});

test("a drawn part has its words for listeners and as a title", () => {
  render(Told, { props: { table: { say, drawing }, message: gains } });
  const drawn = document.querySelector<HTMLElement>(".drawn");
  expect(drawn?.title).toBe("3 coins");
  expect(drawn?.querySelector(".hidden-but-read")?.textContent).toBe("3 coins");
  expect(drawn?.querySelector("[data-icon=coin]")).not.toBeNull();
});
