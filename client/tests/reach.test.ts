/** Whether the server is there: asked while connections break, until it is known to be away. */
import { afterEach, expect, test, vi } from "vitest";
import { reach } from "../src/server/reach.svelte";
import { TableState } from "../src/table/table.svelte";
import { Socket } from "./demo/socket";

const info = { id: "t", game: "shanghaien", options: {}, seats: [], status: "running", actors: [], mine: [] };

afterEach(() => {
  reach.found();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a server that still answered while it was stopping is found to be away by the next connection that breaks", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  let stopped = false;
  vi.stubGlobal("fetch", async (address: string) => {
    if (stopped) throw new TypeError("nobody there");
    const answer = address.endsWith("/chat") ? [] : info;
    return new Response(JSON.stringify(answer), { headers: { "content-type": "application/json" } });
  });
  const table = new TableState("t");
  await table.open();
  Socket.last.onopen?.();
  const breakDown = async (): Promise<void> => {
    Socket.last.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(9000);
  };
  await breakDown();
  await breakDown();
  expect(reach.away).toBe(false);
  stopped = true;
  await breakDown();
  expect(reach.away).toBe(true);
  table.close();
});
