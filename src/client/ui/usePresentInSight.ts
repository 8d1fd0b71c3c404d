import { useEffect, type RefObject } from 'react';

/** So much of what stands before it is left in sight. */
const BEFORE_PX = 48;

/**
 * Keeps the present link or button (`aria-current`) of a row in sight where the row scrolls sideways: at first, and
 * each time that `present` is another.
 */
export function usePresentInSight(row: RefObject<HTMLElement | null>, present: unknown): void {
  useEffect(() => {
    const { current } = row;
    if (!current || typeof ResizeObserver === 'undefined') return;
    // It is told once the sizes are known: to ask for them before would lay out the page once more.
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
