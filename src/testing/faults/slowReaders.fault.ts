import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { competitorPaths } from '../../shared/contract/competitors';
import { startGroupPaths } from '../../shared/contract/startGroups';
import { callsOf } from './callsOf';
import { counted, isLong, measured, rounds } from './figures';
import { sequenceFaults, type Follower } from './follower';
import { followAll, headOf, install, only, readSailing, sum, type Installation } from './installation';
import { until } from './until';
import { usageOf } from './usage';

const READERS = rounds({ short: 40, long: 900 });
const SLOW = rounds({ short: 10, long: 100 });
const BOATS = 200;
const WARM_UP = 6;
/** Enough to fill what the system holds back for a line, and what a node does. */
const WRITES = rounds({ short: 60, long: 1_200 });
const PAUSE_MS = isLong ? 250 : 5;

describe('readers that are too slow', () => {
  let installation: Installation;

  beforeAll(async () => {
    installation = await install({ engine: 'sqlite', clubs: [{ sockets: READERS + SLOW, boats: BOATS }] });
  }, 60_000);
  afterAll(() => installation.close());

  /** Moves every boat to and fro; kept with how long each write took to reach the last of those who read. */
  async function moveAll(readers: readonly Follower[], writes: number): Promise<number[]> {
    const club = only(installation.clubs);
    const send = callsOf(only(installation.urls), club);
    const { competitors, start_groups } = await readSailing(only(installation.urls), club);
    let head = await headOf(installation, club);
    const delays: number[] = [];
    for (let write = 0; write < writes; write += 1) {
      const start_group = write % 2 === 0 ? only(start_groups).id : null;
      const moves = competitors.map(({ id }) => ({ competitor: id, start_group }));
      const begun = performance.now();
      expect(await send('POST', competitorPaths.move(club.sailing), { moves })).toMatchObject({ status: 200 });
      head += BOATS;
      await until('those who read are at the head', () => readers.every((reader) => reader.head() >= head));
      delays.push(performance.now() - begun);
      await wait(PAUSE_MS);
    }
    return delays;
  }

  test('are disconnected without harm to the others, and go on where they were', async () => {
    const club = only(installation.clubs);
    const node = only(installation.nodes);
    const readers = followAll(installation, club, READERS);
    const slow = followAll(installation, club, SLOW);
    await until('everybody follows', () => [...readers, ...slow].every((follower) => follower.isSubscribed()));
    await callsOf(node.url, club)('POST', startGroupPaths.list, { sailing: club.sailing, name: 'A' });
    // The process has grown to its work before it is looked at.
    await moveAll([...readers, ...slow], WARM_UP);
    const before = await usageOf(node.pid());
    slow.forEach((follower) => follower.stall());

    const delays = await moveAll(readers, WRITES);
    const during = await usageOf(node.pid());
    slow.forEach((follower) => follower.wake());
    const head = await headOf(installation, club);
    const caughtUp = await until('the slow ones have caught up', () =>
      slow.every((follower) => follower.head() >= head),
    );

    measured(`slowest of ${WRITES} writes of ${BOATS} boats to ${READERS} readers`, Math.max(...delays), 'ms', 250);
    measured('memory while they were not reading', during.rssMb - before.rssMb, 'MB', 50);
    measured('the slow ones at the head after they read again', caughtUp, 'ms');
    counted('slow ones that were not let go', slow.filter((follower) => follower.resumed() === 0).length, 0);
    counted('others that were', sum(readers.map((reader) => reader.resumed())), 0);
    const faults = [...readers, ...slow].map((follower) => sequenceFaults(follower, head));
    counted('gaps', sum(faults.map(({ gaps }) => gaps)), 0);
    counted('duplicates', sum(faults.map(({ duplicates }) => duplicates)), 0);
  });
});
