/** The worker with the tables: the same logic as the server's, in Python. One of this device's tabs has them at a time. */
import type { PyProxy } from "pyodide/ffi";
import { Bots } from "./bots";
import BotsWorker from "./bots.worker?worker";
import { loadEngine } from "./engine";
import { Journal } from "./journal";
import { askForTables } from "./locks";
import type { FromHost, Start, ToHost, ToTables, Worker } from "./talk";

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
  bots: Bots,
  told: (kept: boolean) => void,
  mended: (table: string) => void,
  pause: number,
) => Host;

const connections = new Map<number, Connection>();

/** Whoever has lost the tables to another tab writes nothing more: the worker ends. */
const tables = askForTables(
  navigator.locks as LockManager | undefined,
  () => self.postMessage({ kind: "stage", stage: "waiting" }),
  () => {
    self.postMessage({ kind: "stage", stage: "taken" });
    self.close();
  },
);

async function takeTables(): Promise<void> {
  await tables.mine;
  self.postMessage({ kind: "stage", stage: "loading" });
}

/** The bots come second: the page needs its tables first. */
async function openHost({ root, pause, timed }: Start): Promise<Host> {
  await takeTables();
  const [python, journal] = await Promise.all([loadEngine(root), Journal.open()]);
  const make = python.runPython("from prichal.device.host import Host; Host") as MakeHost;
  const told = (kept: boolean): void => self.postMessage({ kind: "kept", kept });
  const mended = (table: string): void => self.postMessage({ kind: "mended", table });
  const bots = new Bots(() => new BotsWorker(), root, timed, (found) => self.postMessage(found));
  const host = make(journal, bots, told, mended, pause);
  await host.start();
  return host;
}

async function hear(host: Host, message: ToTables): Promise<void> {
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
  } else if (data.kind === "take") tables.take();
  else void opening?.then((host) => hear(host, data));
};
