import type { Kysely } from 'kysely';
import type { PublishedResultRow, PublishedSailing, PublishedStart } from '../../../shared/contract/publications';
import type { ResultRow } from '../../../shared/contract/sailings';
import { groupStart, isWaiting, plannedSailingStart } from '../../../shared/domain/effectiveStart';
import { wireDatetime } from '../../../shared/domain/time';
import type { MemoryCache } from '../../db/memoryCache';
import type { Database, StartGroupRecord } from '../../db/schema';
import { courseNameOf } from '../courses/readCourses';
import { sailingResults } from '../results/sailingResults';
import type { SailingView } from '../sailings/access';
import { groupsOfSailing } from '../start-groups/startGroups';
import { windOf } from '../start-log/readStartLog';
import { unmatchedIn } from './repository';

type Db = Kysely<Database>;

/** What a version of a result holds: everything that its page shows, but the names of people. */
export interface SailingData {
  sailing: PublishedSailing;
  rows: PublishedResultRow[];
}

const wire = (instant: number | null): string | null => (instant === null ? null : wireDatetime(instant));

function startsOf(sailing: SailingView, groups: readonly StartGroupRecord[]): PublishedStart[] {
  if (groups.length === 0 || sailing.start_type !== 'groups')
    return [{ group: null, class_flag: null, start: isWaiting(sailing) ? null : wire(plannedSailingStart(sailing)) }];
  return groups.map((group) => ({
    group: group.name,
    class_flag: group.class_flag,
    start: wire(groupStart(group, sailing)),
  }));
}

const rowOf = (row: ResultRow, groups: readonly StartGroupRecord[]): PublishedResultRow => ({
  competitor: row.competitor,
  position: row.position,
  tied: row.tied,
  race_class: row.race_class?.name ?? null,
  start_group: groups.find(({ id }) => id === row.start_group)?.name ?? null,
  sail_number: row.sail_number,
  boat_name: row.boat_name,
  boat_model_name: row.boat_model_name,
  club_name: row.club_name,
  rating: row.rating,
  start: row.start,
  finish_time: row.finish_time,
  elapsed_time: row.elapsed_time,
  corrected_time: row.corrected_time,
  behind: row.behind,
  score_code: row.score_code,
  points: row.points,
});

/** The result of the sailing as it stands now; null while no boat has one. */
export async function sailingAsPublished(
  db: Db,
  sailing: SailingView,
  memoryCache: MemoryCache,
): Promise<SailingData | null> {
  const { counts, results } = await sailingResults(db, sailing, memoryCache);
  const unmatched = new Set(await unmatchedIn(db, sailing.id));
  const groups = await groupsOfSailing(db, sailing.id);
  const rows = results.filter(({ competitor }) => !unmatched.has(competitor)).map((row) => rowOf(row, groups));
  if (rows.length === 0) return null;
  const isInOpenSerie = sailing.serie_id !== null && sailing.serie_is_published === 1;
  return {
    sailing: {
      id: sailing.id,
      name: sailing.name,
      status: sailing.status,
      serie: isInOpenSerie ? { id: sailing.serie_id ?? 0, name: sailing.serie_name ?? '' } : null,
      start_date: sailing.start_date,
      start_time: sailing.start_time,
      counts,
      course_name: await courseNameOf(db, sailing.course_id),
      wind: await windOf(db, sailing.id),
      starts: startsOf(sailing, groups),
    },
    rows,
  };
}
