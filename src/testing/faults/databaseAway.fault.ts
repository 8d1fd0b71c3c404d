import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { authPaths } from '../../shared/contract/auth';
import { sailingPaths } from '../../shared/contract/sailings';
import { tokenOf, type FaultClub } from './faultWorld';
import { counted, measured, rounds } from './figures';
import { sequenceFaults } from './follower';
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
import { lossesOf } from './writers';

const AWAY_MS = rounds({ short: 3_000, long: 10_000 });
const FOLLOWERS = 20;
const WRITERS = 4;
const ASK_EVERY_MS = 100;
const BACK_WITHIN_MS = 5_000;

/** Calls that need the database, and do not need the account that the writers use. */
const asks = ({ sailing, account }: FaultClub): [string, RequestInit][] => [
  [sailingPaths.one(sailing), { headers: { Authorization: `Bearer ${tokenOf(account)}` } }],
  ['/api/clubs/', {}],
  [
    authPaths.login,
    {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"email":"a@example.se","password":"fel"}',
    },
  ],
];

interface Answer {
  path: string;
  status: number;
  body: string;
  retryAfter: string | null;
  ms: number;
}

describeOnPostgres('PostgreSQL that is away', () => {
  let installation: Installation;

  beforeAll(async () => {
    installation = await install({ engine: 'postgres', nodes: 2, clubs: [{ sockets: FOLLOWERS }] });
  }, 60_000);
  afterAll(() => installation.close());

  test('is reported in words and soon; when it is back everything goes on, and nothing is lost', async () => {
    const club = only(installation.clubs);
    const followers = followAll(installation, club, FOLLOWERS);
    await until('everybody follows', () => followers.every((follower) => follower.isSubscribed()));
    const writers = installation.write({
      token: tokenOf(club.account),
      sailing: club.sailing,
      writers: WRITERS,
      pauseMs: 20,
    });
    await until('writes go on', () => writers.acknowledged.length >= WRITERS);

    await installation.cluster?.crash();
    const answers = await askFor(AWAY_MS, only(installation.urls), asks(club));
    await installation.cluster?.start();
    const back = performance.now();
    await until('reads go on', () => readSailing(only(installation.urls), club).then(Boolean, () => false));
    measured('until a read was answered', performance.now() - back, 'ms', BACK_WITHIN_MS);
    const goal = writers.acknowledged.length + WRITERS;
    await until('writes go on', () => writers.acknowledged.length >= goal);
    measured('until writes were acknowledged', performance.now() - back, 'ms', BACK_WITHIN_MS);
    await writers.stop();

    tellAnswers(answers);
    expect(writers.unexpected).toEqual([]);
    counted('writes without an answer in 15 s', writers.hung(), 0);
    const head = await headOf(installation, club);
    measured(
      'until everybody is at the head',
      await until('all at head', () => followers.every((one) => one.head() >= head)),
      'ms',
    );
    const { competitors } = await readSailing(only(installation.urls), club);
    const { lost, doubled } = lossesOf(writers.acknowledged, competitors);
    counted('acknowledged writes lost', lost, 0);
    counted('doubled', doubled, 0);
    const faults = followers.map((follower) => sequenceFaults(follower, head));
    counted('gaps and duplicates', sum(faults.map(({ gaps, duplicates }) => gaps + duplicates)), 0);
    counted('sockets that had to connect again', followers.filter(({ openedAt }) => openedAt.length > 1).length, 0);
  }, 120_000);

  test('only the connections that listen: nothing is missed, and they are made again', async () => {
    const club = only(installation.clubs);
    const [here, there] = installation.nodes;
    if (!here || !there) throw new Error('Two nodes are wanted');
    const follower = installation.follow({ urls: [there.url], club: club.id, token: tokenOf(club.account) });
    await until('it follows', follower.isSubscribed);

    const { length } = installation.nodes;
    await until('both nodes listen', async () => (await listeners(installation)) === length);
    expect(await dropListeners(installation)).toBe(length);
    const writers = installation.write({
      urls: [here.url],
      token: tokenOf(club.account),
      sailing: club.sailing,
      writers: 1,
      pauseMs: 20,
    });
    const healed = await until('they listen again', async () => (await listeners(installation)) === length);
    await writers.stop();
    const head = await headOf(installation, club);
    const told = await until('it is told', () => follower.head() >= head);

    measured('until the nodes listened again', healed, 'ms');
    measured('the last write through the one node, told by the other', told, 'ms');
    const { gaps, duplicates } = sequenceFaults(follower, head);
    counted('gaps and duplicates after the listeners were cut', gaps + duplicates, 0);
  }, 60_000);
});

async function ask(url: string, [path, init]: [string, RequestInit]): Promise<Answer> {
  const begun = performance.now();
  const reply = await fetch(url + path, { ...init, signal: AbortSignal.timeout(15_000) });
  const body = await reply.text();
  return {
    path,
    status: reply.status,
    body,
    retryAfter: reply.headers.get('Retry-After'),
    ms: performance.now() - begun,
  };
}

/** Asks everything again and again for a while. A call that is not answered fails the test. */
async function askFor(ms: number, url: string, calls: [string, RequestInit][]): Promise<Answer[]> {
  const answers: Answer[] = [];
  for (const begun = performance.now(); performance.now() - begun < ms; await wait(ASK_EVERY_MS)) {
    answers.push(...(await Promise.all(calls.map((call) => ask(url, call)))));
  }
  return answers;
}

function tellAnswers(answers: readonly Answer[]): void {
  const isSaidWell = ({ status, body, retryAfter }: Answer) =>
    status === 503 && Number(retryAfter) > 0 && body.startsWith('{"detail":"');
  measured(`calls while it was away: ${answers.length}, the slowest`, Math.max(...answers.map(({ ms }) => ms)), 'ms');
  expect(answers.filter((answer) => !isSaidWell(answer))).toEqual([]);
  counted('answers that were not 503 with Retry-After', answers.filter((answer) => !isSaidWell(answer)).length, 0);
}

const BUS = sql`application_name = 'styrbord bus'`;

const listeners = ({ inDatabase }: Installation): Promise<number> =>
  inDatabase(async ({ db }) => {
    const { rows } = await sql<{ held: number }>`select count(*) as held from pg_stat_activity where ${BUS}`.execute(
      db,
    );
    return rows[0]?.held ?? 0;
  });

const dropListeners = ({ inDatabase }: Installation): Promise<number> =>
  inDatabase(async ({ db }) => {
    const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity where ${BUS}`.execute(db);
    return rows.length;
  });
