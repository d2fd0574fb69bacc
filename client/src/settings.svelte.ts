/** What a person has chosen on this device. */
import { SPEEDS, type Speed } from "./table/walk.svelte";
import { isLanguage, words, type Language } from "./words/words.svelte";

export type Theme = "light" | "dark";

const KEY = "prichal";

interface Kept {
  language: Language;
  theme: Theme | null;
  sound: boolean;
  alerts: boolean;
  confirm: boolean;
  level: string;
  /** Somebody has said a name here, or didn't want to. */
  named: boolean;
  speed: Speed;
}

function preferred(): Language {
  return navigator.languages.some((language) => language.toLowerCase().startsWith("ru")) ? "ru" : "en";
}

function read(): Kept {
  const kept: Kept = { language: preferred(), theme: null, sound: false, alerts: false, confirm: true, level: "sailor", named: false, speed: "normal" };
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    if (typeof found === "object" && found !== null) Object.assign(kept, found);
  } catch {
    // A damaged note to oneself is forgotten.
  }
  if (!isLanguage(kept.language)) kept.language = preferred();
  if (!SPEEDS.includes(kept.speed)) kept.speed = "normal";
  return kept;
}

class Settings {
  private kept = $state(read());
  private night = $state(matchMedia("(prefers-color-scheme: dark)").matches);
  /** The device asks for no motion. */
  calm = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => (this.night = event.matches));
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (event) => (this.calm = event.matches));
  }

  get language(): Language {
    return this.kept.language;
  }
  get theme(): Theme {
    return this.kept.theme ?? (this.night ? "dark" : "light");
  }
  get sound(): boolean {
    return this.kept.sound;
  }
  get alerts(): boolean {
    return this.kept.alerts;
  }
  get confirm(): boolean {
    return this.kept.confirm;
  }
  get level(): string {
    return this.kept.level;
  }
  get named(): boolean {
    return this.kept.named;
  }

  get speed(): Speed {
    return this.kept.speed;
  }

  async setLanguage(language: Language): Promise<void> {
    await words.speak(language);
    this.keep({ language });
  }

  setTheme(theme: Theme): void {
    this.keep({ theme });
    this.show();
  }

  keep(change: Partial<Kept>): void {
    Object.assign(this.kept, change);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // Private windows may keep nothing; the choice still holds for this visit.
    }
  }

  /** Puts the theme onto the page. */
  show(): void {
    if (this.kept.theme === null) delete document.documentElement.dataset["theme"];
    else document.documentElement.dataset["theme"] = this.kept.theme;
  }
}

export const settings = new Settings();
