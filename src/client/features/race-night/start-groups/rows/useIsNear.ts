import { useEffect, useState } from 'react';

/** Columns this near beside the window have their rows ready. */
const NEAR = '0px 320px';

/** Whether the element is in the window, or will soon be. */
export function useIsNear(element: HTMLElement | null): boolean {
  const [isNear, setNear] = useState(false);

  useEffect(() => {
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      {
        rootMargin: NEAR,
      },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element]);

  return isNear;
}
