/** Compares a finished record with what this device saw: the promise, the entropies, every line. See docs/fairness.md. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Seen } from "./memory";

export type Verdict = "fair" | "commitment" | "seed" | "entropy" | "bot-entropy" | "lines" | "unreadable";

interface Lines {
  header: Map<string, string>;
  lines: string[]; // `chance first 0`, in order
}

/** Header and log of a record; null where the text isn't one. */
export function read(text: string): Lines | null {
  const rows = text.split("\n");
  const body = rows.indexOf("");
  if (rows[0] !== "prichal record 1" || body < 0) return null;
  const header = new Map<string, string>();
  for (const row of rows.slice(1, body)) {
    const colon = row.indexOf(": ");
    header.set(row.slice(0, colon), row.slice(colon + 2));
  }
  const lines: string[] = [];
  for (const row of rows.slice(body + 1)) {
    const found = /^(\d+) (.+) #[0-9a-f]+$/.exec(row);
    if (found === null || Number(found[1]) !== lines.length + 1) break;
    lines.push(found[2] ?? "");
  }
  return { header, lines };
}

function keyed(seed: Uint8Array, ...parts: string[]): Uint8Array {
  const message = parts.map(utf8ToBytes).flatMap((part) => [utf8ToBytes(`${part.length}:`), part, utf8ToBytes(",")]);
  return hmac(sha256, seed, concatBytes(...message));
}

/** The mark of every line, the first at place 1. */
export function marks(seed: Uint8Array, lines: string[]): string[] {
  const found = [""];
  for (const [place, line] of lines.entries()) {
    const space = line.indexOf(" ");
    const number = String(place + 1);
    found.push(bytesToHex(keyed(seed, "mark", found[place] ?? "", number, line.slice(0, space), line.slice(space + 1))).slice(0, 32));
  }
  return found;
}

export function check(text: string, seen: Seen): Verdict {
  const record = read(text);
  const seed = record?.header.get("seed") ?? "";
  if (record === null || !/^[0-9a-f]{64}$/.test(seed)) return "unreadable";
  const key = hexToBytes(seed);
  if (record.header.get("commitment") !== seen.commitment) return "commitment";
  if (bytesToHex(sha256(key)) !== seen.commitment) return "seed";
  for (const [seat, entropy] of seen.entropies.entries()) {
    if (record.header.get(`entropy-${seat}`) !== entropy) return "entropy";
    const rule = bytesToHex(sha256(utf8ToBytes(`${seen.commitment}:${seat}`))).slice(0, 32);
    if (record.header.has(`bot-${seat}`) && entropy !== rule) return "bot-entropy";
  }
  const found = marks(key, record.lines);
  return seen.marks.every(([ply, mark]) => found[ply] === mark) ? "fair" : "lines";
}
