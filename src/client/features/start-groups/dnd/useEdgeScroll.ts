import { useEffect } from 'react';

/** Held nearer to the edge than this share of the width, boats make the board scroll. */
const EDGE_SHARE = 0.12;
/** At the very edge: a phone's column in three quarters of a second. */
const PX_PER_MS = 0.5;
/** After a pause longer than this a step is not made up for. */
const LONGEST_STEP_MS = 50;

const xOf = (event: MouseEvent | TouchEvent) => ('touches' in event ? event.touches[0]?.clientX : event.clientX);

/** From -1 at the left edge to 1 at the right one; 0 between the edges. */
export function edgePull(x: number, { left, right }: { left: number; right: number }): number {
  const zone = (right - left) * EDGE_SHARE;
  if (x < left + zone) return -Math.min(1, (left + zone - x) / zone);
  return x > right - zone ? Math.min(1, (x - right + zone) / zone) : 0;
}

/**
 * Scrolls sideways while boats are held at an edge. The library's own scrolling measures the page at every move of the pointer,
 * which costs more than the whole rest of a drag.
 */
export function useEdgeScroll(scroller: HTMLElement | null, isDragging: boolean): void {
  useEffect(() => {
    if (!scroller || !isDragging) return;
    const edges = scroller.getBoundingClientRect();
    const end = scroller.scrollWidth - scroller.clientWidth;
    let at = scroller.scrollLeft;
    let pull = 0;
    let frame = 0;
    let last = 0;

    const canGoOn = () => (pull < 0 && at > 0) || (pull > 0 && at < end);
    const step = (now: number) => {
      const gone = Math.min(Math.max(0, now - last), LONGEST_STEP_MS);
      at = Math.min(end, Math.max(0, at + pull * PX_PER_MS * gone));
      last = now;
      scroller.scrollLeft = at;
      frame = canGoOn() ? requestAnimationFrame(step) : 0;
    };
    const follow = (event: MouseEvent | TouchEvent) => {
      pull = edgePull(xOf(event) ?? (edges.left + edges.right) / 2, edges);
      if (frame !== 0 || !canGoOn()) return;
      last = performance.now();
      frame = requestAnimationFrame(step);
    };

    window.addEventListener('mousemove', follow);
    window.addEventListener('touchmove', follow, { passive: true });
    return () => {
      window.removeEventListener('mousemove', follow);
      window.removeEventListener('touchmove', follow);
      cancelAnimationFrame(frame);
    };
  }, [scroller, isDragging]);
}
