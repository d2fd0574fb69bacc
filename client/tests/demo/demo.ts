/** `npx vite`, then /tests/demo/?game=jamaica&at=3&theme=dark&language=ru */
import { mount, type Component } from "svelte";
import type { BoardProps } from "../../src/games/board";
import Demo from "./Demo.svelte";
import type { Positions } from "./positions";
import "../../src/style/fonts.css";
import "../../src/style/colours.css";
import "../../src/style/base.css";
import "../../src/style/pieces.css";

const asked = new URLSearchParams(location.search);
const game = asked.get("game") ?? "shanghaien";
document.documentElement.dataset["theme"] = asked.get("theme") ?? "light";

type Module = { default: Component<BoardProps> };
const boards = import.meta.glob<Module>("../../src/games/*/Board.svelte");
const areas = import.meta.glob<Module>("../../src/games/*/Mine.svelte");
const files = import.meta.glob<{ default: Positions }>("../positions/*.json");

const board = await boards[`../../src/games/${game}/Board.svelte`]!();
const mine = await areas[`../../src/games/${game}/Mine.svelte`]!();
const file = await files[`../positions/${asked.get("file") ?? game}.json`]!();
const target = document.getElementById("app");
if (target !== null) {
  const demo = mount(Demo, {
    target,
    props: {
      positions: file.default.positions,
      first: Number(asked.get("at") ?? 0),
      language: asked.get("language") ?? "en",
      Board: board.default,
      Mine: mine.default,
      chosenFirst: asked.get("chosen")?.split(",") ?? [],
      moving: asked.has("moving"),
    },
  });
  Object.assign(window, { demo });
}
