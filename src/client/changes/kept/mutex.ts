import { inTime } from '../../../shared/inTime';

/** A database that says nothing must not keep changes from being sent. */
const PATIENCE_MS = 5_000;

/** Gives up work of the database that takes too long: throws. */
export async function withTimeout<T>(work: Promise<T>, ms = PATIENCE_MS): Promise<T> {
  const done = await inTime(
    work.then((result) => ({ result })),
    ms,
  );
  if (!done) throw new Error('The database of this browser does not answer');
  return done.result;
}

export type Mutex = (work: () => Promise<void>) => Promise<void>;

/** One after the other, none of which may fail: what is written always stands on what was written before. */
export function mutex(): Mutex {
  let last = Promise.resolve();
  return (work) => {
    last = last.then(work);
    return last;
  };
}
