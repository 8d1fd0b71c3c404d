import fc from 'fast-check';
import { describeEachEngine } from '../testing/engines';
import { ALL_ACTORS, keptWorld, type ActorName, type KeptWorld } from '../testing/keptWorld';
import { localDateOf } from '../shared/domain/time';
import { noCache } from './db/memoryCache';
import { snapshot } from './db/insideWork';
import { HttpError } from './errors';
import { readIndexData } from './commands/index-data/indexDataResponse';
import { sailingResults } from './resources/results/sailingResults';
import { visibleSailing } from './resources/sailings/access';
import { listSailings, wholeSailing } from './commands/sailings/readSailings';
import { visibleSerie } from './resources/series/access';
import { listSeries, rowsFor, wholeSerie } from './commands/series/readSeries';
import { readClubStatistics } from './resources/statistics/clubStatistics';
import { findAccount } from './resources/users/users';
import type { User } from '../shared/contract/auth';
import type { Database } from './db/schema';
import type { Kysely } from 'kysely';

type Db = Kysely<Database>;
type Compute = (db: Db, actor: User) => Promise<unknown>;

/** What each address answers, computed for that actor, with nothing kept. */
function computed({ club, otherClub, sailings, series, nodes }: KeptWorld): Record<string, Compute> {
  const today = localDateOf(nodes[0].deps.now().getTime());
  const of: Record<string, Compute> = {};
  for (const id of [club, otherClub]) {
    of[`/api/sailings/?club=${id}`] = async (db, actor) =>
      (await listSailings(db, actor, { club: String(id), serie: undefined })).sailings;
    of[`/api/series/?club=${id}`] = async (db, actor) => (await listSeries(db, actor, String(id), noCache)).series;
    of[`/api/clubs/${id}/statistics/`] = (db) => readClubStatistics(db, id, { year: undefined, today });
  }
  for (const id of sailings) {
    of[`/api/sailings/${id}/`] = async (db, actor) =>
      wholeSailing(db, actor, await visibleSailing(db, actor, id), noCache);
    of[`/api/sailings/${id}/results/`] = async (db, actor) =>
      sailingResults(db, await visibleSailing(db, actor, id), noCache);
  }
  for (const id of series) {
    of[`/api/series/${id}/`] = async (db, actor) => wholeSerie(db, actor, await visibleSerie(db, actor, id), noCache);
    of[`/api/series/${id}/results/`] = async (db, actor) =>
      rowsFor(db, actor, await visibleSerie(db, actor, id), noCache);
  }
  return of;
}

interface Told {
  status: number;
  body: unknown;
}

async function told(compute: Promise<unknown>): Promise<Told> {
  try {
    return { status: 200, body: JSON.parse(JSON.stringify(await compute)) as unknown };
  } catch (error) {
    if (error instanceof HttpError) return { status: error.status, body: error.body };
    throw error;
  }
}

/** Compares every answer for every actor: from a node, and computed from scratch. */
async function compare(world: KeptWorld, node: number): Promise<void> {
  const { db, deps } = world.nodes[0];
  const addresses = computed(world);
  for (const name of ALL_ACTORS) {
    const id = world.users[name];
    const actor = id === null ? null : ((await findAccount(db, id))?.user ?? null);
    if (id !== null && actor === null) continue;
    const call = world.as(name, node);
    const check = async (url: string, fresh: Promise<unknown>) => {
      const [wanted, reply] = [await told(fresh), await call('GET', url)];
      expect({ name, url, status: reply.statusCode, body: reply.json<unknown>() }).toEqual({ name, url, ...wanted });
    };
    await check(
      '/api/index-data/',
      snapshot(db, (tx) => readIndexData(tx, actor, { now: deps.now(), site: deps.site() })),
    );
    if (!actor) continue;
    for (const [url, compute] of Object.entries(addresses))
      await check(
        url,
        snapshot(db, (tx) => compute(tx, actor)),
      );
  }
}

interface Step {
  by: ActorName;
  kind: number;
  /** Which of several things. */
  pick: number;
  writer: number;
  reader: number;
}

const anyStep: fc.Arbitrary<Step> = fc.record({
  by: fc.constantFrom<ActorName>('official', 'official', 'stranger', 'member', 'guest', 'both', 'staff'),
  kind: fc.nat(),
  pick: fc.nat(1000),
  writer: fc.constantFrom(0, 1),
  reader: fc.constantFrom(0, 1),
});

