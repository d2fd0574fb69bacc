/** A page without a server: its talk with the worker, locks between tabs, a storage that keeps nothing, records. */
import { afterEach, describe, expect, test, vi } from "vitest";
import { isHere } from "../src/device/beside";
import { Bots, PATIENCE, type BotsWorker } from "../src/device/bots";
import { Journal } from "../src/device/journal";
import { askForTables } from "../src/device/locks";
import { tidy } from "../src/device/record";
import { DeviceSocket } from "../src/device/socket";
import { hasServer, takeToServer } from "../src/device/taking";
import type { BotsAsked, FromBots, ToHost } from "../src/device/talk";

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a connection to the worker", () => {
  function connected(): { socket: DeviceSocket; told: ToHost[]; heard: string[] } {
    const told: ToHost[] = [];
    const heard: string[] = [];
    const socket = new DeviceSocket(7, (message) => told.push(message));
    socket.addEventListener("open", () => heard.push("open"));
    socket.addEventListener("message", (event) => heard.push((event as MessageEvent<string>).data));
    socket.addEventListener("close", (event) => heard.push(`close ${(event as CloseEvent).code}`));
    return { socket, told, heard };
  }

  test("opens after whoever made it can listen, and carries text both ways", async () => {
    const { socket, told, heard } = connected();
    expect(socket.readyState).toBe(WebSocket.CONNECTING);
    await Promise.resolve();
    expect(socket.readyState).toBe(WebSocket.OPEN);
    socket.send("a move");
    socket.hear("an update");
    expect(told).toEqual([{ kind: "say", id: 7, text: "a move" }]);
    expect(heard).toEqual(["open", "an update"]);
  });

  test("leaves once, and hears nothing after that but the end", async () => {
    const { socket, told, heard } = connected();
    await Promise.resolve();
    socket.close();
    socket.close();
    socket.hear("too late");
    socket.end(4001);
    expect(told).toEqual([{ kind: "leave", id: 7 }]);
    expect(heard).toEqual(["open", "close 4001"]);
    expect(socket.readyState).toBe(WebSocket.CLOSED);
  });

  test("that was refused before it opened never opens", async () => {
    const { socket, heard } = connected();
    socket.end(4000);
    await Promise.resolve();
    expect(heard).toEqual(["close 4000"]);
  });
});

/** A worker that answers when a test lets it. */
class SlowWorker implements BotsWorker {
  onmessage: ((event: MessageEvent<FromBots>) => void) | null = null;
  heard: BotsAsked[] = [];
  ended = false;
  postMessage = (message: BotsAsked): void => void this.heard.push(message);
  terminate = (): void => void (this.ended = true);
  say(data: FromBots): void {
    this.onmessage?.(new MessageEvent("message", { data }));
  }
  get asked(): string[] {
    return this.heard.flatMap((message) => (message.kind === "ask" ? [message.text] : []));
  }
}

