import { expect, test } from "vitest";
import Board from "../../src/games/shanghaien/Board.svelte";
import Mine from "../../src/games/shanghaien/Mine.svelte";
import * as nations from "../../src/games/shanghaien/nations";
import { drawsEveryPiece, read } from "../demo/pieces";

drawsEveryPiece("shanghaien", [Board, Mine]);

test("nations and tricks are the engine's", () => {
  const { tables } = read("shanghaien");
  expect([nations.NATIONS]).toEqual(tables["nations"]);
  expect([nations.TRICKS]).toEqual(tables["tricks"]);
});
