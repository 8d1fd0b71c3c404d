import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { CourseChanges, CourseRecord, NewCourse } from '../../db/schemaFiles';

type Db = Kysely<Database>;

export const courseById = (db: Db, id: number): Promise<CourseRecord | undefined> =>
  db.selectFrom('courses').selectAll().where('id', '=', id).executeTakeFirst();

/** Of one club, or of all, in the order that they were made. */
export const findCourses = (db: Db, clubId: number | undefined): Promise<CourseRecord[]> =>
  db
    .selectFrom('courses')
    .selectAll()
    .$if(clubId !== undefined, (query) => query.where('club_id', '=', clubId ?? 0))
    .orderBy('id')
    .execute();

export async function insertCourse(db: Db, course: NewCourse): Promise<number> {
  const { id } = await db.insertInto('courses').values(course).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateCourse(db: Db, id: number, changes: CourseChanges): Promise<void> {
  await db.updateTable('courses').set(changes).where('id', '=', id).execute();
}

export async function deleteCourse(db: Db, id: number): Promise<void> {
  await db.deleteFrom('courses').where('id', '=', id).execute();
}

/** Whether a sailing has the course: any, or this one. */
export async function isSailed(db: Db, id: number, sailing?: number): Promise<boolean> {
  const row = await db
    .selectFrom('sailings')
    .select('id')
    .where('course_id', '=', id)
    .$if(sailing !== undefined, (query) => query.where('id', '=', sailing ?? 0))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
