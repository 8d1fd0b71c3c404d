import { useMemo } from 'react';
import type { Id } from '../../shared/contract/common';
import type { Move } from '../../shared/domain/moveCompetitor';
import { MAX_MOVES_PER_CALL } from '../../shared/limits';
import { newId } from '../api/idempotency';
import { useAppDispatch, type RootState } from '../state/rootState';
import type { PlannedMove } from './kinds/move';
import { undoChanges } from './queue/undo';
import { selectBase, selectShownGroup } from './shownCompetitors';
import { chunksOf, startChange, type Thunk } from './startChange';

/** The move as it is seen from this screen; undefined when there is nothing to do. */
function plan(state: RootState, { competitor, start_group }: Move): PlannedMove | undefined {
  const from = selectShownGroup(state, competitor);
  if (from === undefined || from === start_group) return undefined;
  return { competitor, start_group, from, base: selectBase(state, competitor) };
}

/**
 * Moves boats on this screen at once; the queue of pending changes sends them. Boats that stand in their target
 * already, or are gone, are left out. Returns the ids to undo by: none when there was nothing to move. What is moved by
 * one press is remembered as one change.
 */
export const startMoves =
  (sailing: Id, moves: readonly Move[]): Thunk<string[]> =>
  (dispatch, getState) => {
    const planned = moves.flatMap((move) => plan(getState(), move) ?? []);
    const batch = newId();
    return chunksOf(planned, MAX_MOVES_PER_CALL).map((moves) =>
      dispatch(startChange({ kind: 'move', moves }, { sailing, batch })),
    );
  };

export interface Moves {
  /** Returns the ids to undo by: none when there was nothing to move. */
  move: (sailing: Id, moves: readonly Move[]) => string[];
  undo: (ids: readonly string[]) => void;
}

/** Stable, so that rows may depend on it. */
export function useMoves(): Moves {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      move: (sailing, moves) => dispatch(startMoves(sailing, moves)),
      undo: (ids) => dispatch(undoChanges(ids)),
    }),
    [dispatch],
  );
}
