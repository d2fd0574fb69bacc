/** Who plays on this device: answers that overtake each other don't make anybody a stranger. */
import { afterEach, expect, test, vi } from "vitest";
import { myself } from "../src/server/person.svelte";

afterEach(() => vi.unstubAllGlobals());

const anna = { id: "anna", name: "Anna", login: null };

/** A server that answers when it is told to, in any order. */
function hesitating(): { asked: string[]; answer: (number: number, body: unknown) => void } {
  const asked: string[] = [];
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal("fetch", (address: string) => {
    asked.push(address);
    return new Promise<Response>((resolve) => answers.push(resolve));
  });
  const headers = { "Content-Type": "application/json" };
  return { asked, answer: (number, body) => answers[number]?.(new Response(JSON.stringify(body), { headers })) };
}

test("an answer that comes late doesn't forget the guest who was made meanwhile", async () => {
  const { asked, answer } = hesitating();
  const made = myself.somebody();
  answer(0, null); // nobody is known here
  await vi.waitFor(() => expect(asked).toHaveLength(2)); // so a guest is made
  const wondered = myself.known(); // another part of the page asks before that is done
  answer(1, { person: anna });
  expect(await made).toEqual(anna);
  answer(2, null);
  expect(await wondered).toEqual(anna);
  expect(myself.person).toEqual(anna);
  expect(asked).toEqual(["/api/me", "/api/guests", "/api/me"]);
});

test("however many parts of the page need somebody at once, one guest is made", async () => {
  await vi.waitFor(async () => expect(await myself.somebody()).toEqual(anna)); // from before
  const { asked, answer } = hesitating();
  const signedOut = myself.signOut();
  answer(0, null);
  await signedOut;
  const [first, second] = [myself.rename("Clara"), myself.somebody()];
  answer(1, null);
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  answer(2, { person: anna });
  expect(await second).toEqual(anna);
  await vi.waitFor(() => expect(asked).toHaveLength(4));
  answer(3, { ...anna, name: "Clara" });
  await first;
  await myself.named;
  expect(asked).toEqual(["/api/session", "/api/me", "/api/guests", "/api/me"]);
  expect(myself.person?.name).toBe("Clara");
});
