import { createSelector } from '@reduxjs/toolkit';
import type { Id } from '../../../shared/contract/common';
import type { RootState } from '../../state/rootState';
import type { UndoPage } from '../kinds/changeKind';
import { definitionOf, ofKind } from '../kinds/registry';
import type { DoneChange } from './changeHistory';
import type { PendingChange, PendingChangesState, RefusedChange, RefusedEntry } from './pendingChanges';

export const selectOwnChanges = (state: RootState): PendingChangesState => state.pendingChanges;

export const selectQueue = (state: RootState): readonly PendingChange[] => state.pendingChanges.queue;

export const selectPendingOfSailing: (state: RootState, sailing: Id) => PendingChange[] = createSelector(
  [selectQueue, (_: RootState, sailing: Id) => sailing],
  (queue, sailing) => queue.filter((change) => change.sailing === sailing),
);

/**
 * Own changes are sent in order, so all wait when the first does; also while it is sent again, which takes long where
 * nothing answers.
 */
export const isHeldUp = (queue: readonly PendingChange[]): boolean => {
  const [first] = queue;
  return first !== undefined && (first.phase === 'waiting' || first.attempts > 1);
};

export interface ChangeNews {
  /** How many own changes wait for the server; those that are just being sent do not count. */
  waiting: number;
  /** How many the server has refused and nobody has seen. */
  refused: number;
  /** Some of what waits is lost with the page. */
  isUnkept: boolean;
}

/** What the person should know of their own changes, on whatever page they are. */
export const selectChangeNews: (state: RootState) => ChangeNews = createSelector(
  [selectOwnChanges],
  ({ queue, refusals, isKeepingFailed }) => {
    const isUnkept = isKeepingFailed && queue.some(({ kept }) => !kept);
    return { waiting: isHeldUp(queue) || isUnkept ? queue.length : 0, refused: refusals.length, isUnkept };
  },
);

/** Is each of these own changes written down here, or with the server? Only then it may be called saved. */
export const selectAreSafe = ({ pendingChanges }: Pick<RootState, 'pendingChanges'>, ids: readonly string[]): boolean =>
  pendingChanges.queue.every(({ id, kept }) => kept || !ids.includes(id));

export const selectRefusals = (state: RootState): readonly RefusedChange[] => state.pendingChanges.refusals;

export const selectRefusedEntry = (state: RootState, id: string): RefusedEntry | undefined =>
  ofKind(state.pendingChanges.refusals, 'entry').find((change) => change.id === id);

/** The id of the user's own change that Ctrl+Z takes back now on a page, of those that `isMeant`. */
export const selectLastUndoable = (
  { changeHistory }: RootState,
  page: UndoPage,
  isMeant: (change: DoneChange) => boolean,
): string | undefined =>
  changeHistory.findLast((done) => definitionOf(done).undoneOn === page && done.undoneBy === null && isMeant(done))?.id;

/** The change, and those that were made by the same press. */
export function selectOfSamePress({ changeHistory }: RootState, id: string): string[] {
  const batch = changeHistory.find((done) => done.id === id)?.batch;
  return batch === undefined ? [id] : changeHistory.filter((done) => done.batch === batch).map((done) => done.id);
}

export const selectIsUndoable = (state: RootState, change: string): boolean =>
  state.changeHistory.some(({ id, undoneBy }) => id === change && undoneBy === null);
