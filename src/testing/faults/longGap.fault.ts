import type { Kysely } from 'kysely';
import type { Connection } from '../../server/db/connect';
import type { Database } from '../../server/db/schema';
import { KEPT_EVENTS, KEPT_MS, oldestKept } from '../../server/push/eventLog';
import { competitorPaths } from '../../shared/contract/competitors';
import { TEST_PASSWORD } from '../accounts';
import { callsOver } from '../servedCalls';
import { isEqual, readBoats } from './boatState';
import { tokenOf, type FaultClub } from './faultWorld';
import { counted, measured } from './figures';
import type { Follower } from './follower';
import { describeInstallations, install, only, type Installation } from './installation';
import { until } from './until';

const BOATS = 500;
const MISSED = 20;
const RELOADED_WITHIN_MS = 3_000;
const ROWS_PER_INSERT = 500;

describeInstallations('a client that is away for longer than the log goes back', (engine) => {
  let installation: Installation;

  beforeAll(async () => {
    installation = await install({ engine, clubs: [{ sockets: 1, boats: BOATS }] });
  }, 60_000);
  afterAll(() => installation.close());

  test('is told so once, reads everything once, and from then on is notified of every change again', async () => {
    const club = only(installation.clubs);
    const url = only(installation.urls);
    let reloading = Promise.resolve();
    const onReload = (follower: Follower) => {
      reloading = readBoats(url, club, follower);
    };
    const follower = installation.follow({ club: club.id, token: tokenOf(club.account), onReload });
    await until('it follows', follower.isSubscribed);
    await readBoats(url, club, follower);
    follower.cut();

    const { call } = await callsOver(url, { email: club.account.email, password: TEST_PASSWORD });
    const rename = (id: number, name: string) => call('PATCH', competitorPaths.one(id), { skipper_name: name });
    const ids = [...follower.boats.keys()];
    for (const id of ids.slice(0, MISSED)) await rename(id, 'Medan ingen såg på');
    await ageTheLog(installation, club, follower.head());

    const begun = performance.now();
    follower.mend();
    await until('it reads everything', () => follower.reloads() > 0);
    await reloading;
    measured(`${BOATS} boats known again`, performance.now() - begun, 'ms', RELOADED_WITHIN_MS);
    counted('states that differ', (await isEqual(url, club, follower)) ? 0 : 1, 0);

    await rename(only(ids), 'Inför allas ögon');
    await until('the change is told', () => follower.versions.length === 1);
    follower.cut();
    await rename(only(ids), 'Under ett kort avbrott');
    follower.mend();
    await until('the next change is told', () => follower.versions.length === 2);
    counted('states that differ in the end', (await isEqual(url, club, follower)) ? 0 : 1, 0);
    counted('full reloads', follower.reloads(), 1);
    counted('resumed after that', follower.resumed(), 1);
  }, 120_000);
});

/**
 * Everything in the log becomes older than is kept, and more than is kept comes after it; then the server prunes, as it
 * does when it starts.
 */
async function ageTheLog({ inDatabase, nodes }: Installation, club: FaultClub, missedFrom: number): Promise<void> {
  const node = only(nodes);
  await node.kill();
  await inDatabase((connection) => fillLog(connection, club));
  await node.restart();
  await until('the log is pruned', () =>
    inDatabase(async ({ db }) => ((await oldestKept(db, club.id)) ?? 0) > missedFrom + 1),
  );
}

async function fillLog({ db }: Connection, club: FaultClub): Promise<void> {
  const long = new Date(Date.now() - 2 * KEPT_MS).toISOString();
  await db.updateTable('events').set({ at: long }).where('club_id', '=', club.id).execute();
  const { counter } = await db
    .selectFrom('clubs')
    .select('counter')
    .where('id', '=', club.id)
    .executeTakeFirstOrThrow();
  await db.transaction().execute(async (tx) => {
    for (let made = 0; made < KEPT_EVENTS; made += ROWS_PER_INSERT) await insertEvents(tx, club, counter + made);
    await tx
      .updateTable('clubs')
      .set({ counter: counter + KEPT_EVENTS })
      .where('id', '=', club.id)
      .execute();
  });
}

/** Of a race class that was created and deleted: nothing that the test looks at. */
async function insertEvents(db: Kysely<Database>, club: FaultClub, after: number): Promise<void> {
  const event = {
    club_id: club.id,
    model: 'race_class',
    object_id: 1,
    change: 'deleted',
    data: null,
    visibility: 'everyone',
  } as const;
  const at = new Date().toISOString();
  const rows = Array.from({ length: ROWS_PER_INSERT }, (_, index) => ({ ...event, version: after + 1 + index, at }));
  await db.insertInto('events').values(rows).execute();
}
