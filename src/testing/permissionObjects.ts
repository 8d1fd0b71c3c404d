import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { ResultLogEntry } from '../shared/contract/sailings';
import { insertImport } from '../server/resources/competitors/repositoryImports';
import { anAccessKey } from './accessKeys';
import { anEveningLink, cameBy } from './evenings';
import { hashOfToken } from '../server/resources/auth/evening';
import { insertWebhook } from '../server/webhooks/repository';
import { insertRole, keepTokenHash } from '../server/resources/users/repositoryRoles';
import type { Actors } from './permissionActors';
import { aCompetitorRecord, aCourseRecord, aGroupRecord, aPublicationRecord, aSailingRecord } from './records';
import type { TestApp } from './testApp';

const BORN = '2026-06-01T10:00:00.000Z';
const stamps = { created_at: BORN, updated_at: BORN };

/** In the names of all that is not published: nobody without rights may read it. */
export const SECRET = 'Hemligstämplad';

/** One of every kind, by the name that paths have for it. */
export interface Objects {
  sailings: number;
  series: number;
  /** An earlier race of the serie, with boats. */
  race: number;
  'start-groups': number;
  'race-classes': number;
  /** Entered for the sailor of the actor `self`. */
  competitors: number;
  /** Has come in, and is known by nobody. */
  unknown: number;
  boats: number;
  /** Of the club, sailed by nobody. */
  courses: number;
  merge: number;
  entry: number;
  /** Of what was seen at the finish. */
  uuid: string;
  /** Of a version of the sailing's result and of the serie's standings that is public. */
  number: number;
  /** An entry list that can be taken back. */
  import: number;
  /** An evening link, by which the actor `recorder` has come, and the token of its address. */
  link: number;
  evening: string;
  /** An invitation of the actor `self` to run the club, and the token of its mail. */
  roles: number;
  offered: string;
  /** A key and a webhook of the club. */
  keys: number;
  webhooks: number;
}

interface Wanted {
  isPublished: boolean;
  /** A race that has begun takes reports, one that has not takes entries. */
  isSailed?: boolean;
  /** False leaves the sailor of the actor `self` without an entry, so that they can make one. */
  isEntered?: boolean;
}

