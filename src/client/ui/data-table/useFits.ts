import { useEffect, useState, type RefObject } from 'react';

/**
 * Is the table within the width of its ground? Then the page scrolls it, under a head that stays below the app's bar. Else the ground
 * scrolls both ways, since a head can only stay within what scrolls.
 */
export function useFits(ground: RefObject<HTMLElement | null>): boolean {
  const [fits, setFits] = useState(true);

  useEffect(() => {
    const table = ground.current?.firstElementChild;
    if (!ground.current || !table || typeof ResizeObserver === 'undefined') return;
    const { current } = ground;
    const observer = new ResizeObserver(() => setFits(table.scrollWidth <= current.clientWidth + 1));
    observer.observe(current);
    observer.observe(table);
    return () => observer.disconnect();
  }, [ground]);

  return fits;
}
