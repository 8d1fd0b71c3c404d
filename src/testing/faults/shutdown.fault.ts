import WebSocket from 'ws';
import { competitorPaths } from '../../shared/contract/competitors';
import { indexDataPaths } from '../../shared/contract/indexData';
import { CLOSE_CODES, clubGroup, notificationsPath } from '../../shared/contract/push';
import { sailingPaths } from '../../shared/contract/sailings';
import { serveApp, type ServedApp } from '../servedApp';
import { makeFaultClub, nodeEnv, tokenOf, type FaultClub } from './faultWorld';
import { counted, measured, rounds } from './figures';
import { keptLine, type KeptLine, type LineCall, type Outcome } from './keptLine';
import { until } from './until';

const LINES = rounds({ short: 200, long: 500 });
const SLOW_LINES = LINES / 5;
const SOCKETS = 50;
const BOATS = 200;
/** Slow calls are completed this long after the stop was asked for. */
const SLOW_MS = 2_000;
const EXIT_AIM_MS = 10_000;

jest.setTimeout(120_000);

let app: ServedApp;
let club: FaultClub;

beforeEach(async () => {
  app = await serveApp({
    env: nodeEnv(),
    prepare: async (connection) => {
      club = await makeFaultClub(connection, { boats: BOATS, sockets: SOCKETS });
    },
  });
});
afterEach(() => app.close());

const authorization = () => ({ Authorization: `Bearer ${tokenOf(club.account)}` });

/** "localhost" is two addresses on most machines, and people come in by either. */
async function hostsOf({ url }: ServedApp): Promise<string[]> {
  const { port } = new URL(url);
  const answers = await Promise.all(
    ['127.0.0.1', '::1'].map((host) => keptLine({ host, port: Number(port) }).call({ path: '/healthz' })),
  );
  return ['127.0.0.1', '::1'].filter((_, index) => answers[index]?.kind === 'answered');
}

async function openLines(count: number): Promise<KeptLine[]> {
  const port = Number(new URL(app.url).port);
  const hosts = await hostsOf(app);
  return Array.from({ length: count }, (_, index) => keptLine({ host: hosts[index % hosts.length] ?? '', port }));
}

function anEntry(number: number): LineCall {
  const body = JSON.stringify({ sailing: club.sailing, sail_number: `SWE ${number}`, skipper_name: 'Sara Seglare' });
  return {
    method: 'POST',
    path: competitorPaths.list,
    body,
    headers: { ...authorization(), 'Content-Type': 'application/json' },
  };
}

/** Mostly reads that cost little; a new entry makes the next read of the sailing dear. */
const callFor = (number: number): LineCall => {
  if (number % 20 === 0) return anEntry(number);
  if (number % 20 === 10) return { path: sailingPaths.one(club.sailing), headers: authorization() };
  return { path: number % 2 === 0 ? indexDataPaths.data : '/healthz' };
};

interface Tally {
  answered: number;
  unfit: string[];
  entered: number;
}

function note(tally: Tally, outcome: Outcome): void {
  if (outcome.kind === 'refused') return;
  if (outcome.kind === 'broken') return void tally.unfit.push(outcome.why);
  const { status, body } = outcome.answer;
  if (status >= 300) tally.unfit.push(`${status} ${body.slice(0, 100)}`);
  tally.answered += 1;
  if (status === 201) tally.entered += 1;
}

/** Asks again and again until the server says that the line ends, or takes no more lines. */
async function keepAsking(line: KeptLine, index: number, tally: Tally): Promise<void> {
  for (let number = index; ; number += LINES) {
    const outcome = await line.call(callFor(number));
    note(tally, outcome);
    if (outcome.kind !== 'answered' || outcome.answer.isLast) return line.close();
  }
}

/** Sends half a call, the rest when it may; kept when it has been answered. */
function askSlowly(
  line: KeptLine,
  number: number,
  tally: Tally,
  hold: Promise<unknown>,
): { begun: Promise<void>; done: Promise<void> } {
  let onHalf = () => {};
  const begun = new Promise<void>((resolve) => (onHalf = resolve));
  const done = line.call({ ...anEntry(500_000 + number), hold, onHalf }).then((outcome) => note(tally, outcome));
  return { begun, done };
}

async function openSockets(): Promise<Promise<number>[]> {
  const opened = Array.from({ length: SOCKETS }, async (_, index) => {
    const socket = new WebSocket(`${app.url.replace('http', 'ws')}${notificationsPath(club.id)}`);
    const closed = new Promise<number>((resolve) => socket.once('close', resolve));
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const member = club.members[index % club.members.length] ?? club.account;
    socket.send(JSON.stringify({ type: 'subscribe', group: clubGroup(club.id), token: tokenOf(member) }));
    await new Promise((resolve) => socket.once('message', resolve));
    return closed;
  });
  // What is kept for later stays inside an array, or it would be waited for here.
  return (await Promise.all(opened.map(async (one) => [one]))).flat();
}

const entriesHeld = async (): Promise<number> => {
  const reply = await fetch(app.url + sailingPaths.one(club.sailing), { headers: authorization() });
  return ((await reply.json()) as { competitors: unknown[] }).competitors.length;
};

test('a stop under load breaks no call, loses no entry and sends every socket elsewhere', async () => {
  const tally: Tally = { answered: 0, unfit: [], entered: 0 };
  const closeCodes = await openSockets();
  let release = () => {};
  const hold = new Promise<void>((resolve) => (release = resolve));
  const slow = (await openLines(SLOW_LINES)).map((line, index) => askSlowly(line, index, tally, hold));
  await Promise.all(slow.map(({ begun }) => begun));
  const asking = (await openLines(LINES)).map((line, index) => keepAsking(line, index, tally));
  await until('every line has been answered twice', () => tally.answered >= 2 * LINES);

  const begun = performance.now();
  const ended = app.signal('SIGTERM').then((code) => ({ code, ms: performance.now() - begun }));
  setTimeout(release, SLOW_MS);
  await Promise.all([...asking, ...slow.map(({ done }) => done)]);
  const codes = await Promise.all(closeCodes);
  const { code, ms } = await ended;

  await app.restart();
  measured(`calls answered on ${LINES} lines, ${SLOW_LINES} more of them slow`, tally.answered, 'calls');
  measured(`stop, with calls that take ${SLOW_MS} ms`, ms, 'ms', EXIT_AIM_MS);
  expect(tally.unfit.slice(0, 5)).toEqual([]);
  counted('calls broken or refused by a stop', tally.unfit.length, 0);
  counted('acknowledged entries lost', BOATS + tally.entered - (await entriesHeld()), 0);
  counted('sockets closed with another code than 1012', codes.filter((one) => one !== CLOSE_CODES.restart).length, 0);
  counted('exit code', code ?? -1, 0);
});

test('a second signal ends the process at once, whatever is under way', async () => {
  const never = new Promise<void>(() => {});
  const [line, fresh] = await openLines(2);
  if (!line || !fresh) throw new Error('No lines.');
  const { begun, done } = askSlowly(line, 0, { answered: 0, unfit: [], entered: 0 }, never);
  await begun;

  const first = app.signal('SIGTERM');
  await until(
    'the server takes no more lines',
    async () => (await fresh.call({ path: '/healthz' })).kind === 'refused',
  );
  const start = performance.now();
  const code = await app.signal('SIGTERM');
  measured('end by a second signal', performance.now() - start, 'ms');

  expect([code, await first]).toEqual([1, 1]);
  await done;
});
