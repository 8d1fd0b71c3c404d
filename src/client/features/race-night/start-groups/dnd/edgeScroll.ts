/** Held nearer to the edge than this share of the width, boats make the board scroll. */
const EDGE_SHARE = 0.12;

/** From -1 at the left edge to 1 at the right one; 0 between the edges. */
export function edgePull(x: number, { left, right }: { left: number; right: number }): number {
  const zone = (right - left) * EDGE_SHARE;
  if (x < left + zone) return -Math.min(1, (left + zone - x) / zone);
  return x > right - zone ? Math.min(1, (x - right + zone) / zone) : 0;
}

/** At the very edge: a phone's column in three quarters of a second. */
const PX_PER_MS = 0.5;
/** After a pause longer than this a step is not made up for. */
const LONGEST_STEP_MS = 50;

/**
 * Scrolls the element sideways while a pointer is held at its edge: `follow` is called at every move. The element is
 * measured once, since the library's own scrolling measures at every move, which costs more than the whole rest of a
 * drag.
 */
export function edgeScroll(element: HTMLElement): { follow: (x: number) => void; stop: () => void } {
  const edges = element.getBoundingClientRect();
  const end = element.scrollWidth - element.clientWidth;
  let at = element.scrollLeft;
  let pull = 0;
  let frame = 0;
  let last = 0;

  const canGoOn = () => (pull < 0 && at > 0) || (pull > 0 && at < end);
  const step = (now: number) => {
    const gone = Math.min(Math.max(0, now - last), LONGEST_STEP_MS);
    at = Math.min(end, Math.max(0, at + pull * PX_PER_MS * gone));
    last = now;
    element.scrollLeft = at;
    frame = canGoOn() ? requestAnimationFrame(step) : 0;
  };

  // Tells the style sheet that the columns must not snap meanwhile.
  element.toggleAttribute('data-dragging', true);
  return {
    follow: (x) => {
      pull = edgePull(x, edges);
      if (frame !== 0 || !canGoOn()) return;
      last = performance.now();
      frame = requestAnimationFrame(step);
    },
    stop: () => {
      cancelAnimationFrame(frame);
      element.toggleAttribute('data-dragging', false);
    },
  };
}
