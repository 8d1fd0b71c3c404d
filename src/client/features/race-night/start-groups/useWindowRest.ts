import { useEffect, useState } from 'react';

/** How far below the top of the page the element begins; what is left of the window below it is its room. */
export function useWindowRest(element: HTMLElement | null): number | null {
  const [top, setTop] = useState<number | null>(null);

  useEffect(() => {
    if (!element || typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(() => setTop(Math.round(element.getBoundingClientRect().top + window.scrollY)));
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [element]);

  return top;
}
