import { withTimeout } from '../../../shared/withTimeout';

/** A database that does not answer must not keep changes from being sent. */
const PATIENCE_MS = 5_000;

/** The result of the work. Throws when it takes longer than `ms`; the work itself goes on. */
export async function answerOfDatabase<T>(work: Promise<T>, ms = PATIENCE_MS): Promise<T> {
  const done = await withTimeout(
    work.then((result) => ({ result })),
    ms,
  );
  if (!done) throw new Error('The database of this browser does not answer');
  return done.result;
}

export type Mutex = (work: () => Promise<void>) => Promise<void>;

/** Runs work one after the other, so that each write builds on the one before. The work must not reject. */
export function mutex(): Mutex {
  let last = Promise.resolve();
  return (work) => {
    last = last.then(work);
    return last;
  };
}
