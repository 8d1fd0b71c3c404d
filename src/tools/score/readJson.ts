import { readFile } from 'node:fs/promises';
import { documentError } from '../../shared/schemas/scoring/documentError';
import { repeatedKey } from './repeatedKey';

const BYTE_ORDER_MARK = /^\uFEFF/;

async function textOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw documentError('', isMissing ? 'there is no such file' : 'the file cannot be read');
  }
}

/** Reads a JSON file. Throws DocumentError when the file is missing, is no JSON, or repeats a key. */
export async function readJson(path: string): Promise<unknown> {
  const json = (await textOf(path)).replace(BYTE_ORDER_MARK, '');
  let document: unknown;
  try {
    document = JSON.parse(json);
  } catch (error) {
    throw documentError('', `is not JSON: ${error instanceof Error ? error.message : ''}`);
  }
  const repeated = repeatedKey(json);
  if (repeated !== null) throw documentError(repeated, 'is there twice');
  return document;
}
