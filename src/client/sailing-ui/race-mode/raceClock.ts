import { localTimeOf } from '../../../shared/domain/time';

/** A time of day as it is read on the water, with points: "18.30.00". */
export const raceClock = (at: number): string => localTimeOf(at).replaceAll(':', '.');

/** Without the seconds: "18.30". */
export const raceMinute = (at: number): string => raceClock(at).slice(0, 5);
