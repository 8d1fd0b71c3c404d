import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import { courseById } from './repository';

/** The club that a course belongs to; undefined when there is no such course. */
export async function clubOfCourse(db: Kysely<Database>, id: number): Promise<number | undefined> {
  return (await courseById(db, id))?.club_id;
}
