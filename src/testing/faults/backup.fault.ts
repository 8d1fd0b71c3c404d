import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectFile, type Connection } from '../../server/db/connect';
import { runTool } from '../runTool';
import { counted, isLong, measured, rounds } from './figures';
import { nodeEnv, type FaultClub, tokenOf } from './faultWorld';
import { describeInstallations, install, only, readSailing, type Installation } from './installation';
import { startServer } from './startedServer';
import { until } from './until';
import { lossesOf, type Entry } from './writers';

jest.setTimeout(isLong ? 600_000 : 120_000);

/** How long each waits after an answer: together with the answer's own time, about the intended rate. */
const PAUSE_MS = 200;
const WRITERS = rounds({ short: 14, long: 28 });
const WRITES_PER_S = rounds({ short: 50, long: 100 });
const BACKUPS = rounds({ short: 2, long: 10 });
const BEFORE = rounds({ short: 60, long: 500 });
const BOATS = rounds({ short: 200, long: 5_000 });
const DRILL_AIM_S = 300;

/** What the entries of a club were when it had given out this number: they are made, and never changed here. */
async function stateAt({ db }: Connection, club: FaultClub, number: number): Promise<{ boats: number; hash: string }> {
  const rows = await db
    .selectFrom('competitors')
    .selectAll()
    .where('sailing_id', '=', club.sailing)
    .where('version', '<=', number)
    .orderBy('id')
    .execute();
  return { boats: rows.length, hash: createHash('sha256').update(JSON.stringify(rows)).digest('hex') };
}

const numberOf = async ({ db }: Connection, club: FaultClub): Promise<number> =>
  (await db.selectFrom('clubs').select('counter').where('id', '=', club.id).executeTakeFirstOrThrow()).counter;

interface Taken {
  file: string;
  /** Acknowledged when it was begun. */
  before: Entry[];
}

describeInstallations('a backup that is taken while officials write', (engine) => {
  let installation: Installation;
  let club: FaultClub;
  let folder: string;
  /** The last one that was taken under load. */
  let last: Taken;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'styrbord-backups-'));
    installation = await install({ engine, clubs: [{ boats: BOATS }] });
    club = only(installation.clubs);
  });
  afterAll(async () => {
    await installation.close();
    await rm(folder, { recursive: true });
  });

  const admin = async (args: string[], env: NodeJS.ProcessEnv) => {
    const { code, stderr } = await runTool('admin', args, env);
    if (code !== 0) throw new Error(`admin ${args.join(' ')} ended with ${code}: ${stderr}`);
  };
  const source = () => ({ ...nodeEnv(installation.cluster?.url), DATA_DIR: only(installation.nodes).dataDir });

  async function takeBackups(acknowledged: readonly Entry[]): Promise<Taken[]> {
    const taken: Taken[] = [];
    for (let round = 0; round < BACKUPS; round += 1) {
      const file = join(folder, `${round}.sqlite`);
      const before = [...acknowledged];
      await admin(['backup', file], source());
      taken.push({ file, before });
    }
    return taken;
  }

  /**
   * Makes an installation of a backup alone, serves it, and reads the sailing; resolves with the boats and the seconds
   * it took.
   */
  async function drill(file: string) {
    const begun = performance.now();
    const dataDir = await mkdtemp(join(tmpdir(), 'styrbord-drill-'));
    await admin(['restore', file], { ...nodeEnv(), DATA_DIR: dataDir });
    const server = await startServer({ ...nodeEnv(), DATA_DIR: dataDir });
    try {
      expect(await server.serving).toBe(true);
      const { competitors } = await readSailing(server.url, club);
      return { competitors, seconds: (performance.now() - begun) / 1000 };
    } finally {
      await server.kill('SIGTERM');
      await rm(dataDir, { recursive: true });
    }
  }

  async function misses({ file, before }: Taken): Promise<{ lost: number; isPrefix: boolean }> {
    const copy = await connectFile(file);
    const number = await numberOf(copy, club);
    const [there, here] = [
      await stateAt(copy, club, number),
      await installation.inDatabase((live) => stateAt(live, club, number)),
    ];
    const held = await copy.db
      .selectFrom('competitors')
      .select('sail_number')
      .where('sailing_id', '=', club.sailing)
      .execute();
    await copy.close();
    const numbers = new Set(held.map(({ sail_number }) => sail_number));
    return {
      lost: before.filter(({ sailNumber }) => !numbers.has(sailNumber)).length,
      isPrefix: there.hash === here.hash && there.boats > 0,
    };
  }

  test('fails no request, and holds all that was acknowledged before it, as it was at one moment', async () => {
    const writers = installation.write({
      token: tokenOf(club.account),
      sailing: club.sailing,
      writers: WRITERS,
      pauseMs: PAUSE_MS,
    });
    const begun = performance.now();
    await until('the first writes', () => writers.acknowledged.length >= BEFORE);
    const taken = await takeBackups(writers.acknowledged);
    const during = writers.acknowledged.length;
    await until('writes go on afterwards', () => writers.acknowledged.length > during);
    await writers.stop();
    const seconds = (performance.now() - begun) / 1000;

    measured('writes', writers.acknowledged.length / seconds, '/s', WRITES_PER_S);
    counted(
      'requests that failed or had to be sent again',
      writers.sentAgain() + writers.unexpected.length + writers.hung(),
      0,
    );
    const found = await Promise.all(taken.map(misses));
    counted(
      `acknowledged before one of ${BACKUPS} backups and not in it`,
      found.reduce((sum, { lost }) => sum + lost, 0),
      0,
    );
    counted('backups that are no prefix of what was written', found.filter(({ isPrefix }) => !isPrefix).length, 0);

    last = only(taken.slice(-1));
    const restored = await drill(last.file);
    counted('acknowledged and not served after the restore', lossesOf(last.before, restored.competitors).lost, 0);
    measured('from the file to an answer', restored.seconds, 's', DRILL_AIM_S);
  });

  test('is not restored under a running server, and is when that has crashed', async () => {
    const node = only(installation.nodes);
    const refused = await runTool('admin', ['restore', last.file], source());
    expect(refused).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^En server arbetar på databasen\. Stoppa den först\./),
    });

    await node.kill();
    // PostgreSQL holds something, which has to be wanted away; a crash is in nobody's way.
    await admin(['restore', last.file, ...(engine === 'postgres' ? ['--force'] : [])], source());
    await node.restart();

    const { competitors } = await readSailing(node.url, club);
    counted('acknowledged and not served after a crash and a restore', lossesOf(last.before, competitors).lost, 0);
  });
});
