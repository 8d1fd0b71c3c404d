import { useEffect, useRef, useState, type RefObject } from 'react';

/** Until the element has been laid out. */
const FIRST_WIDTH_PX = 640;

/** The width in px of the element that has the ref: a drawing in it is redrawn when the screen is turned. */
export function useDrawnWidth(): { ground: RefObject<HTMLElement | null>; width: number } {
  const ground = useRef<HTMLElement>(null);
  const [width, setWidth] = useState(FIRST_WIDTH_PX);
  useEffect(() => {
    if (!ground.current || typeof ResizeObserver === 'undefined') return;
    const watcher = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width || FIRST_WIDTH_PX));
    watcher.observe(ground.current);
    return () => watcher.disconnect();
  }, []);
  return { ground, width };
}
