import { useState } from 'react';
import type { Competitor } from '../../shared/contract/competitors';
import type { SailingRow, UnfinishedAnswer } from '../../shared/contract/sailings';
import { competitorStart } from '../../shared/domain/effectiveStart';
import { localDateOf } from '../../shared/domain/time';
import { serverNow } from '../lib/serverClock';
import { selectCompetitorsOfSailing } from '../state/rowSelectors';
import { useAppStore } from '../state/rootState';
import { useChangeSailingMutation } from './sailings';

/** Why somebody is asked before a sailing is finished. */
export type FinishQuestion =
  | { kind: 'ahead'; sailing: SailingRow }
  | { kind: 'unfinished'; noTime: readonly Competitor[]; noRating: readonly Competitor[]; loose: number };

/** What the sailing still lacks, if that is why the server refuses to finish it. */
function unfinishedIn(error: unknown): UnfinishedAnswer['unfinished'] | null {
  const data: unknown = typeof error === 'object' && error !== null && 'data' in error ? error.data : null;
  return typeof data === 'object' && data !== null && 'unfinished' in data
    ? (data as UnfinishedAnswer).unfinished
    : null;
}

/** Its start has not been, or, without one, its day has not come, and no boat has a result. */
function isAhead(sailing: SailingRow, boats: readonly Competitor[], now: number): boolean {
  const isSailed = boats.some(({ finish_time, elapsed_time, score_code }) => finish_time ?? elapsed_time ?? score_code);
  if (isSailed) return false;
  const start = competitorStart(null, null, sailing);
  return start === null ? sailing.start_date > localDateOf(now) : start > now;
}

interface FinishingOptions {
  /** Called when the sailing is finished. */
  onFinished: () => void;
  /** Called when it could not be. */
  onFailed: (error: unknown) => void;
}

interface Finishing {
  isSaving: boolean;
  /** What is to be asked; null while nothing is. */
  question: FinishQuestion | null;
  finish: () => Promise<void>;
  /** Yes to the question. Another may follow. */
  finishAnyway: () => Promise<void>;
  giveUp: () => void;
}

/** Finishes a sailing, after a question when it lies ahead or when its result is not complete. */
export function useFinishSailing(sailing: SailingRow, { onFinished, onFailed }: FinishingOptions): Finishing {
  const store = useAppStore();
  const [save, { isLoading: isSaving }] = useChangeSailingMutation();
  const [question, setQuestion] = useState<FinishQuestion | null>(null);

  const boatsNow = () => selectCompetitorsOfSailing(store.getState(), sailing.id);
  const send = async (anyway: boolean) => {
    const changes = { status: 'finished', is_finished: true, ...(anyway && { anyway }) } as const;
    const { error } = await save({ id: sailing.id, changes });
    const missing = unfinishedIn(error);
    if (missing) {
      const named = (ids: readonly number[]) => boatsNow().filter(({ id }) => ids.includes(id));
      setQuestion({
        kind: 'unfinished',
        noTime: named(missing.no_time),
        noRating: named(missing.no_rating),
        loose: missing.loose.length,
      });
      return;
    }
    setQuestion(null);
    if (error) onFailed(error);
    else onFinished();
  };
  return {
    isSaving,
    question,
    finish: () => {
      if (!isAhead(sailing, boatsNow(), serverNow())) return send(false);
      setQuestion({ kind: 'ahead', sailing });
      return Promise.resolve();
    },
    finishAnyway: () => send(question?.kind === 'unfinished'),
    giveUp: () => setQuestion(null),
  };
}
