/** A dialog: a touch that was on its way when it opened doesn't close it unseen. */
import { cleanup, render } from "@testing-library/svelte";
import { createRawSnippet, flushSync } from "svelte";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import Dialog from "../src/shared/Dialog.svelte";

const children = createRawSnippet(() => ({ render: () => "<p>the result</p>" }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function touch(target: Element | null): void {
  target?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  flushSync();
}

test("a touch beside it closes it, but not in the moment in which it opens", () => {
  render(Dialog, { props: { open: true, title: "Result", children } });
  const dialog = (): Element | null => document.querySelector("dialog");
  vi.advanceTimersByTime(200);
  touch(dialog());
  expect(dialog()).not.toBeNull();
  vi.advanceTimersByTime(400);
  touch(document.querySelector("dialog p"));
  expect(dialog()).not.toBeNull();
  touch(dialog());
  expect(dialog()).toBeNull();
});
