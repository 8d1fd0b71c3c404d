import type { Kysely } from 'kysely';
import type { Course, CourseMark } from '../../../shared/contract/courses';
import { fromHundredths } from '../../../shared/domain/decimals';
import type { Actor } from '../../../shared/domain/permissions';
import { wireDatetime } from '../../../shared/domain/time';
import { validationTexts } from '../../../shared/texts/validation';
import type { Database } from '../../db/schema';
import type { CourseRecord } from '../../db/schemaFiles';
import { invalid, notFound } from '../../errors';
import { fileUrl } from '../../uploads/keepFile';
import { clubVersion, findClub } from '../clubs/clubs';
import { courseById, findCourses, isSailed } from './repository';

const wire = (instant: string): string => wireDatetime(Date.parse(instant));

/** The course as answers and frames carry it: it is the same for everybody. `site`: where its map is read. */
export const presentCourse = (course: CourseRecord, site: string): Course => ({
  id: course.id,
  club: course.club_id,
  name: course.name,
  description: course.description,
  length_nm: fromHundredths(course.length_nm_hundredths),
  map: fileUrl(site, course.map_hash),
  marks: JSON.parse(course.marks) as CourseMark[],
  is_active: course.is_active === 1,
  version: course.version,
  created_at: wire(course.created_at),
  updated_at: wire(course.updated_at),
});

type Db = Kysely<Database>;

export async function existingCourse(db: Db, id: number): Promise<CourseRecord> {
  const course = await courseById(db, id);
  if (!course) throw notFound();
  return course;
}

/** What a sailing calls its course; null: it has none. */
export const courseNameOf = async (db: Db, id: number | null): Promise<string | null> =>
  id === null ? null : ((await courseById(db, id))?.name ?? null);

export interface ReadCourse {
  course: Course;
  clubVersion: number;
}

/** Throws 404 for a course that the actor may not know of: who records one sailing knows that of no other. */
export async function readCourse(db: Db, { recorder }: Actor, id: number, site: string): Promise<ReadCourse> {
  const course = await existingCourse(db, id);
  if (recorder && !(await isSailed(db, id, recorder.sailing))) throw notFound();
  return { course: presentCourse(course, site), clubVersion: await clubVersion(db, course.club_id) };
}

export interface FoundCourses {
  courses: Course[];
  /** The club's number; undefined for a list that is not of one club. */
  clubVersion: number | undefined;
}

const byName = new Intl.Collator('sv', { numeric: true });

async function coursesOf(db: Db, clubId: number | undefined, site: string): Promise<FoundCourses> {
  const found = await findCourses(db, clubId);
  const courses = found
    .map((course) => presentCourse(course, site))
    .sort((a, b) => byName.compare(a.name, b.name) || a.id - b.id);
  return { courses, clubVersion: clubId === undefined ? undefined : await clubVersion(db, clubId) };
}

/** Courses by name in Swedish order. Throws 400 for a club that does not exist. */
export async function listCourses(db: Db, club: string | undefined, site: string): Promise<FoundCourses> {
  const found = club === undefined ? undefined : await findClub(db, club);
  if (club !== undefined && !found) throw invalid({ club: [validationTexts.notFilterChoice] });
  return coursesOf(db, found?.id, site);
}

/** The courses of the club of an id or a slug. Throws 404 for a club that does not exist. */
export async function listCoursesOfClub(db: Db, club: string, site: string): Promise<FoundCourses> {
  const found = await findClub(db, club);
  if (!found) throw notFound();
  return coursesOf(db, found.id, site);
}

/** The club that a course belongs to; undefined when there is no such course. */
export async function clubOfCourse(db: Kysely<Database>, id: number): Promise<number | undefined> {
  return (await courseById(db, id))?.club_id;
}
