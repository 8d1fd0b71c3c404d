import type { Course } from '../../../shared/contract/courses';
import type { Change } from '../../../shared/contract/push';
import { mayEditClub, type Actor } from '../../../shared/domain/permissions';
import { validationTexts } from '../../../shared/texts/validation';
import { definedOnly, isEmpty, realChanges } from '../../db/changes';
import type { CourseChanges, CourseRecord } from '../../db/schemaFiles';
import type { Work } from '../../db/unitOfWork';
import { conflict, forbidden, invalid, refused } from '../../errors';
import type { Update } from '../../http/writeRoutes';
import { keptHash, type IncomingFile } from '../../uploads/keepFile';
import { holdClub } from '../clubs/clubs';
import { ownClubOfBody } from '../clubs/ownClub';
import { toCourseColumns, parseCourse } from './columns';
import { presentCourse, existingCourse } from './readCourses';
import { deleteCourse, findCourses, insertCourse, isSailed, updateCourse } from './repository';

const courseTexts = {
  inUse: 'Banan används av en segling och kan inte tas bort.',
} as const;

/** Throws 400 for a name that another course of the club has, whatever its case. */
async function assertFree({ tx }: Work, clubId: number, name: string, own?: number): Promise<void> {
  const others = (await findCourses(tx, clubId)).filter(({ id }) => id !== own);
  const key = name.toLocaleLowerCase('sv');
  if (others.some((other) => other.name.toLocaleLowerCase('sv') === key))
    throw invalid({ name: [validationTexts.notUnique] });
}

/** Publishes a change of the course, whose row has taken its number. */
const publishCourse = (work: Work, change: Change, course: CourseRecord, site: () => string): Promise<void> =>
  work.note({
    clubId: course.club_id,
    version: course.version,
    model: 'course',
    id: course.id,
    change,
    data: change === 'deleted' ? null : presentCourse(course, site()),
    visibility: 'everyone',
  });

/** The writes of courses. `site`: where their maps are read. */
export function courseWrites(site: () => string) {
  const present = (course: CourseRecord): Course => presentCourse(course, site());

  /**
   * The course as it stands once every other writer of its club is done. Throws 403 for another club's, 409 when it has
   * changed since.
   */
  async function heldOwn(work: Work, actor: Actor, id: number, expected: number | undefined): Promise<CourseRecord> {
    const { club_id } = await existingCourse(work.tx, id);
    if (!mayEditClub(actor, club_id)) throw forbidden();
    await holdClub(work, club_id);
    const course = await existingCourse(work.tx, id);
    if (expected !== undefined && course.version > expected) throw conflict(present(course));
    return course;
  }

  /** A course of the actor's own club. */
  async function create(work: Work, actor: Actor, body: unknown, map?: IncomingFile): Promise<Course> {
    const { id: clubId } = await ownClubOfBody(work.tx, actor, body, () => parseCourse(body, { partial: false }));
    const { name = '', ...input } = parseCourse(body, { partial: false });
    await holdClub(work, clubId);
    await assertFree(work, clubId, name);
    const columns = {
      length_nm_hundredths: null,
      ...toCourseColumns(input),
      map_hash: (await keptHash(work, map)) ?? null,
    };
    const version = await work.nextVersion(clubId);
    const stamps = { version, created_at: work.now, updated_at: work.now };
    const id = await insertCourse(work.tx, { ...columns, name, club_id: clubId, ...stamps });
    const course = await existingCourse(work.tx, id);
    await publishCourse(work, 'created', course, site);
    return present(course);
  }

  /** What the body leaves out stays as it is, in PUT as well; PUT only demands the name. */
  async function update(
    work: Work,
    actor: Actor,
    { id, body, partial, expected, file }: Update<IncomingFile>,
  ): Promise<Course> {
    const course = await heldOwn(work, actor, id, expected);
    const input = parseCourse(body, { partial });
    if (input.club !== undefined && !mayEditClub(actor, input.club)) throw forbidden();

    const map = definedOnly<CourseChanges>({ map_hash: await keptHash(work, file) });
    const changes = realChanges(course, { ...toCourseColumns(input), ...map });
    if (isEmpty(changes)) return present(course);
    if (changes.name !== undefined) await assertFree(work, course.club_id, changes.name, id);
    const version = await work.nextVersion(course.club_id);
    await updateCourse(work.tx, id, { ...changes, version, updated_at: work.now });
    const saved = await existingCourse(work.tx, id);
    await publishCourse(work, 'updated', saved, site);
    return present(saved);
  }

  /** Throws 400 while a sailing uses the course: one that should no longer be chosen is made inactive instead. */
  async function remove(work: Work, actor: Actor, id: number, expected: number | undefined): Promise<void> {
    const course = await heldOwn(work, actor, id, expected);
    if (await isSailed(work.tx, id)) throw refused(courseTexts.inUse);
    const version = await work.nextVersion(course.club_id);
    await deleteCourse(work.tx, id);
    await publishCourse(work, 'deleted', { ...course, version }, site);
  }

  return { create, update, remove };
}
