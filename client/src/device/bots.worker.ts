/** The worker in which bots think: it gets what a seat sees, and nothing else of the table. */
import type { PyodideAPI } from "pyodide";
import { loadEngine } from "./engine";
import type { BotsAsked, FromBots, Times, Worker } from "./talk";

declare const self: Worker<BotsAsked, FromBots>;
const PAUSE = 50; // milliseconds
type Ask = (question: string) => string;

/** A bot that couldn't be set up says so at the table, as any other that can't think. */
function failure(reason: string): string {
  return JSON.stringify({ type: "refused", message: { id: "problem-thinking", args: { reason } }, sentence: reason });
}

/** How long each level takes here, of games that weren't timed yet; questions go between. */
async function time(python: PyodideAPI, timed: readonly string[]): Promise<void> {
  const seconds = python.runPython("from prichal.device.timing import time_levels; time_levels") as Ask;
  const games = JSON.parse(python.runPython("import json; json.dumps(games.names())") as string) as string[];
  for (const game of games.filter((name) => !timed.includes(name))) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    self.postMessage({ kind: "timed", game, times: JSON.parse(seconds(game)) as Times });
  }
}

async function setUp(root: string, timed: readonly string[]): Promise<Ask> {
  const python = await loadEngine(root);
  const answer = python.runPython("from prichal import games; from prichal.device.thinkers import answer; answer") as Ask;
  self.postMessage({ kind: "ready" });
  time(python, timed).catch(console.error);
  return answer;
}

let thinking: Promise<Ask> | null = null;
self.onmessage = ({ data }) => {
  if (data.kind === "start") {
    thinking = setUp(data.root, data.timed);
    thinking.catch(() => self.postMessage({ kind: "ready" })); // to say at the table that it isn't
  } else
    void thinking
      ?.then((answer) => answer(data.text))
      .catch((reason: unknown) => failure(String(reason)))
      .then((text) => self.postMessage({ kind: "answer", text }));
};
