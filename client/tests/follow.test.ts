import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { settings } from "../src/settings.svelte";
import { TableState } from "../src/table/table.svelte";
import { EVENT } from "../src/table/walk.svelte";
import type { Moment, News, TableInfo, Update, View } from "../src/wire";
import { Socket } from "./demo/socket";

const info = { id: "t", game: "shanghaien", options: {}, seats: [], status: "running", actors: [1], mine: [0] } as unknown as TableInfo;

function line(ply: number): News {
  return { ply, message: { id: `event-${ply}`, args: {} } };
}
function view(ply: number): View {
  return { viewer: 0, ply } as unknown as View;
}
function update(since: number, ply: number): Update {
  const news = Array.from({ length: ply - since }, (_, place) => line(since + place + 1));
  return { type: "update", ply, since, viewer: 0, table: info, view: view(ply), news, prompt: null, version: ply, panels: null, scores: null, final: [], offer: null, clocks: null, undo: null, breakdown: null, rivals: [], mark: "", only: null };
}

let asked: string[];
let table: TableState;

/** What the server answers: the table, its chat, moments. */
async function answer(address: string): Promise<Response> {
  asked.push(address);
  const wanted = new URL(address, "http://house");
  const [since, upto] = ["since", "upto"].map((name) => Number(wanted.searchParams.get(name)));
  let found: unknown = address.includes("/chat") ? [] : info;
  if (address.includes("/moments")) {
    found = Array.from({ length: (upto ?? 0) - (since ?? 0) }, (_, place): Moment => {
      const ply = (since ?? 0) + place + 1;
      return { ply, view: view(ply), news: [line(ply)], panels: null };
    });
  }
  return new Response(JSON.stringify(found), { headers: { "content-type": "application/json" } });
}

function shownPly(): number | undefined {
  return (table.shown?.view as unknown as { ply: number } | undefined)?.ply;
}
function moments(): string[] {
  return asked.filter((address) => address.includes("/moments"));
}
/** Lets answers of the server arrive, without any time passing. */
async function arrive(): Promise<void> {
  for (let round = 0; round < 30; round += 1) await vi.advanceTimersByTimeAsync(0);
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("fetch", answer);
  asked = [];
  settings.keep({ speed: "normal" });
  table = new TableState("t");
  await table.open();
  Socket.last.onopen?.();
  Socket.last.say(update(0, 10));
});

afterEach(() => {
  table.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("following a table", () => {
  test("late comers see it as it is", () => {
    expect(shownPly()).toBe(10);
    expect(table.follow.isWalking).toBe(false);
  });

  test("one new ply is walked without asking for anything", async () => {
    Socket.last.say(update(10, 11));
    await arrive();
    expect(table.follow.walk.news).toEqual(line(11));
    expect(table.present?.ply).toBe(11);
    expect(moments()).toEqual([]);
    await vi.advanceTimersByTimeAsync(EVENT.normal);
    expect(table.follow.isWalking).toBe(false);
    expect(shownPly()).toBe(11);
  });

  test("several plies are asked for once, and shown one after another", async () => {
    Socket.last.say(update(10, 13));
    expect(shownPly()).toBe(10);
    expect(table.present?.ply).toBe(13);
    await arrive();
    const seen = [shownPly()];
    for (const _ of [1, 2]) {
      await vi.advanceTimersByTimeAsync(EVENT.normal);
      seen.push(shownPly());
    }
    expect(seen).toEqual([11, 12, 13]);
    expect(moments()).toHaveLength(1);
  });

  test("a connection that was lost in the middle brings the rest, each event once", async () => {
    Socket.last.say(update(10, 12));
    await arrive();
    Socket.last.onclose?.({ code: 1006 });
    await vi.advanceTimersByTimeAsync(EVENT.normal - 1);
    await vi.waitFor(() => expect(Socket.last.address).toContain("since=12"));
    Socket.last.onopen?.();
    const seen = new Set<number | undefined>([table.follow.walk.news?.ply]);
    Socket.last.say(update(12, 14));
    for (let step = 0; step < 60; step += 1) {
      await vi.advanceTimersByTimeAsync(100);
      seen.add(table.follow.walk.news?.ply);
    }
    seen.delete(undefined);
    expect([...seen]).toEqual([...seen].sort());
    expect([...seen].slice(-2)).toEqual([13, 14]);
    expect(shownPly()).toBe(14);
    expect(table.follow.isWalking).toBe(false);
  });

  test("a hidden page, instant speed and calm go straight to now", async () => {
    const hidden = vi.spyOn(document, "hidden", "get").mockReturnValue(true);
    Socket.last.say(update(10, 12));
    expect(table.follow.isWalking).toBe(false);
    expect(shownPly()).toBe(12);
    hidden.mockRestore();
    settings.keep({ speed: "instant" });
    Socket.last.say(update(12, 14));
    expect(table.follow.isWalking).toBe(false);
    settings.keep({ speed: "normal" });
    settings.calm = true;
    Socket.last.say(update(14, 16));
    expect(table.follow.isWalking).toBe(false);
    settings.calm = false;
    expect(table.follow.said.map(({ ply }) => ply)).toEqual([15, 16]);
    expect(moments()).toEqual([]);
  });

  test("a skip says what wasn't seen, and what was asked for comes too late", async () => {
    Socket.last.say(update(10, 13));
    table.follow.skip();
    expect(shownPly()).toBe(13);
    expect(table.follow.said.map(({ ply }) => ply)).toEqual([11, 12, 13]);
    await arrive();
    expect(table.follow.isWalking).toBe(false);
  });
});
