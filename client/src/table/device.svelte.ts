/** One device for several seats: it is passed on, and a curtain falls where the next one has secrets. */
import { get } from "../server/http";
import type { News, Update } from "../wire";
import { SPECTATOR } from "./seats";
import type { TableState } from "./table.svelte";

export class Device {
  curtain = $state<number | null>(null);
  /** What everybody may know of what happened since the device was passed on. */
  news = $state.raw<News[]>([]);
  private since = 0;

  constructor(private readonly table: TableState) {}

  async pass(): Promise<void> {
    const { present, mine, viewer } = this.table;
    if (present === null || present.table.status !== "running" || mine.length < 2) return;
    const { actors, seats } = present.table;
    if (actors.includes(viewer) && this.table.isMine(viewer)) return;
    const next = actors.find((seat) => this.table.isMine(seat) && seats[seat]?.bot === null);
    if (next === undefined || this.curtain === next) return;
    if (await this.hasSecrets(next)) this.curtain = next;
    else this.table.lookAs(next);
  }

  /** Whether a seat sees more than a spectator: then the others must look away first. */
  private async hasSecrets(seat: number): Promise<boolean> {
    try {
      const since = this.since;
      const [own, open] = await Promise.all(
        [seat, SPECTATOR].map((viewer) => get<Update>(`/tables/${this.table.id}/update?viewer=${viewer}&since=${since}`)),
      );
      if (own?.ply !== open?.ply) return this.hasSecrets(seat); // the table went on between the two
      this.news = open?.news ?? [];
      return JSON.stringify({ ...own?.view, viewer: 0 }) !== JSON.stringify({ ...open?.view, viewer: 0 });
    } catch {
      return true;
    }
  }

  lift(): void {
    if (this.curtain === null) return;
    this.table.back.past = null;
    this.since = this.table.present?.ply ?? 0;
    this.table.lookAs(this.curtain);
    this.curtain = null;
  }
}
