/** The way to whoever hosts the tables: a server over the net. Without one (`make static`) a worker on this device takes its place. */
export type Socket = Pick<WebSocket, "onopen" | "onmessage" | "onclose" | "readyState" | "send" | "close" | "addEventListener">;

export const line = {
  ask: (address: string, init?: RequestInit): Promise<Response> => fetch(address, init),
  /** What a bot's level is called, with a warning where it is slow; only on a device without a server. */
  level: (level: string, _game?: string): string => level,
  connect: (path: string): Socket => {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    return new WebSocket(`${scheme}//${location.host}${path}`);
  },
};
