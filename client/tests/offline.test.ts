import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isGone, way } from "../src/offline/route";
import { Reach } from "../src/server/reach.svelte";

const HOUSE = "https://house.example";
const at = (path: string, method = "GET", mode = "cors") => way(method, mode, new URL(path, HOUSE), HOUSE);

describe("the offline worker", () => {
  test("answers for files of the build", () => {
    expect(at("/assets/index-abc.js")).toBe("kept");
    expect(at("/assets/golos.woff2")).toBe("kept");
  });

  test("steps in for pages", () => {
    expect(at("/", "GET", "navigate")).toBe("page");
    expect(at("/t/abc?invitation=xyz", "GET", "navigate")).toBe("page");
    expect(at("/apiary", "GET", "navigate")).toBe("page");
  });

  test("never touches the server's answers", () => {
    for (const path of ["/api/games", "/api/tables/abc/record", "/schema", "/ready", "/health", "/metrics"]) {
      expect(at(path)).toBe("through");
      expect(at(path, "GET", "navigate")).toBe("through");
    }
    expect(at("/assets/index-abc.js", "POST")).toBe("through");
    expect(at("https://elsewhere.example/assets/index.js")).toBe("through");
    expect(at("/worker.js")).toBe("through");
  });

  test("takes a proxy's word that the server is gone", () => {
    expect([200, 404, 500, 502, 503, 504].map(isGone)).toEqual([false, false, false, true, true, true]);
  });
});

describe("a server that is away", () => {
  const fetched = vi.fn<() => Promise<{ ok: boolean }>>();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("fetch", fetched);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    fetched.mockReset();
  });

  test("is asked until it answers", async () => {
    const reach = new Reach();
    fetched.mockRejectedValueOnce(new TypeError("refused")).mockResolvedValueOnce({ ok: false }).mockResolvedValueOnce({ ok: true });
    reach.lost();
    expect([reach.away, reach.returns]).toEqual([true, 0]);
    await vi.advanceTimersByTimeAsync(1000);
    await vi.advanceTimersByTimeAsync(1500);
    expect([reach.away, reach.returns]).toEqual([true, 0]);
    await vi.advanceTimersByTimeAsync(2250);
    expect([reach.away, reach.returns]).toEqual([false, 1]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledTimes(3);
  });

  test("is back with any answer", async () => {
    const reach = new Reach();
    reach.lost();
    reach.found();
    reach.found();
    await vi.advanceTimersByTimeAsync(60_000);
    expect([reach.away, reach.returns, fetched.mock.calls.length]).toEqual([false, 1, 0]);
  });

  test("is asked at once when the device is back", async () => {
    const reach = new Reach();
    fetched.mockResolvedValue({ ok: true });
    reach.lost();
    reach.hurry();
    await vi.advanceTimersByTimeAsync(0);
    expect(reach.away).toBe(false);
  });
});
