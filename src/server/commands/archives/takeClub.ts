import type { ArchivedSerie } from '../../../shared/contract/clubArchive';
import type { Boat, BoatModel } from '../../../shared/contract/boats';
import type { Club } from '../../../shared/contract/clubs';
import type { Course } from '../../../shared/contract/courses';
import type { Sailor } from '../../../shared/contract/sailors';
import { toHundredths, toThousandths } from '../../../shared/domain/decimals';
import { isGivenSequence } from '../../../shared/domain/race-day/sequences';
import type { NewClub } from '../../db/schema';
import { allBoatModels, insertBoatModels } from '../../resources/boat-models/repository';
import { toBoatColumns } from '../../resources/boats/columns';
import { insertBoat } from '../../resources/boats/repository';
import { insertCourse } from '../../resources/courses/repository';
import { storedRules } from '../../resources/series/columns';
import { insertSerie } from '../../resources/series/repository';
import { insertMerge } from '../../resources/series/repositoryMerges';
import { foldEmail } from '../../resources/users/users';
import { flagOf, idHere, stampsOf, type Incoming } from './incoming';
import { sailorsWithEmails } from './repository';

/** The columns of the new club. Its logo and its slug are said elsewhere. */
export const clubColumns = (club: Club): Omit<NewClub, 'slug' | 'logo_hash'> => ({
  name: club.name,
  short_name: club.short_name,
  website: club.website,
  email: club.email,
  phone: club.phone,
  city: club.city,
  description: club.description,
  default_start_time: club.default_start_time,
  self_reporting: flagOf(club.self_reporting),
  start_sequences: JSON.stringify(club.start_sequences.filter(({ key }) => !isGivenSequence(key))),
  publish: club.publish,
  publish_names: club.publish_names,
  publish_crew: flagOf(club.publish_crew),
  publish_indexed: flagOf(club.publish_indexed),
  ...stampsOf(club),
});

const folded = (name: string): string => name.toLocaleLowerCase('sv').replace(/[\s-]/g, '');

/**
 * Types of boats are the installation's: the archive's are found by name. One that is missing here is added as a type
 * that no table has any longer, so that the boats keep what they are.
 */
export async function takeBoatModels({ work, ids }: Incoming, models: readonly BoatModel[]): Promise<void> {
  const known = async () => new Map((await allBoatModels(work.tx)).map(({ id, name }) => [folded(name), id]));
  const before = await known();
  const missing = models.filter(({ name }) => !before.has(folded(name)));
  const rows = missing.map((model) => ({
    name: model.name,
    kind: model.kind,
    srs_thousandths: toThousandths(model.srs),
    srs_no_flying_thousandths: toThousandths(model.srs_no_flying),
    srs_shorthanded_thousandths: toThousandths(model.srs_shorthanded),
    srs_shorthanded_no_flying_thousandths: toThousandths(model.srs_shorthanded_no_flying),
    srs_year: model.srs_year,
    is_current: 0 as const,
  }));
  await insertBoatModels(work.tx, rows);
  const after = await known();
  for (const { id, name } of models) {
    const here = after.get(folded(name));
    if (here !== undefined) ids.models.set(id, here);
  }
}

/** People who have an account here are known again by their address; nobody becomes a member of anything by it. */
export async function findSailors({ work, ids }: Incoming, people: ReadonlyMap<number, string>): Promise<void> {
  const emails = [...people].map(([id, email]): [number, string] => [id, foldEmail(email)]);
  const here = await sailorsWithEmails(work.tx, [...new Set(emails.map(([, email]) => email))]);
  for (const [id, email] of emails) {
    const sailor = here.get(email);
    if (sailor !== undefined) ids.sailors.set(id, sailor);
  }
}

/** The addresses of accounts that the archive tells of, by the sailor's id. */
export function addressesIn(
  members: readonly Sailor[],
  entries: readonly { sailor: number | null; email?: string | null; has_account: boolean }[],
): Map<number, string> {
  const people = new Map<number, string>();
  for (const { sailor, email, has_account } of entries)
    if (sailor !== null && has_account && email) people.set(sailor, email);
  for (const { id, email } of members) if (email) people.set(id, email);
  return people;
}

/**
 * The club's own boats are its own here too. Those of its sailors are kept for the entries that name them, off every
 * list: their owners bring their boats themselves.
 */
export async function takeBoats(incoming: Incoming, boats: readonly Boat[], clubId: number): Promise<void> {
  const { work, ids, club } = incoming;
  for (const boat of boats) {
    const id = await insertBoat(work.tx, {
      // An archive that is older than a field says nothing of it.
      ...toBoatColumns(boat),
      owner_id: null,
      club_id: club,
      sail_number: boat.sail_number,
      boat_model_id: idHere(incoming, 'models', boat.boat_model),
      removed_at: boat.club === clubId ? null : work.now,
      ...stampsOf(boat),
    });
    ids.boats.set(boat.id, id);
  }
}

/** `mapHash`: what became of a map by its path in the archive. */
export async function takeCourses(
  { work, ids, club, nextVersion }: Incoming,
  courses: readonly Course[],
  mapHash: (path: string | null) => string | null,
): Promise<void> {
  for (const course of courses) {
    const id = await insertCourse(work.tx, {
      club_id: club,
      name: course.name,
      description: course.description,
      length_nm_hundredths: toHundredths(course.length_nm),
      map_hash: mapHash(course.map),
      marks: JSON.stringify(course.marks),
      is_active: flagOf(course.is_active),
      version: nextVersion(),
      ...stampsOf(course),
    });
    ids.courses.set(course.id, id);
  }
}

/** Merges name rows by words, which are the same here. */
export async function takeSeries(
  { work, ids, club, nextVersion }: Incoming,
  series: readonly ArchivedSerie[],
): Promise<void> {
  for (const serie of series) {
    const id = await insertSerie(work.tx, {
      club_id: club,
      name: serie.name,
      description: serie.description,
      is_published: flagOf(serie.is_published),
      rules: storedRules(serie),
      version: nextVersion(),
      ...stampsOf(serie),
    });
    ids.series.set(serie.id, id);
    for (const { from, into } of serie.merges)
      await insertMerge(work.tx, { serie_id: id, from_key: from, into_key: into, created_at: work.now });
  }
}
