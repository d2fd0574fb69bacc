/** The games that can be played here, asked for once. */
import type { GameInfo } from "../wire";
import { get } from "./http";

class Games {
  list = $state.raw<GameInfo[]>([]);
  private asking: Promise<GameInfo[]> | null = null;

  load(): Promise<GameInfo[]> {
    this.asking ??= get<GameInfo[]>("/games")
      .then((games) => (this.list = games))
      .catch((reason: unknown) => {
        this.asking = null;
        throw reason;
      });
    return this.asking;
  }

  find(name: string): GameInfo | undefined {
    return this.list.find((game) => game.name === name);
  }
}

export const games = new Games();
