import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeBothEngines } from '../testing/engines';
import { SECRET_FILE, findJwtSecret } from './jwtSecret';

describeBothEngines('the secret of the tokens', (makeApp, engine) => {
  const parent = mkdtempSync(join(tmpdir(), 'styrbord-secret-'));
  afterAll(() => rmSync(parent, { recursive: true }));

  test('is the one that is given', async () => {
    const connection = await makeApp();

    expect(await findJwtSecret({ jwtSecret: 'given', dataDir: parent }, connection)).toBe('given');
  });

  test('is made once, and kept', async () => {
    const connection = await makeApp();
    const settings = { jwtSecret: undefined, dataDir: join(parent, 'kept') };

    const made = await Promise.all([findJwtSecret(settings, connection), findJwtSecret(settings, connection)]);

    expect(made[0]).toMatch(/^[\w-]{43}$/);
    expect(made[1]).toBe(made[0]);
    if (engine === 'sqlite') expect(statSync(join(parent, 'kept', SECRET_FILE)).mode & 0o077).toBe(0);
    await connection.db.deleteFrom('meta').where('key', '=', 'jwt_secret').execute();
  });

  test('is another for another installation', async () => {
    const connection = await makeApp();
    const secretIn = async (name: string) => {
      await connection.db.deleteFrom('meta').where('key', '=', 'jwt_secret').execute();
      return findJwtSecret({ jwtSecret: undefined, dataDir: join(parent, name) }, connection);
    };

    expect(await secretIn('one')).not.toBe(await secretIn('other'));
  });
});
