import type { Kysely } from 'kysely';
import type { PublishMode, PublishedNames } from '../../../shared/contract/clubs';
import { prepared } from '../../db/prepared';
import type { Database } from '../../db/schema';
import type { Flag } from '../../db/schemaFiles';
import type { NewPublication, PublicationRecord } from '../../db/schemaPublications';

type Db = Kysely<Database>;

/** What is published: the result of a sailing, or the standings of a series. */
export type Subject = { sailing: number } | { serie: number };

const columnOf = (subject: Subject) =>
  'sailing' in subject ? (['sailing_id', subject.sailing] as const) : (['serie_id', subject.serie] as const);

/** Versions that can be read, the newest first. */
export async function publicationsOf(db: Db, subject: Subject): Promise<PublicationRecord[]> {
  const [column, id] = columnOf(subject);
  return db
    .selectFrom('publications')
    .selectAll()
    .where(column, '=', id)
    .where('data', 'is not', null)
    .orderBy('number', 'desc')
    .execute();
}

/** One version that can be read: the newest, unless a number is named. */
export async function publicationOf(db: Db, subject: Subject, number?: number): Promise<PublicationRecord | undefined> {
  const [column, id] = columnOf(subject);
  return db
    .selectFrom('publications')
    .selectAll()
    .where(column, '=', id)
    .where('data', 'is not', null)
    .$if(number !== undefined, (query) => query.where('number', '=', number ?? 0))
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** The highest number that was ever given; 0 before the first. */
export async function lastNumber(db: Db, subject: Subject): Promise<number> {
  const [column, id] = columnOf(subject);
  const { last } = await db
    .selectFrom('publications')
    .select(({ fn }) => fn.max('number').as('last'))
    .where(column, '=', id)
    .executeTakeFirstOrThrow();
  return last ?? 0;
}

export async function insertPublication(db: Db, publication: NewPublication): Promise<void> {
  await db.insertInto('publications').values(publication).execute();
}

/** The number stays taken; what it showed is gone. False where there is no such version. */
export async function emptyPublication(db: Db, subject: Subject, number: number): Promise<boolean> {
  const [column, id] = columnOf(subject);
  const { numUpdatedRows } = await db
    .updateTable('publications')
    .set({ data: null, changes: '[]', note: '' })
    .where(column, '=', id)
    .where('number', '=', number)
    .where('data', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** What changed up to the club's present number has been looked at for publishing. */
export async function markLookedAt(db: Db, subject: Subject, version: number): Promise<void> {
  const [table, id] =
    'sailing' in subject ? (['sailings', subject.sailing] as const) : (['series', subject.serie] as const);
  await db.updateTable(table).set({ published_version: version }).where('id', '=', id).execute();
}

/** What the club makes public has changed in a way that takes no number of the club's. */
export const stampPublic = prepared<{ club: number }, unknown>((db, value) =>
  db
    .updateTable('clubs')
    .set((eb) => ({ publish_stamp: eb('publish_stamp', '+', 1) }))
    .where('id', '=', value('club')),
);

/** A club by its slug, with all that its public pages depend on besides the rows that take its numbers. */
export interface PublicClub {
  id: number;
  slug: string;
  name: string;
  logo_hash: string | null;
  city: string;
  website: string;
  publish: PublishMode;
  publish_names: PublishedNames;
  publish_crew: Flag;
  publish_indexed: Flag;
  publish_stamp: number;
  counter: number;
  epoch: string;
}

export const publicClubs = prepared<{ slug: string }, PublicClub>((db, value) =>
  db
    .selectFrom('clubs')
    .select([
      'id',
      'slug',
      'name',
      'logo_hash',
      'city',
      'website',
      'publish',
      'publish_names',
      'publish_crew',
      'publish_indexed',
      'publish_stamp',
      'counter',
    ])
    .select(({ selectFrom }) =>
      selectFrom('meta').select('meta.value').where('meta.key', '=', 'epoch').$asScalar().$notNull().as('epoch'),
    )
    .where('slug', '=', value('slug')),
);

/** What the people of these entries are called, and what is to be minded when they are named. */
export async function peopleOf(db: Db, competitors: readonly number[]) {
  if (competitors.length === 0) return [];
  return db
    .selectFrom('competitors')
    .leftJoin('sailors', 'sailors.id', 'competitors.sailor_id')
    .select([
      'competitors.id',
      'competitors.skipper_name',
      'competitors.crew_names',
      'competitors.hide_name',
      'competitors.is_minor',
      'sailors.hide_name as sailor_hides',
      'sailors.is_minor as sailor_is_minor',
    ])
    .where('competitors.id', 'in', [...competitors])
    .execute();
}

/** Boats that nobody has matched yet: they are in no public list. */
export async function unmatchedIn(db: Db, sailing: number): Promise<number[]> {
  const rows = await db
    .selectFrom('competitors')
    .select('id')
    .where('sailing_id', '=', sailing)
    .where('is_unmatched', '=', 1)
    .execute();
  return rows.map(({ id }) => id);
}
