import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { startMailServer } from '../testing/mailServer';
import { aUser } from '../testing/accounts';
import { openDatabase, startServer } from './main';

describe('the server', () => {
  const parent = mkdtempSync(join(tmpdir(), 'styrbord-main-'));
  afterAll(() => rmSync(parent, { recursive: true }));

  async function start(environment: Record<string, string> = {}) {
    const config = readConfig({
      PORT: '0',
      HOST: '127.0.0.1',
      LOG_LEVEL: 'silent',
      DATA_DIR: join(parent, 'data'),
      ...environment,
    });
    return startServer({ config, connection: await openDatabase(config), buildId: 'test-build' });
  }

  test('answers on its port until it is stopped', async () => {
    const server = await start();
    const address = `http://127.0.0.1:${server.port}/readyz`;

    expect(await (await fetch(address)).json()).toEqual({ status: 'ok' });

    await Promise.all([server.stop(), server.stop()]);
    await expect(fetch(address)).rejects.toThrow();
  });

  const askForReset = (port: number, email: string) =>
    fetch(`http://127.0.0.1:${port}/auth/users/reset_password/`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email }),
    });
  const withAccount = async (dataDir: string, email: string) => {
    const connection = await openDatabase({ dataDir, databaseUrl: undefined });
    await aUser(connection, { email });
    await connection.close();
  };

  test('sends mail through SMTP_URL alone, with links to the address that it prints', async () => {
    const dataDir = join(parent, 'mailing');
    await withAccount(dataDir, 'sara@example.se');
    let received = () => {};
    const arrival = new Promise<void>((resolve) => (received = resolve));
    const mailServer = await startMailServer({ onReceived: () => received() });
    const server = await start({ DATA_DIR: dataDir, SMTP_URL: mailServer.url });

    expect((await askForReset(server.port, 'sara@example.se')).status).toBe(204);
    await arrival;

    expect(mailServer.mails).toMatchObject([
      { from: 'styrbord@localhost', to: ['sara@example.se'], subject: 'Återställ ditt lösenord' },
    ]);
    expect(mailServer.mails[0]?.text).toContain(`http://127.0.0.1:${server.port}/reset-confirm/MQ/`);
    await server.stop();
    await mailServer.close();
  });

  test('neither answers later nor stops later for a mail server that says nothing', async () => {
    const dataDir = join(parent, 'waiting');
    await withAccount(dataDir, 'sara@example.se');
    let connected = () => {};
    const connection = new Promise<void>((resolve) => (connected = resolve));
    const mailServer = await startMailServer({ onConnect: () => connected() });
    const server = await start({ DATA_DIR: dataDir, SMTP_URL: mailServer.url });

    expect((await askForReset(server.port, 'sara@example.se')).status).toBe(204);
    await connection;
    expect((await askForReset(server.port, 'sara@example.se')).status).toBe(204);
    await server.stop();

    const database = await openDatabase({ dataDir, databaseUrl: undefined });
    const waiting = await database.db
      .selectFrom('mail_outbox')
      .select(['attempts', 'finished_at'])
      .orderBy('id')
      .execute();
    expect(waiting).toEqual([
      { attempts: 1, finished_at: null },
      { attempts: 0, finished_at: null },
    ]);
    await database.close();
    await mailServer.close();
  });

  test('names the port that somebody else has', async () => {
    const first = await start();

    await expect(start({ PORT: String(first.port), DATA_DIR: join(parent, 'other') })).rejects.toThrow(
      `PORT: port ${first.port} används redan. Stoppa det andra programmet eller välj en annan port med PORT.`,
    );
    await first.stop();
  });

  test('names a host that is not this machine', async () => {
    await expect(start({ HOST: '192.0.2.1' })).rejects.toThrow(
      /^HOST och PORT: det går inte att lyssna på 192\.0\.2\.1:0 \(EADDRNOTAVAIL\)\.$/,
    );
  });

  test('names a database that does not answer', async () => {
    await expect(openDatabase(readConfig({ DATABASE_URL: 'postgres://nobody@127.0.0.1:1/nothing' }))).rejects.toThrow(
      'DATABASE_URL: databasen går inte att nå (ECONNREFUSED).',
    );
  });

  test('names a directory that cannot be one', async () => {
    const file = join(parent, 'file');
    writeFileSync(file, '');

    await expect(openDatabase(readConfig({ DATA_DIR: join(file, 'data') }))).rejects.toThrow(
      `DATA_DIR: det går inte att skriva i ${join(file, 'data')} (ENOTDIR).`,
    );
  });

  /** A directory whose database holds these bytes, once it has been used. */
  function usedDirectory(name: string, bytes: Buffer): string {
    const dataDir = join(parent, name);
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'styrbord.sqlite'), bytes);
    writeFileSync(join(dataDir, 'jwt-secret'), 'a secret that only tests know, long enough');
    return dataDir;
  }
  const HEADER = Buffer.concat([Buffer.from('SQLite format 3\0'), Buffer.alloc(84)]);

  test.each([
    ['garbage', Buffer.alloc(4_096, 'x'), /är skadad \(SQLITE_NOTADB\)\. Återställ/],
    ['a header alone', HEADER, /är skadad \(SQLITE_(NOTADB|CORRUPT)\)\. Återställ/],
    ['nothing', Buffer.alloc(0), /är tom fast den har använts\. Återställ/],
  ])('does not start on %s, says how to get it back, and leaves it as it is', async (name, bytes, sentence) => {
    const dataDir = usedDirectory(name, bytes);

    await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(sentence);

    expect(readFileSync(join(dataDir, 'styrbord.sqlite'))).toEqual(bytes);
  });

  test('does not start on a file that has been cut off', async () => {
    const whole = join(parent, 'whole');
    mkdirSync(whole);
    const database = await openDatabase({ dataDir: whole, databaseUrl: undefined });
    await database.close();
    const bytes = readFileSync(join(whole, 'styrbord.sqlite'));
    const dataDir = usedDirectory('cut', bytes.subarray(0, bytes.length / 2));

    await expect(openDatabase({ dataDir, databaseUrl: undefined })).rejects.toThrow(/är skadad \(SQLITE_CORRUPT\)/);
  });
});
