import { randomBytes } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { failure, ok, warning, type Check } from './check';
import { doctorTexts as texts } from './texts';

const NODE_API_NEEDED = 10;
const MB = 1024 * 1024;
/** A migration writes a copy of the database first, and the log grows beside it. */
const ROOM = { tight: 1024 * MB, gone: 100 * MB } as const;
const SYNCS = 20;
/** An ordinary disk needs a few milliseconds per sync, and every write waits for one. */
const SLOW_SYNC_MS = 25;

export function checkNode(versions: { node: string; napi?: string | undefined } = process.versions): Check {
  if (Number(versions.napi) >= NODE_API_NEEDED) return ok(texts.node, versions.node);
  return failure(texts.node, versions.node, texts.oldNode);
}

/** The folder itself, or its nearest existing ancestor. */
function nearestFolder(path: string): string {
  const full = resolve(path);
  return existsSync(full) ? full : nearestFolder(dirname(full));
}

export function checkRoom(dataDir: string): Check {
  const { bavail, bsize } = statfsSync(nearestFolder(dataDir));
  const free = bavail * bsize;
  const found = texts.free(Math.floor(free / MB));
  if (free < ROOM.gone) return failure(texts.room, found, texts.noRoom);
  return free < ROOM.tight ? warning(texts.room, found, texts.littleRoom) : ok(texts.room, found);
}

function medianSyncMs(folder: string): number {
  const path = join(folder, `.doctor-${randomBytes(4).toString('hex')}`);
  const file = openSync(path, 'wx', 0o600);
  try {
    const times = Array.from({ length: SYNCS }, () => {
      const begun = performance.now();
      writeSync(file, 'x'.repeat(4096));
      fsyncSync(file);
      return performance.now() - begun;
    });
    return times.sort((one, other) => one - other)[SYNCS / 2] ?? 0;
  } finally {
    closeSync(file);
    rmSync(path);
  }
}

/** Measures how long a write waits for the disk, in milliseconds. */
export function checkDisk(dataDir: string): Check {
  try {
    const ms = medianSyncMs(nearestFolder(dataDir));
    const found = texts.syncTime(ms);
    return ms > SLOW_SYNC_MS ? warning(texts.disk, found, texts.slowDisk) : ok(texts.disk, found);
  } catch (error) {
    return failure(texts.disk, error instanceof Error ? error.message : String(error), texts.cannotWrite);
  }
}
