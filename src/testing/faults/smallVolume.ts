import { execFile } from 'node:child_process';
import { mkdtemp, open, rm, type FileHandle } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { errorCode } from '../../server/errorCode';

const run = promisify(execFile);

/** A disk of its own, small enough to fill. */
export interface SmallVolume {
  dir: string;
  /** Takes every byte that is left. */
  fill(): Promise<void>;
  /** Gives back what `fill` took. */
  free(): Promise<void>;
  remove(): Promise<void>;
}

const FILLER = 'filler';
/** The last of them fits where a larger one does not. */
const PIECES = [256 * 1024, 4 * 1024, 1];

/** null where this process may not mount one. */
export async function mountSmallVolume(megabytes: number): Promise<SmallVolume | null> {
  const dir = await mkdtemp(join(tmpdir(), 'styrbord-volume-'));
  try {
    await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', dir]);
  } catch {
    await rm(dir, { recursive: true });
    return null;
  }
  return {
    dir,
    fill: () => fill(join(dir, FILLER)),
    free: () => rm(join(dir, FILLER)),
    remove: async () => {
      await run('umount', ['--lazy', dir]);
      await rm(dir, { recursive: true });
    },
  };
}

async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  for (const bytes of PIECES) while (await takes(file, Buffer.alloc(bytes)));
  await file.close();
}

async function takes(file: FileHandle, piece: Buffer): Promise<boolean> {
  try {
    return (await file.write(piece)).bytesWritten > 0;
  } catch (error) {
    if (errorCode(error) === 'ENOSPC') return false;
    throw error;
  }
}
