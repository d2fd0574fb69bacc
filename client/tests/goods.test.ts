/** What an option would bring or cost: whose goods, in which order, with which sign. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, expect, test } from "vitest";
import Gains from "../src/games/art/Gains.svelte";
import { strengthGained } from "../src/games/shanghaien/words";
import Chips from "../src/table/Chips.svelte";
import { goodsBySeat, said, signed } from "../src/table/goods";
import type { Change } from "../src/wire";

afterEach(cleanup);

const goods = (seat: number | null, id: string, amount: number): Change => ({ seat, piece: "", to: "", what: { id, args: {} }, amount });
const say = (message: { id: string } | string | number): string => (typeof message === "object" ? `[${message.id}]` : `${message}`);

test("whoever is asked comes first; pieces that move and goods of nobody aren't counted", () => {
  const moved: Change = { seat: 2, piece: "ship-2", to: "space-4", what: null, amount: 0 };
  const groups = goodsBySeat([goods(0, "a-coins", -1), moved, goods(2, "a-food", 3), goods(null, "a-pearl", 1), goods(0, "a-iron", 2)], 2);
  expect(groups.map(([seat, all]) => [seat, all.map((good) => good.amount)])).toEqual([
    [2, [3]],
    [0, [-1, 2]],
  ]);
  expect(goodsBySeat([moved], 2)).toEqual([]);
});

test("signs are those of a ledger", () => {
  expect([signed(2), signed(-1)]).toEqual(["+2", "−1"]);
  expect(said({ what: { id: "a-coins", args: {} }, amount: -4 }, say)).toBe("−[a-coins]");
});

test("a chip shows number and icon, and says it in words; without an icon the words are shown", () => {
  render(Chips, { props: { goods: goodsBySeat([goods(0, "a-coins", 2), goods(0, "a-strength", -1)], 0)[0]![1], say } });
  const [coins, strength] = [...document.querySelectorAll<HTMLElement>(".chip")];
  expect(coins?.querySelector("[aria-hidden]")?.textContent).toBe("+2");
  expect(coins?.querySelector("svg")).not.toBeNull();
  expect(coins?.querySelector(".hidden-but-read")?.textContent).toBe("+[a-coins]");
  expect(strength?.textContent?.trim()).toBe("−[a-strength]");
  expect(strength?.classList.contains("less")).toBe(true);
});

test("over what a seat has lies what it would gain or lose, and nothing of the others", () => {
  const preview = [goods(0, "a-coins", 2), goods(1, "a-coins", -3), goods(1, "a-iron", 1)];
  for (const seat of [1, 2]) render(Gains, { props: { board: { preview, say }, seat } });
  const found = [...document.querySelectorAll<HTMLElement>(".gains")];
  expect(found.map((one) => [one.dataset["gains"], one.querySelectorAll(".chip").length])).toEqual([["1", 2]]);
});

test("a crew of Shanghaien gains what its own nation and seat is promised", () => {
  const strength = (seat: number, nation: string, amount: number): Change => ({
    seat, piece: "", to: "", what: { id: "shanghaien-gain-strength", args: { nation: { id: "shanghaien-nation", args: { nation } } } }, amount,
  });
  const preview = [strength(0, "french", 2), strength(0, "french", -1), strength(1, "french", 4), strength(0, "dutch", 3), goods(0, "shanghaien-gain-tricks", 1)];
  expect(strengthGained(preview, 0, "french")).toBe(1);
});
