/**
 * What the page shows as one SVG that needs nothing else: its elements inside a `foreignObject`, with their styles and
 * letters. Whatever depends on the window or on the device (sizes, themes, motion) is decided here, once and for all.
 */
const SVG = "http://www.w3.org/2000/svg";
const LEFT_OUT = "script, style, link, meta, title";
/** What moves on the page stands still. */
const STILL = "*, *::before, *::after { animation: none !important; transition: none !important; }";

async function asData(address: string): Promise<string> {
  const file = await (await fetch(address)).blob();
  return new Promise((done, fail) => {
    const reader = new FileReader();
    reader.onload = () => done(String(reader.result));
    reader.onerror = () => fail(new Error(`${address} can't be read`));
    reader.readAsDataURL(file);
  });
}

/** A style sheet as it was written: the browser's own `cssText` loses shorthands that go by a variable. */
async function source(sheet: CSSStyleSheet): Promise<string> {
  return sheet.href === null ? (sheet.ownerNode?.textContent ?? "") : (await fetch(sheet.href)).text();
}

/** The files that it names are inside. */
async function withFiles(text: string, base: string): Promise<string> {
  const pieces = text.split(/url\(["']?((?!["']?(?:#|data:))[^"')]+)["']?\)/); // every other one is an address
  const inside = pieces.map(async (piece, at) => (at % 2 === 0 ? piece : `url("${await asData(new URL(piece, base).href)}")`));
  return (await Promise.all(inside)).join("");
}

/** Conditions of the window and the device are answered as they are here. */
function decided(text: string): string {
  return text.replace(/@media([^{]+)/g, (_, condition: string) => `@media ${matchMedia(condition).matches ? "all" : "not all"}`);
}

/** Lengths that go by the window are in pixels of this one. */
function inPixels(text: string): string {
  const sides = new Map([["w", innerWidth], ["h", innerHeight], ["min", Math.min(innerWidth, innerHeight)], ["max", Math.max(innerWidth, innerHeight)]]);
  return text.replace(/(?<![\w.])(\d*\.?\d+)[dsl]?v(w|h|min|max)\b/g, (_, size: string, side: string) => `${(Number(size) * (sides.get(side) ?? 0)) / 100}px`);
}

async function styles(): Promise<string> {
  const sheets = [...document.styleSheets].map(async (sheet) => withFiles(inPixels(decided(await source(sheet))), sheet.href ?? location.href));
  return [...(await Promise.all(sheets)), STILL].join("\n");
}

/** A copy of the page without what is neither seen nor read. */
function page(): HTMLElement {
  const copy = document.documentElement.cloneNode(true) as HTMLElement;
  for (const element of copy.querySelectorAll(LEFT_OUT)) element.remove();
  const comments = document.createTreeWalker(copy, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
  return copy;
}

export async function svg(): Promise<string> {
  const drawn = document.implementation.createDocument(SVG, "svg");
  const [root, style, frame] = [drawn.documentElement, drawn.createElementNS(SVG, "style"), drawn.createElementNS(SVG, "foreignObject")];
  for (const { name, value } of document.documentElement.attributes) root.setAttribute(name, value); // styles go by the theme there
  const [width, height] = [String(innerWidth), String(innerHeight)];
  for (const element of [root, frame]) {
    element.setAttribute("width", width);
    element.setAttribute("height", height);
  }
  root.setAttribute("viewBox", `0 0 ${width} ${height}`);
  // One `rem` is what it was on the page, whatever size of letters the viewer prefers.
  root.setAttribute("font-size", getComputedStyle(document.documentElement).fontSize);
  style.textContent = await styles();
  frame.append(drawn.adoptNode(page()));
  root.append(style, frame);
  return new XMLSerializer().serializeToString(drawn);
}
