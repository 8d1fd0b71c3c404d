import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { errorCode } from '../../server/errorCode';
import { StartError } from '../../server/startError';

/** Paths are relative to the folder where `npm run` was called. */
export const typedPath = (path: string): string => resolve(process.env.INIT_CWD ?? '', path);

/** Reads a file named on the command line. Throws an error with one readable line when it cannot be read. */
export async function readTyped(path: string): Promise<Buffer> {
  try {
    return await readFile(typedPath(path));
  } catch (error) {
    throw new StartError(`Filen ${path} går inte att läsa (${errorCode(error)}).`);
  }
}
