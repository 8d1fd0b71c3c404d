import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import writeExcelFile from 'write-excel-file/node';
import { connectDatabase } from '../server/db/connect';
import { migrate } from '../server/db/migrate';
import { seedBoatModels } from '../server/db/boatModelTable';
import type { SailingRecord } from '../server/db/schema';
import { aClub, aClubAccount } from '../testing/accounts';
import { describeEachEngine } from '../testing/engines';
import { pushClient, type PushClient } from '../testing/pushClient';
import { accessTokenOf } from '../testing/pushEvents';
import { aSailingRecord } from '../testing/records';
import { runTool } from '../testing/runTool';
import { buildTestApp, type TestApp } from '../testing/testApp';

// Each command is a separate process, which a busy machine starts slowly.
jest.setTimeout(30_000);

const LIST = [
  'Class;Division;Nationality;Sail Number;Boat Name;First Name;Last Name;Club Name;Email;Phone;WhatsApp',
  'IF-båt;Blå;SWE;312;Räkan;Åsa;Öberg;Exempel Segelsällskap;asa@exempel.se;+46701234567;',
  'Maxi 77;Gul;SWE;57;Måsen;Bo;Ek;;;;',
].join('\r\n');

const windows1252 = (text: string) => Buffer.from(text, 'latin1');

describeEachEngine('npm run import beside a running server', (makeApp, engine) => {
  let server: TestApp;
  let sailing: SailingRecord;
  let client: PushClient;
  let directory: string;
  /** The environment by which the command finds the database. */
  let environment: Record<string, string>;

  /** A server whose database another process can also open. */
  async function startServer(): Promise<void> {
    environment = { DATA_DIR: directory };
    if (engine === 'sqlite') {
      const connection = await connectDatabase({ dataDir: directory });
      await migrate(connection);
      server = await buildTestApp({}, { connection });
      return;
    }
    server = await makeApp();
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(server.db);
    environment.DATABASE_URL = Object.assign(new URL(process.env.TEST_DATABASE_URL ?? ''), {
      pathname: `/${rows[0]?.name}`,
    }).href;
  }

  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'styrbord-import-'));
    await startServer();
    await seedBoatModels(server.db);
    const club = await aClub(server);
    sailing = await aSailingRecord(server, club, { name: 'Onsdagscupen 8' });
    client = await pushClient(server, { clubId: club.id });
    client.subscribe({ token: accessTokenOf(server, await aClubAccount(server, club)) });
    await client.untilSubscribed();
  });

  afterAll(async () => {
    client.socket.terminate();
    if (engine === 'sqlite') await server.close();
    await rm(directory, { recursive: true });
  });

  async function bringIn(content: Buffer | string, ...options: string[]) {
    await writeFile(join(directory, 'lista.csv'), content);
    return runTool('import', ['lista.csv', '--sailing', String(sailing.id), ...options], {
      ...environment,
      INIT_CWD: directory,
    });
  }

  test('a dry run shows what would happen and saves nothing', async () => {
    expect(await bringIn(windows1252(LIST), '--dry-run')).toEqual({
      code: 0,
      stderr: '',
      stdout: [
        'Filen är läst som Windows-1252 med semikolon mellan fälten.',
        'Provkörning: ingenting sparas.',
        '2 båtar skulle anmälas till Onsdagscupen 8:',
        '  rad 2: SWE 312 · Räkan · Åsa Öberg · SRS 0,838 · Blå · IF-båt',
        '  rad 3: SWE 57 · Måsen · Bo Ek · SRS 0,843 · Gul · Maxi 77',
        'I startgrupper: 2. Utan startgrupp: 0.',
        'Nya startgrupper: Blå, Gul.',
        'I klasser: 2. Utan klass: 0.',
        'Nya klasser: IF-båt, Maxi 77.',
        'En e-postadress och ett telefonnummer sparas för varje båt. Det här sparas inte: WhatsApp.',
        '',
      ].join('\n'),
    });
    expect(await server.db.selectFrom('competitors').select('id').execute()).toEqual([]);
  });

  test('a list with mistakes changes nothing and reports row and column of each, with exit code 1', async () => {
    const wrong = 'Segelnummer,Rorsman,SRS\nSWE 1,Bo Ek,"0,9"\nSWE 1,,9\n';
    expect(await bringIn(wrong)).toEqual({
      code: 1,
      stdout: '',
      stderr: [
        'Rad 3, kolumn Rorsman: Det här fältet får inte vara blankt.',
        'Rad 3, kolumn SRS: Ange ett SRS-tal mellan 0,300 och 2,500.',
        'Rad 3, kolumn Segelnummer: Segelnumret SWE 1 står redan på rad 2.',
        'Ingenting har importerats. Rätta 3 fel i filen och kör kommandot igen.',
        '',
      ].join('\n'),
    });
    expect(await server.db.selectFrom('competitors').select('id').execute()).toEqual([]);
  });

  test('an import reaches the pages that are open, though another process made it', async () => {
    expect(await bringIn(windows1252(LIST))).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('2 båtar är anmälda till Onsdagscupen 8.'),
    });
    const frames = await client.changes(6);
    expect(frames.map(({ model, change }) => [model, change])).toEqual([
      ['start_group', 'created'],
      ['start_group', 'created'],
      ['race_class', 'created'],
      ['race_class', 'created'],
      ['competitor', 'created'],
      ['competitor', 'created'],
    ]);
    expect(frames[4]?.data).toMatchObject({ skipper_name: 'Åsa Öberg', boat_name: 'Räkan', sail_number: 'SWE 312' });
  });

  test('a workbook is read, the sheet that is asked for', async () => {
    const sheets = [
      {
        sheet: 'Kölbåtar',
        data: [
          ['Segelnummer', 'Rorsman'],
          ['SWE 701', 'Eva Lind'],
        ],
      },
      {
        sheet: 'Jollar',
        data: [
          ['Segelnummer', 'Rorsman'],
          ['SWE 702', 'Nils Ek'],
        ],
      },
    ];
    expect(await bringIn(await writeExcelFile(sheets).toBuffer(), '--sheet', 'Jollar')).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^Bladet Jollar är läst\.\n1 båt är anmäld till Onsdagscupen 8\./),
    });
  });

  test.each([
    [['saknas.csv', '--sailing', '1'], 'Filen saknas.csv går inte att läsa (ENOENT).'],
    [
      ['lista.csv'],
      'Skriv vilken segling det gäller, till exempel --sailing 5. Numret står i seglingens adress, efter sailings/.',
    ],
    [['lista.csv', '--sailing', '99999'], 'Det finns ingen segling med numret 99999.'],
    [[], 'fil saknas. Lägg till --help så visas vad som går att skriva.'],
  ])('%p is told in a sentence', async (args, sentence) => {
    await writeFile(join(directory, 'lista.csv'), 'Rorsman\nBo Ek');
    expect(await runTool('import', args, { ...environment, INIT_CWD: directory })).toEqual({
      code: 1,
      stdout: '',
      stderr: `${sentence}\n`,
    });
  });
});
