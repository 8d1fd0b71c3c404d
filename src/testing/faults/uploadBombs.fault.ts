import { aPicture } from '../images';
import { serveApp, type ServedApp } from '../servedApp';
import { makeFaultClub, nodeEnv, tokenOf } from './faultWorld';
import { counted, measured, rounds } from './figures';
import { until } from './until';
import { abort, anUpload, ask, bombs, send, waysOut, type Answered, type Target, type Upload } from './uploads';
import { forgetPeak, usageOf, type Usage } from './usage';

const ABORTED = rounds({ short: 50, long: 500 });
/** Images at the limit that come at once. */
const LARGE = rounds({ short: 6, long: 30 });
const AT_ONCE = 10;
const WARMING = 8;
const REFUSED_WITHIN_MS = 2_000;
const MORE_RSS_MB = 100;
const ANSWERED_WITHIN_MS = 500;

describe('malicious uploads', () => {
  let served: ServedApp;
  let target: Target;
  let good: Upload;
  let large: Upload;

  beforeAll(async () => {
    let club = { id: 0, token: '' };
    served = await serveApp({
      env: nodeEnv(),
      prepare: async (connection) => {
        const { id, account } = await makeFaultClub(connection);
        club = { id, token: tokenOf(account) };
      },
    });
    target = { url: `${served.url}/api/clubs/${club.id}/`, token: club.token };
    good = await anUpload({ logo: await aPicture({ width: 1000, height: 1000 }) });
    large = await anUpload({ logo: await aPicture({ width: 4096, height: 4096 }) });
    // What the first images take stays, once: the library, and room for each of the threads that it works on.
    const before = await usageOf(served.pid());
    for (let sent = 0; sent < WARMING; sent += 1) await send(target, large);
    measured('memory that the first images take', (await usageOf(served.pid())).rssMb - before.rssMb, 'MB');
  }, 60_000);
  afterAll(() => served.close());

  /** What `harm` leaves behind: memory is printed, lines and files that stay open are failures. */
  async function leftBy(harm: () => Promise<void>): Promise<void> {
    const usage = (): Promise<Usage> => usageOf(served.pid());
    await forgetPeak(served.pid());
    const before = await usage();
    await harm();
    const { peakMb, rssMb } = await usage();
    measured('memory at most above before', peakMb - before.rssMb, 'MB', MORE_RSS_MB);
    measured('memory afterwards above before', rssMb - before.rssMb, 'MB');
    measured('lines and files open before', before.descriptors, '');
    await until('lines are closed', async () => (await usage()).descriptors <= before.descriptors, 10_000).catch(
      () => {},
    );
    counted('lines and files that stayed open', Math.max(0, (await usage()).descriptors - before.descriptors), 0);
    expect((await send(target, good)).status).toBe(200);
  }

  test('are refused, each with its reason', async () => {
    await leftBy(async () => {
      const answers = new Map<string, Answered>();
      for (const [name, bomb] of Object.entries(await bombs())) answers.set(name, await send(target, bomb));
      const slowest = Math.max(...[...answers.values()].map(({ ms }) => ms));
      measured(`bombs: ${answers.size}, slowest refusal`, slowest, 'ms', REFUSED_WITHIN_MS);
      const notRefused = [...answers].filter(([, { status }]) => status < 400 || status >= 500);
      expect(notRefused).toEqual([]);
      counted('bombs that were not refused', notRefused.length, 0);
    });
  }, 60_000);

  test('and broken off leave nothing behind', async () => {
    const half = await anUpload({ logo: { name: 'logo.png', bytes: Buffer.alloc(4 * 1024 * 1024) } });
    await leftBy(async () => {
      for (let begun = 0; begun < ABORTED; begun += AT_ONCE) {
        await Promise.all(Array.from({ length: AT_ONCE }, () => abort(target, half)));
      }
      measured('uploads broken off', ABORTED, '');
    });
  }, 120_000);

  test('and many at once leave others their answers', async () => {
    await leftBy(async () => {
      const sending = Promise.all(Array.from({ length: LARGE }, () => send(target, large)));
      let isDone = false;
      void sending.finally(() => (isDone = true));
      const waits: number[] = [];
      while (!isDone) waits.push((await ask(served.url, '/api/clubs/')).ms);
      const answers = await sending;
      measured(`images of 4096 × 4096 px: ${LARGE}, slowest`, Math.max(...answers.map(({ ms }) => ms)), 'ms');
      measured(`other calls meanwhile: ${waits.length}, slowest`, Math.max(...waits), 'ms', ANSWERED_WITHIN_MS);
      counted('images that were not taken', answers.filter(({ status }) => status !== 200).length, 0);
    });
  }, 120_000);

  test('are not a way to other files of the machine', async () => {
    const statuses: number[] = [];
    for (const path of waysOut) statuses.push((await ask(served.url, path)).status);
    measured('ways out of /media/ that were tried', statuses.length, '');
    counted('ways that lead anywhere', statuses.filter((status) => status !== 404 && status !== 400).length, 0);
  }, 60_000);
});
