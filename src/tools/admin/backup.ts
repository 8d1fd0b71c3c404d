import { existsSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { readConfig } from '../../server/config';
import { backUp, backupName } from '../../server/db/copies/backUp';
import { restore, type Restored } from '../../server/db/copies/restore';
import { keepSecret, keptSecret } from '../../server/jwtSecret';
import { StartError } from '../../server/startError';
import { typedPath } from '../cli/runTool';
import { doing } from './command';
import { onPresentDatabase } from './migrate';
import { adminTexts } from './texts';

interface Backup {
  file: string;
  bytes: number;
}

/** The tables are copied unchanged: a backup does not migrate an old database first. */
const back = (path: string | undefined): Promise<Backup> =>
  onPresentDatabase(async (connection, { dataDir }) => {
    const file = path === undefined ? resolve(backupName(dataDir, '', new Date())) : typedPath(path);
    if (existsSync(file)) throw new StartError(adminTexts.backupTaken(file));
    await backUp({ connection, dataDir, jwtSecret: keptSecret(dataDir) }, file);
    return { file, bytes: statSync(file).size };
  });

interface RestoreOptions {
  force?: boolean;
}

interface RestoredFrom extends Omit<Restored, 'jwtSecret'> {
  file: string;
}

async function bringBack(path: string, { force = false }: RestoreOptions): Promise<RestoredFrom> {
  const { dataDir, databaseUrl } = readConfig(process.env);
  const file = typedPath(path);
  const { jwtSecret, ...restored } = await restore(file, {
    dataDir,
    databaseUrl,
    force,
    now: new Date(),
    jwtSecret: keptSecret(dataDir),
  });
  if (jwtSecret !== null) keepSecret(dataDir, jwtSecret);
  return { file, ...restored };
}

export function backupCommands(program: Command): void {
  doing(
    program
      .command('backup')
      .description('skriver hela databasen till en fil, även medan servern arbetar')
      .argument('[fil]', 'filen; annars en ny i backups under DATA_DIR'),
    {
      run: (_options: object, [path]) => back(path),
      lines: ({ file }) => [adminTexts.backedUp(file), adminTexts.backupHasSecrets],
    },
  );
  doing(
    program
      .command('restore')
      .description('återställer databasen från en säkerhetskopia. Det som finns sparas först i en egen fil')
      .argument('<fil>', 'säkerhetskopian')
      .option('--force', 'även under en server som går, och över en PostgreSQL som inte är tom'),
    {
      run: (options: RestoreOptions, [path = '']) => bringBack(path, options),
      lines: ({ file, aside, serverRuns }) => [
        adminTexts.restored(file),
        aside === null ? adminTexts.restoredEmpty : adminTexts.restoredAside(aside),
        serverRuns ? adminTexts.restartServers : adminTexts.startServers,
      ],
    },
  );
}
