/** Words: the same Fluent catalogues as the terminal's, loaded when they are needed. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Message } from "../wire";

export const LANGUAGES = ["en", "ru"] as const;
export type Language = (typeof LANGUAGES)[number];
type Arguments = Message["args"];

const pages = import.meta.glob<string>(
  [
    "../../../src/prichal/locales/*/*.ftl",
    "../../../src/prichal/games/*/locales/*/*.ftl",
    "!../../../src/prichal/locales/*/research.ftl",
  ],
  { query: "?raw", import: "default" },
);

/** A game's catalogues, `GAME`, `GAME-rules` and `GAME-explanations`, lie in its own folder. */
function path(language: string, catalogue: string): string {
  const [game = "", page = "words"] = catalogue.split("-");
  const own = `../../../src/prichal/games/${game}/locales/${language}/${page}.ftl`;
  return own in pages ? own : `../../../src/prichal/locales/${language}/${catalogue}.ftl`;
}

/** One language at a time; catalogues already asked for are loaded again when it changes. */
class Words {
  language = $state<Language>("en");
  /** Goes up when something new can be said, so that what is shown is said again. */
  version = $state(0);
  private bundle = new FluentBundle("en", { useIsolating: false });
  private wanted = new Set<string>();
  private loaded = new Map<string, Promise<void>>();

  /** Before anything is loaded. */
  start(language: Language): void {
    this.language = language;
    this.bundle = new FluentBundle(language, { useIsolating: false });
    document.documentElement.lang = language;
  }

  /** Makes catalogues speakable: `browser`, a game's name, `GAME-rules`, `GAME-explanations`. */
  async need(...catalogues: string[]): Promise<void> {
    for (const name of catalogues) this.wanted.add(name);
    await Promise.all(catalogues.map((name) => this.load(name)));
  }

  async speak(language: Language): Promise<void> {
    const next = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all([...this.wanted].map((name) => fetchPage(language, name)));
    for (const text of texts) next.addResource(new FluentResource(text));
    this.loaded = new Map([...this.wanted].map((name) => [`${language}/${name}`, Promise.resolve()]));
    this.bundle = next;
    this.language = language;
    this.version += 1;
    document.documentElement.lang = language;
  }

  has(id: string): boolean {
    void this.version;
    return this.bundle.hasMessage(id);
  }

  /** A message in words; texts without an entry are shown as they are. `names` are the players by seat. */
  say(message: Message | string | number, args: Arguments = {}, names: readonly string[] = []): string {
    void this.version;
    if (typeof message === "number") return String(message);
    if (typeof message !== "string") return this.say(message.id, message.args, names);
    if (message === "seat") return this.player(args, names);
    const entry = this.bundle.getMessage(message);
    if (entry?.value == null) return message;
    const values: Record<string, FluentVariable> = {};
    for (const [key, value] of Object.entries(args)) {
      if (Array.isArray(value)) values[key] = value.map((part) => this.say(part, {}, names)).join(", ");
      else values[key] = typeof value === "object" ? this.say(value, {}, names) : value;
    }
    return this.bundle.formatPattern(entry.value, values, []);
  }

  private player(args: Arguments, names: readonly string[]): string {
    const number = Number(args["number"]);
    return names[number] ?? this.say("seat-number", { number: number + 1 });
  }

  private load(name: string): Promise<void> {
    const language = this.language;
    const key = `${language}/${name}`;
    let found = this.loaded.get(key);
    if (found === undefined) {
      found = fetchPage(language, name).then((text) => {
        if (this.language !== language) return;
        this.bundle.addResource(new FluentResource(text));
        this.version += 1;
      });
      this.loaded.set(key, found);
    }
    return found;
  }
}

async function fetchPage(language: string, name: string): Promise<string> {
  const page = pages[path(language, name)];
  return page === undefined ? "" : page();
}

export const words = new Words();
export const say = words.say.bind(words);

export function isLanguage(text: unknown): text is Language {
  return LANGUAGES.includes(text as Language);
}
