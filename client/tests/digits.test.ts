import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Digits } from "../src/table/digits";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function typed(count: number, ...keys: string[]): { chosen: number[]; taken: boolean[] } {
  const chosen: number[] = [];
  const digits = new Digits((number) => chosen.push(number));
  return { taken: keys.map((key) => digits.type(key, count)), chosen };
}

test("up to nine options are chosen at once", () => {
  expect(typed(9, "1")).toEqual({ chosen: [1], taken: [true] });
  expect(typed(3, "4")).toEqual({ chosen: [], taken: [false] });
  expect(typed(3, "0")).toEqual({ chosen: [], taken: [false] });
});

test("two digits are one number where there are so many options", () => {
  expect(typed(24, "1", "3")).toEqual({ chosen: [13], taken: [true, true] });
  expect(typed(24, "3")).toEqual({ chosen: [3], taken: [true] });
  expect(typed(10, "1", "0")).toEqual({ chosen: [10], taken: [true, true] });
});

test("one digit alone is taken after a moment", () => {
  const { chosen } = typed(24, "2");
  expect(chosen).toEqual([]);
  vi.advanceTimersByTime(1000);
  expect(chosen).toEqual([2]);
});

test("a number beyond the last option chooses nothing, then or later", () => {
  const { chosen, taken } = typed(24, "2", "9");
  vi.advanceTimersByTime(1000);
  expect([chosen, taken]).toEqual([[], [true, false]]);
});

test("what was begun before another question is forgotten", () => {
  const chosen: number[] = [];
  const digits = new Digits((number) => chosen.push(number));
  digits.type("1", 24);
  digits.forget();
  vi.advanceTimersByTime(1000);
  expect(chosen).toEqual([]);
  digits.type("3", 24); // not thirteen
  expect(chosen).toEqual([3]);
});
