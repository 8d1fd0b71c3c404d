import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { errorCode } from '../../server/errorCode';
import { StartError } from '../../server/startError';

/** Paths are seen from where `npm run` was called. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? '', path);

/** The bytes of a file that somebody has named. Throws one readable line when it cannot be read. */
export async function readTyped(path: string): Promise<Buffer> {
  try {
    return await readFile(typedPath(path));
  } catch (error) {
    throw new StartError(`Filen ${path} går inte att läsa (${errorCode(error)}).`);
  }
}
