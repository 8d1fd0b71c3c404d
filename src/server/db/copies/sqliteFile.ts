import { openSqlite } from '../sqlite';
import { errorCode } from '../../errorCode';

const EVERYTHING = 0x7fffffff;

/**
 * SQLite's online backup, in one step: it sees one moment and holds up no writer of any process. Several steps would
 * start over whenever another process writes, and under load never end.
 */
export async function copySqlite(from: string, to: string): Promise<void> {
  const source = await openSqlite(from, { readonly: true, fileMustExist: true });
  try {
    await source.backup(to, { progress: () => EVERYTHING });
  } finally {
    source.close();
  }
}

const NOT_WHOLE = /^SQLITE_(NOTADB|CORRUPT)/;
export const isDamage = (error: unknown): boolean => NOT_WHOLE.test(errorCode(error));

/**
 * What is wrong with an SQLite file, as SQLite says it; nothing when it is whole. Also makes it one file, without a log
 * beside it.
 */
export async function problemsOfFile(path: string): Promise<string[]> {
  const file = await openSqlite(path, { fileMustExist: true });
  try {
    file.pragma('journal_mode = DELETE');
    const integrity = file.pragma('integrity_check') as { integrity_check: string }[];
    const references = file.pragma('foreign_key_check') as { table: string; rowid: number; parent: string }[];
    return [
      ...integrity.map((row) => row.integrity_check).filter((text) => text !== 'ok'),
      ...references.map(({ table, rowid, parent }) => `${table} ${rowid}: no row of ${parent}`),
    ];
  } catch (error) {
    if (isDamage(error)) return [errorCode(error)];
    throw error;
  } finally {
    file.close();
  }
}
