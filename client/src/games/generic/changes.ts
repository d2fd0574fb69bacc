/** Which cells say something else than before, as `panel/row/column`. */
import type { Panel } from "../../wire";

export function changes(before: readonly Panel[], after: readonly Panel[]): Set<string> {
  const found = new Set<string>();
  after.forEach((panel, place) => {
    const old = before.find((other) => other.title.id === panel.title.id);
    panel.rows.forEach((row, line) => {
      row.forEach((cell, at) => {
        const was = old?.rows[line]?.[at];
        if (was !== undefined && JSON.stringify(was.text) !== JSON.stringify(cell.text)) found.add(`${place}/${line}/${at}`);
      });
    });
  });
  return found;
}
