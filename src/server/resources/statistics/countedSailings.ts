import type { Kysely } from 'kysely';
import type { StartEvent } from '../../../shared/contract/startLog';
import { lastWind, standingActs } from '../../../shared/domain/race-day/acts';
import type { CountedEntry, CountedSailing } from '../../../shared/domain/statistics/countedSailing';
import type { Database } from '../../db/schema';
import { groupedBy } from '../results/races';
import { presentEvent } from '../start-log/readStartLog';
import { actsIn, entriesIn, sailingsIn, type Sailed } from './repository';

type Db = Kysely<Database>;
type EntryRow = Awaited<ReturnType<typeof entriesIn>>[number];

const countedEntry = (row: EntryRow): CountedEntry => ({
  id: row.id,
  boat: row.boat_id,
  sailor: row.sailor_id,
  sailNumber: row.sail_number,
  boatName: row.boat_name,
  boatModelName: row.boat_model_name,
  skipperName: row.skipper_name,
  people: row.crew_count,
  className: row.class_name,
  ratingThousandths: row.rating_thousandths,
  elapsedS: row.elapsed_s,
  finishMs: row.finish_at === null ? null : Date.parse(row.finish_at),
  code: row.score_code,
  isUnmatched: false,
});

/** The last wind that was written down, and whether another course than the one set was sailed. */
function conditions(acts: readonly StartEvent[]): Pick<CountedSailing, 'wind' | 'isOffCourse'> {
  return {
    wind: lastWind(acts),
    isOffCourse: standingActs(acts).some(({ kind }) => kind === 'shortened' || kind === 'course_changed'),
  };
}

/** Finished sailings with the boats that have a time or a code, in the order sailed. */
export async function countedSailings(db: Db, wanted: Sailed): Promise<CountedSailing[]> {
  const sailings = await sailingsIn(db, wanted);
  const entries = groupedBy(await entriesIn(db, wanted), ({ sailing_id }) => sailing_id);
  const acts = groupedBy(await actsIn(db, wanted), ({ sailing_id }) => sailing_id);
  return sailings.map(({ id, name, start_date }) => ({
    id,
    name,
    date: start_date,
    ...conditions((acts.get(id) ?? []).map(presentEvent)),
    entries: (entries.get(id) ?? []).map(countedEntry),
  }));
}
