// @vitest-environment node
import { describe, expect, test } from "vitest";
import { fitting, lastTurnOf, RIVAL, sharedStart, withoutName } from "../src/table/summary";
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

  test("is there for a rival without a seat too", () => {
    const chronicle = [line(1, 0), line(2, null, "game-news-rival-flips"), line(3, null, "order"), line(3, null, "game-news-rival-does")];
    expect(lastTurnOf(chronicle, 9, isMine)).toEqual({ seat: RIVAL, lines: [chronicle[1], chronicle[3]] });
    expect(lastTurnOf([...chronicle, line(4, 0)], 9, isMine)).toBeNull();
    expect(sharedStart(["The Tokugawa: coins +2.", "The Tokugawa flip a card."])).toBe("The Tokugawa");
    expect(sharedStart(["Anna flips.", "Boris flips."])).toBe("");
  });

  test("says the name once", () => {
    const die = { drawn: "die" };
    expect(withoutName(["Boris takes a die."], "Boris")).toEqual(["takes a die"]);
    expect(withoutName(["Boris: nothing happens (", die, ")."], "Boris")).toEqual(["nothing happens (", die, ")"]);
    expect(withoutName(["Boris gains ", die, "."], "Boris")).toEqual(["gains ", die]);
    expect(withoutName(["Round 2 begins."], "Boris")).toEqual(["Round 2 begins"]);
  });

  test("keeps the last things where there isn't room for all", () => {
    expect(fitting(20, [5, 6, 5])).toBe(2);
    expect(fitting(22, [5, 6, 5])).toBe(3);
    expect(fitting(3, [5, 6])).toBe(1);
    expect(fitting(3, [])).toBe(0);
  });
});
