import type { ClassRecords, CourseRecord, CourseRecords } from '../../contract/statistics';
import { fromThousandths } from '../decimals';
import { wireDuration } from '../duration';
import { correctedTimeS } from '../scoring/resultEntry';
import { hasFinished, type CountedEntry, type CountedSailing } from './countedSailing';

const SECOND_MS = 1000;

/** A boat that sailed the course, and in what time. */
interface Sailed {
  sailing: CountedSailing;
  entry: CountedEntry;
  elapsedS: number;
  correctedS: number | null;
}

const duration = (seconds: number): string => wireDuration(seconds * SECOND_MS);

const sailedIn = (sailing: CountedSailing): Sailed[] =>
  sailing.entries.flatMap((entry) =>
    hasFinished(entry) && entry.elapsedS !== null
      ? [{ sailing, entry, elapsedS: entry.elapsedS, correctedS: correctedTimeS(entry) }]
      : [],
  );

function recordOf({ sailing, entry, elapsedS, correctedS }: Sailed): CourseRecord {
  return {
    sailing: sailing.id,
    name: sailing.name,
    date: sailing.date,
    competitor: entry.id,
    sail_number: entry.sailNumber,
    boat_name: entry.boatName,
    skipper_name: entry.skipperName,
    rating: fromThousandths(entry.ratingThousandths),
    elapsed_time: duration(elapsedS),
    corrected_time: correctedS === null ? null : duration(correctedS),
    wind: sailing.wind,
  };
}

/** The shortest time; of equal ones the first that was sailed. */
function best(sailed: readonly Sailed[], secondsOf: (one: Sailed) => number | null): CourseRecord | null {
  let found: { one: Sailed; seconds: number } | null = null;
  for (const one of sailed) {
    const seconds = secondsOf(one);
    if (seconds !== null && (found === null || seconds < found.seconds)) found = { one, seconds };
  }
  return found && recordOf(found.one);
}

function recordsAmong(race_class: string | null, sailed: readonly Sailed[]): ClassRecords[] {
  const elapsed = best(sailed, ({ elapsedS }) => elapsedS);
  return elapsed === null ? [] : [{ race_class, elapsed, corrected: best(sailed, ({ correctedS }) => correctedS) }];
}

/**
 * The best times on a course, of all boats and of each class. The sailings come in the order sailed; one whose course
 * was shortened or changed is not counted.
 */
export function courseRecords(sailings: readonly CountedSailing[]): CourseRecords {
  const counted = sailings.filter(({ isOffCourse }) => !isOffCourse);
  const sailed = counted.flatMap(sailedIn);
  const names = new Set(sailed.flatMap(({ entry }) => entry.className ?? []));
  const classes = [...names].sort((a, b) => a.localeCompare(b, 'sv', { numeric: true }));
  return {
    sailings: counted.length,
    records: [
      ...recordsAmong(null, sailed),
      ...classes.flatMap((name) =>
        recordsAmong(
          name,
          sailed.filter(({ entry }) => entry.className === name),
        ),
      ),
    ],
  };
}
