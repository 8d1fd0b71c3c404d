import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { openDialogIn } from '../dialogs/useDialog';

/**
 * For the heading of a page: after a navigation the focus moves to it, so that the keyboard goes on from the new page
 * and a screen reader tells where one is. The first page of a visit leaves the focus where the browser put it, and a
 * page that comes after a dialog over it was opened leaves it to the dialog.
 */
export function useArrivalFocus<T extends HTMLElement>(): RefObject<T | null> {
  const heading = useRef<T>(null);
  const { key, ...location } = useLocation();
  const isLeft = useRef(key === 'default' || openDialogIn(location.state) !== null);
  useEffect(() => {
    if (!isLeft.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
