import { setTimeout as wait } from 'node:timers/promises';
import { competitorPaths, type Competitor } from '../../shared/contract/competitors';
import { TEST_PASSWORD } from '../accounts';
import { callsOver, type Call } from '../servedCalls';
import { isEqual, readBoats } from './boatState';
import { tokenOf } from './faultWorld';
import { counted, measured, rounds } from './figures';
import { sequenceFaults } from './follower';
import { forgottenOf, headOf, install, only, type Installation } from './installation';
import { until } from './until';

const CUT_MS = rounds({ short: 5_000, long: 60_000 });
const WRITES_PER_SECOND = 20;
const EQUAL_WITHIN_MS = 2_000;

describe('a client that is cut off while others work', () => {
  let installation: Installation;

  beforeAll(async () => {
    installation = await install({ engine: 'sqlite', clubs: [{ sockets: 1, boats: 50 }] });
  }, 60_000);
  afterAll(() => installation.close());

  test('knows what the server knows as soon as it is back, without reading everything again', async () => {
    const club = only(installation.clubs);
    const url = only(installation.urls);
    const { call } = await callsOver(url, { email: club.account.email, password: TEST_PASSWORD });
    const follower = installation.follow({ club: club.id, token: tokenOf(club.account) });
    await until('it follows', follower.isSubscribed);
    await readBoats(url, club, follower);

    follower.cut();
    const writes = await workFor(CUT_MS, call, club.sailing);
    const head = await headOf(installation, club);
    expect(await isEqual(url, club, follower)).toBe(false);
    follower.mend();
    const took = await until('it is at the head', () => follower.head() >= head);

    measured(`writes in the ${CUT_MS / 1000} s`, writes, '');
    measured('at the head after it was back', took, 'ms', EQUAL_WITHIN_MS);
    counted('states that differ', (await isEqual(url, club, follower)) ? 0 : 1, 0);
    counted('full reloads', follower.reloads(), 0);
    const forgotten = await forgottenOf(installation, club, follower.beganAt() ?? 0, head);
    expect(forgotten).toBeGreaterThan(0);
    expect(sequenceFaults(follower, head)).toEqual({ gaps: forgotten, duplicates: 0 });
  }, 180_000);
});

/**
 * Enters boats, renames them and strikes some of them again, at a steady pace. Resolves with how many writes it was.
 */
async function workFor(ms: number, call: Call, sailing: number): Promise<number> {
  const begun = performance.now();
  const entered: Competitor[] = [];
  let writes = 0;
  for (; performance.now() - begun < ms; writes += 1) {
    const last = entered.at(-1);
    if (last && writes % 5 === 3) await call('DELETE', competitorPaths.one(entered.pop()?.id ?? 0));
    else if (last && writes % 5 === 2)
      await call('PATCH', competitorPaths.one(last.id), { skipper_name: `Skeppare ${writes}` });
    else
      entered.push(
        await call('POST', competitorPaths.list, {
          sailing,
          sail_number: `SWE ${writes + 1}`,
          skipper_name: 'Sara Seglare',
        }),
      );
    await wait(Math.max(0, begun + ((writes + 1) * 1000) / WRITES_PER_SECOND - performance.now()));
  }
  return writes;
}
