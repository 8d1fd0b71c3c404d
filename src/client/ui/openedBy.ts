import type { MouseEvent } from 'react';

/** For a link: a plain click opens its page by other means. A click for a new tab or window stays the browser's. */
export const openedBy =
  (href: string, open: ((href: string) => void) | undefined) =>
  (event: MouseEvent): void => {
    if (!open || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(href);
  };
