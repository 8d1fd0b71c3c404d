import { createSelector } from '@reduxjs/toolkit';
import type { RootState } from '../../state/rootState';
import type { PendingChange, PendingChangesState } from './pendingChanges';

const selectOwn = (state: RootState): PendingChangesState => state.pendingChanges;

/**
 * Own changes are sent in order, so all wait when the first does; also while it is tried anew, which takes long where
 * nothing answers.
 */
export const isHeldUp = (queue: readonly PendingChange[]): boolean => {
  const [first] = queue;
  return first !== undefined && (first.phase === 'waiting' || first.attempts > 1);
};

export interface ChangeNews {
  /** How many own changes wait for the server; those that are just being sent do not count. */
  waiting: number;
  /** How many the server would not have, that nobody has seen. */
  refused: number;
  /** Some of what waits is lost with the page. */
  isUnkept: boolean;
}

/** What the person should know of his own changes, on whatever page he is. */
export const selectChangeNews: (state: RootState) => ChangeNews = createSelector(
  [selectOwn],
  ({ queue, refusals, isKeepingFailed }) => {
    const isUnkept = isKeepingFailed && queue.some(({ kept }) => !kept);
    return { waiting: isHeldUp(queue) || isUnkept ? queue.length : 0, refused: refusals.length, isUnkept };
  },
);

export const selectOwnChanges = selectOwn;

/** Is each of these own changes written down here, or with the server? Only then it may be called saved. */
export const selectAreSafe = ({ pendingChanges }: Pick<RootState, 'pendingChanges'>, ids: readonly string[]): boolean =>
  pendingChanges.queue.every(({ id, kept }) => kept || !ids.includes(id));
