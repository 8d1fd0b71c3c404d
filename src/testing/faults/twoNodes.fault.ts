import { counted, measured, rounds } from './figures';
import { tokenOf } from './faultWorld';
import { sequenceFaults, type Follower } from './follower';
import {
  describeOnPostgres,
  followAll,
  headOf,
  install,
  only,
  readSailing,
  sum,
  type Installation,
} from './installation';
import { until } from './until';
import { lossesOf, type Writers } from './writers';

const FOLLOWERS = 200;
const WRITERS = 4;
/** Acknowledged between two blows, so that each of them falls in the midst of writes. */
const WRITES_BETWEEN = rounds({ short: 60, long: 100 });
const ROUNDS = rounds({ short: 1, long: 3 });

describeOnPostgres('two nodes on one PostgreSQL', () => {
  let installation: Installation;

  beforeAll(async () => {
    installation = await install({ engine: 'postgres', nodes: 2, clubs: [{ sockets: FOLLOWERS }] });
  }, 60_000);
  afterAll(() => installation.close());

  test('each is killed, and PostgreSQL is, in the midst of writes: nothing acknowledged is lost, nobody misses anything or is told twice', async () => {
    const club = only(installation.clubs);
    const followers = followAll(installation, club, FOLLOWERS);
    await until('everybody follows', () => followers.every((follower) => follower.isSubscribed()));
    const writers = installation.write({ token: tokenOf(club.account), sailing: club.sailing, writers: WRITERS });

    await goOn(writers);
    for (let round = 0; round < ROUNDS; round += 1) await strike(installation, writers);
    await writers.stop();

    const head = await headOf(installation, club);
    const settled = await until('everybody is at the head', () =>
      followers.every((follower) => follower.head() >= head),
    );
    const { competitors } = await readSailing(only(installation.urls), club);
    measured('the last of the followers at the head, after the last write', settled, 'ms');
    measured('subscriptions resumed', sum(followers.map((follower) => follower.resumed())), '');
    tellWrites(writers, competitors.length);
    const { lost, doubled } = lossesOf(writers.acknowledged, competitors);
    counted('lost', lost, 0);
    counted('doubled', doubled, 0);
    tellSequences(followers, head);
  }, 600_000);
});

function tellWrites(writers: Writers, boats: number): void {
  expect(writers.unexpected).toEqual([]);
  measured('writes acknowledged', writers.acknowledged.length, '');
  measured('writes sent again under their key', writers.sentAgain(), '');
  counted('boats that nobody acknowledged', boats - writers.acknowledged.length, 0);
  counted('calls without an answer in 15 s', writers.hung(), 0);
  counted('503 without Retry-After', writers.withoutRetryAfter(), 0);
}

function tellSequences(followers: readonly Follower[], head: number): void {
  const faults = followers.map((follower) => sequenceFaults(follower, head));
  counted('gaps', sum(faults.map(({ gaps }) => gaps)), 0);
  counted('duplicates', sum(faults.map(({ duplicates }) => duplicates)), 0);
  counted('full reloads', sum(followers.map((follower) => follower.reloads())), 0);
}

async function goOn(writers: Writers): Promise<number> {
  const goal = writers.acknowledged.length + WRITES_BETWEEN;
  return until('writes go on', () => writers.acknowledged.length >= goal || writers.unexpected.length > 0, 120_000);
}

/** The one node, the database and the other node, each struck down and set up again while writes go on. */
async function strike({ nodes: [first, second], cluster }: Installation, writers: Writers): Promise<void> {
  await first?.kill();
  measured(`${WRITES_BETWEEN} writes with one node killed`, await goOn(writers), 'ms');
  await first?.restart();
  await goOn(writers);
  await cluster?.crash();
  await cluster?.start();
  measured(`${WRITES_BETWEEN} writes after the database came back`, await goOn(writers), 'ms');
  await second?.kill();
  await goOn(writers);
  await second?.restart();
  await goOn(writers);
}
