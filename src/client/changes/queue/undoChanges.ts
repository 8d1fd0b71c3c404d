import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { changeForgotten } from '../../state/entities/events';
import { undoStarted } from './undo';
import type { RootState } from '../../state/rootState';
import { newId } from '../../api/newId';

type Thunk = ThunkAction<void, RootState, unknown, UnknownAction>;

/** Takes one own change back: forgets it if it was never sent, else undoes it unless somebody has built on it since. */
const undoChange =
  (id: string): Thunk =>
  (dispatch, getState) => {
    const { changeHistory, pendingChanges } = getState();
    const done = changeHistory.find((change) => change.id === id && change.undoneBy === null);
    if (!done) return;
    const isUnsent = pendingChanges.queue.some((change) => change.id === id && change.attempts === 0);
    dispatch(isUnsent ? changeForgotten({ id }) : undoStarted(done, newId()));
  };

/** The latest first, since each builds on those before it. */
export const undoChanges =
  (ids: readonly string[]): Thunk =>
  (dispatch) => {
    for (const id of ids.toReversed()) dispatch(undoChange(id));
  };
