/** Where a small card goes: beside what it is about, never over it, and never off the screen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
const EDGE = 6;

export function beside(target: Box, card: { width: number; height: number }, screen: { width: number; height: number }): { left: number; top: number } {
  const keep = (at: number, size: number, whole: number): number => Math.max(EDGE, Math.min(at, whole - size - EDGE));
  const left = keep(target.left + target.width / 2 - card.width / 2, card.width, screen.width);
  const top = keep(target.top + target.height / 2 - card.height / 2, card.height, screen.height);
  const above = target.top - GAP - card.height;
  const below = target.top + target.height + GAP;
  const before = target.left - GAP - card.width;
  const after = target.left + target.width + GAP;
  if (above >= EDGE) return { left, top: above };
  if (below + card.height <= screen.height - EDGE) return { left, top: below };
  if (after + card.width <= screen.width - EDGE) return { left: after, top };
  if (before >= EDGE) return { left: before, top };
  // Nothing fits beside it: the half of the screen with less of it.
  const isHigh = target.top + target.height / 2 < screen.height / 2;
  return { left, top: isHigh ? screen.height - card.height - EDGE : EDGE };
}
