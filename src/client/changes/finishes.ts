import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { Id } from '../../shared/contract/common';
import type { FinishPayload } from '../../shared/contract/competitors';
import { finishBefore, withFinish } from '../../shared/domain/recordFinish';
import { MAX_FINISHES_PER_CALL } from '../../shared/limits';
import { namesOf } from './changeNames';
import { finishStarted, type PlannedFinish } from '../state/entities/events';
import { selectFinishRows, type FinishRow } from './finishRows';
import { selectBase } from '../state/entities/selectors';
import { useAppDispatch } from '../state/hooks';
import type { RootState } from '../state/rootState';
import { chunksOf } from './chunksOf';
import { newId } from '../api/newId';
import { undoChanges } from './queue/undoChanges';

type Thunk<T> = ThunkAction<T, RootState, unknown, UnknownAction>;

export interface WrittenFinish {
  /** null: no boat of the list has the number. */
  competitor: Id | null;
  sail_number: string;
  finish: FinishPayload;
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
  { competitor, sail_number, finish }: WrittenFinish,
): PlannedFinish | undefined {
  if (!row) return competitor === null ? { competitor, sail_number, finish, from: NOTHING, base: null } : undefined;
  if (!isNews(row, finish)) return undefined;
  const base = competitor === null ? null : selectBase(state, competitor);
  return { competitor, sail_number, finish, from: finishBefore(row.boat, finish), base };
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
    const conditional = !state.connection.connected;
    return chunksOf(planned, MAX_FINISHES_PER_CALL).map((chunk) => {
      const id = newId();
      const names = namesOf(state, { sailing, boats: chunk.map(({ competitor }) => competitor) });
      dispatch(finishStarted({ id, sailing, names, finishes: chunk, conditional }));
      return id;
    });
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