/** A serie with a published race, and two rows in it that count as one. */
async function mergedSerie(
  test: TestApp,
  { club }: Actors,
  { isPublished }: Wanted,
): Promise<Pick<Objects, 'series' | 'race' | 'merge'>> {
  const { db } = test;
  const name = isPublished ? 'Torsdagsserien' : SECRET;
  const { id: series } = await db
    .insertInto('series')
    .values({ club_id: club.id, name, is_published: isPublished ? 1 : 0, version: 1, ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  const race = await aSailingRecord(test, club, { serie_id: series, name: 'Torsdag 2', status: 'finished' });
  for (const sail_number of ['SWE 8', 'SWE 9', 'SWE 10'])
    await aCompetitorRecord(test, race, { sail_number, approved: 1, elapsed_s: 3600, recorded: 'elapsed' });
  const { id: merge } = await db
    .insertInto('serie_merges')
    .values({ serie_id: series, from_key: 'SWE 8', into_key: 'SWE 9', created_at: BORN })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { series, race: race.id, merge };
}

/** A boat with a logged result that can be taken back. */
async function loggedEntry(actors: Actors, sailing: number, boat: number): Promise<number> {
  await actors.call('own_club')('PATCH', `/api/competitors/${boat}/update-elapsed-time/`, { elapsed_time: '01:10:00' });
  const log = await actors.call('own_club')('GET', `/api/sailings/${sailing}/result-log/`);
  const [entry] = log.json<ResultLogEntry[]>();
  if (!entry) throw new Error('No result was logged.');
  return entry.id;
}

async function anObservation({ db }: TestApp, sailing: number): Promise<string> {
  const uuid = randomUUID();
  const at = { at: BORN, raw_at: BORN, made_at: BORN };
  const columns = {
    uuid,
    sailing_id: sailing,
    ...at,
    list: 'main',
    fingerprint: '',
    made_by_name: SECRET,
    version: 1,
  } as const;
  await db.insertInto('finish_observations').values(columns).execute();
  return uuid;
}

/** A version of each, made before anybody asks. */
async function publishedVersions(test: TestApp, sailing: number, serie: number): Promise<number> {
  const version = { state: 'preliminary', data: '{"rows":[],"serie":{"races":[],"counted":[]}}' } as const;
  await aPublicationRecord(test, { ...version, sailing });
  await aPublicationRecord(test, { ...version, serie });
  return 1;
}

async function aLink(test: TestApp, actors: Actors, sailing: number): Promise<Pick<Objects, 'link' | 'evening'>> {
  const made_by = actors.users.own_club?.id ?? 0;
  const { link, token } = await anEveningLink(test, { sailing, made_by });
  actors.seat.token = (await cameBy(test, link, 'Anna')).access;
  return { link, evening: token };
}

async function anInvitation({ db }: TestApp, { club, users }: Actors): Promise<Pick<Objects, 'roles' | 'offered'>> {
  const [email, token] = [users.self?.email ?? '', randomUUID()];
  await db.deleteFrom('club_roles').where('email', '=', email).execute();
  const at = { invited_at: BORN, accepted_at: null, expires_at: '2099-01-01T00:00:00.000Z' };
  const id = await insertRole(db, { club_id: club.id, user_id: null, email, role: 'official', ...at });
  await keepTokenHash(db, id, hashOfToken(token));
  return { roles: id, offered: token };
}

const SPARE = 'Reserv';

/** One at a time, since a club has only so many: those of the actors stay. */
async function aSpareKey(test: TestApp, { club, users }: Actors): Promise<number> {
  await test.db.deleteFrom('access_keys').where('club_id', '=', club.id).where('name', '=', SPARE).execute();
  return (await anAccessKey(test, { club: club.id, made_by: users.own_club?.id ?? 0, name: SPARE })).id;
}

async function aSpareWebhook({ db }: TestApp, { club }: Actors): Promise<number> {
  await db.deleteFrom('webhooks').where('club_id', '=', club.id).execute();
  const columns = { url: 'https://exempel.se/in', events: '[]', kind: 'text', created_at: BORN, off_at: null } as const;
  return (await insertWebhook(db, { club_id: club.id, ...columns })).id;
}

export async function objectsFor(test: TestApp, actors: Actors, wanted: Wanted): Promise<Objects> {
  const { isPublished, isSailed = false, isEntered = true } = wanted;
  const name = isPublished ? 'Torsdag 3' : SECRET;
  const { series, race, merge } = await mergedSerie(test, actors, wanted);
  const sailing = await aSailingRecord(test, actors.club, {
    name,
    serie_id: series,
    status: isPublished ? (isSailed ? 'ongoing' : 'upcoming') : 'unpublished',
    registration_open: 1,
    self_reporting: 1,
  });
  const group = await aGroupRecord(test, sailing, { name });
  const raceClass = await test.db
    .insertInto('race_classes')
    .values({ sailing_id: sailing.id, name, kind: 'srs', boat_model_id: null, version: 1, ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  const boat = (values: object) => aCompetitorRecord(test, sailing, { skipper_name: name, approved: 1, ...values });
  const entered = await boat({ sail_number: 'SWE 1', sailor_id: isEntered ? actors.selfSailor : null });
  const unknown = await boat({ sail_number: 'SWE 2', is_unmatched: 1, elapsed_s: 4000, recorded: 'elapsed' });
  const timed = await boat({ sail_number: 'SWE 3' });
  const owned = await test.db
    .insertInto('boats')
    .values({ owner_id: actors.selfSailor, club_id: null, sail_number: 'SWE 57', ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  const course = await aCourseRecord(test, actors.club);
  return {
    sailings: sailing.id,
    series,
    race,
    'start-groups': group.id,
    'race-classes': raceClass.id,
    competitors: entered.id,
    unknown: unknown.id,
    boats: owned.id,
    courses: course.id,
    merge,
    uuid: await anObservation(test, sailing.id),
    number: await publishedVersions(test, sailing.id, series),
    import: await insertImport(test.db, { sailingId: sailing.id, at: BORN, boats: [] }),
    ...(await aLink(test, actors, sailing.id)),
    ...(await anInvitation(test, actors)),
    keys: await aSpareKey(test, actors),
    webhooks: await aSpareWebhook(test, actors),
    entry: await loggedEntry(actors, sailing.id, timed.id),
  };
}

/** Everything that is in the database, by table. */
export async function contentsOf({ db }: TestApp): Promise<Record<string, string[]>> {
  const rows: Record<string, string[]> = {};
  for (const { name } of await db.introspection.getTables()) {
    const { rows: found } = await sql`select * from ${sql.table(name)}`.execute(db);
    rows[name] = found.map((row) => JSON.stringify(row)).sort();
  }
  return rows;
}
