import { createHash } from 'node:crypto';
import { filePath } from '../../shared/contract/files';
import type { Work } from '../db/unitOfWork';
import type { PreparedFile } from './prepareFile';
import { saveFile } from './repository';

/**
 * Stores the file, the same content once, and returns its hash for the column that refers to it. What nothing refers to is
 * swept away a day later.
 */
export async function keepFile({ tx, now }: Work, { mime, data }: PreparedFile): Promise<string> {
  const hash = createHash('sha256').update(data).digest('hex');
  await saveFile(tx, { hash, mime, data, kept_at: now });
  return hash;
}

/** The whole address of a file; null where there is none. `site`: `deps.site()`. */
export function fileUrl(site: string, hash: string): string;
export function fileUrl(site: string, hash: string | null): string | null;
export function fileUrl(site: string, hash: string | null): string | null {
  return hash === null ? null : `${site}${filePath(hash)}`;
}
