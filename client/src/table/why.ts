/** "Why can't I?" in words, with the clause behind it. */
import { get } from "../server/http";
import type { Message, Prompt, Reason } from "../wire";

/** Something said to the player beside the prompt: a refusal, or why something can't be done. */
export interface Notice {
  message: Message;
  clause: string;
  bad: boolean;
}

const seatName = (seat: number): Message => ({ id: "seat", args: { number: seat } });

export function said(id: string, args: Message["args"] = {}, clause = ""): Notice {
  return { message: { id, args }, clause, bad: false };
}

/** The clause behind what is asked. */
export function whyAsked(prompt: Prompt): Notice {
  return said("browser-why-asked", { title: prompt.title }, prompt.rule);
}

/** Nothing is asked of whoever looks: others are to move. */
export function whyWait(actors: readonly number[], isSeated: boolean): Notice {
  return said(isSeated ? "browser-why-turn" : "browser-why-watching", { others: actors.map(seatName) });
}

/** Somebody else's piece; a piece with a clause of its own against it; or one that the question isn't about. */
export function whyPiece(reason: Reason, prompt: Prompt): Notice {
  if (reason.owner !== null) return said("browser-why-belongs", { owner: seatName(reason.owner) }, prompt.rule);
  if (reason.clause !== prompt.rule) return said("browser-why-piece", {}, reason.clause);
  return whyAsked(prompt);
}

/** What the server says about a piece; null when it says nothing. */
export async function whyNot(table: string, prompt: Prompt, piece: string): Promise<Reason | null> {
  const wanted = new URLSearchParams({ seat: `${prompt.seat}`, piece });
  return get<Reason>(`/tables/${table}/why?${wanted.toString()}`).catch(() => null);
}
