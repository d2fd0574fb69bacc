/** Finished games of this device, taken to the server beside whose page this one lies. The server checks every line. */
import type { Person } from "../wire";
import { DEVICE } from "./beside";

function headers(): Record<string, string> {
  const found = document.cookie.split("; ").find((cookie) => cookie.startsWith("csrftoken="));
  const token = found === undefined ? "" : decodeURIComponent(found.slice("csrftoken=".length));
  return { accept: "application/json", "content-type": "application/json", "x-csrftoken": token };
}

async function post(path: string, body: unknown): Promise<Response> {
  const answer = await fetch(path, { method: "POST", headers: headers(), body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
}

/** Whether a server of ours answers beside this page. */
export async function hasServer(root: string): Promise<boolean> {
  if (new URL(root).pathname !== DEVICE) return false;
  const answer = await fetch("/ready", { cache: "no-store" }).catch(() => null);
  return answer?.ok === true && (answer.headers.get("content-type") ?? "").includes("json");
}

/** Takes the records there, for whoever is known there, or a guest of this name; a record that is there already stays one. */
export async function takeToServer(records: readonly string[], name: string): Promise<void> {
  const answer = await fetch("/api/me", { headers: { accept: "application/json" } });
  const known = answer.ok ? ((await answer.json()) as Person | null) : null;
  if (known === null) await post("/api/guests", { name });
  for (const record of records) await post("/api/records", { record });
}
