/** A database that says nothing must not keep changes from being sent. */
const PATIENCE_MS = 5_000;

/** Gives up what takes too long. */
export function inTime<T>(work: Promise<T>, ms = PATIENCE_MS): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The database of this browser does not answer')), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

export type InTurn = (work: () => Promise<void>) => Promise<void>;

/** One after the other, none of which may fail: what is written always stands on what was written before. */
export function oneByOne(): InTurn {
  let last = Promise.resolve();
  return (work) => {
    last = last.then(work);
    return last;
  };
}
