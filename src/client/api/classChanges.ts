import { useCallback } from 'react';
import type { Id } from '../../shared/contract/common';
import type { Competitor } from '../../shared/contract/competitors';
import { useUpdateCompetitorMutation } from './competitors';
import { toFormErrors } from './formErrors';

/** A boat that goes from one class to another; null is none. */
export interface ClassChange {
  competitor: Id;
  from: Id | null;
  to: Id | null;
}

export interface ClassChangesDone {
  done: ClassChange[];
  /** Why it stopped after those; empty where the catalogue has no words for it. */
  problem?: string;
}

/** Puts boats in classes, one after the other, until one fails. */
export function useClassChanges(): (changes: readonly ClassChange[]) => Promise<ClassChangesDone> {
  const [update] = useUpdateCompetitorMutation();
  return useCallback(
    async (changes) => {
      const done: ClassChange[] = [];
      for (const change of changes) {
        const { error } = await update({ id: change.competitor, changes: { race_class: change.to } });
        if (error) return { done, problem: toFormErrors(error).form ?? '' };
        done.push(change);
      }
      return { done };
    },
    [update],
  );
}

/** The changes that take these back; a boat that somebody has put elsewhere since is left there. */
export const backAgain = (
  changes: readonly ClassChange[],
  shown: (competitor: Id) => Competitor | undefined,
): ClassChange[] =>
  changes.flatMap(({ competitor, from, to }) =>
    shown(competitor)?.race_class === to ? [{ competitor, from: to, to: from }] : [],
  );
