import { useCallback, useState } from 'react';

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
