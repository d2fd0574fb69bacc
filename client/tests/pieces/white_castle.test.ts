import { expect, test } from "vitest";
import Board from "../../src/games/white_castle/Board.svelte";
import Mine from "../../src/games/white_castle/Mine.svelte";
import * as castle from "../../src/games/white_castle/tables";
import { drawsEveryPiece, read } from "../demo/pieces";

drawsEveryPiece("white_castle", [Board, Mine]);

test("rows, influence and tea house are the engine's", () => {
  const { tables } = read("white_castle");
  expect(castle.ROWS).toEqual(tables["rows"]);
  expect(castle.BARRIERS).toEqual(tables["barriers"]);
  expect([castle.INFLUENCE]).toEqual(tables["influence"]);
  expect([castle.HOUSE_ROOMS]).toEqual(tables["house"]);
});
