import { expect, test } from "vitest";
import Board from "../../src/games/jamaica/Board.svelte";
import Mine from "../../src/games/jamaica/Mine.svelte";
import * as track from "../../src/games/jamaica/track";
import { drawsEveryPiece, read } from "../demo/pieces";

drawsEveryPiece("jamaica", [Board, Mine]);

test("the track is the engine's", () => {
  const { tables } = read("jamaica");
  expect(track.TRACK).toEqual(tables["track"]);
  expect(track.FORKS).toEqual(tables["forks"]);
  expect([[track.RED_LINE]]).toEqual(tables["red-line"]);
});

test("ships sail space by space", () => {
  expect(track.route(5, 8)).toEqual([5, 6, 7, 8]);
  expect(track.route(6, 15, 3)).toEqual([6, 13, 14, 15]);
  expect(track.route(6, 15, 7)).toEqual([6, 7, 8, 9, 10, 11, 12, 15]);
  expect(track.route(15, 11)).toEqual([15, 12, 11]);
  expect(track.route(48, 0, 2)).toEqual([48, 49, 0]);
});