let made = 0;
const another = (word: string) => `${word} ${(made += 1)}`;

/** Writes that change something in an answer if the actor may make them; refused ones must change nothing. */
function writesOf(world: KeptWorld, { by, pick, writer }: Step): (() => Promise<unknown>)[] {
  const call = world.as(by, writer);
  const one = <T>(list: readonly T[]): T | undefined => list[pick % list.length];
  const sailing = one(world.sailings) ?? 0;
  const serie = one(world.series) ?? 0;
  const club = one([world.club, world.otherClub]) ?? 0;
  const sailor = by === 'guest' ? world.sailors.guest : world.sailors.member;
  const boats = async () => {
    const rows = await world.nodes[0].db
      .selectFrom('competitors')
      .select('id')
      .where('sailing_id', '=', sailing)
      .execute();
    return one(rows)?.id ?? 0;
  };
  const put = (values: object) => () => call('PATCH', `/api/sailings/${sailing}/`, values);
  return [
    put({ name: another('Segling') }),
    put({ status: one(['unpublished', 'upcoming', 'ongoing', 'finished', 'cancelled']) }),
    put({ serie: one([null, serie]) }),
    put({ verified_result: pick % 2 === 0 }),
    put({ entry_approval: pick % 2 === 0 }),
    () => call('PATCH', `/api/series/${serie}/`, { name: another('Serie') }),
    () => call('PATCH', `/api/series/${serie}/`, { is_published: pick % 2 === 0 }),
    () => call('PATCH', `/api/series/${serie}/`, { discards: one([[], [1], [2]]) }),
    () => call('PATCH', `/api/clubs/${club}/`, { name: another('Klubb') }),
    () => call('PATCH', `/api/clubs/${club}/`, { slug: another('klubb').replace(' ', '-x') }),
    () => call('POST', '/api/start-groups/', { sailing, name: another('Grupp'), start_time: '18:40:00' }),
    () => call('POST', '/api/race-classes/', { sailing, name: another('Klass') }),
    () =>
      call('POST', '/api/competitors/', {
        sailing,
        sail_number: `SWE ${100 + pick}`,
        skipper_name: 'Bo Ask',
        rating: '0.950',
      }),
    () =>
      call('POST', '/api/competitors/', {
        sailing,
        sailor,
        sail_number: `SWE ${1100 + pick}`,
        skipper_name: 'Sara Seglare',
      }),
    async () => call('DELETE', `/api/competitors/${await boats()}/`),
    async () =>
      call('PATCH', `/api/competitors/${await boats()}/update-elapsed-time/`, { elapsed_time: `01:0${pick % 10}:00` }),
    async () => call('PATCH', `/api/competitors/${await boats()}/update-elapsed-time/`, { score_code: 'DNF' }),
    async () => call('PATCH', `/api/competitors/${await boats()}/`, { sailor, approved: pick % 2 === 0 }),
    async () =>
      call('POST', `/api/competitors/${await boats()}/create-account/`, {
        email: `${another('ny').replace(' ', '-')}@example.se`,
      }),
    () => call('PATCH', '/auth/users/me/', { first_name: another('Namn') }),
    () => call('PATCH', `/api/sailors/${sailor}/`, { club }),
    () => call('POST', `/api/sailings/${sailing}/copy/`),
    () => call('DELETE', `/api/sailings/${sailing}/`),
    () =>
      world.as('anonymous', writer)('POST', '/auth/users/', {
        email: `${another('x').replace(' ', '')}@example.se`,
        password: 'Kryssa-mot-vinden',
      }),
    async () => world.nodes[0].clock.advance(20 * 60 * 60 * 1000),
    async () =>
      world.nodes[0].db
        .updateTable('meta')
        .set({ value: another('epok').replace(' ', '') })
        .where('key', '=', 'epoch')
        .execute(),
  ];
}

async function write(world: KeptWorld, step: Step): Promise<void> {
  const writes = writesOf(world, step);
  await writes[step.kind % writes.length]?.();
}

/** Each run makes a world and reads all of it for every actor many times. */
const RUNS = process.env.CI === 'true' ? 3 : 1;

describeEachEngine('answers that are kept', (makeApp) => {
  test('are for each actor and on each node what would be computed now, whatever anybody writes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 7, maxLength: 7 }), async (steps) => {
        const world = await keptWorld(makeApp);
        await compare(world, 0);
        for (const step of steps) {
          await write(world, step);
          await compare(world, step.reader);
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    );
  }, 300_000);
});
