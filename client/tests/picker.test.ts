// @vitest-environment node
import { describe, expect, test } from "vitest";
import { pickable, remaining, touch } from "../src/table/picker";
import type { Option } from "../src/wire";

function option(action: string, ...picks: string[]): Option {
  return { action, label: { id: action, args: {} }, picks, rule: "SH-R3", brings: [], place: null, aside: false, most: null };
}

const options = [
  option("lay 2", "rolled-2", "place-2"),
  option("lay 5 left", "rolled-5", "place-5"),
  option("lay 5 right", "rolled-5", "place-2"),
  option("shanghai", "shanghai"),
];

describe("the picker", () => {
  test("highlights what starts an option", () => {
    expect(pickable(options, [])).toEqual(new Set(["rolled-2", "rolled-5", "shanghai"]));
  });

  test("a touch keeps the options that go on with it", () => {
    const touched = touch(options, [], "rolled-5");
    expect(touched).toEqual({ kind: "chosen", chosen: ["rolled-5"], ready: null });
    expect(pickable(options, ["rolled-5"])).toEqual(new Set(["place-5", "place-2"]));
    expect(remaining(options, ["rolled-5"])).toHaveLength(2);
  });

  test("passes over a piece that all options share", () => {
    const shares = [0, 1].map((tokens) => option(`spend ${tokens}`, "hold-0-1", `tokens-${tokens}`));
    expect(pickable(shares, [])).toEqual(new Set(["tokens-0", "tokens-1"]));
    expect(touch(shares, [], "hold-0-1")).toMatchObject({ chosen: ["hold-0-1"], ready: null });
  });

  test("highlights all of an only option", () => {
    expect(pickable([option("spend 2", "hold-0-1", "tokens-2")], [])).toEqual(new Set(["hold-0-1", "tokens-2"]));
  });

  test("is ready as soon as one option is left", () => {
    expect(touch(options, [], "rolled-2")).toMatchObject({ ready: options[0] });
    expect(touch(options, ["rolled-5"], "place-2")).toMatchObject({ ready: options[2] });
  });

  test("takes pieces in any order", () => {
    expect(touch(options, [], "place-5")).toMatchObject({ ready: options[1] });
    expect(pickable(options, ["place-2"])).toEqual(new Set(["rolled-2", "rolled-5"]));
  });

  test("a second touch puts the piece back", () => {
    expect(touch(options, ["rolled-5"], "rolled-5")).toEqual({ kind: "dropped", chosen: [] });
  });

  test("a touch that doesn't go on starts anew", () => {
    expect(touch(options, ["rolled-5"], "shanghai")).toMatchObject({ chosen: ["shanghai"], ready: options[3] });
  });

  test("refuses what no option knows", () => {
    expect(touch(options, [], "crew-0-red")).toEqual({ kind: "refused" });
  });
});
