import { errorCode } from '../errorCode';

/**
 * What keeps the database from doing what it is asked, none of it the asker's fault and all of it likely to pass:
 * no room on the disk, too much at once, a disk that does not do what it should.
 */
export type StorageTrouble = 'full' | 'busy' | 'failing';

export const STORAGE_TROUBLES = ['full', 'busy', 'failing'] as const satisfies readonly StorageTrouble[];

/** Codes of either engine, by how they begin: SQLite adds the place ("SQLITE_IOERR_WRITE"), PostgreSQL has classes of five. */
const CODES: readonly (readonly [RegExp, StorageTrouble])[] = [
  // ENOSPC, EDQUOT: Node's own, of files beside the database. 53100: disk_full.
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|53100)/, 'full'],
  // Locks that were waited for too long, deadlocks, too many connections, out of memory, cancelled for taking too long.
  [/^(SQLITE_BUSY|SQLITE_LOCKED|SQLITE_NOMEM|55P03|40001|40P01|53200|53300|57014)/, 'busy'],
  // A file system that has become read-only reports CANTOPEN or READONLY. 58030: io_error.
  [/^(SQLITE_IOERR|SQLITE_CANTOPEN|SQLITE_READONLY|EROFS|58030)/, 'failing'],
];

/** Reads either engine's error; undefined when it is about something else. */
export function storageTroubleOf(error: unknown): StorageTrouble | undefined {
  const code = errorCode(error);
  return CODES.find(([pattern]) => pattern.test(code))?.[1];
}
