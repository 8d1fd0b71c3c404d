import { join } from 'node:path';
import { StartError } from '../../startError';
import { connectDatabase, type Connection } from '../connect';
import { migrate } from '../migrate';
import { SQLITE_FILE } from '../sqlite';
import { copyDatabase } from './copyDatabase';
import { renewEpoch, setMeta, isEmpty } from './epoch';
import type { Fingerprint } from './fingerprint';
import { holdAlone } from './isInUse';
import { JWT_SECRET_KEY } from './secret';
import { copyTexts } from './texts';

export interface MoveOptions {
  dataDir: string;
  /** The PostgreSQL to move to. */
  databaseUrl: string;
  /** Goes along, so that those who are logged in still are; null: it is kept elsewhere. */
  jwtSecret: string | null;
}

/**
 * Moves an SQLite installation, at rest, to an empty PostgreSQL, with a new epoch; the SQLite file stays as it is.
 * Resolves with what both sides hold, which has been compared before it was saved. Throws one readable line when a
 * server is at work or the target holds something.
 */
export async function moveToPostgres({ dataDir, databaseUrl, jwtSecret }: MoveOptions): Promise<Fingerprint[]> {
  const held = await holdAlone(join(dataDir, SQLITE_FILE));
  if (!held) throw new StartError(copyTexts.moveServerRuns);
  held.release();

  const from = await connectDatabase({ dataDir });
  try {
    await migrate(from);
    const to = await connectDatabase({ dataDir, databaseUrl });
    try {
      return await move(from, to, jwtSecret);
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

async function move(from: Connection, to: Connection, jwtSecret: string | null): Promise<Fingerprint[]> {
  await migrate(to);
  if (!(await isEmpty(to.db))) throw new StartError(copyTexts.targetNotEmpty);
  return copyDatabase({
    from,
    to,
    finish: async ({ tx }) => {
      await renewEpoch(tx);
      if (jwtSecret !== null) await setMeta(tx, JWT_SECRET_KEY, jwtSecret);
    },
  });
}
