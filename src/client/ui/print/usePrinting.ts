import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * When the printing began, in milliseconds since 1970, from just before the browser lays out for paper until it has
 * done so; else null.
 */
export function usePrinting(): number | null {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    // The browser does not wait: what is to be printed must be there when the event has been handled.
    const before = () => flushSync(() => setSince(Date.now()));
    const after = () => setSince(null);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return since;
}
