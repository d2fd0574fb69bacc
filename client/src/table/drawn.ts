/** Sentences with pictures: messages in them that a game draws stand where their words would. */
import type { Drawing, Say } from "../games/board";
import type { Message } from "../wire";

/** For every drawn message one sign of those that no language uses. */
const FIRST = 0xe000;
const SIGNS = /([\ue000-\uf8ff])/;

/** A sentence in parts: texts, and the messages that are drawn. */
export function parts(message: Message, say: Say, drawing: Drawing | null): (string | Message)[] {
  if (drawing === null) return [say(message)];
  const drawn: Message[] = [];
  const text = say(marked(message, drawing, drawn));
  if (drawn.length === 0) return [text];
  return text
    .split(SIGNS)
    .filter((part) => part !== "")
    .map((part) => (SIGNS.test(part) ? (drawn[part.charCodeAt(0) - FIRST] ?? "") : part));
}

/** The message with signs for what is drawn in it. */
function marked(message: Message, drawing: Drawing, drawn: Message[]): Message {
  const mark = (value: Message): Message | string => {
    if (!drawing.isDrawn(value)) return marked(value, drawing, drawn);
    drawn.push(value);
    return String.fromCharCode(FIRST + drawn.length - 1);
  };
  const args: Message["args"] = {};
  for (const [name, value] of Object.entries(message.args)) {
    if (Array.isArray(value)) args[name] = value.map((part) => marked(part, drawing, drawn));
    else args[name] = typeof value === "object" ? mark(value) : value;
  }
  return { id: message.id, args };
}
