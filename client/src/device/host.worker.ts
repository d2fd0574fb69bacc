/** The worker with the tables: the same logic as the server's, in Python. One of this device's tabs has them at a time. */
import type { PyProxy } from "pyodide/ffi";
import { loadEngine } from "./engine";
import { Journal } from "./journal";
import type { Asked, FromHost, Start, ToHost, Worker } from "./talk";

declare const self: Worker<ToHost, FromHost>;

interface Connection extends PyProxy {
  receive(text: string): void;
  leave(): void;
}
interface Host extends PyProxy {
  start(): Promise<void>;
  answer(method: string, path: string, body: string): Promise<PyProxy>;
  connect(path: string, send: (text: string) => void, close: (code: number) => void): Connection;
}
type MakeHost = (
  journal: Journal,
  ask: (question: string) => Promise<string>,
  told: (kept: boolean) => void,
  mended: (table: string) => void,
  pause: number,
) => Host;

const LOCK = "prichal-tables";
const IMPATIENCE = 400; // milliseconds until another tab counts as the reason for waiting
const connections = new Map<number, Connection>();

/** Only one tab has the tables; the next one gets them when it is closed, however it was. */
async function takeTables(): Promise<void> {
  // Browsers have no locks on pages that came over plain http from another machine.
  if (navigator.locks === undefined) return;
  const waiting = setTimeout(() => self.postMessage({ kind: "stage", stage: "waiting" }), IMPATIENCE);
  await new Promise<void>((mine) => {
    void navigator.locks.request(LOCK, () => {
      mine();
      return new Promise(() => undefined); // until this worker ends
    });
  });
  clearTimeout(waiting);
  self.postMessage({ kind: "stage", stage: "loading" });
}

/** Questions to the bots' worker, each answered in its time. */
function asking(port: MessagePort): (question: string) => Promise<string> {
  const waiting = new Map<number, (answer: string) => void>();
  let number = 0;
  port.onmessage = ({ data }: MessageEvent<Asked>) => {
    waiting.get(data.id)?.(data.text);
    waiting.delete(data.id);
  };
  return (text) =>
    new Promise((resolve) => {
      number += 1;
      waiting.set(number, resolve);
      port.postMessage({ id: number, text } satisfies Asked);
    });
}

async function openHost({ root, pause, bots }: Start): Promise<Host> {
  await takeTables();
  const [python, journal] = await Promise.all([loadEngine(root), Journal.open()]);
  const make = python.runPython("from prichal.device.host import Host; Host") as MakeHost;
  const told = (kept: boolean): void => self.postMessage({ kind: "kept", kept });
  const mended = (table: string): void => self.postMessage({ kind: "mended", table });
  const host = make(journal, asking(bots), told, mended, pause);
  await host.start();
  return host;
}

async function hear(host: Host, message: Exclude<ToHost, Start>): Promise<void> {
  const { id } = message;
  if (message.kind === "ask") {
    const found = await host.answer(message.method, message.path, message.body);
    const [status, text] = found.toJs() as [number, string];
    found.destroy();
    self.postMessage({ kind: "answer", id, status, text });
  } else if (message.kind === "open") {
    const send = (text: string): void => self.postMessage({ kind: "heard", id, text });
    const close = (code: number): void => {
      connections.get(id)?.destroy();
      connections.delete(id);
      self.postMessage({ kind: "closed", id, code });
    };
    connections.set(id, host.connect(message.path, send, close));
  } else if (message.kind === "say") connections.get(id)?.receive(message.text);
  else connections.get(id)?.leave();
}

let opening: Promise<Host> | null = null;
self.onmessage = ({ data }) => {
  if (data.kind === "start") {
    opening = openHost(data);
    opening.then(
      () => self.postMessage({ kind: "stage", stage: "ready" }),
      (reason: unknown) => self.postMessage({ kind: "stage", stage: "failed", reason: String(reason) }),
    );
  } else void opening?.then((host) => hear(host, data));
};
