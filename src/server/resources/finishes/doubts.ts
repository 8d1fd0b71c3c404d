import {
  doubtText,
  finishDoubts,
  isRefused,
  type FinishDoubt,
  type FinishFacts,
} from '../../../shared/domain/finishDoubts';
import type { CompetitorChanges } from '../../db/schema';
import type { Finisher } from './validateFinish';

/** A reason to look again at a finish, in words. */
export interface FinishReason {
  kind: FinishDoubt;
  text: string;
}

/** What is known of the sailing while finishes are written. */
export type Moment = Pick<FinishFacts, 'now' | 'sailed'>;

/** What speaks against the time that is about to be written; nothing where no time is. */
export function reasonsAgainst({ entry, start }: Finisher, changes: CompetitorChanges, moment: Moment): FinishReason[] {
  const { finish_at } = changes;
  if (!finish_at) return [];
  const isUnknown = entry.is_unmatched === 1;
  const facts: FinishFacts = {
    ...moment,
    finish: Date.parse(finish_at),
    start: isUnknown ? null : start,
    earlier: entry.finish_at === null ? null : Date.parse(entry.finish_at),
  };
  return finishDoubts(facts).flatMap((kind) =>
    kind === 'no_start' && isUnknown ? [] : [{ kind, text: doubtText(kind, facts) }],
  );
}

/** Those for which a finish is not written, unless somebody says that it is right. */
export const refusals = (reasons: readonly FinishReason[]): FinishReason[] =>
  reasons.filter(({ kind }) => isRefused(kind));
