/** The worker in which bots think: it gets what a seat sees, and nothing else of the table. */
import type { PyodideAPI } from "pyodide";
import { loadEngine } from "./engine";
import type { Asked, FromBots, Start, Times, Worker } from "./talk";

declare const self: Worker<Start, FromBots>;
const PAUSE = 50; // milliseconds
type Answer = (question: string) => string;

/** A bot that couldn't be set up says so at the table, as any other that can't think. */
function failure(reason: string): string {
  return JSON.stringify({ type: "refused", message: { id: "problem-thinking", args: { reason } }, sentence: reason });
}

/** How long each level takes here; questions go between. */
async function time(python: PyodideAPI, games: readonly string[]): Promise<void> {
  const seconds = python.runPython("from prichal.device.timing import time_levels; time_levels") as Answer;
  for (const game of games) {
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    self.postMessage({ game, times: JSON.parse(seconds(game)) as Times });
  }
}

self.onmessage = ({ data: { root, bots, untimed } }) => {
  const python = loadEngine(root);
  const thinking = python.then(
    (found) => found.runPython("from prichal import games; from prichal.device.thinkers import answer; answer") as Answer,
  );
  thinking.then(async () => time(await python, untimed)).catch(console.error);
  bots.onmessage = ({ data }: MessageEvent<Asked>) => {
    void thinking
      .then((answer) => answer(data.text), (reason: unknown) => failure(String(reason)))
      .then((text) => bots.postMessage({ id: data.id, text } satisfies Asked));
  };
};
