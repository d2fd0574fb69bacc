/** Tables of the engine that the board repeats, to be drawn without asking; a test compares them. */

/** What each row of a clan board shows: always, then one more for each member gone. */
export const ROWS: readonly (readonly string[])[] = [
  ["1 food", "1 food", "1 food", "2C", "1 food", "1S"],
  ["1 iron", "1 iron", "1 iron", "LANT", "1 iron", "2C"],
  ["1 pearl", "1 pearl", "1 pearl", "1S", "1 pearl", "LANT"],
  ["1 whisk", "1 whisk", "1 whisk", "2C", "any 1", "LANT"],
];
/** Spaces of the influence track that cost seals, and their price. */
export const BARRIERS: readonly (readonly number[])[] = [
  [6, 1],
  [11, 2],
  [15, 3],
];
/** Points of each space of the influence track. */
export const INFLUENCE: readonly number[] = [0, 0, 0, 0, 0, 0, 3, 3, 3, 3, 3, 6, 6, 6, 6, 10, 11, 12, 13, 14, 15];
/** The members that each room of the tea house counts. */
export const HOUSE_ROOMS: readonly string[] = ["gardener", "warrior", "courtier"];
