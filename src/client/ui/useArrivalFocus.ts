import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * For the heading of a page: after a navigation the focus moves to it, so that the keyboard goes on from the new page and a screen
 * reader tells where one is. The first page of a visit leaves the focus where the browser put it.
 */
export function useArrivalFocus<T extends HTMLElement>(): RefObject<T | null> {
  const heading = useRef<T>(null);
  const { key } = useLocation();
  const arrivedBy = useRef(key);
  useEffect(() => {
    if (arrivedBy.current !== 'default') heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
