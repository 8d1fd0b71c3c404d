import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { PRODUCT_NAME } from '../../../shared/product';
import { openDialogIn } from '../dialogs/useDialog';

/** Sets the document's title, which the browser tab shows. */
export function PageTitle({ children }: { children: string }) {
  return <title>{`${children} – ${PRODUCT_NAME}`}</title>;
}

/**
 * Returns a ref for a page's heading, which gets the focus after a navigation, so that the keyboard continues from the
 * new page and a screen reader reads its title. The first page of a visit leaves the focus where the browser put it,
 * and a page with an open dialog leaves it to the dialog.
 */
export function useHeadingFocus<T extends HTMLElement>(): RefObject<T | null> {
  const heading = useRef<T>(null);
  const { key, ...location } = useLocation();
  const isLeft = useRef(key === 'default' || openDialogIn(location.state) !== null);
  useEffect(() => {
    if (!isLeft.current) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
