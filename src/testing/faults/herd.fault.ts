import { competitorPaths, type Competitor } from '../../shared/contract/competitors';
import { quantile } from '../quantile';
import { counted, measured, rounds } from './figures';
import { tokenOf, type FaultClub } from './faultWorld';
import type { Follower } from './follower';
import { followAll, install, only, readSailing, sum, type Installation } from './installation';
import { until } from './until';

const CLUBS = 5;
const SOCKETS = rounds({ short: 200, long: 1_000 });
const AT_HEAD_WITHIN_MS = 10_000;
const ACCEPTS_PER_SECOND = 400;
const HTTP_P95_MS = 500;
const SECOND_MS = 1_000;

describe('a server that is started again with everybody waiting outside', () => {
  let installation: Installation;

  beforeAll(async () => {
    const clubs = Array.from({ length: CLUBS }, () => ({ sockets: SOCKETS / CLUBS, boats: 20 }));
    installation = await install({ engine: 'sqlite', clubs, env: { RATE_LIMIT: 'on' } });
  }, 60_000);
  afterAll(() => installation.close());

  test('takes them in a few hundred a second, gives each what it has missed, and answers those who ask meanwhile', async () => {
    const { clubs, nodes } = installation;
    const followers = clubs.flatMap((club) => followAll(installation, club, SOCKETS / CLUBS));
    await until('everybody follows', () => followers.every((follower) => follower.isSubscribed()));
    const before = followers.map((follower) => follower.openedAt.length);

    await only(nodes).kill();
    await only(nodes).restart();
    const begun = performance.now();
    const prober = startProbing(installation);
    for (const club of clubs) await writeOne(installation, club);
    await until('everybody is at the head', () => followers.every((follower) => follower.versions.length >= 1));
    const took = performance.now() - begun;
    const times = await prober.stop();

    measured(`${SOCKETS} sockets at the head after the restart`, took, 'ms', AT_HEAD_WITHIN_MS);
    measured('sockets opened in the busiest second', busiestSecond(followers, before), '', ACCEPTS_PER_SECOND);
    measured('GET of a sailing beside it, p95', quantile(times, 0.95), 'ms', HTTP_P95_MS);
    counted('calls that failed meanwhile', prober.failures(), 0);
    counted('full reloads', sum(followers.map((follower) => follower.reloads())), 0);
    counted('followers that did not resume', followers.filter((follower) => follower.resumed() === 0).length, 0);
    counted('frames that came twice', sum(followers.map(({ versions }) => versions.length)) - SOCKETS, 0);
  }, 120_000);
});

/** A change that everybody who is not back yet has missed. */
async function writeOne({ urls }: Installation, { sailing, account }: FaultClub): Promise<Competitor> {
  const reply = await fetch(only(urls) + competitorPaths.list, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${tokenOf(account)}` },
    body: JSON.stringify({ sailing, sail_number: 'SWE 1', skipper_name: 'Sara Seglare' }),
  });
  if (reply.status !== 201) throw new Error(`The write answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Competitor;
}

/** Reads a sailing again and again, one call after the other. */
function startProbing({ urls, clubs }: Installation): { stop: () => Promise<number[]>; failures: () => number } {
  const times: number[] = [];
  let isStopping = false;
  let failures = 0;
  const probe = async () => {
    while (!isStopping) {
      const begun = performance.now();
      await readSailing(only(urls), only(clubs)).catch(() => {
        failures += 1;
      });
      times.push(performance.now() - begun);
    }
    return times;
  };
  const probing = probe();
  return {
    failures: () => failures,
    stop: () => {
      isStopping = true;
      return probing;
    },
  };
}

function busiestSecond(followers: readonly Follower[], before: readonly number[]): number {
  const times = followers.flatMap(({ openedAt }, index) => openedAt.slice(before[index])).sort((a, b) => a - b);
  return Math.max(...times.map((from, index) => times.slice(index).filter((time) => time < from + SECOND_MS).length));
}
