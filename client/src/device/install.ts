/** Puts this device in the server's place: requests and connections go to a worker. Neither shell nor boards know it. */
import { games } from "../server/games.svelte";
import { line } from "../server/line";
import BotsWorker from "./bots.worker?worker";
import HostWorker from "./host.worker?worker";
import { keepLinksHere } from "./links";
import { DeviceSocket } from "./socket";
import { device } from "./state.svelte";
import type { FromBots, FromHost, Start, ToHost } from "./talk";

const READY = { status: "ready", redis: null, bots: 1, engine: "interpreted", rooms: 0, tables: {} };

/** Where the built files lie: any folder of any web space. */
export const root = new URL("./", document.baseURI).href;

/** After the first visit no net is needed; the browser is asked not to throw the games away. */
function keepForLater(): void {
  // Browsers allow neither on pages that came over plain http from another machine.
  navigator.serviceWorker?.register(`${root}worker.js`).catch(() => undefined);
  navigator.storage?.persist?.().catch(() => undefined);
}

export function install(): void {
  const host = new HostWorker();
  const bots = new BotsWorker();
  const waiting = new Map<number, (answer: Response) => void>();
  const sockets = new Map<number, DeviceSocket>();
  const way = new MessageChannel();
  const pause = Number(new URLSearchParams(location.search).get("pause") ?? 1);
  let number = 0;
  const tell = (message: ToHost): void => host.postMessage(message);

  host.onmessage = ({ data }: MessageEvent<FromHost>) => {
    if (data.kind === "answer") {
      waiting.get(data.id)?.(new Response(data.text, { status: data.status }));
      waiting.delete(data.id);
    } else if (data.kind === "heard") sockets.get(data.id)?.hear(data.text);
    else if (data.kind === "closed") {
      sockets.get(data.id)?.end(data.code);
      sockets.delete(data.id);
    } else if (data.kind === "kept") device.warning = data.kept ? null : "not-kept";
    else if (data.kind === "mended") device.warning = "mended";
    else {
      device.stage = data.stage;
      // The bots come second: the page needs its tables first.
      if (data.stage === "ready") {
        void startBots();
        keepForLater();
      }
      if (data.stage === "failed") console.error(data.reason);
    }
  };
  host.postMessage({ kind: "start", root, pause, bots: way.port1, untimed: [] } satisfies Start, [way.port1]);

  const startBots = async (): Promise<void> => {
    const untimed = (await games.load()).map((game) => game.name).filter((name) => !(name in device.times));
    bots.postMessage({ kind: "start", root, pause, bots: way.port2, untimed } satisfies Start, [way.port2]);
  };
  bots.onmessage = ({ data }: MessageEvent<FromBots>) => device.time(data.game, data.times);

  line.ask = (address, init = {}) => {
    if (address === "/ready") return Promise.resolve(Response.json(READY));
    // Known when the files were built: the first page needn't wait for the engine.
    if (address === "/api/games") return fetch(`${root}engine/games.json`);
    number += 1;
    const id = number;
    const body = typeof init.body === "string" ? init.body : "";
    return new Promise((resolve) => {
      waiting.set(id, resolve);
      tell({ kind: "ask", id, method: init.method ?? "GET", path: address.slice("/api".length), body });
    });
  };
  line.level = (level, game) => device.level(level, game);
  line.connect = (path) => {
    number += 1;
    const socket = new DeviceSocket(number, tell);
    sockets.set(number, socket);
    tell({ kind: "open", id: number, path: path.slice("/api".length) });
    return socket;
  };
  keepLinksHere();
}
