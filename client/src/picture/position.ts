import type { Panel, Prompt, View } from "../wire";

/** What a picture is taken of: all of it told by one viewer's view, and what that viewer is asked. */
export interface Position {
  view: View;
  /** The players by seat. */
  names: string[];
  prompt: Prompt | null;
  /** For games without a board of their own. */
  panels: Panel[];
}

declare global {
  /** Whoever opened this page puts positions here; it is kept when the board has been drawn. */
  var show: ((position: Position) => Promise<void>) | undefined;
  /** What is shown, as the text of an SVG. */
  var svg: (() => Promise<string>) | undefined;
}
