import { randomUUID } from 'node:crypto';
import { competitorPaths } from '../../shared/contract/competitors';
import { callsOf } from './callsOf';
import { counted, rounds } from './figures';
import { describeInstallations, install, only, readSailing, type Installation } from './installation';

const KEYS = rounds({ short: 40, long: 200 });
/** An impatient phone, or one whose answers are lost. */
const AT_ONCE = 10;

describeInstallations('the same key, many times at once', (engine) => {
  let installation: Installation;

  beforeAll(async () => {
    installation = await install({ engine, nodes: engine === 'postgres' ? 2 : 1, clubs: [{}] });
  }, 60_000);
  afterAll(() => installation.close());

  test('makes one row, and gives everybody the same answer', async () => {
    const club = only(installation.clubs);
    const nodes = installation.urls.map((url) => callsOf(url, club));
    let refused = 0;
    let different = 0;

    for (let number = 1; number <= KEYS; number += 1) {
      const body = { sailing: club.sailing, sail_number: `SWE ${number}`, skipper_name: 'Sara Seglare' };
      const key = randomUUID();
      const senders = Array.from({ length: AT_ONCE / nodes.length }, () => nodes).flat();
      const replies = await Promise.all(senders.map((send) => send('POST', competitorPaths.list, body, key)));
      refused += replies.filter(({ status }) => status !== 201).length;
      different += new Set(replies.map(({ text }) => text)).size - 1;
    }

    const { competitors } = await readSailing(installation.urls[0] ?? '', club);
    counted(`rows of ${KEYS} keys, each sent ${AT_ONCE} times`, competitors.length, KEYS);
    counted('answers that were no success', refused, 0);
    counted('answers that differed from the first', different, 0);
  });
});
