/** Requests to the server. A refusal is an exception with words for the player. */
import type { Message } from "../wire";
import { line } from "./line";
import { reach } from "./reach.svelte";

/** The server said no: `message` is for the player, `clause` is the rule behind it, if any. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    readonly words: Message,
    readonly clause: string,
    readonly status: number,
  ) {
    super(code);
  }
}

/** The store behind the server is away, or the server behind a proxy. */
const GONE = new Set([502, 503, 504]);

/** The server can't be reached, or answers nonsense. */
export class Unreachable extends Error {}

function token(): string {
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith("csrftoken="));
  return found === undefined ? "" : decodeURIComponent(found.slice("csrftoken=".length));
}

export async function request<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { accept: "application/json" };
  if (method !== "GET") headers["x-csrftoken"] = token();
  const init: RequestInit = { method, headers, credentials: "same-origin" };
  if (signal !== undefined) init.signal = signal;
  if (body !== undefined) {
    headers["content-type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await line.ask(`/api${path}`, init);
  } catch (reason) {
    if (signal?.aborted) throw reason;
    reach.lost();
    throw new Unreachable();
  }
  if (GONE.has(response.status)) reach.lost();
  else reach.found();
  const text = await response.text();
  if (response.ok) return (text === "" ? undefined : parsed(text)) as T;
  throw refusal(text, response.status);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unreachable();
  }
}

function refusal(text: string, status: number): Error {
  const found = parsed(text) as { code?: string; message?: Message; clause?: string };
  if (typeof found.code === "string" && typeof found.message?.id === "string") {
    return new Refused(found.code, found.message, found.clause ?? "", status);
  }
  return status >= 500 ? new Unreachable() : new Refused("refused", { id: "browser-refused", args: {} }, "", status);
}

export const get = <T>(path: string, signal?: AbortSignal): Promise<T> => request<T>("GET", path, undefined, signal);
export const post = <T>(path: string, body?: unknown): Promise<T> => request<T>("POST", path, body);

/** Any failure as a message for the player. */
export function problem(reason: unknown): Message {
  if (reason instanceof Refused) return reason.words;
  return { id: reason instanceof Unreachable ? "browser-unreachable" : "browser-refused", args: {} };
}
