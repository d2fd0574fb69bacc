/** A live connection to the worker, with as much of a websocket's ways as the page uses. */
import type { Socket } from "../server/line";
import type { ToHost } from "./talk";

export class DeviceSocket extends EventTarget implements Socket {
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readyState: Socket["readyState"] = WebSocket.CONNECTING;

  constructor(
    private readonly id: number,
    private readonly tell: (message: ToHost) => void,
  ) {
    super();
    // As with a websocket, whoever made it has a moment to listen.
    queueMicrotask(() => {
      if (this.readyState !== WebSocket.CONNECTING) return;
      this.readyState = WebSocket.OPEN;
      this.happen("open", new Event("open"));
    });
  }

  send(text: string): void {
    this.tell({ kind: "say", id: this.id, text });
  }

  close(): void {
    if (this.readyState >= WebSocket.CLOSING) return;
    this.readyState = WebSocket.CLOSING;
    this.tell({ kind: "leave", id: this.id });
  }

  hear(text: string): void {
    if (this.readyState === WebSocket.OPEN) this.happen("message", new MessageEvent("message", { data: text }));
  }

  end(code: number): void {
    this.readyState = WebSocket.CLOSED;
    this.happen("close", new CloseEvent("close", { code }));
  }

  private happen(kind: "open" | "message" | "close", event: Event): void {
    const listener = this[`on${kind}`] as ((event: Event) => void) | null;
    listener?.(event);
    this.dispatchEvent(event);
  }
}
