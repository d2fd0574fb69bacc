/** One device for several seats: the curtain falls for secrets, not for two views of different moments. */
import { afterEach, expect, test, vi } from "vitest";
import { TableState } from "../src/table/table.svelte";
import type { TableInfo, Update } from "../src/wire";

afterEach(() => vi.unstubAllGlobals());

function update(viewer: number, ply: number, hand: string[] = []): Update {
  return { ply, viewer, version: ply, news: [], prompt: null, view: { viewer, ply, hand } } as unknown as Update;
}

/** Seat 0 has moved, seat 1 is asked; answers of the server in the order in which they are asked for. */
async function passed(...answers: Update[]): Promise<{ curtain: number | null; looked: number[]; left: number }> {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(answers.shift()), { headers: { "Content-Type": "application/json" } })));
  const table = new TableState("abc");
  const looked: number[] = [];
  table.lookAs = (seat) => void looked.push(seat);
  const seats = [0, 1].map((seat) => ({ seat, bot: null, person: "me", kind: "hot-seat" }));
  const info = { id: "abc", game: "shanghaien", status: "running", actors: [1], mine: [0, 1], seats } as unknown as TableInfo;
  table.info = info;
  table.present = { ...update(0, 5), table: info };
  await table.device.pass();
  return { curtain: table.device.curtain, looked, left: answers.length };
}

test("without secrets the table is turned round at once", async () => {
  expect(await passed(update(1, 5), update(-2, 5))).toEqual({ curtain: null, looked: [1], left: 0 });
});

test("a hand that others don't see needs a curtain", async () => {
  expect(await passed(update(1, 5, ["ace"]), update(-2, 5))).toEqual({ curtain: 1, looked: [], left: 0 });
});

test("views of different moments aren't compared: both are asked for again", async () => {
  expect(await passed(update(1, 5), update(-2, 6), update(1, 6), update(-2, 6))).toEqual({ curtain: null, looked: [1], left: 0 });
});
