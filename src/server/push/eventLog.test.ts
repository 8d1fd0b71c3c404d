import { aClub } from '../../testing/accounts';
import { describeBothEngines } from '../../testing/engines';
import type { TestApp } from '../../testing/testApp';
import type { ClubRecord } from '../db/schema';
import { oldestKept, pruneEvents } from './eventLog';

const NOW = new Date('2026-06-04T12:00:00.000Z');
const DAY_MS = 24 * 3_600_000;
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();
const ROWS_PER_INSERT = 1_000;

describeBothEngines('pruning the event log', (makeApp) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await makeApp();
  });

  /** A club with events 1 to `count`; the first `old` of them are eight days old, the rest a day. */
  async function clubWithEvents(count: number, old: number): Promise<ClubRecord> {
    const club = await aClub(server, { counter: count });
    const event = {
      club_id: club.id,
      model: 'competitor',
      object_id: 1,
      change: 'updated',
      data: '{}',
      visibility: 'everyone',
    } as const;
    for (let from = 1; from <= count; from += ROWS_PER_INSERT) {
      const numbers = Array.from({ length: Math.min(ROWS_PER_INSERT, count - from + 1) }, (_, index) => from + index);
      const rows = numbers.map((version) => ({ ...event, version, at: daysAgo(version <= old ? 8 : 1) }));
      await server.db.insertInto('events').values(rows).execute();
    }
    return club;
  }

  test('what is older than a week goes, however little there is', async () => {
    const club = await clubWithEvents(50, 40);
    expect(await pruneEvents(server.db, NOW)).toBe(40);
    expect(await oldestKept(server.db, club.id)).toBe(41);
  });

  test('what is younger goes beyond the last 10,000 events of a club', async () => {
    const club = await clubWithEvents(10_050, 20);
    expect(await pruneEvents(server.db, NOW)).toBe(50);
    expect(await oldestKept(server.db, club.id)).toBe(51);
  });

  test('of a club that has been quiet for a week nothing is left', async () => {
    const club = await clubWithEvents(50, 50);
    await pruneEvents(server.db, NOW);
    expect(await oldestKept(server.db, club.id)).toBeNull();
  });

  test('several nodes may prune at once', async () => {
    const club = await clubWithEvents(10_050, 50);
    const beside = await makeApp({ beside: server });
    const dropped = await Promise.all([server, beside].map(({ db }) => pruneEvents(db, NOW)));
    expect(dropped.reduce((total, one) => total + one, 0)).toBe(50);
    expect(await oldestKept(server.db, club.id)).toBe(51);
  });

  test('a club without events has no oldest', async () => {
    expect(await oldestKept(server.db, (await aClub(server)).id)).toBeNull();
  });
});
