import { errorCode } from '../errorCode';

/**
 * What keeps the database from doing what it is asked, none of it the actor's fault and all of it likely to pass:
 * no room on the disk, too much at once, a disk that does not do what it should, a database server that cannot be
 * reached.
 */
export type StorageTrouble = 'full' | 'busy' | 'failing' | 'away';

export const STORAGE_TROUBLES = ['full', 'busy', 'failing', 'away'] as const satisfies readonly StorageTrouble[];

/**
 * Codes of either engine, by how they begin: SQLite adds the place ("SQLITE_IOERR_WRITE"), PostgreSQL has classes of
 * five.
 */
const CODES: readonly (readonly [RegExp, StorageTrouble])[] = [
  // ENOSPC, EDQUOT: Node's own, of files beside the database. 53100: disk_full.
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|53100)/, 'full'],
  // Locks that were waited for too long, deadlocks, too many connections, out of memory, cancelled for taking too long.
  [/^(SQLITE_BUSY|SQLITE_LOCKED|SQLITE_NOMEM|55P03|40001|40P01|53200|53300|57014)/, 'busy'],
  // A file system that has become read-only reports CANTOPEN or READONLY. 58030: io_error.
  [/^(SQLITE_IOERR|SQLITE_CANTOPEN|SQLITE_READONLY|EROFS|58030)/, 'failing'],
  // Class 08: connection exceptions. 57P01-57P05: stopping, starting, connection ended. 25006: a standby answers until
  // it has taken over.
  [
    /^(08|57P0|25P03|25006|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/,
    'away',
  ],
];

/** The driver of PostgreSQL and its pool put no code on what they say themselves. */
const AWAY_MESSAGES =
  /^(Connection terminated|timeout exceeded when trying to connect|Client (has encountered a connection error|was closed) and is not queryable|Postgres connection has been discarded)/;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : '');

/** Reads either engine's error; undefined when it is about something else. */
export function storageTroubleOf(error: unknown): StorageTrouble | undefined {
  const code = errorCode(error);
  const known = CODES.find(([pattern]) => pattern.test(code))?.[1];
  return known ?? (AWAY_MESSAGES.test(messageOf(error)) ? 'away' : undefined);
}
