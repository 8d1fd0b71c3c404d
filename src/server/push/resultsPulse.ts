import { createHash } from 'node:crypto';
import { restAfter } from '../http/pacing';
import type { ResultsNews, ResultsOf } from './audience';

/** The shortest time between two `results_updated` of one sailing or series, in milliseconds. */
const RESULTS_EVERY_MS = 500;

export interface ResultsPulse {
  /** Rows have changed after the club's number `after`, up to and including `upTo`. */
  changed: (after: number, upTo: number) => void;
  /** Publishes what has changed, if it is due. */
  beat: () => void;
  /** Stops publishing. Resolves once nothing is under way. */
  stop: () => Promise<void>;
}

export interface ResultsPulseDeps {
  clubId: number;
  resultsOf: ResultsOf;
  /** True while there are subscribers. */
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
  /** Nothing was published just before it came. */
  isFirst: boolean;
}

/**
 * Derives `results_updated` from changes of rows (docs/decisions/0007): the first change after a pause is published at
 * once, those that follow are published together. A single change that leaves the results the same is not published. Of
 * several, the last may undo the first, and a client may have read the state between them, so those are published even
 * if the results look the same. Results that are expensive to work out are published less often (0020).
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
  let dueMs = -Infinity;
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

  const isDue = () => clockMs() >= dueMs;

  const changed = (after: number, upTo: number): void => {
    waiting = { after: Math.min(waiting?.after ?? after, after), upTo, isFirst: !waiting && !telling && isDue() };
    beat();
  };

  const beat = (): void => {
    if (waiting === null || telling || isStopped || !isDue()) return;
    const batch = waiting;
    waiting = null;
    if (!hasListeners()) return;
    const fromMs = clockMs();
    dueMs = fromMs + RESULTS_EVERY_MS;
    telling = publishSince(batch)
      .catch((error: unknown) => {
        onFailure(error);
        // Published with the next beat that is due.
        waiting = { after: batch.after, upTo: Math.max(waiting?.upTo ?? 0, batch.upTo), isFirst: false };
      })
      .finally(() => {
        dueMs = Math.max(dueMs, clockMs() + restAfter(clockMs() - fromMs));
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
