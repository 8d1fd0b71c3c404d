import type { MouseEvent } from 'react';

/**
 * Returns the click handler of a link whose plain click calls `open`. Clicks for a new tab or window are left to the
 * browser.
 */
export const onPlainClick =
  (href: string, open: ((href: string) => void) | undefined) =>
  (event: MouseEvent): void => {
    if (!open || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(href);
  };
