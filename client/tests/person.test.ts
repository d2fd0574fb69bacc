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
