import type { SailingRow } from '../../../shared/contract/sailings';
import { describeEachEngine } from '../../../testing/engines';
import { newBoat, newGroup, newSailing } from '../../../testing/fleet';
import { eventsSince } from '../../../testing/loggedEvents';
import { peopleIn, type People } from '../../../testing/people';
import type { TestApp } from '../../../testing/testApp';
import { START_CHECK_MS, startDueSailings, startTimer } from './startTimer';

describeEachEngine('the start of a sailing', (makeApp) => {
  let app: TestApp;
  let people: People;
  beforeEach(async () => {
    app = await makeApp();
    people = await peopleIn(app);
  });

  /** The status after the timer has looked at this moment. */
  async function statusAt(id: number, instant: string): Promise<string> {
    app.clock.set(instant);
    await startDueSailings(app.deps);
    const { status } = await app.db
      .selectFrom('sailings')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return status;
  }

  test('happens at its time, as one numbered change', async () => {
    const { id } = await newSailing(people.official);
    expect(await statusAt(id, '2026-06-04T18:29:59+02:00')).toBe('upcoming');
    expect(await eventsSince(app, people.club.id, 1)).toEqual([]);
    expect(await statusAt(id, '2026-06-04T18:30:00+02:00')).toBe('ongoing');
    const started = [
      {
        version: 2,
        what: `sailing ${id}`,
        change: 'updated',
        visibility: 'everyone',
        data: { status: 'ongoing', version: 2 },
      },
    ];
    expect(await eventsSince(app, people.club.id, 1)).toMatchObject(started);
    await startDueSailings(app.deps);
    expect(await eventsSince(app, people.club.id, 1)).toHaveLength(1);
  });

  test('is not brought about by a clock that jumps while the timer looks', async () => {
    const { id } = await newSailing(people.official);
    const right = new Date('2026-06-04T18:29:59+02:00');
    const wrong = new Date('2026-06-04T18:43:59+02:00');
    let asked = 0;
    await startDueSailings({ ...app.deps, now: () => ((asked += 1) === 1 ? right : wrong) });
    expect(asked).toBeGreaterThan(1);
    expect(await statusAt(id, '2026-06-04T18:29:59+02:00')).toBe('upcoming');
  });

  test('two nodes that look at once start it once', async () => {
    const { id } = await newSailing(people.official);
    const other = await makeApp({ beside: app });
    app.clock.set('2026-06-04T18:31:00+02:00');
    other.clock.set('2026-06-04T18:31:00+02:00');
    await Promise.all([startDueSailings(app.deps), startDueSailings(other.deps)]);
    expect(await eventsSince(app, people.club.id, 1)).toMatchObject([
      { what: `sailing ${id}`, data: { status: 'ongoing' } },
    ]);
  });

  test('is that of the first group when all boats are in groups, also on another day', async () => {
    const { id } = await newSailing(people.official, { start_time: '18:00' });
    await newGroup(people.official, id, { start_time: '18:40' });
    const early = await newGroup(people.official, id, { custom_start_datetime: '2026-06-03T10:00' });
    await newBoat(people.official, id, { start_group: early.id });
    expect(await statusAt(id, '2026-06-03T09:59:59+02:00')).toBe('upcoming');
    expect(await statusAt(id, '2026-06-03T10:00:00+02:00')).toBe('ongoing');
  });

  test("is the sailing's own for boats without a group, and a boat's own start may come before it", async () => {
    const first = await newSailing(people.official, { start_time: '18:00' });
    await newGroup(people.official, first.id, { start_time: '18:40' });
    await newBoat(people.official, first.id);
    expect(await statusAt(first.id, '2026-06-04T18:00:00+02:00')).toBe('ongoing');

    const second = await newSailing(people.official, { start_time: '18:00' });
    await newBoat(people.official, second.id, { start: '17:50' });
    expect(await statusAt(second.id, '2026-06-04T17:49:00+02:00')).toBe('upcoming');
    expect(await statusAt(second.id, '2026-06-04T17:50:00+02:00')).toBe('ongoing');
  });

  test('never comes for a sailing without a time, an unpublished or a cancelled one', async () => {
    const statuses = [];
    for (const values of [{ start_time: null }, { status: 'unpublished' }, { status: 'cancelled' }]) {
      const { id } = await newSailing(people.official, values);
      statuses.push(await statusAt(id, '2026-06-05T12:00:00+02:00'));
    }
    expect(statuses).toEqual(['upcoming', 'unpublished', 'cancelled']);
  });

  test('is looked for at once and then every ten seconds, until the timer is stopped', async () => {
    const first = await newSailing(people.official);
    const second = await newSailing(people.official, { start_time: '18:35' });
    const isOngoing = async (id: number) =>
      (await people.official('GET', `/api/sailings/${id}/`)).json<SailingRow>().status === 'ongoing';
    const until = async (isSo: () => Promise<boolean>) => {
      while (!(await isSo())) await new Promise(setImmediate);
    };
    app.clock.set('2026-06-04T18:30:00+02:00');

    jest.useFakeTimers({
      doNotFake: ['Date', 'nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout', 'performance'],
    });
    const stop = startTimer(app.deps);
    await until(() => isOngoing(first.id));
    app.clock.set('2026-06-04T18:35:00+02:00');
    expect(await isOngoing(second.id)).toBe(false);
    jest.advanceTimersByTime(START_CHECK_MS);
    await until(() => isOngoing(second.id));
    await stop();
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});
