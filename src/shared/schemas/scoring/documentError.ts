/**
 * What is wrong with a scoring document, and where: `path` as in `rules.discards.count` or `races[2].B03.percent`, ''
 * the document.
 */
export interface DocumentError extends Error {
  name: 'DocumentError';
  path: string;
  /** The message in English, on one line. */
  problem: string;
}

/**
 * List positions count from 0, as in JSON; races count from 1 everywhere else, so the message names their number too.
 */
function placeOf(path: string): string {
  const [, index] = /^races\[(\d+)\]/.exec(path) ?? [];
  if (index === undefined) return path === '' ? 'document' : path;
  return `${path} (race ${Number(index) + 1})`;
}

/** The error that every reader of a scoring document throws; its message is one line that names the place. */
export function documentError(path: string, problem: string): DocumentError {
  const message = `${placeOf(path)}: ${problem}`;
  return Object.assign(new Error(message), { name: 'DocumentError' as const, path, problem });
}

export const isDocumentError = (error: unknown): error is DocumentError =>
  error instanceof Error && error.name === 'DocumentError';
