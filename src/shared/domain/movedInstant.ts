import { addDays } from './days';
import { localDateOf, localTimeOf, startInstant, storedInstant } from './time';

/** Moves a stored instant by whole days and keeps the time on Swedish clocks, also across a clock change. */
export function movedInstant(stored: string, days: number): string {
  const instant = Date.parse(stored);
  return storedInstant(startInstant(addDays(localDateOf(instant), days), localTimeOf(instant)));
}
