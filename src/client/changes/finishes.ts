import { useMemo } from 'react';
import type { Id } from '../../shared/contract/common';
import type { FinishPayload } from '../../shared/contract/competitors';
import { finishBefore, withFinish } from '../../shared/domain/recordFinish';
import { MAX_FINISHES_PER_CALL } from '../../shared/limits';
import { useAppDispatch, type RootState } from '../state/rootState';
import { selectFinishRows } from './finishRows';
import type { PlannedFinish } from './kinds/finish';
import type { FinishRow } from './kinds/finishSheet';
import { undoChanges } from './queue/undo';
import { selectBase } from './shownCompetitors';
import { chunksOf, startChange, type Thunk } from './startChange';

export interface WrittenFinish {
  /** null: no boat of the list has the number. */
  competitor: Id | null;
  sail_number: string;
  finish: FinishPayload;
  /** Somebody has said that the time is right, although it is in the future or before the start. */
  anyway?: boolean | undefined;
}

const isNews = ({ boat, start }: FinishRow, finish: FinishPayload): boolean => {
  const after = withFinish(boat, finish, start);
  return Object.entries(after).some(([field, value]) => Reflect.get(boat, field) !== value);
};

const NOTHING: FinishPayload = { finish_time: null, score_code: null };

/** The finish as it is seen from this screen; undefined when there is nothing to write. */
function plan(
  state: RootState,
  row: FinishRow | undefined,
  { competitor, sail_number, finish, anyway }: WrittenFinish,
): PlannedFinish | undefined {
  const sure = anyway ? { anyway } : {};
  if (!row)
    return competitor === null ? { competitor, sail_number, finish, ...sure, from: NOTHING, base: null } : undefined;
  if (!isNews(row, finish)) return undefined;
  const base = competitor === null ? null : selectBase(state, competitor);
  return { competitor, sail_number, finish, ...sure, from: finishBefore(row.boat, finish), base };
}

/**
 * Writes finishes down on this screen at once; the queue of pending changes sends them. What stands so already is left
 * out. Returns the ids to undo by: none when there was nothing to write.
 */
export const startFinishes =
  (sailing: Id, finishes: readonly WrittenFinish[]): Thunk<string[]> =>
  (dispatch, getState) => {
    const state = getState();
    const rows = new Map(selectFinishRows(state, sailing).map((row) => [row.id, row]));
    const planned = finishes.flatMap(
      (finish) => plan(state, finish.competitor === null ? undefined : rows.get(finish.competitor), finish) ?? [],
    );
    return chunksOf(planned, MAX_FINISHES_PER_CALL).map((chunk) =>
      dispatch(startChange({ kind: 'finish', finishes: chunk }, { sailing })),
    );
  };

export interface Finishes {
  /** Returns the ids to undo by: none when there was nothing to write. */
  record: (sailing: Id, finishes: readonly WrittenFinish[]) => string[];
  undo: (ids: readonly string[]) => void;
}

/** Stable, so that rows may depend on it. */
export function useFinishes(): Finishes {
  const dispatch = useAppDispatch();
  return useMemo(
    () => ({
      record: (sailing, finishes) => dispatch(startFinishes(sailing, finishes)),
      undo: (ids) => dispatch(undoChanges(ids)),
    }),
    [dispatch],
  );
}
