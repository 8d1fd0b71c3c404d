import type { Kysely } from 'kysely';
import type { ClubStatistics } from '../../../shared/contract/statistics';
import { FIRST_YEAR, LAST_YEAR } from '../../../shared/domain/calendar';
import { clubSeason } from '../../../shared/domain/statistics/clubSeason';
import { localDateOf } from '../../../shared/domain/time';
import { validationTexts } from '../../../shared/texts/validation';
import type { Database } from '../../db/schema';
import { invalid, notFound } from '../../errors';
import type { CachedResponse } from '../../http/cachedResponse';
import { findClub } from '../clubs/clubs';
import { countedSailings } from './countedSailings';
import { finishedCacheKey } from './finishedCacheKey';
import { yearsOf } from './repository';
import { courseRecords } from '../../../shared/domain/statistics/courseRecords';
import { existingCourse } from '../courses/readCourses';

type Db = Kysely<Database>;
/** The year, or else the latest that was sailed; the present one where nothing was. */
export async function readClubStatistics(
  db: Db,
  club: number,
  { year: asked, today }: { year: number | undefined; today: string },
): Promise<ClubStatistics> {
  const years = await yearsOf(db, club);
  const year = asked ?? years[0] ?? Number(today.slice(0, 4));
  const sailings = await countedSailings(db, { club, from: `${year - 1}-01-01`, to: `${year}-12-31` });
  return { years, ...clubSeason(year, sailings) };
}

/** Throws 400 for what is no year of the calendar. */
function yearNamed(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const year = /^\d{4}$/.test(text) ? Number(text) : 0;
  if (year < FIRST_YEAR || year > LAST_YEAR) throw invalid({ year: [validationTexts.notFilterChoice] });
  return year;
}

/**
 * What a club sailed in a year, and the year before. Finished sailings alone are counted, which everybody may see, so
 * the answer is the same for all. Throws 404 for a club that does not exist, 400 for a year that is none.
 */
export async function clubStatisticsResponse(
  db: Db,
  asked: { club: string; year: string | undefined },
  now: () => Date,
): Promise<CachedResponse> {
  const found = await findClub(db, asked.club);
  if (!found) throw notFound();
  const year = yearNamed(asked.year);
  const { id } = found;
  const today = localDateOf(now().getTime());
  const of = `statistics of club ${id}, ${year ?? `latest on ${today}`}`;
  return {
    readKey: async (executor) => ({ of, ...(await finishedCacheKey(executor, id)) }),
    render: (executor) => readClubStatistics(executor, id, { year, today }),
  };
}

/** The best times on a course; the same for everybody. Throws 404 for a course that does not exist. */
export const courseRecordsResponse = (course: number): CachedResponse => ({
  readKey: async (db: Kysely<Database>) => {
    const { club_id } = await existingCourse(db, course);
    return { of: `records of course ${course}`, ...(await finishedCacheKey(db, club_id)) };
  },
  render: async (db) => courseRecords(await countedSailings(db, { course })),
});
