import fc from 'fast-check';
import type { ServerFrame } from '../../shared/contract/push';
import type { DescribedCall } from '../../server/openapi/document';
import { createLogger } from '../../server/plugins/logging';
import { aClub, aSailorAccount } from '../accounts';
import { frameValidator } from '../describedFrames';
import { watchAnswers } from '../describedAnswers';
import { describeBothEngines } from '../engines';
import { pushClient } from '../pushClient';
import { accessTokenOf } from '../pushEvents';
import type { TestApp } from '../testApp';
import { counted, measured, rounds } from './figures';
import type { FuzzedCall } from './fuzz/calls';
import { fuzzedFrames, fuzzedProtocols, type FuzzedFrame } from './fuzz/frames';
import { fuzzedServer, type FuzzedServer } from './fuzz/requests';

/** `npm test` sends the same requests every time, the long form new ones. FUZZ_SEED repeats an earlier run. */
const SEED = Number(process.env['FUZZ_SEED'] ?? rounds({ short: 25, long: Date.now() % 1_000_000 }));
const REQUESTS = rounds({ short: 1_000, long: 12_000 });
const SOCKETS = rounds({ short: 25, long: 400 });
const ANSWERED_WITHIN_MS = 10_000;
const TOLD = 5;

const inWords = ({ actor, method, url, headers, payload }: FuzzedCall): string =>
  `${method} ${url.slice(0, 200)} by ${actor} ${JSON.stringify(headers).slice(0, 200)} ${String(payload).slice(0, 300)}`;

const printStatuses = (statuses: ReadonlyMap<number, number>) => {
  for (const [status, count] of [...statuses].sort(([a], [b]) => a - b)) measured(`answers of ${status}`, count, '');
};

/**
 * Closes that say what was wrong with the client, or with what it sent; 1009 and 1007 are the socket's own codes for
 * too large and not text.
 */
const FOR_THE_CLIENT = [1000, 1005, 1007, 1008, 1009, 4401, 4403];

interface Round {
  sent: number;
  failures: string[];
  slow: string[];
}

/** Sends so many requests for each of the calls, and keeps those that failed. */
async function fuzz(
  { requestsFor, send }: FuzzedServer,
  calls: readonly DescribedCall[],
  share: number,
  seed: number,
): Promise<Round> {
  const round: Round = { sent: 0, failures: [], slow: [] };
  for (const [index, described] of calls.entries()) {
    for (const request of await requestsFor(described, share, seed + index)) {
      const begun = performance.now();
      const { statusCode } = await send(request);
      round.sent += 1;
      if (statusCode >= 500) round.failures.push(`${statusCode} ${inWords(request)}`);
      if (performance.now() - begun > ANSWERED_WITHIN_MS) round.slow.push(inWords(request));
    }
  }
  return round;
}

describeBothEngines('whatever is sent', (makeApp, engine) => {
  const seed = SEED + (engine === 'sqlite' ? 0 : 1_000);
  const errors: string[] = [];
  const makeServer = () => makeApp({ logger: createLogger('error', { write: (line) => void errors.push(line) }) });

  test(`is answered as the OpenAPI document says, and never with a failure of ours (seed ${seed})`, async () => {
    const server = await makeServer();
    const answers = watchAnswers(server.app);
    const fuzzed = await fuzzedServer(server);
    const { sent, failures, slow } = await fuzz(fuzzed, fuzzed.calls, Math.ceil(REQUESTS / fuzzed.calls.length), seed);

    measured('requests', sent, '');
    printStatuses(answers.statuses);
    expect([...failures.slice(0, TOLD), ...errors.slice(0, TOLD)]).toEqual([]);
    expect(answers.breaks.slice(0, TOLD)).toEqual([]);
    counted('answers of 5xx', failures.length, 0);
    counted('answers that are not as described', answers.breaks.length, 0);
    counted('answers that took longer than 10 s', slow.length, 0);
    expect(sent).toBeGreaterThanOrEqual(REQUESTS);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
    expect((await server.app.inject({ url: '/readyz' })).statusCode).toBe(200);
  }, 1_200_000);

  test('a planted failure is found', async () => {
    const server = await makeServer();
    server.app.addHook('preHandler', async ({ body }) => {
      if (typeof body === 'object' && body !== null && Object.values(body).some(Array.isArray))
        throw new Error('A list of all things.');
    });
    const fuzzed = await fuzzedServer(server);
    const feedback = fuzzed.calls.filter(({ call }) => call === 'POST /api/feedback/');
    const { failures } = await fuzz(fuzzed, feedback, 200, seed);
    expect(failures).not.toEqual([]);
    expect(errors.splice(0)).toContainEqual(expect.stringContaining('A list of all things.'));
  }, 60_000);
});

describeBothEngines('whatever is said on a socket', (makeApp) => {
  let server: TestApp;

  beforeAll(async () => {
    server = await makeApp();
  });

  test(`leaves the server as it was (seed ${SEED})`, async () => {
    const club = await aClub(server);
    const sailor = await aSailorAccount(server, { club });
    const isServerFrame = await frameValidator(server);
    const closes = new Map<number, number>();
    const odd: ServerFrame[] = [];
    let deaf = 0;

    const scripts = fc.sample(fc.tuple(fuzzedFrames(club.id), fuzzedProtocols), { numRuns: SOCKETS, seed: SEED });
    for (const [frames, protocols] of scripts) {
      const { code, received } = await converse(server, club.id, frames, protocols);
      closes.set(code, (closes.get(code) ?? 0) + 1);
      odd.push(...received.filter((frame) => !isServerFrame(frame)));

      const good = await pushClient(server, { clubId: club.id });
      good.subscribe({ token: accessTokenOf(server, sailor) });
      const { group } = await good.untilSubscribed();
      if (group !== `club_${club.id}`) deaf += 1;
      good.socket.close();
      await good.closed;
    }

    measured('sockets', SOCKETS, '');
    for (const [code, count] of [...closes].sort(([a], [b]) => a - b)) measured(`closed with ${code}`, count, '');
    expect(odd.slice(0, TOLD)).toEqual([]);
    counted('frames that are not as described', odd.length, 0);
    counted(
      'sockets closed by a failure',
      [...closes.keys()].filter((code) => !FOR_THE_CLIENT.includes(code)).length,
      0,
    );
    counted('good clients that were not served afterwards', deaf, 0);
  }, 600_000);
});

/** Says all of it at once, and resolves when the socket is closed: by the server, or else by us. */
async function converse(
  server: TestApp,
  clubId: number,
  frames: readonly FuzzedFrame[],
  protocols: string[],
): Promise<{ code: number; received: ServerFrame[] }> {
  const client = await pushClient(server, { clubId, protocols });
  for (const frame of frames) if (client.socket.readyState === client.socket.OPEN) client.send(frame);
  client.socket.close(1000);
  return { code: await client.closed, received: client.frames };
}
