import { useEffect, useState } from 'react';

/**
 * Is the table within the width of its ground? Then the page scrolls it, under a head that stays below the app's bar.
 * Else the ground scrolls both ways, since a head can only stay within what scrolls.
 */
export function useFits(ground: HTMLElement | null): boolean {
  const [fits, setFits] = useState(true);

  useEffect(() => {
    const table = ground?.firstElementChild;
    if (!ground || !table || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setFits(table.scrollWidth <= ground.clientWidth + 1));
    observer.observe(ground);
    observer.observe(table);
    return () => observer.disconnect();
  }, [ground]);

  return fits;
}
