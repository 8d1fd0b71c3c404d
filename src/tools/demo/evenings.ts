import { localDateOf, localTimeOf } from '../../shared/domain/time';
import type { SailingStatus } from '../../shared/contract/sailings';

export interface Evening {
  name: string;
  description: string;
  /** The day in Sweden. */
  date: string;
  /** When the first group starts, Swedish local time. */
  startTime: string;
  status: SailingStatus;
  isVerified: boolean;
}

const DAY_MS = 86_400_000;
const WEDNESDAY = 3;
const SAILED = 6;
const VERIFIED = 4;
const USUAL_START = '18:30:00';
const MINUTES_UNDER_WAY = 25;
const STEP_MINUTES = 5;

const noonOf = (date: string): number => Date.parse(`${date}T12:00:00Z`);
const dateAt = (noon: number): string => new Date(noon).toISOString().slice(0, 10);
const weekdayOf = (date: string): number => new Date(noonOf(date)).getUTCDay();

/** Days until the next Wednesday, from 1 to 7. */
const daysToWednesday = (date: string): number => ((WEDNESDAY - weekdayOf(date) + 6) % 7) + 1;

export const clockAt = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** A start that lies a while back, on a whole five minutes of the same day. */
function startedAWhileAgo(now: number): string {
  const minutes = Math.max(0, minutesOf(localTimeOf(now)) - MINUTES_UNDER_WAY);
  return clockAt(minutes - (minutes % STEP_MINUTES));
}

/**
 * The eight evenings of the demo series as seen from its first day: the six Wednesdays before today are sailed, one is under
 * way, and the next Wednesday is to come. Where today is no Wednesday the one under way has been moved.
 */
export function demoEvenings(now: number): Evening[] {
  const today = localDateOf(now);
  const next = noonOf(today) + daysToWednesday(today) * DAY_MS;
  const isWednesday = weekdayOf(today) === WEDNESDAY;
  const lastSailed = next - (isWednesday ? 2 : 1) * 7 * DAY_MS;
  const nameOf = (number: number) => `Onsdagscupen ${number}`;

  const sailed = Array.from({ length: SAILED }, (_, index): Evening => ({
    name: nameOf(index + 1),
    description: '',
    date: dateAt(lastSailed - (SAILED - 1 - index) * 7 * DAY_MS),
    startTime: USUAL_START,
    status: 'finished',
    isVerified: index < VERIFIED,
  }));
  return [
    ...sailed,
    {
      name: nameOf(SAILED + 1),
      description: isWednesday ? '' : 'Flyttad från onsdagen, då det blåste för hårt.',
      date: today,
      startTime: startedAWhileAgo(now),
      status: 'ongoing',
      isVerified: false,
    },
    { name: nameOf(SAILED + 2), description: '', date: dateAt(next), startTime: USUAL_START, status: 'upcoming', isVerified: false },
  ];
}
