// @vitest-environment node
import { describe, expect, test } from "vitest";
import { lastThat, lastTurnOf, withoutName } from "../src/table/summary";
import type { News } from "../src/wire";

function line(ply: number, seat: number | null, id = "does"): News {
  return { ply, message: { id, args: seat === null ? {} : { seat: { id: "seat", args: { number: seat } } } } };
}

const isMine = (seat: number): boolean => seat === 0;

describe("the last turn in one line", () => {
  test("has the lines of one other seat since somebody else acted", () => {
    const chronicle = [line(1, 1), line(2, 0), line(3, 1, "takes"), line(4, null, "rolls"), line(5, 1, "gains")];
    expect(lastTurnOf(chronicle, 9, isMine)).toEqual({ seat: 1, lines: [chronicle[2], chronicle[4]] });
  });

  test("is there only for others, for more than one line, and up to the moment that is shown", () => {
    expect(lastTurnOf([line(1, 1), line(2, 1), line(3, 0)], 9, isMine)).toBeNull();
    expect(lastTurnOf([line(1, 0), line(2, 1)], 9, isMine)).toBeNull();
    expect(lastTurnOf([line(1, 1), line(2, 1), line(3, 0)], 2, isMine)?.lines).toHaveLength(2);
    expect(lastTurnOf([line(1, 1), line(2, 1), line(3, null, "round")], 9, isMine)).toBeNull();
    expect(lastTurnOf([], 9, isMine)).toBeNull();
  });

  test("says the name once", () => {
    expect(withoutName("Boris takes a die.", "Boris")).toBe("takes a die");
    expect(withoutName("Boris: nothing happens.", "Boris")).toBe("nothing happens");
    expect(withoutName("Round 2 begins.", "Boris")).toBe("Round 2 begins");
  });

  test("keeps the last things where there isn't room for all", () => {
    expect(lastThat(20, ["takes", "places", "gains"])).toBe("… · places · gains");
    expect(lastThat(22, ["takes", "places", "gains"])).toBe("takes · places · gains");
    expect(lastThat(3, ["takes", "places"])).toBe("… · places");
    expect(lastThat(3, [])).toBe("");
  });
});
