import { createHash } from 'node:crypto';
import type { ResultsNews, ResultsOf } from './results';

/** Results of one sailing or series are told at most so often. */
const RESULTS_EVERY_MS = 500;

export interface ResultsPulse {
  /** Rows have changed after this number of the club, up to and including the other. */
  changed: (after: number, upTo: number) => void;
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

const fingerprint = ({ stamp, visibility }: ResultsNews): string =>
  createHash('sha1').update(visibility).update(stamp).digest('base64');

interface Waiting {
  after: number;
  upTo: number;
  /** Nothing was told just before it came. */
  isFirst: boolean;
}

/**
 * Derives `results_updated` from changes of rows (docs/decisions/0007): the first change of a while is told at once,
 * those that follow are told together. A single change after which results have come out the same is not told. Of
 * several, the last may have taken back the first, and somebody may have read what stood between: that is told although
 * it looks the same.
 */
export function resultsPulse({
  clubId,
  resultsOf,
  hasListeners,
  tell,
  clockMs,
  onFailure,
}: ResultsPulseDeps): ResultsPulse {
  const told = new Map<string, string>();
  let waiting: Waiting | null = null;
  let toldUpTo: number | null = null;
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

  async function publishSince({ after, upTo, isFirst }: Waiting): Promise<void> {
    const isAlone = isFirst && toldUpTo === upTo - 1;
    toldUpTo = upTo;
    const news = (await resultsOf(clubId, after)).filter((one) => isNews(one) || !isAlone);
    if (news.length > 0 && !isStopped) tell(news);
  }

  const isDue = () => clockMs() - lastMs >= RESULTS_EVERY_MS;

  const changed = (after: number, upTo: number): void => {
    waiting = { after: Math.min(waiting?.after ?? after, after), upTo, isFirst: !waiting && !telling && isDue() };
    beat();
  };

  const beat = (): void => {
    if (waiting === null || telling || isStopped || !isDue()) return;
    const batch = waiting;
    waiting = null;
    if (!hasListeners()) return;
    lastMs = clockMs();
    telling = publishSince(batch)
      .catch((error: unknown) => {
        onFailure(error);
        // Told with the next beat that is due.
        waiting = { after: batch.after, upTo: Math.max(waiting?.upTo ?? 0, batch.upTo), isFirst: false };
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
