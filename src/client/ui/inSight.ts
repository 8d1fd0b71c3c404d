import { useEffect, useCallback, useState, type RefObject } from 'react';

/** The part of the preceding content that stays visible. */
const BEFORE_PX = 48;

/**
 * Scrolls the current link or button (`aria-current`) of a row into view where the row scrolls sideways: at first, and
 * whenever `present` changes.
 */
export function useCurrentInSight(row: RefObject<HTMLElement | null>, present: unknown): void {
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

/** `wasSeen` is true once the element has been in view, and at once where the browser cannot tell. */
export function useWasSeen(): [watch: (element: HTMLElement | null) => (() => void) | undefined, wasSeen: boolean] {
  const [wasSeen, setWasSeen] = useState(typeof IntersectionObserver === 'undefined');
  const watch = useCallback((element: HTMLElement | null) => {
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setWasSeen(true),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [watch, wasSeen];
}
