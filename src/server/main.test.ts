import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from './config';
import { openDatabase, startServer } from './main';

describe('the server', () => {
  const parent = mkdtempSync(join(tmpdir(), 'styrbord-main-'));
  afterAll(() => rmSync(parent, { recursive: true }));

  async function start(environment: Record<string, string> = {}) {
    const config = readConfig({ PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'silent', DATA_DIR: join(parent, 'data'), ...environment });
    return startServer({ config, connection: await openDatabase(config), buildId: 'test-build' });
  }

  test('answers on its port until it is stopped', async () => {
    const server = await start();
    const address = `http://127.0.0.1:${server.port}/readyz`;

    expect(await (await fetch(address)).json()).toEqual({ status: 'ok' });

    await Promise.all([server.stop(), server.stop()]);
    await expect(fetch(address)).rejects.toThrow();
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
});
