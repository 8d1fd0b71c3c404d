import { addDays } from './days';
import { localDateOf, localTimeOf, startInstant, storedInstant } from './time';

/**
 * An instant of the database so many days later at the same time on Swedish clocks, whatever they have been moved in
 * between.
 */
export function movedInstant(stored: string, days: number): string {
  const instant = Date.parse(stored);
  return storedInstant(startInstant(addDays(localDateOf(instant), days), localTimeOf(instant)));
}
