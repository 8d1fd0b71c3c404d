import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../../../server/config';
import { describeBothEngines } from '../../../testing/engines';
import { checkMails, checkMigrations, engineChecks } from './database';
import { checkDisk, checkNode, checkRoom } from './machine';
import { checkAddress, checkMailServer, checkSecret } from './settings';

const config = (environment: NodeJS.ProcessEnv) => readConfig(environment);

describe('the doctor', () => {
  let DATA_DIR: string;
  beforeAll(async () => {
    DATA_DIR = await mkdtemp(join(tmpdir(), 'styrbord-doctor-'));
  });
  afterAll(() => rm(DATA_DIR, { recursive: true }));

  test('looks at Node', () => {
    expect(checkNode()).toMatchObject({ state: 'ok' });
    expect(checkNode({ node: '20.20.2', napi: '9' })).toMatchObject({
      state: 'fel',
      found: '20.20.2',
      todo: 'Uppgradera till Node 22.14 eller nyare, helst 24.',
    });
  });

  test('looks at the disk, also where the folder is not there yet, and says when it cannot be written to', async () => {
    expect(checkRoom(join(DATA_DIR, 'not', 'yet')).found).toMatch(/^\d+ MB ledigt$/);
    expect(checkDisk(DATA_DIR).found).toMatch(/^\d+,\d ms per säker skrivning$/);
    const file = join(DATA_DIR, 'a file');
    await writeFile(file, '');
    expect(checkDisk(join(file, 'data'))).toMatchObject({
      state: 'fel',
      todo: 'Ge den som kör servern rätt att skriva i DATA_DIR.',
    });
  });

  test('looks at the address', () => {
    expect(checkAddress(config({}))).toMatchObject({
      state: 'varning',
      found: 'inte satt: länkar i mail går till http://localhost:3000',
    });
    expect(checkAddress(config({ PUBLIC_URL: 'http://segling.example.se' }))).toMatchObject({ state: 'varning' });
    expect(checkAddress(config({ PUBLIC_URL: 'https://segling.example.se' }))).toMatchObject({ state: 'ok' });
    expect(checkAddress(config({ PUBLIC_URL: 'http://localhost:3000' }))).toMatchObject({ state: 'ok' });
  });

  test('asks the mail server, and reveals no password when it does not answer', async () => {
    expect(await checkMailServer(config({}))).toMatchObject({ state: 'varning' });
    const refused = await checkMailServer(config({ SMTP_URL: 'smtp://anna:hemligt@127.0.0.1:1' }));
    expect(refused).toMatchObject({ state: 'fel', found: 'mailservern tar inte emot (ESOCKET)' });
  });

  test('looks at the secret: set, simple, in a file, and in a file that others can read', async () => {
    expect(checkSecret(config({ DATA_DIR, JWT_SECRET: 'q8Zr5vWc1nXt9yLk3mPd7sHf2gJb6aQe' }))).toMatchObject({
      state: 'ok',
    });
    expect(checkSecret(config({ DATA_DIR, JWT_SECRET: 'a'.repeat(40) }))).toMatchObject({ state: 'varning' });
    expect(checkSecret(config({ DATA_DIR }))).toMatchObject({ state: 'ok', found: 'skapas när servern startar' });
    const file = join(DATA_DIR, 'jwt-secret');
    await writeFile(file, 'hemligt', { mode: 0o600 });
    expect(checkSecret(config({ DATA_DIR }))).toMatchObject({ state: 'ok' });
    await chmod(file, 0o644);
    expect(checkSecret(config({ DATA_DIR }))).toMatchObject({ state: 'varning', todo: `Kör chmod 600 ${file}` });
  });
});

describeBothEngines('the doctor, of a database', (makeApp) => {
  const NOW = new Date('2026-06-04T12:00:00Z');
  const letter = (created_at: string, rest: { due_at: string | null; finished_at: string | null; error?: string }) => ({
    letter: '{}',
    created_at,
    error: '',
    ...rest,
  });

  test('finds a whole one well', async () => {
    const server = await makeApp();
    expect(await checkMigrations(server)).toMatchObject({ state: 'ok' });
    for (const check of await engineChecks(server)) expect(check).toMatchObject({ state: 'ok' });
    expect(await checkMails(server, NOW)).toMatchObject({ state: 'ok' });
  });

  test('counts mails that are late or were given up', async () => {
    const server = await makeApp();
    await server.db
      .insertInto('mail_outbox')
      .values([
        letter('2026-06-04T11:59:00.000Z', { due_at: '2026-06-04T12:00:30.000Z', finished_at: null }),
        letter('2026-06-04T11:00:00.000Z', { due_at: '2026-06-04T12:10:00.000Z', finished_at: null }),
        letter('2026-06-04T10:00:00.000Z', { due_at: null, finished_at: '2026-06-04T10:00:01.000Z' }),
        letter('2026-06-03T10:00:00.000Z', {
          due_at: null,
          finished_at: '2026-06-04T10:00:00.000Z',
          error: 'EENVELOPE',
        }),
      ])
      .execute();
    expect(await checkMails(server, NOW)).toMatchObject({
      state: 'varning',
      found: '2 väntar, varav 1 längre än tio minuter; 1 har inte gått att skicka',
    });
  });
});
