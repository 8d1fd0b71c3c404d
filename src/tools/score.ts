import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { isDocumentError, documentError } from '../shared/schemas/scoring/documentError';
import { scoreDocument } from '../shared/schemas/scoring/scoreDocument';
import { swedishProgram } from './cli/swedishProgram';
import { repeatedKey } from './score/repeatedKey';

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
async function readJson(path: string): Promise<unknown> {
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

interface Options {
  why?: boolean;
}

/** Paths are relative to the folder where `npm run` was called. */
const answerTo = async (file: string, options: Options): Promise<string> =>
  JSON.stringify(scoreDocument(await readJson(resolve(process.env.INIT_CWD ?? '', file)), options));

/** Scores all files before printing, so that standard output is the whole answer, or empty where a file is wrong. */
async function score(files: string[], options: Options): Promise<void> {
  const answers: string[] = [];
  for (const file of files) {
    try {
      answers.push(await answerTo(file, options));
    } catch (error) {
      if (!isDocumentError(error)) throw error;
      process.exitCode = 1;
      return console.error(`${file}: ${error.path === '' ? error.problem : error.message}`.replace(/\s+/g, ' '));
    }
  }
  process.stdout.write(answers.map((answer) => `${answer}\n`).join(''));
}

await swedishProgram(
  'npm run score --',
  'Räknar serier, seglingar och jaktstarter i JSON-filer: en rad JSON per fil (docs/scoring.md).',
)
  .argument('<fil...>', 'filer av slaget series, race eller pursuit')
  .option('--why', 'förklara varje poäng, plats och starttid')
  .action(score)
  .parseAsync();
