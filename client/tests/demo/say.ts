/** Words for boards that are shown without the shell. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Say } from "../../src/games/board";
import type { Message } from "../../src/wire";

const pages = import.meta.glob<string>(
  ["../../../src/prichal/locales/*/common.ftl", "../../../src/prichal/games/*/locales/*/words.ftl"],
  { eager: true, query: "?raw", import: "default" },
);

const bundles = new Map<string, FluentBundle>();

function bundleOf(language: string): FluentBundle {
  const known = bundles.get(language);
  if (known !== undefined) return known;
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const [path, text] of Object.entries(pages)) {
    if (path.includes(`/${language}/`)) bundle.addResource(new FluentResource(text));
  }
  bundles.set(language, bundle);
  return bundle;
}

/** Throws where a message is missing: a board must not ask for words that don't exist. */
export function speaker(language: string, names: readonly string[]): Say {
  const bundle = bundleOf(language);
  const value = (arg: string | number | Message | Message[]): FluentVariable => {
    if (Array.isArray(arg)) return arg.map((part) => say(part)).join(", ");
    return typeof arg === "object" ? say(arg) : arg;
  };
  const say: Say = (message, args) => {
    if (typeof message === "number") return String(message);
    const { id, args: own } = typeof message === "string" ? { id: message, args: {} } : message;
    if (id === "seat") return names[Number(own["number"])] ?? "?";
    const found = bundle.getMessage(id)?.value;
    if (found === undefined || found === null) throw new Error(`no words for ${id}`);
    const variables = Object.entries({ ...own, ...args }).map(([name, arg]) => [name, value(arg)] as const);
    const errors: Error[] = [];
    const text = bundle.formatPattern(found, Object.fromEntries(variables), errors);
    if (errors.length > 0) throw new Error(`${id}: ${errors.join(", ")}`);
    return text;
  };
  return say;
}
