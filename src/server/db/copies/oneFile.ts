import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { errorCode } from '../../errorCode';

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

/** Gives a file its name, unless that is taken: then throws EEXIST. */
function nameIt(temporary: string, path: string): void {
  try {
    linkSync(temporary, path);
  } catch (error) {
    if (errorCode(error) === 'EEXIST') throw error;
    // Some file systems have no links; there two at the same moment are not told apart.
    if (existsSync(path)) throw Object.assign(new Error(`${path} exists`), { code: 'EEXIST' });
    renameSync(temporary, path);
  }
}

/**
 * Lets `write` fill a file under a temporary name; it gets its own name when it is whole and on the disk. Only its
 * owner reads it. A file that is there already is left alone, and EEXIST thrown.
 */
export async function writeWhole(path: string, write: (temporary: string) => Promise<void>): Promise<void> {
  const temporary = temporaryBeside(path);
  try {
    await write(temporary);
    syncToDisk(temporary);
    nameIt(temporary, path);
    syncFolder(dirname(path));
  } finally {
    removeSqliteFile(temporary);
  }
}
