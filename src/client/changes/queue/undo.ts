import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { newId } from '../../api/idempotency';
import type { AppStore, RootState } from '../../state/rootState';
import { definitionOf } from '../kinds/registry';
import type { DoneChange } from './changeHistory';
import { changeForgotten, changeStarted } from './events';

type Thunk = ThunkAction<void, RootState, unknown, UnknownAction>;

/**
 * The event that takes a change back: every row to how it was shown before, and only while it is as our own change left
 * it. An undo is a change like any other. undefined for a kind that cannot be taken back.
 */
export function undoStarted(done: DoneChange, id: string) {
  const planned = definitionOf(done).undo?.(done);
  const { sailing, names } = done;
  return planned && changeStarted({ ...planned, id, sailing, names, conditional: true, undoes: done.id });
}

/** Takes one own change back: forgets it if it was never sent, else undoes it unless somebody has built on it since. */
const undoChange =
  (id: string): Thunk =>
  (dispatch, getState) => {
    const { changeHistory, pendingChanges } = getState();
    const done = changeHistory.find((change) => change.id === id && change.undoneBy === null);
    if (!done) return;
    const isUnsent = pendingChanges.queue.some((change) => change.id === id && change.attempts === 0);
    const event = isUnsent ? changeForgotten({ id }) : undoStarted(done, newId());
    if (event) dispatch(event);
  };

/** The latest first, since each builds on those before it. */
export const undoChanges =
  (ids: readonly string[]): Thunk =>
  (dispatch) => {
    for (const id of ids.toReversed()) dispatch(undoChange(id));
  };

/**
 * Waits until own changes have been taken back, however long the network is away. false: the server has refused it.
 */
export function untilTakenBack(store: AppStore, ids: readonly string[]): Promise<boolean> {
  const isTheirs = ({ id, undoes }: { id: string; undoes?: string }) =>
    ids.includes(id) || (undoes !== undefined && ids.includes(undoes));
  return new Promise((resolve) => {
    const look = () => {
      const { queue, refusals } = store.getState().pendingChanges;
      const isRefused = refusals.some(isTheirs);
      if (!isRefused && queue.some(isTheirs)) return;
      stop();
      resolve(!isRefused);
    };
    const stop = store.subscribe(look);
    look();
  });
}

/**
 * Registers what else goes with a change and bypasses the queue: `compensate` runs once, when somebody takes the change
 * back. It does not run when the change is refused, or when its maker leaves the club or logs out.
 */
export function onUndo(store: AppStore, id: string, compensate: () => void): void {
  const isThis = (change: { id: string }) => change.id === id;
  const look = () => {
    const { changeHistory, pendingChanges, session } = store.getState();
    const done = changeHistory.find(isThis);
    const pending = pendingChanges.queue.find(isThis);
    return {
      isUndoable: done?.undoneBy === null,
      isUndone: done !== undefined && done.undoneBy !== null,
      isUnsent: pending?.attempts === 0,
      isGone: done === undefined && pending === undefined,
      isLost: pendingChanges.refusals.some(isThis) || session.status !== 'loggedIn',
    };
  };
  let before = look();
  const stop = store.subscribe(() => {
    const now = look();
    // A change that was never sent disappears when it is taken back.
    const isForgotten = before.isUnsent && now.isGone && !now.isLost;
    before = now;
    if (now.isUndoable) return;
    stop();
    if (now.isUndone || isForgotten) compensate();
  });
}