describe("questions to the bots", () => {
  function thinking(): { bots: Bots; workers: SlowWorker[]; answers: string[]; timed: string[] } {
    vi.useFakeTimers();
    const workers: SlowWorker[] = [];
    const timed: string[] = [];
    const start = (): SlowWorker => (workers.push(new SlowWorker()), workers.at(-1) as SlowWorker);
    const bots = new Bots(start, "/static/", ["jamaica"], (found) => timed.push(found.game));
    return { bots, workers, answers: [], timed };
  }

  test("go one at a time, once the worker is set up", async () => {
    const { bots, workers: [worker], answers, timed } = thinking();
    for (const [id, text] of [[1, "a"], [2, "b"], [3, "c"]] as const) void bots.ask(id, text).then((answer) => answers.push(answer));
    expect(worker?.heard).toEqual([{ kind: "start", root: "/static/", timed: ["jamaica"] }]);
    worker?.say({ kind: "ready" });
    worker?.say({ kind: "timed", game: "shanghaien", times: {} });
    expect(worker?.asked).toEqual(["a"]);
    for (const text of ["A", "B", "C"]) worker?.say({ kind: "answer", text });
    await vi.advanceTimersByTimeAsync(0);
    expect(worker?.asked).toEqual(["a", "b", "c"]);
    expect(answers).toEqual(["A", "B", "C"]);
    expect(timed).toEqual(["shanghaien"]);
  });

  test("that nobody waits for any more are dropped, a long thought with its worker", async () => {
    const { bots, workers } = thinking();
    workers[0]?.say({ kind: "ready" });
    workers[0]?.say({ kind: "timed", game: "shanghaien", times: {} });
    for (const [id, text] of [[1, "long"], [2, "queued"], [3, "of another table"]] as const) void bots.ask(id, text);
    bots.forget(2);
    bots.forget(1);
    await vi.advanceTimersByTimeAsync(PATIENCE - 1);
    expect(workers).toHaveLength(1); // most thoughts end sooner than a worker is set up
    await vi.advanceTimersByTimeAsync(1);
    const [first, second] = workers;
    expect([first?.ended, first?.asked]).toEqual([true, ["long"]]);
    expect(second?.heard).toEqual([{ kind: "start", root: "/static/", timed: ["jamaica", "shanghaien"] }]);
    first?.say({ kind: "answer", text: "TOO LATE" });
    second?.say({ kind: "ready" });
    expect([second?.ended, second?.asked]).toEqual([false, ["of another table"]]);
  });

  test("a short thought that was forgotten ends by itself", async () => {
    const { bots, workers } = thinking();
    workers[0]?.say({ kind: "ready" });
    void bots.ask(1, "short");
    bots.forget(1);
    workers[0]?.say({ kind: "answer", text: "SHORT" });
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(workers).toHaveLength(1);
  });
});

/** One lock as browsers have it: granted in order, taken away by whoever steals it. */
class OneLock {
  private holder: ((reason: Error) => void) | null = null;
  private queue: (() => void)[] = [];

  request = (_: string, options: LockOptions, held: () => Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      const grant = (): void => {
        this.holder = reject;
        void held().then(resolve);
      };
      options.signal?.addEventListener("abort", () => {
        this.queue = this.queue.filter((waiting) => waiting !== grant);
        if (this.holder !== reject) reject(new Error("given up"));
      });
      if (options.steal === true) {
        this.holder?.(new Error("stolen"));
        grant();
      } else if (this.holder === null) grant();
      else this.queue.push(grant);
    });

  /** The tab that has it is closed. */
  free(): void {
    this.holder = null;
    this.queue.shift()?.();
  }
}

describe("the tables of a device", () => {
  function tab(lock: OneLock) {
    const told: string[] = [];
    const tables = askForTables(lock as unknown as LockManager, () => told.push("waits"), () => told.push("lost"));
    void tables.mine.then(() => told.push("mine"));
    return { told, take: tables.take };
  }

  test("are one tab's, and the next one's when that is closed", async () => {
    vi.useFakeTimers();
    const lock = new OneLock();
    const [first, second] = [tab(lock), tab(lock)];
    await vi.advanceTimersByTimeAsync(5000);
    expect([first.told, second.told]).toEqual([["mine"], ["waits"]]);
    lock.free();
    await vi.advanceTimersByTimeAsync(5000);
    expect([first.told, second.told]).toEqual([["mine"], ["waits", "mine"]]);
  });

  test("are taken over by a tab that asks for it, after the last words of the other", async () => {
    vi.useFakeTimers();
    const lock = new OneLock();
    const [first, second] = [tab(lock), tab(lock)];
    await vi.advanceTimersByTimeAsync(1000);
    second.take();
    await vi.advanceTimersByTimeAsync(100);
    expect([first.told, second.told]).toEqual([["mine", "lost"], ["waits"]]);
    await vi.advanceTimersByTimeAsync(1000);
    expect(second.told).toEqual(["waits", "mine"]);
    const third = tab(lock);
    await vi.advanceTimersByTimeAsync(1000);
    third.take();
    await vi.advanceTimersByTimeAsync(1000);
    expect([second.told, third.told]).toEqual([["waits", "mine", "lost"], ["waits", "mine"]]);
  });

  test("are there at once where the browser has no locks", async () => {
    const waits = vi.fn();
    await askForTables(undefined, waits, waits).mine;
    expect(waits).not.toHaveBeenCalled();
  });
});

