import type { Kysely } from 'kysely';
import { courseRecords } from '../../../shared/domain/statistics/courseRecords';
import type { Database } from '../../db/schema';
import type { CachedResponse } from '../../http/cachedResponse';
import { existingCourse } from '../courses/readCourses';
import { countedSailings } from './countedSailings';
import { finishedCacheKey } from './finishedCacheKey';

/** The best times on a course; the same for everybody. Throws 404 for a course that does not exist. */
export const courseRecordsResponse = (course: number): CachedResponse => ({
  readKey: async (db: Kysely<Database>) => {
    const { club_id } = await existingCourse(db, course);
    return { of: `records of course ${course}`, ...(await finishedCacheKey(db, club_id)) };
  },
  render: async (db) => courseRecords(await countedSailings(db, { course })),
});
