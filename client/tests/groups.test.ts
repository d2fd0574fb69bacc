// @vitest-environment node
import { describe, expect, test } from "vitest";
import { byPlace, listed } from "../src/table/groups";
import type { Option } from "../src/wire";

function option(action: string, place: string | null, ...picks: string[]): Option {
  return { action, label: { id: action, args: {} }, picks, rule: "", brings: [], place: place === null ? null : { id: place, args: {} }, aside: place === "seals", most: null };
}

const options = [
  option("room 1", "castle", "space-1"),
  option("well", "grounds", "space-well"),
  option("room 2", "castle", "space-2"),
  option("decline", null, "decline"),
  option("coin", "seals", "seals", "convert-coin"),
  option("food", "seals", "seals", "convert-food"),
];
const names = (found: readonly Option[]): string[] => found.map(({ action }) => action);

describe("a long list", () => {
  test("is set out by place, in the order of the first of each", () => {
    expect(byPlace(options).map((group) => [group.place?.id, names(group.options)])).toEqual([
      ["castle", ["room 1", "room 2"]],
      ["grounds", ["well"]],
      [undefined, ["decline"]],
      ["seals", ["coin", "food"]],
    ]);
  });

  test("of one place has no heading", () => {
    expect(byPlace([options[0]!, options[2]!]).map(({ place }) => place)).toEqual([null]);
    expect(byPlace([])).toEqual([]);
  });

  test("leaves out asides that the board offers, and only those", () => {
    expect(names(listed(options, [], (id) => id === "seals"))).toEqual(["room 1", "well", "room 2", "decline"]);
    expect(names(listed(options, [], () => false))).toEqual(names(options));
  });

  test("has the asides once one of them is being chosen", () => {
    expect(names(listed(options.slice(4), ["seals"], () => true))).toEqual(["coin", "food"]);
  });
});
