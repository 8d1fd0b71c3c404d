/** Held nearer to the edge than this share of the width, boats make the board scroll. */
const EDGE_SHARE = 0.12;

/** From -1 at the left edge to 1 at the right one; 0 between the edges. */
export function edgePull(x: number, { left, right }: { left: number; right: number }): number {
  const zone = (right - left) * EDGE_SHARE;
  if (x < left + zone) return -Math.min(1, (left + zone - x) / zone);
  return x > right - zone ? Math.min(1, (x - right + zone) / zone) : 0;
}
