import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BlwImportAnswer } from '../../shared/contract/blwImport';
import { connectDatabase, type Connection } from '../../server/db/connect';
import { migrate } from '../../server/db/migrate';
import { aClub } from '../../testing/accounts';
import { SAILWAVE_SERIES, sailwaveText } from '../../testing/aSailwaveFile';
import { describeInCi } from '../../testing/inCi';
import { runTool } from '../../testing/runTool';

// Each command is a separate process, which a busy machine starts slowly.
jest.setTimeout(30_000);

const { races, cells } = SAILWAVE_SERIES;

describeInCi('npm run import of a file of Sailwave', () => {
  let directory: string;
  let connection: Connection;

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'styrbord-sailwave-'));
    connection = await connectDatabase({ dataDir: directory });
    await migrate(connection);
    await aClub(connection, { slug: 'exempel-ss' });
  });
  afterAll(async () => {
    await connection.close();
    await rm(directory, { recursive: true });
  });

  async function bringIn(text: string, ...options: string[]) {
    await writeFile(join(directory, 'serien.blw'), text);
    return runTool('import', ['serien.blw', ...options], { DATA_DIR: directory, INIT_CWD: directory });
  }
  const series = () => connection.db.selectFrom('series').select('name').execute();

  test('a dry run tells boats, races, rules and how the points compare, and saves nothing', async () => {
    const changed = { ...SAILWAVE_SERIES, cells: { ...cells, '13:22': { ...cells['13:22'], rpts: '8.0' } } };
    const { code, stdout, stderr } = await bringIn(sailwaveText(changed), '--club', 'exempel-ss', '--dry-run');
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout.split('\n')).toEqual([
      'Provkörning: ingenting sparas.',
      'Serien Torsdagsserien:',
      '4 båtar, 4 seglingar, varav 3 seglade.',
      '  Utan klass: 4 båtar, TCF',
      '  Segling 1: 2026-06-04, 4 båtar',
      '  Segling 2: 2026-06-11, 3 båtar',
      '  Segling 3: 2026-06-18, 3 båtar',
      '  Segling 4: 2026-06-25, 0 båtar',
      'Lågpoängsystemet enligt KSR Appendix A.',
      'Den sämsta seglingen räknas bort när minst tre seglingar är genomförda.',
      'En båt som inte har gått i mål får poäng för antalet anmälda båtar i serien + 1 (A5.2).',
      'Det är båten som tävlar i serien, oavsett vem som seglar den.',
      'Varje klass har sin egen ställning.',
      'KSR 2025–2028 gäller: straff i procent avrundas till tiondels poäng.',
      'SWE 60 har inte seglat någon segling och får DNC i den första, så att antalet anmälda blir rätt.',
      'Poängen stämmer i 11 av 12 fall.',
      '  Segling 2 · SWE 59: Sailwave 8,0, Styrbord 5,0. Sailwave har räknat med 7 båtar, Styrbord med 4.',
      '',
    ]);
    expect(await series()).toEqual([]);
  });

  const dayless = sailwaveText({ ...SAILWAVE_SERIES, races: { ...races, 21: { ...races[21], racedate: '' } } });

  test('days that the file does not tell are asked for', async () => {
    expect(await bringIn(dayless, '--club', 'exempel-ss')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Filen säger inte när alla seglingar seglades. Ange dagen för den första utan dag. Skriv --first-date.\n',
    });
  });

  test('they are said with options, and the answer is that of the call', async () => {
    const done = await bringIn(dayless, '--club', 'exempel-ss', '--first-date', '2026-06-04', '--json');
    expect(done).toMatchObject({ code: 0, stderr: '' });
    const answer = JSON.parse(done.stdout) as BlwImportAnswer;
    expect(answer.races[0]).toMatchObject({ start_date: '2026-06-04', sailing: expect.any(Number) });
    expect(answer.compared.points).toEqual({ same: 12, different: 0 });
    expect(await series()).toEqual([{ name: 'Torsdagsserien' }]);
  });

  test.each([
    [['--club', 'ingen'], 'Det finns ingen klubb som heter ingen i adressen.'],
    [[], 'Skriv vilken klubb serien ska till, till exempel --club exempel-ss. Det är ordet i klubbens adress.'],
    [['--club', 'exempel-ss', '--first-date', 'igår'], 'igår är ingen dag. Skriv den som 2026-05-07.'],
    [['--club', 'exempel-ss', '--year', '26'], '26 är inget år. Skriv det som 2026.'],
  ])('%p is told in a sentence', async (options, sentence) => {
    expect(await bringIn(sailwaveText(SAILWAVE_SERIES), ...options)).toEqual({
      code: 1,
      stdout: '',
      stderr: `${sentence}\n`,
    });
  });

  test('a file of another program is refused', async () => {
    expect(await bringIn('Segelnummer;Rorsman', '--club', 'exempel-ss')).toEqual({
      ...{ code: 1, stdout: '' },
      stderr: 'Filen är inte sparad av Sailwave. Välj seriens fil, som slutar på .blw.\n',
    });
  });
});
