/** The worker in which bots think: it gets what a seat sees, and nothing else of the table. */
import { loadEngine } from "./engine";
import type { Asked, Start, Worker } from "./talk";

declare const self: Worker<Start, never>;
type Answer = (question: string) => string;

/** A bot that couldn't be set up says so at the table, as any other that can't think. */
function failure(reason: string): string {
  return JSON.stringify({ type: "refused", message: { id: "problem-thinking", args: { reason } }, sentence: reason });
}

self.onmessage = ({ data: { root, bots } }) => {
  const thinking = loadEngine(root).then(
    (python) => python.runPython("from prichal import games; from prichal.device.thinkers import answer; answer") as Answer,
  );
  bots.onmessage = ({ data }: MessageEvent<Asked>) => {
    void thinking
      .then((answer) => answer(data.text), (reason: unknown) => failure(String(reason)))
      .then((text) => bots.postMessage({ id: data.id, text } satisfies Asked));
  };
};
