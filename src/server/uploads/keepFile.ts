import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { filePath } from '../../shared/paths';
import type { Database } from '../db/schema';
import type { Work } from '../db/unitOfWork';
import type { PreparedFile } from './prepareFile';
import { saveFile, fileByHash, mimeOf } from './repository';
import { fileOf, type UploadedFile } from './uploadedFile';

interface Intake {
  /** Counts the file against the sender's limit; throws 429 when it is spent. */
  count: () => Promise<void>;
  prepare: (file: UploadedFile, field: string) => Promise<PreparedFile>;
}

/** What a write does with a file: undefined leaves what is there, null takes it away. */
export type IncomingFile = PreparedFile | null | undefined;

/**
 * The file in a field of a body, ready for `keepFile`. Called between the check of the actor's rights and the unit of
 * work, so that no unit of work waits while an image is re-encoded. Throws 400 as `fileOf` and `prepare` do.
 */
export async function incomingFile(body: unknown, field: string, { count, prepare }: Intake): Promise<IncomingFile> {
  const file = fileOf(body, field);
  if (!file) return file;
  await count();
  return prepare(file, field);
}

/**
 * Stores the file, the same content once, and returns its hash for the column that refers to it. A file
 * that nothing refers to is removed a day later.
 */
export async function keepFile({ tx, now }: Work, { mime, data }: PreparedFile): Promise<string> {
  const hash = createHash('sha256').update(data).digest('hex');
  await saveFile(tx, { hash, mime, data, kept_at: now });
  return hash;
}

/** The column that refers to a file, after a write that may replace it: undefined leaves it as it is. */
export const keptHash = async (work: Work, file: IncomingFile): Promise<string | null | undefined> =>
  file && keepFile(work, file);

/** The whole address of a file; null where there is none. `site`: `deps.site()`. */
export function fileUrl(site: string, hash: string): string;
export function fileUrl(site: string, hash: string | null): string | null;
export function fileUrl(site: string, hash: string | null): string | null {
  return hash === null ? null : `${site}${filePath(hash)}`;
}

type Db = Kysely<Database>;

const isHash = (text: string): boolean => /^[\da-f]{64}$/.test(text);

export const isHeld = async (db: Db, hash: string): Promise<boolean> =>
  isHash(hash) && (await mimeOf(db, hash)) !== undefined;

/** The file of that content; undefined for text that is no hash, and for a hash without a file. */
export const findFile = async (db: Db, hash: string): Promise<PreparedFile | undefined> =>
  isHash(hash) ? fileByHash(db, hash) : undefined;
