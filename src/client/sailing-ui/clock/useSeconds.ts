import { useEffect, useState } from 'react';
import { serverNow } from '../../lib/serverClock';

const SECOND_MS = 1000;
/** A timer may be early: it must not find the second before. */
const AFTER_MS = 2;

/** The server's time at each of its seconds. */
export function useSeconds(): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), SECOND_MS - (serverNow() % SECOND_MS) + AFTER_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
