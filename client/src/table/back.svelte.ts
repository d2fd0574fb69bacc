/** Looking back: the table as it was after some line, while the game goes on behind it. */
import { hasBoard } from "../games";
import { get } from "../server/http";
import type { Update } from "../wire";
import type { TableState } from "./table.svelte";

export class LookBack {
  past = $state.raw<Update | null>(null);
  private scrubbing = 0;

  constructor(private readonly table: TableState) {}

  async lookAt(ply: number): Promise<void> {
    const { id, info, present, viewer } = this.table;
    if (present === null || ply >= present.ply) {
      this.toLive();
      return;
    }
    this.scrubbing += 1;
    const turn = this.scrubbing;
    try {
      const past = await get<Update>(`/tables/${id}/at/${Math.max(0, ply)}?viewer=${viewer}&panels=${!hasBoard(info?.game ?? "")}`);
      if (turn !== this.scrubbing) return;
      this.table.follow.skip();
      this.past = past;
    } catch (reason) {
      if (turn === this.scrubbing) this.table.help.refuse(reason);
    }
  }

  toLive(): void {
    this.scrubbing += 1;
    this.past = null;
    this.table.fresh = [];
    this.table.opensAtStart = false;
  }
}
