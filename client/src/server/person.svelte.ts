/** Who plays on this device. Nobody has to sign in: a guest gets a name when it is needed. */
import { say } from "../words/words.svelte";
import type { Person, Welcome } from "../wire";
import { settings } from "../settings.svelte";
import { get, post, request } from "./http";

class Myself {
  person = $state.raw<Person | null>(null);
  /** Until the name that was last asked for is kept, or refused. */
  named: Promise<void> = Promise.resolve();
  private asking: Promise<Person | null> | null = null;
  private becoming: Promise<Person> | null = null;

  /** The person of this session, or null for a first visit. */
  known(): Promise<Person | null> {
    this.asking ??= this.ask();
    return this.asking;
  }

  /** A late answer counts for nothing: whoever has become somebody meanwhile stays so. */
  private ask(): Promise<Person | null> {
    const asked: Promise<Person | null> = get<Person | null>("/me").then(
      (person) => {
        if (this.asking !== asked) return this.person;
        if (person === null) this.asking = null;
        return (this.person = person);
      },
      (reason: unknown) => {
        if (this.asking === asked) this.asking = null;
        throw reason;
      },
    );
    return asked;
  }

  /** Somebody in any case: a guest is made where nobody is known, one however many parts of the page ask. */
  somebody(): Promise<Person> {
    this.becoming ??= this.become().finally(() => (this.becoming = null));
    return this.becoming;
  }

  private async become(): Promise<Person> {
    const known = await this.known();
    if (known !== null) return known;
    const number = 10 + Math.floor(Math.random() * 90);
    const welcome = await post<Welcome>("/guests", { name: say("browser-guest", { number }) });
    this.asking = Promise.resolve(welcome.person);
    return (this.person = welcome.person);
  }

  rename(name: string): Promise<void> {
    const renamed = this.take(name);
    this.named = renamed.catch(() => undefined);
    return renamed;
  }

  private async take(name: string): Promise<void> {
    await this.somebody();
    this.person = await request<Person>("PATCH", "/me", { name });
    this.asking = Promise.resolve(this.person);
    settings.keep({ named: true });
  }

  /** Whether this device has never been asked for a name: a guest has one that was made up. */
  get isNameless(): boolean {
    return !settings.named && this.person?.login == null;
  }

  async register(login: string, password: string): Promise<void> {
    await this.somebody();
    this.person = await post<Person>("/account", { login, password });
  }

  async signIn(login: string, password: string): Promise<void> {
    const welcome = await post<Welcome>("/session", { login, password });
    this.person = welcome.person;
    this.asking = Promise.resolve(welcome.person);
  }

  async signOut(): Promise<void> {
    await request<void>("DELETE", "/session");
    this.person = null;
    this.asking = null;
  }
}

export const myself = new Myself();

/** Random hexadecimal digits: this device's share in the table's luck. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
