/** Sentences in parts: what a game draws stands where its words would, and words that name a thing can be asked about. */
import type { Say } from "../games/board";
import type { Message } from "../wire";

/** For every such message one sign of those that no language uses. */
const FIRST = 0xe000;
const SIGNS = /([\ue000-\uf8ff])/;

/** A sentence in parts: texts, and the messages that are drawn or stand for themselves. */
export function parts(message: Message, say: Say, isPart: (message: Message) => boolean): (string | Message)[] {
  const found: Message[] = [];
  const text = say(marked(message, isPart, found));
  if (found.length === 0) return [text];
  return text
    .split(SIGNS)
    .filter((part) => part !== "")
    .map((part) => (SIGNS.test(part) ? (found[part.charCodeAt(0) - FIRST] ?? "") : part));
}

export interface Glued {
  before: string;
  part: string | Message;
  after: string;
}

/** Brackets and stops beside a picture stay on its line. */
export function glue(parts: readonly (string | Message)[], isDrawn: (message: Message) => boolean): Glued[] {
  const isPicture = (at: number): boolean => typeof parts[at] === "object" && isDrawn(parts[at]);
  const texts = parts.map((part, at) => {
    if (typeof part !== "string") return ["", "", ""];
    const [head = ""] = (isPicture(at - 1) && /^[)\].,:;!?»]+/.exec(part)) || [];
    const [tail = ""] = (isPicture(at + 1) && /[([«]+$/.exec(part)) || [];
    return [head, part.slice(head.length, part.length - tail.length), tail];
  });
  return parts.map((part, at) => ({ before: texts[at - 1]?.[2] ?? "", part: typeof part === "string" ? (texts[at]?.[1] ?? "") : part, after: texts[at + 1]?.[0] ?? "" }));
}

/** What the server is asked about a word that names a thing: its id within the game, with its plain arguments. */
export function wordOf(message: Message, game: string): string | null {
  const args = Object.values(message.args);
  const isThing = message.id.startsWith(`${game}-`) && !message.id.startsWith(`${game}-ask-`); // a question in a sentence isn't one
  if (!isThing || args.some((value) => typeof value === "object")) return null;
  return [message.id.slice(game.length + 1), ...args].join("-");
}

/** The message with signs for its parts. */
function marked(message: Message, isPart: (message: Message) => boolean, found: Message[]): Message {
  const mark = (value: Message): Message | string => {
    if (!isPart(value)) return marked(value, isPart, found);
    found.push(value);
    return String.fromCharCode(FIRST + found.length - 1);
  };
  const args: Message["args"] = {};
  for (const [name, value] of Object.entries(message.args)) {
    if (Array.isArray(value)) args[name] = value.map((part) => marked(part, isPart, found));
    else args[name] = typeof value === "object" ? mark(value) : value;
  }
  return { id: message.id, args };
}
