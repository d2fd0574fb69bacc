/** The eight nations: colour, two letters, and a flag-like pattern of our own, so that colour is never alone. */
export const NATIONS = ["american", "french", "german", "chinese", "dutch", "turkish", "spanish", "italian"] as const;
export type Nation = (typeof NATIONS)[number];

export interface NationLook {
  code: string;
  /** The nation's colour; white words on `deep` and dark words on `pale` are legible. */
  main: string;
  deep: string;
  pale: string;
  /** Drawn in a box of 60 × 24 over `main`; `a` and `b` are lighter and darker shades. */
  pattern: (a: string, b: string) => string;
}

const bars = (colour: string, ...boxes: [x: number, y: number, width: number, height: number][]): string =>
  boxes.map(([x, y, width, height]) => `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${colour}"/>`).join("");

export const LOOKS: Record<Nation, NationLook> = {
  american: {
    code: "US",
    main: "var(--sh-american)",
    deep: "var(--sh-american-deep)",
    pale: "var(--sh-american-pale)",
    pattern: (a, b) =>
      bars(a, [0, 3.4, 60, 3.4], [0, 10.3, 60, 3.4], [0, 17.2, 60, 3.4]) +
      bars(b, [0, 0, 24, 13.7]) +
      `<path d="m12 2.2 1.5 3.4 3.7.3-2.8 2.4.9 3.6-3.3-2-3.3 2 .9-3.6-2.8-2.4 3.7-.3z" fill="${a}"/>`,
  },
  french: {
    code: "FR",
    main: "var(--sh-french)",
    deep: "var(--sh-french-deep)",
    pale: "var(--sh-french-pale)",
    pattern: (a, b) => bars(b, [0, 0, 20, 24]) + bars(a, [20, 0, 20, 24]),
  },
  german: {
    code: "DE",
    main: "var(--sh-german)",
    deep: "var(--sh-german-deep)",
    pale: "var(--sh-german-pale)",
    pattern: (a, b) => bars(b, [0, 16, 60, 8]) + bars(a, [0, 8, 60, 8]),
  },
  chinese: {
    code: "CN",
    main: "var(--sh-chinese)",
    deep: "var(--sh-chinese-deep)",
    pale: "var(--sh-chinese-pale)",
    pattern: (a, b) =>
      `<circle cx="15" cy="12" r="7.5" fill="${b}"/><circle cx="31" cy="6" r="2" fill="${a}"/><circle cx="36" cy="12" r="2" fill="${a}"/><circle cx="31" cy="18" r="2" fill="${a}"/>`,
  },
  dutch: {
    code: "NL",
    main: "var(--sh-dutch)",
    deep: "var(--sh-dutch-deep)",
    pale: "var(--sh-dutch-pale)",
    pattern: (a, b) => bars(a, [0, 9, 60, 6]) + bars(b, [0, 15, 60, 9]),
  },
  turkish: {
    code: "TR",
    main: "var(--sh-turkish)",
    deep: "var(--sh-turkish-deep)",
    pale: "var(--sh-turkish-pale)",
    pattern: (a) =>
      `<path d="M31 5.5a8 8 0 1 0 0 13 6.5 6.5 0 1 1 0-13z" fill="${a}"/><path d="m37 8.5 1 2.5 2.7.2-2 1.7.6 2.6-2.3-1.4-2.3 1.4.6-2.6-2-1.7 2.7-.2z" fill="${a}"/>`,
  },
  spanish: {
    code: "ES",
    main: "var(--sh-spanish)",
    deep: "var(--sh-spanish-deep)",
    pale: "var(--sh-spanish-pale)",
    pattern: (a, b) => bars(b, [0, 0, 60, 6], [0, 18, 60, 6]) + bars(a, [10, 9, 7, 6]),
  },
  italian: {
    code: "IT",
    main: "var(--sh-italian)",
    deep: "var(--sh-italian-deep)",
    pale: "var(--sh-italian-pale)",
    pattern: (a, b) => bars(a, [20, 0, 20, 24]) + bars(b, [40, 0, 20, 24]),
  },
};

export interface Sailor {
  nation: Nation;
  value: number;
}

/** A sailor by the name of the card, or null for a trick card or none. */
export function sailor(card: string): Sailor | null {
  const [name = "", value = ""] = card.split("-");
  const nation = NATIONS.find((other) => other === name);
  return nation === undefined ? null : { nation, value: Number(value) };
}

export const TRICKS = ["crew", "adjust", "both", "reroll"] as const;
export type Trick = (typeof TRICKS)[number];

/** The two actions of a trick card, or null for another card. */
export function tricks(card: string): [Trick, Trick] | null {
  const [first, second] = card.split("/").map((word) => TRICKS.find((trick) => trick === word));
  return first === undefined || second === undefined ? null : [first, second];
}
