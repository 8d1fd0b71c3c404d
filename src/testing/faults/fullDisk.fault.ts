import { sql } from 'kysely';
import { competitorPaths } from '../../shared/contract/competitors';
import { sailingPaths, type Sailing } from '../../shared/contract/sailings';
import { connectDatabase } from '../../server/db/connect';
import { serveApp, type ServedApp } from '../servedApp';
import { makeFaultClub, nodeEnv, tokenOf, type FaultClub } from './faultWorld';
import { counted, measured, rounds } from './figures';
import { mountSmallVolume } from './smallVolume';
import { until } from './until';

const VOLUME_MB = 24;
const REFUSALS = rounds({ short: 50, long: 500 });
/** Until the file of changes has to grow, writes still find room in it. */
const MOST_WRITES = 20_000;
const NORMAL_AIM_MS = 10_000;
const NO_ROOM = 'Servern har slut på lagringsutrymme och kan inte spara. Försök igen om en stund.';

interface Answers {
  saved: string[];
  refused: number;
  unexpected: string[];
}

const authorization = (club: FaultClub) => ({ Authorization: `Bearer ${tokenOf(club.account)}` });

async function enter(app: ServedApp, club: FaultClub, sailNumber: string): Promise<Response> {
  return fetch(app.url + competitorPaths.list, {
    method: 'POST',
    headers: { ...authorization(club), 'Content-Type': 'application/json' },
    body: JSON.stringify({ sailing: club.sailing, sail_number: sailNumber, skipper_name: 'Sara Seglare' }),
  });
}

/** Writes on a full disk, and reads between the writes, until so many writes have been refused. */
async function writeOn(app: ServedApp, club: FaultClub): Promise<Answers> {
  const answers: Answers = { saved: [], refused: 0, unexpected: [] };
  for (let number = 1; answers.refused < REFUSALS && number < MOST_WRITES; number += 1) {
    const reply = await enter(app, club, `SWE ${number}`);
    const text = await reply.text();
    if (reply.status === 201) answers.saved.push(`SWE ${number}`);
    else if (reply.status === 503 && reply.headers.has('Retry-After') && text === JSON.stringify({ detail: NO_ROOM }))
      answers.refused += 1;
    else answers.unexpected.push(`${reply.status} ${text}`);
    if (number % 10 > 0) continue;
    const read = await fetch(app.url + sailingPaths.one(club.sailing), { headers: authorization(club) });
    if (read.status !== 200) answers.unexpected.push(`read: ${read.status} ${await read.text()}`);
    await read.arrayBuffer();
  }
  return answers;
}

const sailNumbers = async (app: ServedApp, club: FaultClub): Promise<string[]> => {
  const reply = await fetch(app.url + sailingPaths.one(club.sailing), { headers: authorization(club) });
  return ((await reply.json()) as Sailing).competitors.map(({ sail_number }) => sail_number);
};

const readiness = async (app: ServedApp): Promise<[number, unknown]> => {
  const reply = await fetch(`${app.url}/readyz`);
  return [reply.status, await reply.json()];
};

/** Every number that the club gave out has its event, and SQLite finds nothing wrong with its file. */
async function damageOf(dataDir: string, club: FaultClub): Promise<{ unevenness: number; check: unknown }> {
  const connection = await connectDatabase({ dataDir });
  const { counter } = await connection.db
    .selectFrom('clubs')
    .select('counter')
    .where('id', '=', club.id)
    .executeTakeFirstOrThrow();
  const events = await connection.db.selectFrom('events').select('version').where('club_id', '=', club.id).execute();
  const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(connection.db);
  await connection.close();
  // The first number was given to what the test prepared.
  return {
    unevenness: counter - 1 - new Set(events.map(({ version }) => version)).size,
    check: rows[0]?.integrity_check,
  };
}

test('a full disk refuses writes and nothing else, damages nothing, and is forgotten when there is room', async () => {
  const volume = await mountSmallVolume(VOLUME_MB);
  if (!volume) return void process.stdout.write('    not tried: this process may not mount a volume\n');
  const club: { made?: FaultClub } = {};
  const app = await serveApp({
    env: { ...nodeEnv(), DATA_DIR: volume.dir },
    prepare: async (connection) => void (club.made = await makeFaultClub(connection, { boats: 20 })),
  });
  if (!club.made) throw new Error('Nothing was prepared.');
  const before = await sailNumbers(app, club.made);
  expect(await readiness(app)).toEqual([200, { status: 'ok' }]);

  await volume.fill();
  const answers = await writeOn(app, club.made);
  const whileFull = await readiness(app);
  const alive = await fetch(`${app.url}/healthz`);
  await volume.free();
  const made = club.made;
  const normalMs = await until('a write is saved and the server is ready', async () => {
    const isSaved = (await enter(app, made, 'SWE 90001')).status === 201;
    return isSaved && (await readiness(app))[0] === 200;
  });
  const after = await sailNumbers(app, club.made);
  await app.signal('SIGTERM');

  expect(answers.unexpected).toEqual([]);
  counted('answers on a full disk that were neither good nor 503 with a reason', answers.unexpected.length, 0);
  measured(`writes refused, after ${answers.saved.length} that still found room`, answers.refused, 'writes');
  expect(answers.refused).toBe(REFUSALS);
  expect([alive.status, ...whileFull]).toEqual([200, 503, { detail: 'Servern är inte redo.', failed: ['disk'] }]);
  expect(new Set(after)).toEqual(new Set([...before, ...answers.saved, 'SWE 90001']));
  counted('entries lost, doubled or half done', after.length - before.length - answers.saved.length - 1, 0);
  const damage = await damageOf(volume.dir, club.made);
  counted('numbers of the club without their event', damage.unevenness, 0);
  expect(damage.check).toBe('ok');
  measured('room again to a saved write and green readiness, without a restart', normalMs, 'ms', NORMAL_AIM_MS);
  await app.close();
  await volume.remove();
});
