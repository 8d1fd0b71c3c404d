import type { WireTime } from '../../shared/contract/common';
import { addDays, weekdayOf } from '../../shared/domain/calendar';
import { localDateOf, localTimeOf } from '../../shared/domain/time';
import { likelyCode, likelyElapsedS, paceOfTheDay, whoCame } from './chance';
import type { DemoBoat } from './fleet';
import type { Random } from './random';
import {
  anEntry,
  intervalOf,
  nextWeekday,
  WEDNESDAY,
  type DemoEntry,
  type DemoSailing,
  type DemoSerie,
} from './sailing';

/** The time of day at a number of minutes after midnight. */
const clockAt = (minutes: number): WireTime =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

const minutesOf = (time: WireTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** The start groups of an evening, slowest first. */
const GROUPS = [
  { name: 'Grupp E', min: null, max: 899 },
  { name: 'Grupp F', min: 900, max: 985 },
  { name: 'Grupp G', min: 986, max: null },
] as const;

const GROUP_STEP_MINUTES = 5;
const ATTENDANCE_PERCENT = 76;
/** The number of boats that are not grouped yet. */
const UNGROUPED = { ongoing: 4, upcoming: 7 } as const;

const SAILED = 6;
const VERIFIED = 4;
const USUAL_START = '18:30:00';
const MINUTES_UNDER_WAY = 25;
const STEP_MINUTES = 5;

/** A start some time ago on the same day, rounded to five minutes. */
function startedAWhileAgo(now: number): string {
  const minutes = Math.max(0, minutesOf(localTimeOf(now)) - MINUTES_UNDER_WAY);
  return clockAt(minutes - (minutes % STEP_MINUTES));
}

type Evening = Pick<DemoSailing, 'name' | 'description' | 'date' | 'startTime' | 'status' | 'isVerified'>;

/**
 * The eight evenings around today: the six Wednesdays before today are sailed, one is ongoing, and the next Wednesday
 * is to come. Where today is no Wednesday the ongoing one has been moved.
 */
function evenings(now: number): Evening[] {
  const today = localDateOf(now);
  const next = nextWeekday(today, WEDNESDAY);
  const isWednesday = weekdayOf(today) === WEDNESDAY;
  const lastSailed = addDays(next, isWednesday ? -14 : -7);
  const nameOf = (number: number) => `Onsdagscupen ${number}`;

  const sailed = Array.from({ length: SAILED }, (_, index): Evening => ({
    name: nameOf(index + 1),
    description: '',
    date: addDays(lastSailed, -(SAILED - 1 - index) * 7),
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
    {
      name: nameOf(SAILED + 2),
      description: '',
      date: next,
      startTime: USUAL_START,
      status: 'upcoming',
      isVerified: false,
    },
  ];
}

const groupOf = ({ baseRating }: DemoBoat): number => intervalOf(GROUPS, baseRating);

function sailedEntries(fleet: readonly DemoBoat[], random: Random): DemoEntry[] {
  const correctedS = paceOfTheDay(random);
  return whoCame(fleet, random, ATTENDANCE_PERCENT).map((boat) => {
    const scoreCode = likelyCode(random);
    const elapsedS = likelyElapsedS(boat, correctedS, random);
    return anEntry(boat, { group: groupOf(boat), scoreCode, elapsedS: scoreCode === null ? elapsedS : null });
  });
}

/** An unfinished evening: the last to enter have no group yet. */
function openEntries(fleet: readonly DemoBoat[], random: Random, ungrouped: number): DemoEntry[] {
  const boats = whoCame(fleet, random, ATTENDANCE_PERCENT);
  return boats.map((boat, index) => anEntry(boat, { group: index < boats.length - ungrouped ? groupOf(boat) : null }));
}

/** All boats as one fleet, started in three groups; one evening is ongoing. */
export function wednesdays(fleet: readonly DemoBoat[], random: Random, now: number): DemoSerie {
  const sailings = evenings(now).map((evening, index): DemoSailing => ({
    ...evening,
    course: index % 2 === 0 ? 'Bana A' : 'Bana B',
    startType: 'groups',
    resultMethod: 'corrected',
    groups: GROUPS.map((group, place) => ({
      ...group,
      startTime: clockAt(minutesOf(evening.startTime) + place * GROUP_STEP_MINUTES),
    })),
    classes: [],
    pursuit: null,
    entries:
      evening.status === 'ongoing' || evening.status === 'upcoming'
        ? openEntries(fleet, random, UNGROUPED[evening.status])
        : sailedEntries(fleet, random),
  }));
  return {
    name: 'Onsdagscupen',
    description: 'Alla båtar räknas tillsammans. Grupperna sprider bara starterna.',
    rules: {},
    sailings,
  };
}
