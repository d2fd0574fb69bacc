import { expect, test } from "vitest";
import Board from "../../src/games/madame_ching/Board.svelte";
import Mine from "../../src/games/madame_ching/Mine.svelte";
import * as box from "../../src/games/madame_ching/box";
import { drawsEveryPiece, read } from "../demo/pieces";

drawsEveryPiece("madame_ching", [Board, Mine]);

test("cards, missions and lines of the China Sea are the engine's", () => {
  const { tables } = read("madame_ching");
  expect(Array.from({ length: 55 }, (_, at) => [box.colourOf(at + 1), box.symbolOf(at + 1) ?? ""])).toEqual(tables["cards"]);
  for (const [name, number, ...counts] of tables["missions"] ?? []) {
    expect(box.NUMBERS).toContain(number);
    const won = Object.fromEntries(box.reward(String(name)).map(({ good, count }) => [good, count]));
    expect(["white", "red", "blue", "coins", "encounters"].map((good) => won[good] ?? 0), String(name)).toEqual(counts);
  }
  expect([[...box.LINES]]).toEqual(tables["lines"]);
});
