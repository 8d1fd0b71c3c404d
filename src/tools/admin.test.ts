import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runTool } from '../testing/runTool';

// Each command is a separate process, which a busy machine starts slowly.
jest.setTimeout(30_000);

describe('npm run admin', () => {
  let DATA_DIR: string;

  beforeAll(async () => {
    DATA_DIR = await mkdtemp(join(tmpdir(), 'styrbord-admin-'));
  });

  afterAll(() => rm(DATA_DIR, { recursive: true }));

  const admin = (...args: string[]) => runTool('admin', args, { DATA_DIR });
  const create = (slug: string, email: string, ...rest: string[]) =>
    admin(
      'club',
      'create',
      '--name',
      'Sundets Segelsällskap',
      '--slug',
      slug,
      '--email',
      email,
      '--password',
      'Kryssa-mot-vinden',
      ...rest,
    );

  test('a club is made with its account, and printed as JSON on request', async () => {
    const { code, stdout } = await create('sundets-ss', 'Klubb@Sundet.se', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toEqual({
      club: { id: 1, slug: 'sundets-ss', name: 'Sundets Segelsällskap' },
      account: { id: 1, email: 'klubb@sundet.se' },
    });
  });

  test('what is wrong is reported by option, with exit code 1 and nothing on standard output', async () => {
    await create('first', 'first@sundet.se');
    expect(await create('first', 'first@sundet.se')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        '--email: En användare med den här e-postadressen finns redan.\n--slug: Det här fältet måste vara unikt.\n',
    });
    expect(await admin('club', 'create', '--slug', '12')).toEqual({
      code: 1,
      stdout: '',
      stderr: [
        '--name: Det här fältet är obligatoriskt.',
        '--slug: Använd bara små bokstäver a–z, siffror och bindestreck, och inte enbart siffror.',
        '--email: Det här fältet är obligatoriskt.',
        '--password: Det här fältet är obligatoriskt.',
        '',
      ].join('\n'),
    });
  });

  test('clubs are listed', async () => {
    expect(await admin('club', 'list')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('sundets-ss  Sundets Segelsällskap  0 medlemmar'),
    });
  });

  const account = (command: string, ...rest: string[]) =>
    admin('account', command, '--email', 'Anna@Sundet.se', '--json', ...rest);

  test('an account is made, given a link to choose a new password, and closed', async () => {
    const made = await account('create', '--password', 'Kryssa-mot-vinden', '--club', 'sundets-ss', '--admin');
    expect(JSON.parse(made.stdout)).toMatchObject({ email: 'anna@sundet.se', club: 'sundets-ss', admin: true });
    expect(JSON.parse((await account('reset')).stdout)).toEqual({
      email: 'anna@sundet.se',
      link: expect.stringMatching(/^http:\/\/localhost:3000\/reset-confirm\/\w+\/\w+-[\da-f]{32}$/),
    });
    expect(JSON.parse((await account('deactivate')).stdout)).toEqual({ email: 'anna@sundet.se', active: false });
    expect(await account('reset')).toEqual({
      code: 1,
      stdout: '',
      stderr: 'Det finns inget öppet konto med adressen Anna@Sundet.se.\n',
    });
  });

  test('a table of SRS numbers is shown as a difference, and taken when that is said', async () => {
    const file = join(DATA_DIR, 'srs.txt');
    const imported = (...rest: string[]) => admin('boat-models', 'import', file, ...rest);
    await writeFile(file, 'Båttyp\tSRS\tSRS utan flygande segel\nProvbåt 7\t0,917\t0,886\n');
    expect(await imported('--year', '2027')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('+ Provbåt 7  0,917  0,886  –  –\n'),
    });
    const taken = await imported('--year', '2027', '--take', '--json');
    expect(JSON.parse(taken.stdout)).toMatchObject({ added: 1, changed: 0, slightly: 0, same: 0, year: 2027 });
    await writeFile(file, 'Båttyp\tSRS\nProvbåt 7\t0,930\n');
    expect((await imported()).stdout).toContain('* Provbåt 7  0,917→0,930  0,886  –  –\n');

    await writeFile(file, 'Båttyp\tSRS\nProvbåt 7\tfel\n');
    expect(await imported('--take')).toEqual({
      code: 1,
      stdout: '',
      stderr:
        'Rad 2, Provbåt 7: fel är inget SRS-tal mellan 0,300 och 2,500.\n' +
        'Ingenting är sparat. Rätta filen och kör kommandot igen.\n',
    });
  });

  test('a mistyped command is reported in Swedish, with help', async () => {
    expect(await admin('club', 'crate')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Det finns inget kommando som heter crate.'),
    });
    const help = await admin('club', 'create', '--help');
    expect(help.code).toBe(0);
    expect(help.stdout).toContain('--password <lösenord>');
  });
});
