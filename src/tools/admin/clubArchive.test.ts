import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, unzipSync, zipSync } from 'fflate';
import { connectDatabase } from '../../server/db/connect';
import { migrate } from '../../server/db/migrate';
import { fillInstallation } from '../../testing/aFullInstallation';
import { describeInCi } from '../../testing/inCi';
import { runTool } from '../../testing/runTool';

// Each command is a separate process, which a busy machine starts slowly.
jest.setTimeout(120_000);

describeInCi('npm run admin -- club export and import', () => {
  let folder: string;
  let archive: string;
  const here = () => join(folder, 'here');
  const there = () => join(folder, 'there');

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'styrbord-club-'));
    archive = join(folder, 'klubben.zip');
    const connection = await connectDatabase({ dataDir: here() });
    await migrate(connection);
    await fillInstallation(connection, here());
    await connection.db.updateTable('clubs').set({ logo_hash: null }).execute();
    await connection.db.deleteFrom('result_log').where('before', '=', '{}').execute();
    await connection.close();
  });
  afterAll(() => rm(folder, { recursive: true }));

  const exported = (...rest: string[]) => runTool('admin', ['club', 'export', ...rest], { DATA_DIR: here() });
  const imported = (...rest: string[]) => runTool('admin', ['club', 'import', ...rest], { DATA_DIR: there() });

  test('a club is written to a file that only its owner can read, and never over another one', async () => {
    expect(await exported('exempel-ss', '--to', archive)).toEqual({
      code: 0,
      stdout: `Klubben Exempel Segelsällskap är skriven till ${archive}.\nFilen har inga lösenord, men medlemmarnas adresser. Förvara den därefter.\n`,
      stderr: '',
    });
    expect((await stat(archive)).mode & 0o777).toBe(0o600);
    expect(await exported('exempel-ss', '--to', archive)).toMatchObject({
      code: 1,
      stderr: `Filen ${archive} finns redan. Välj ett annat namn.\n`,
    });
    expect(await exported('finns-inte', '--to', join(folder, 'annan.zip'))).toMatchObject({
      code: 1,
      stderr: 'Det finns ingen klubb som heter finns-inte i adresser. club list visar alla.\n',
    });
    expect(await exported('exempel-ss')).toMatchObject({
      code: 1,
      stderr: 'Skriv vart arkivet ska, till exempel --to klubben.zip.\n',
    });
  });

  test('it becomes a club of another installation, whose results are the same', async () => {
    const { code, stdout } = await imported(archive, '--slug', 'nya-ss');
    expect(code).toBe(0);
    expect(stdout).toContain('Klubben Exempel Segelsällskap är inläst: /clubs/nya-ss\n');
    expect(stdout).toContain('Alla resultat är omräknade och lika dem i arkivet.\n');
    expect(stdout).toContain('account create --email … --password … --club nya-ss\n');
    expect(await imported(archive, '--slug', 'nya-ss')).toEqual({
      code: 1,
      stdout: '',
      stderr: '--slug: Det här fältet måste vara unikt.\n',
    });
  });

  test('what is no archive, of another format, or not as the schemas say, is refused in one line', async () => {
    const other = join(folder, 'other.zip');
    await writeFile(other, 'hej');
    expect(await imported(other)).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Filen är inget klubbarkiv från Styrbord.\n',
    });

    const files = unzipSync(await readFile(archive));
    await writeFile(other, zipSync({ ...files, 'archive.json': strToU8('{"format":7}') }));
    expect(await imported(other)).toMatchObject({
      code: 1,
      stderr: 'Arkivet har formatet 7, och den här versionen läser bara format 1.\n',
    });

    await writeFile(other, zipSync({ ...files, 'courses.json': strToU8('[{"id":1,"name":7}]') }));
    expect(await imported(other)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^courses\.json i arkivet är inte som den ska: \/courses\.json\/0 .+\n$/),
    });
  });
});
