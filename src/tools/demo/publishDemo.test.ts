import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPasswords } from '../../server/resources/users/passwords';
import { describeEachEngine } from '../../testing/engines';
import { TEST_PASSWORD_COST, type TestApp } from '../../testing/testApp';
import { seedDemo } from './seedDemo';

describeEachEngine('the public results of the demo club', (makeApp) => {
  let server: TestApp;
  let dataDir: string;
  beforeAll(async () => {
    server = await makeApp();
    dataDir = await mkdtemp(join(tmpdir(), 'styrbord-demo-'));
    const now = () => new Date('2026-06-05T16:40:00.000Z');
    await seedDemo({ ...server, dataDir, now, passwords: createPasswords(TEST_PASSWORD_COST) });
  });
  afterAll(() => rm(dataDir, { recursive: true }));

  test('are all that it has sailed, once, and nothing that is to come', async () => {
    const sailings = await server.db.selectFrom('sailings').select(['id', 'status']).orderBy('id').execute();
    const published = await server.db
      .selectFrom('publications')
      .select(['sailing_id', 'number', 'made_by_name'])
      .where('sailing_id', 'is not', null)
      .orderBy('sailing_id')
      .execute();
    const finished = sailings.filter(({ status }) => status === 'finished');
    expect(published).toEqual(finished.map(({ id }) => ({ sailing_id: id, number: 1, made_by_name: null })));
  });

  test('are read by anybody, with the standings of its series', async () => {
    const front = await server.app.inject('/r/exempel-ss/');
    expect(front.statusCode).toBe(200);
    const pages = new Set(front.body.match(/\/r\/exempel-ss\/(?:segling|serie)\/[a-z0-9-]+/g));
    expect([...pages].some((page) => page.includes('/serie/'))).toBe(true);
    for (const page of pages) expect([page, (await server.app.inject(page)).statusCode]).toEqual([page, 200]);
  });
});
