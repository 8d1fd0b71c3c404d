import { sql } from 'kysely';
import { aClub, aSailorAccount } from '../../testing/accounts';
import { describeBothEngines } from '../../testing/engines';
import { aCourseRecord } from '../../testing/records';
import type { TestApp } from '../../testing/testApp';
import { sweep } from '../db/housekeeping';
import { unitOfWork, type Work } from '../db/unitOfWork';
import { keepFile } from './keepFile';

const KEPT = '2026-06-03T11:59:59.999Z';
const NOW = new Date('2026-06-04T12:00:00Z');

/** Something that is waited for, and the way to say that it has come. */
function signal(): { come: Promise<void>; say: () => void } {
  let say = () => {};
  const come = new Promise<void>((resolve) => {
    say = resolve;
  });
  return { come, say };
}

describeBothEngines('files that are left behind', (makeApp, engine) => {
  let server: TestApp;
  beforeEach(async () => {
    server = await makeApp();
  });

  const file = (content: string) => ({ mime: 'image/webp', data: Buffer.from(content) });
  const keep = (content: string, at: string) =>
    unitOfWork({ ...server.deps, now: () => new Date(at) }, (work) => keepFile(work, file(content)));
  const contents = async () =>
    (await server.db.selectFrom('files').select('data').execute()).map(({ data }) => data.toString()).sort();

  test('are removed after a day, and those that something refers to never', async () => {
    const club = await aClub(server, { logo_hash: await keep('logo', KEPT) });
    const { sailor_id } = await aSailorAccount(server);
    await server.db
      .updateTable('sailors')
      .set({ photo_hash: await keep('photo', KEPT) })
      .where('id', '=', sailor_id)
      .execute();
    await aCourseRecord(server, club, { map_hash: await keep('map', KEPT) });
    await keep('left behind', KEPT);
    await keep('young', '2026-06-03T12:00:00.000Z');
    expect(await contents()).toHaveLength(5);

    await sweep(server.db, NOW);

    expect(await contents()).toEqual(['logo', 'map', 'photo', 'young']);
  });

  test('stay when they are sent in again', async () => {
    await keep('logo', KEPT);
    await keep('logo', '2026-06-04T11:00:00.000Z');
    await sweep(server.db, NOW);
    expect(await contents()).toEqual(['logo']);
  });

  /** The sweep waits for the row that the write holds. SQLite lets it wait before it begins. */
  async function untilItWaits(): Promise<void> {
    for (let isWaiting = engine === 'sqlite'; !isWaiting;) {
      const { rows } = await sql`
        select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        server.db,
      );
      isWaiting = rows.length > 0;
    }
  }

  test('stay when they are taken in use while the sweep is at them', async () => {
    const club = await aClub(server);
    await keep('logo', KEPT);
    const kept = signal();
    const swept = signal();
    const takeInUse = async (work: Work) => {
      const logo_hash = await keepFile(work, file('logo'));
      kept.say();
      await swept.come;
      await work.tx.updateTable('clubs').set({ logo_hash }).where('id', '=', club.id).execute();
    };

    const write = unitOfWork({ ...server.deps, now: () => NOW }, takeInUse);
    await kept.come;
    const sweeping = sweep(server.db, NOW);
    await untilItWaits();
    swept.say();
    await Promise.all([write, sweeping]);

    expect(await contents()).toEqual(['logo']);
  });
});
