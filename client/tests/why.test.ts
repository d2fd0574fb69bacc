import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { TableState } from "../src/table/table.svelte";
import { whyAsked, whyPiece, whyWait } from "../src/table/why";
import type { Prompt, Reason, TableInfo, Update } from "../src/wire";

const prompt: Prompt = {
  seat: 1,
  title: { id: "shanghaien-ask-turn", args: {} },
  options: [{ action: "roll", label: { id: "roll", args: {} }, picks: ["supply-1"], rule: "SH-R3", brings: [], place: null, aside: false, most: null }],
  rule: "SH-R2",
  times: 1,
};
const reason = (clause: string, owner: number | null = null, ply = 7): Reason => ({ ply, clause, owner });

describe("why not", () => {
  test("names the clause against the piece", () => {
    expect(whyPiece(reason("SH-R3"), prompt)).toMatchObject({ message: { id: "browser-why-piece" }, clause: "SH-R3" });
  });

  test("says whose piece it is", () => {
    const notice = whyPiece(reason("SH-T2", 0), prompt);
    expect(notice).toMatchObject({ message: { id: "browser-why-belongs", args: { owner: { id: "seat", args: { number: 0 } } } } });
    expect(notice.clause).toBe("SH-R2");
  });

  test("says what is asked where the clause is the question's", () => {
    expect(whyPiece(reason("SH-R2"), prompt)).toEqual(whyAsked(prompt));
  });

  test("says whose turn it is", () => {
    expect(whyWait([0, 2], true).message).toMatchObject({ id: "browser-why-turn", args: { others: [{ args: { number: 0 } }, { args: { number: 2 } }] } });
    expect(whyWait([0], false).message.id).toBe("browser-why-watching");
  });
});

describe("a touch on what isn't offered", () => {
  const asked: string[] = [];
  let answer: () => Promise<Response>;
  beforeEach(() => {
    asked.length = 0;
    vi.stubGlobal("fetch", (address: string) => {
      asked.push(address);
      return answer();
    });
  });
  afterEach(() => vi.unstubAllGlobals());

  function table(update: Partial<Update>): TableState {
    const found = new TableState("abc");
    const info = { status: "running", seats: [], actors: [0], mine: [1] } as Partial<TableInfo> as TableInfo;
    found.info = info;
    found.present = { ply: 7, version: 1, viewer: 1, table: info, news: [], prompt, final: [], ...update } as Update;
    return found;
  }
  const json = (found: unknown) => (): Promise<Response> => Promise.resolve(new Response(JSON.stringify(found)));

  test("asks the server about the piece", async () => {
    answer = json(reason("SH-R3"));
    const state = table({});
    state.choice.pick("place-4");
    await vi.waitFor(() => expect(state.help.notice?.clause).toBe("SH-R3"));
    expect(asked).toEqual(["/api/tables/abc/why?seat=1&piece=place-4"]);
  });

  test("falls back to the question when the server doesn't answer", async () => {
    answer = () => Promise.reject(new TypeError("refused"));
    const state = table({});
    state.choice.pick("place-4");
    await vi.waitFor(() => expect(state.help.notice).toEqual(whyAsked(prompt)));
  });

  test("forgets an answer about an older position", async () => {
    answer = json(reason("SH-R3", null, 6));
    const state = table({});
    state.choice.pick("place-4");
    await vi.waitFor(() => expect(state.help.notice).toEqual(whyAsked(prompt)));
  });

  test("says at once whose turn it is", async () => {
    const state = table({ prompt: null });
    state.choice.pick("place-4");
    await vi.waitFor(() => expect(state.help.notice?.message.id).toBe("browser-why-turn"));
    expect(asked).toEqual([]);
  });

  test("what is offered isn't asked about", () => {
    const state = table({ prompt: { ...prompt, options: [...prompt.options, { ...prompt.options[0]!, action: "other", picks: ["supply-1", "up"] }] } });
    state.choice.pick("supply-1");
    expect([state.choice.chosen, state.help.notice, asked]).toEqual([["supply-1"], null, []]);
  });
});
