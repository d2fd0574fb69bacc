/** Chat: nothing that was said while the connection was away is lost, and what was heard twice is shown once. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { TableState } from "../src/table/table.svelte";
import type { Said, TableInfo } from "../src/wire";
import { Socket } from "./demo/socket";

const info = { id: "t", game: "shanghaien", options: {}, seats: [], status: "running", actors: [], mine: [] } as unknown as TableInfo;
const said = (id: number): Said => ({ type: "said", id, by: "Clara", seat: null, text: `line ${id}` }) as unknown as Said;
let kept: Said[];
let table: TableState;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", async (address: string) => new Response(JSON.stringify(address.endsWith("/chat") ? kept : info), { headers: { "content-type": "application/json" } }));
  kept = [said(1)];
  table = new TableState("t");
  await table.open();
  Socket.last.onopen?.();
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const ids = (): number[] => table.chat.map(({ id }) => id);

test("what was said while the connection was lost is read when it is back, and is unread", async () => {
  expect([ids(), table.chatUnread]).toEqual([[1], 0]);
  Socket.last.onclose?.({ code: 1006 });
  kept = [said(1), said(2), said(3)];
  await vi.advanceTimersByTimeAsync(1000);
  Socket.last.onopen?.();
  await vi.advanceTimersByTimeAsync(10);
  expect([ids(), table.chatUnread]).toEqual([[1, 2, 3], 2]);
});

test("a line that comes both ways is shown once, in its order", async () => {
  kept = [said(1), said(3)];
  Socket.last.say(said(4));
  Socket.last.say(said(3));
  await vi.advanceTimersByTimeAsync(10);
  expect(ids()).toEqual([1, 3, 4]);
});
