/** Puts this device in the server's place: requests and connections go to a worker. Neither shell nor boards know it. */
import { line } from "../server/line";
import HostWorker from "./host.worker?worker";
import { keepLinksHere } from "./links";
import { DeviceSocket } from "./socket";
import { device } from "./state.svelte";
import type { FromHost, ToHost } from "./talk";

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
  const waiting = new Map<number, (answer: Response) => void>();
  const sockets = new Map<number, DeviceSocket>();
  const pause = Number(new URLSearchParams(location.search).get("pause") ?? 1);
  let number = 0;
  const tell = (message: ToHost): void => host.postMessage(message);
  device.take = () => tell({ kind: "take" });

  host.onmessage = ({ data }: MessageEvent<FromHost>) => {
    if (data.kind === "answer") {
      waiting.get(data.id)?.(new Response(data.text, { status: data.status }));
      waiting.delete(data.id);
    } else if (data.kind === "heard") sockets.get(data.id)?.hear(data.text);
    else if (data.kind === "closed") {
      sockets.get(data.id)?.end(data.code);
      sockets.delete(data.id);
    } else if (data.kind === "kept") device.warning = data.kept ? null : "not-kept";
    else if (data.kind === "timed") device.time(data.game, data.times);
    else if (data.kind === "mended") device.warning = "mended";
    else {
      device.stage = data.stage;
      if (data.stage === "ready") keepForLater();
      if (data.stage === "failed") console.error(data.reason);
    }
  };
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
  tell({ kind: "start", root, pause, timed: Object.keys(device.times) });
  keepLinksHere();
}
