import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from 'commander';
import { readConfig } from '../../server/config';
import type { Fingerprint } from '../../server/db/copies/fingerprint';
import { moveToPostgres } from '../../server/db/copies/moveToPostgres';
import { SQLITE_FILE } from '../../server/db/sqlite';
import { keptSecret } from '../../server/jwtSecret';
import { StartError } from '../../server/startError';
import { doing } from './command';
import { adminTexts } from './texts';

async function move(url: string): Promise<{ tables: Fingerprint[] }> {
  const { dataDir, databaseUrl } = readConfig(process.env);
  if (databaseUrl !== undefined) throw new StartError(adminTexts.onPostgres);
  if (!existsSync(join(dataDir, SQLITE_FILE))) throw new StartError(adminTexts.noSqlite(dataDir));
  if (!/^postgres(ql)?:$/.test(URL.parse(url)?.protocol ?? '')) throw new StartError(adminTexts.noDatabaseUrl);
  return { tables: await moveToPostgres({ dataDir, databaseUrl: url, jwtSecret: keptSecret(dataDir) }) };
}

const rowsOf = (tables: Fingerprint[]): number => tables.reduce((sum, { rows }) => sum + rows, 0);

export function toPostgresCommand(program: Command): void {
  doing(
    program
      .command('to-postgres')
      .description('flyttar hela installationen från SQLite till en tom PostgreSQL, och visar att båda är lika')
      .argument('<adress>', 'postgres://användare:lösenord@värd:port/databas'),
    {
      run: (_options: object, [url = '']) => move(url),
      lines: ({ tables }) => [
        ...tables.map(({ table, rows, hash }) => adminTexts.table(table, rows, hash)),
        adminTexts.moved(rowsOf(tables)),
        adminTexts.movedNext,
      ],
    },
  );
}
