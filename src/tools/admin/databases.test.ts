import { sql } from 'kysely';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  describeEachInstallation,
  installations,
  testServer,
  withInstallation,
  type Installation,
} from '../../testing/installations';
import { aClub } from '../../testing/accounts';
import { runTool } from '../../testing/runTool';

// Each command is a separate process, which a busy machine starts slowly.
jest.setTimeout(60_000);

const slugsIn = (installation: Installation) =>
  withInstallation(installation, async ({ db }) =>
    (await db.selectFrom('clubs').select('slug').execute()).map(({ slug }) => slug),
  );

describeEachInstallation('npm run admin on a database', (make, engine) => {
  let installation: Installation;
  const admin = (...args: string[]) => runTool('admin', args, { ...installation.env, INIT_CWD: installation.dataDir });

  beforeAll(async () => {
    installation = await make();
    await withInstallation(installation, (connection) => aClub(connection, { slug: 'i-kopian' }));
  });

  test('writes a backup and restores it beside nobody', async () => {
    const backup = await admin('backup', 'kopia.sqlite', '--json');
    expect(JSON.parse(backup.stdout)).toEqual({
      file: join(installation.dataDir, 'kopia.sqlite'),
      bytes: expect.any(Number),
    });
    await withInstallation(installation, (connection) => aClub(connection, { slug: 'senare' }));

    const force = engine === 'postgres' ? ['--force'] : [];
    const restored = await admin('restore', 'kopia.sqlite', ...force);

    expect(restored).toMatchObject({ code: 0, stderr: '' });
    expect(restored.stdout).toContain(
      `Databasen är återställd från ${join(installation.dataDir, 'kopia.sqlite')}.\nDet som fanns före ligger kvar i `,
    );
    expect(await slugsIn(installation)).toEqual(['i-kopian']);
    expect(await admin('backup', 'kopia.sqlite')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringContaining('finns redan'),
    });
  });

  test('says how it is, and that it is up to date', async () => {
    const { code, stdout } = await admin('doctor', '--json');
    const { checks } = JSON.parse(stdout) as { checks: { name: string; state: string }[] };
    expect({ code, failed: checks.filter(({ state }) => state === 'fel') }).toEqual({ code: 0, failed: [] });
    const asked = engine === 'sqlite' ? ['Hel fil', 'Referenser'] : ['Klocka'];
    expect(checks.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Node', 'Utrymme', 'Disk', 'Databas', 'Migreringar', 'Mail', ...asked]),
    );
    expect(await admin('migrate', '--dry-run', '--json')).toMatchObject({
      stdout: '{"dryRun":true,"migrations":[],"backup":null}\n',
    });
  });

  // The last one, since the database is of no use afterwards.
  test('doctor names the column that a table lacks', async () => {
    await withInstallation(installation, ({ db }) => sql`alter table sailors drop column phone`.execute(db));
    const { code, stdout } = await admin('doctor');
    expect(code).toBe(1);
    expect(stdout).toMatch(/fel +Migreringar .*sailors\.phone/);
  });
});

describe('doctor, restore and backup where something is wrong', () => {
  test('doctor fails, and says what to do', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'styrbord-doctor-'));
    await writeFile(join(DATA_DIR, 'styrbord.sqlite'), 'Ingen databas. '.repeat(1000));
    const { code, stdout } = await runTool('admin', ['doctor'], { DATA_DIR });
    await rm(DATA_DIR, { recursive: true });
    expect(code).toBe(1);
    expect(stdout).toContain('fel      Databas      SQLITE_NOTADB\n');
    expect(stdout).toContain('återställ den senaste säkerhetskopian med restore.');
  });

  test('restore takes no file for what it is not', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'styrbord-doctor-'));
    await writeFile(join(DATA_DIR, 'brev.txt'), 'Hej. '.repeat(1000));
    const restored = await runTool('admin', ['restore', 'brev.txt', '--json'], { DATA_DIR, INIT_CWD: DATA_DIR });
    expect(restored).toEqual({
      code: 1,
      stdout: '',
      stderr: `Filen ${join(DATA_DIR, 'brev.txt')} är ingen säkerhetskopia av Styrbord.\n`,
    });
    await rm(DATA_DIR, { recursive: true });
  });

  test('a PostgreSQL that does not answer is reported in one line', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'styrbord-doctor-'));
    const found = await runTool('admin', ['backup'], {
      DATA_DIR,
      DATABASE_URL: 'postgres://anna:hemligt@127.0.0.1:1/styrbord',
    });
    expect(found).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Databasen går inte att nå. Kontrollera adressen och att PostgreSQL är igång. (ECONNREFUSED)\n',
    });
    await rm(DATA_DIR, { recursive: true });
  });

  test('backup makes no database where there is none', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'styrbord-doctor-'));
    expect(await runTool('admin', ['backup'], { DATA_DIR })).toEqual({
      code: 1,
      stdout: '',
      stderr: `Det finns ingen databas i ${DATA_DIR}.\n`,
    });
    expect(await readdir(DATA_DIR)).toEqual([]);
    await rm(DATA_DIR, { recursive: true });
  });
});

const describePostgres = testServer ? describe : describe.skip;

describePostgres('npm run admin -- to-postgres', () => {
  const make = installations();

  test('moves the installation and shows that both sides are equal', async () => {
    const from = await make('sqlite');
    const to = await make('postgres');
    await withInstallation(from, (connection) => aClub(connection, { slug: 'flyttad' }));

    const { code, stdout } = await runTool('admin', ['to-postgres', to.databaseUrl ?? ''], from.env);

    expect(code).toBe(0);
    expect(stdout).toMatch(/^clubs +1 rader {2}[\da-f]{16}$/m);
    expect(stdout).toContain('antal och hash är lika på båda sidor för varje tabell');
    expect(await slugsIn(to)).toEqual(['flyttad']);
  });
});
