import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** The start of the current printing, in milliseconds since 1970; null while nothing is printed. */
export function usePrinting(): number | null {
  const [since, setSince] = useState<number | null>(null);
  useEffect(() => {
    // The browser does not wait: the sheet must be rendered when the event handler returns.
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