describe("a storage", () => {
  /** As much of IndexedDB as the journal uses; `put` may be full. */
  function storage(rows: Map<string, string>, full: boolean): unknown {
    const transaction = () => {
      const change = { oncomplete: () => undefined, onabort: () => undefined, error: null as Error | null, objectStore: () => store };
      const pending = new Map(rows);
      const store = {
        put: (row: string, name: string) => {
          if (full) throw new DOMException("full", "QuotaExceededError");
          pending.set(name, row);
        },
        delete: (name: string) => pending.delete(name),
      };
      queueMicrotask(() => {
        rows.clear();
        for (const [name, row] of pending) rows.set(name, row);
        change.oncomplete();
      });
      return change;
    };
    return {
      open: () => {
        const request = { result: { transaction }, onsuccess: () => undefined };
        queueMicrotask(() => request.onsuccess());
        return request;
      },
    };
  }

  test("has what was written, without what was taken away", async () => {
    const rows = new Map([["old", "1"]]);
    vi.stubGlobal("indexedDB", storage(rows, false));
    const journal = await Journal.open();
    await journal.write(JSON.stringify({ new: "2", old: null }));
    expect([...rows]).toEqual([["new", "2"]]);
  });

  test("that is full says so", async () => {
    vi.stubGlobal("indexedDB", storage(new Map(), true));
    const journal = await Journal.open();
    await expect(journal.write(JSON.stringify({ new: "2" }))).rejects.toThrow("full");
  });

  test("that is refused is empty, and says so when something is to be kept", async () => {
    vi.stubGlobal("indexedDB", { open: () => { throw new DOMException("refused", "SecurityError"); } });
    const journal = await Journal.open();
    expect(await journal.read("line/")).toBe("{}");
    await expect(journal.write("{}")).rejects.toThrow("IndexedDB");
  });
});

test("a record comes through mails and editors", () => {
  expect(tidy("\uFEFFprichal record 1\r\ngame: jamaica\r\n\r\nend\r\n\r\n ")).toBe("prichal record 1\ngame: jamaica\n\nend\n");
});

describe("beside a server", () => {
  const json = (body: unknown, status = 200): Response => Response.json(body, { status });

  test("finished games are taken there by whoever is known, or by a guest", async () => {
    for (const known of [{ id: "a", name: "Anna" }, null]) {
      const asked: [string, unknown][] = [];
      vi.stubGlobal("fetch", (path: string, init: RequestInit = {}) => {
        asked.push([path, typeof init.body === "string" ? JSON.parse(init.body) : null]);
        return Promise.resolve(json(path === "/api/me" ? known : {}));
      });
      await takeToServer(["one", "two"], "Boris");
      const guest: [string, unknown][] = known === null ? [["/api/guests", { name: "Boris" }]] : [];
      expect(asked).toEqual([["/api/me", null], ...guest, ["/api/records", { record: "one" }], ["/api/records", { record: "two" }]]);
    }
  });

  test("a refused record isn't passed over in silence", async () => {
    vi.stubGlobal("fetch", (path: string) => Promise.resolve(json({ id: "a", name: "Anna" }, path === "/api/records" ? 400 : 200)));
    await expect(takeToServer(["one"], "Boris")).rejects.toThrow("400");
  });

  test("is only where a server answers", async () => {
    vi.stubGlobal("fetch", () => Promise.resolve(json({ status: "ready" })));
    expect(await hasServer("https://house.example/device/")).toBe(true);
    expect(await hasServer("https://house.example/static/")).toBe(false);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("<p>a page", { headers: { "content-type": "text/html" } })));
    expect(await hasServer("https://house.example/device/")).toBe(false);
  });

  test("the page without one is offered while it is away only where it can be had", async () => {
    const registration = { active: {}, scope: "https://house.example/device/" };
    const kept = (found: unknown) => vi.stubGlobal("navigator", { serviceWorker: { getRegistration: () => Promise.resolve(found) } });
    vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
    kept(registration);
    expect(await isHere()).toBe(true);
    kept({ ...registration, scope: "https://house.example/" }); // the server's own worker
    expect(await isHere()).toBe(false);
    kept(undefined);
    expect(await isHere()).toBe(false);
    vi.stubGlobal("fetch", () => Promise.resolve(new Response("")));
    expect(await isHere()).toBe(true);
  });
});
