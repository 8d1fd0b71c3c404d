import { useEffect, type RefObject } from 'react';

/** The part of the preceding content that stays visible. */
const BEFORE_PX = 48;

/**
 * Scrolls the current link or button (`aria-current`) of a row into view where the row scrolls sideways: at first, and
 * whenever `present` changes.
 */
export function usePresentInSight(row: RefObject<HTMLElement | null>, present: unknown): void {
  useEffect(() => {
    const { current } = row;
    if (!current || typeof ResizeObserver === 'undefined') return;
    // The observer runs once the sizes are known; reading them earlier would force another layout.
    const observer = new ResizeObserver(() => {
      const marked = current.querySelector<HTMLElement>('[aria-current]');
      if (!marked) return;
      const { scrollLeft, clientWidth } = current;
      const left = marked.offsetLeft - current.offsetLeft;
      if (left < scrollLeft || left + marked.offsetWidth > scrollLeft + clientWidth)
        current.scrollTo({ left: left - BEFORE_PX });
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [row, present]);
}
