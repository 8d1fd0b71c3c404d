import { useEffect, useState } from 'react';
import { localTimeOf } from '../../../shared/domain/time';
import { serverNow } from '../../lib/serverClock';

const SECOND_MS = 1000;
/** A timer may be early: it must not find the second before. */
const AFTER_MS = 2;

/** A time of day as it is read on the water, with points: "18.30.00". */
export const raceClock = (at: number): string => localTimeOf(at).replaceAll(':', '.');

/** Without the seconds: "18.30". */
export const raceMinute = (at: number): string => raceClock(at).slice(0, 5);

/** The server's time at each of its seconds. */
export function useSeconds(): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setTimeout(() => setNow(serverNow()), SECOND_MS - (serverNow() % SECOND_MS) + AFTER_MS);
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
