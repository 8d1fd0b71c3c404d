import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { PreparedFile } from './prepareFile';
import { fileByHash, mimeOf } from './repository';

type Db = Kysely<Database>;

const isHash = (text: string): boolean => /^[\da-f]{64}$/.test(text);

export const isHeld = async (db: Db, hash: string): Promise<boolean> =>
  isHash(hash) && (await mimeOf(db, hash)) !== undefined;

/** The file of that content; undefined for what is no hash, and for one that nothing is kept under. */
export const findFile = async (db: Db, hash: string): Promise<PreparedFile | undefined> =>
  isHash(hash) ? fileByHash(db, hash) : undefined;
