import { randomBytes } from 'node:crypto';
import { closeSync, fsyncSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

export const OWNER_ONLY = 0o600;

/** What SQLite may keep beside a file. */
const BESIDE = ['-journal', '-wal', '-shm'];

export function removeSqliteFile(path: string): void {
  for (const ending of ['', ...BESIDE]) rmSync(`${path}${ending}`, { force: true });
}

/** Resolves when the disk has it. Folders cannot be synced everywhere, and need not be where they cannot. */
export function syncToDisk(path: string): void {
  const handle = openSync(path, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

export function syncFolder(path: string): void {
  if (process.platform !== 'win32') syncToDisk(path);
}

/** An empty file beside `path` that only its owner reads, under a name of its own. */
export function temporaryBeside(path: string): string {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const temporary = `${path}.${randomBytes(4).toString('hex')}.part`;
  writeFileSync(temporary, '', { mode: OWNER_ONLY, flag: 'wx' });
  return temporary;
}

/** Lets `write` fill a file under a temporary name; it gets its own name when it is whole and on the disk. Only its owner reads it. */
export async function writeWhole<T>(path: string, write: (temporary: string) => Promise<T>): Promise<T> {
  const temporary = temporaryBeside(path);
  try {
    const result = await write(temporary);
    syncToDisk(temporary);
    renameSync(temporary, path);
    syncFolder(dirname(path));
    return result;
  } catch (error) {
    removeSqliteFile(temporary);
    throw error;
  }
}
