import { createHash } from 'node:crypto';
import type { ResultsNews, ResultsOf } from './results';

/** Results of one sailing or series are told at most so often. */
export const RESULTS_EVERY_MS = 500;

export interface ResultsPulse {
  /** Rows have changed after this number of the club. */
  changed: (after: number) => void;
  /** Tells what has changed, if it is time to. */
  beat: () => void;
  /** Tells nothing more. The promise is kept once nothing is under way. */
  stop: () => Promise<void>;
}

export interface ResultsPulseDeps {
  clubId: number;
  resultsOf: ResultsOf;
  /** Is anybody there to be told? */
  hasListeners: () => boolean;
  tell: (news: readonly ResultsNews[]) => void;
  clockMs: () => number;
  onFailure: (error: unknown) => void;
}

const fingerprint = ({ stamp, visibility }: ResultsNews): string => createHash('sha1').update(visibility).update(stamp).digest('base64');

/**
 * Derives `results_updated` from changes of rows (docs/decisions/0007): the first change of a while is told at once, those that follow are
 * told together, and results that have come out the same are not told again.
 */
export function resultsPulse({ clubId, resultsOf, hasListeners, tell, clockMs, onFailure }: ResultsPulseDeps): ResultsPulse {
  const told = new Map<string, string>();
  let waiting: number | null = null;
  let lastMs = -Infinity;
  let telling: Promise<void> | null = null;
  let isStopped = false;

  const isNews = (news: ResultsNews): boolean => {
    const name = `${news.model} ${news.id}`;
    const now = fingerprint(news);
    if (told.get(name) === now) return false;
    told.set(name, now);
    return true;
  };

  async function tellSince(after: number): Promise<void> {
    const news = (await resultsOf(clubId, after)).filter(isNews);
    if (news.length > 0 && !isStopped) tell(news);
  }

  const changed = (after: number): void => {
    waiting = Math.min(waiting ?? after, after);
    beat();
  };

  const beat = (): void => {
    if (waiting === null || telling || isStopped || clockMs() - lastMs < RESULTS_EVERY_MS) return;
    const after = waiting;
    waiting = null;
    if (!hasListeners()) return;
    lastMs = clockMs();
    telling = tellSince(after)
      .catch((error: unknown) => {
        onFailure(error);
        // Told with the next beat that is due.
        waiting = Math.min(waiting ?? after, after);
      })
      .finally(() => {
        telling = null;
      });
  };

  return {
    changed,
    beat,
    stop: async () => {
      isStopped = true;
      await telling;
    },
  };
}
