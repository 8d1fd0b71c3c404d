import type { Transaction } from 'kysely';
import type { Database } from '../../server/db/schema';
import { DEMO_COURSES, type DemoCourseName } from './courses';

interface OfClub {
  clubId: number;
  /** Returns the next number of the club's counter. */
  nextVersion: () => number;
}

/** Saves the courses of the club and returns their ids by name. */
export async function insertCourses(
  tx: Transaction<Database>,
  { clubId, nextVersion }: OfClub,
  stamps: { created_at: string; updated_at: string },
): Promise<Map<DemoCourseName, number>> {
  const ids = new Map<DemoCourseName, number>();
  for (const { name, description, lengthHundredths, marks } of DEMO_COURSES) {
    const row = {
      club_id: clubId,
      name,
      description,
      length_nm_hundredths: lengthHundredths,
      marks: JSON.stringify(marks),
      map_hash: null,
    };
    const { id } = await tx
      .insertInto('courses')
      .values({ ...row, version: nextVersion(), ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(name, id);
  }
  return ids;
}
