import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Id } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import { UNDO_DEPTH } from '../../../shared/limits';
import { loggedOut } from '../session';
import { clubLeft, epochChanged, moveForgotten, moveSettled, moveStarted, type PlannedMove } from './events';

/** An own move that can be taken back. */
export interface DoneMove {
  id: string;
  sailing: Id;
  /** In each, `base` is the version that the move built on. */
  moves: PlannedMove[];
  /** Per boat, the version that the move was saved as; null until the server has answered. */
  saved: Record<Id, number> | null;
  /** The move that takes it back, once there is one. */
  undoneBy: string | null;
}

/** Oldest first. */
export type MoveHistoryState = DoneMove[];

const initialState: MoveHistoryState = [];

const versionsOf = (saved: readonly Competitor[]): Map<Id, number> => new Map(saved.map(({ id, version }) => [id, version]));

/** Later own moves of the same boats build on what was saved, as in the queue. */
function rebase(history: DoneMove[], versions: ReadonlyMap<Id, number>): void {
  for (const { saved, moves } of history) {
    if (saved) continue;
    for (const move of moves) {
      const version = versions.get(move.competitor);
      if (version !== undefined) move.base = Math.max(move.base ?? 0, version);
    }
  }
}

/**
 * The undone move put its boats back as the one before it had left them, under a new version. An earlier own move that had left
 * a boat so can now be undone too; one that somebody else has built on cannot, and its old version says so.
 */
function unwind(history: DoneMove[], undone: DoneMove, versions: ReadonlyMap<Id, number>): void {
  for (const { competitor, base } of undone.moves) {
    const version = versions.get(competitor);
    for (const { saved } of history) {
      if (saved && version !== undefined && base !== null && saved[competitor] === base) saved[competitor] = version;
    }
  }
}

function remove(history: DoneMove[], gone: string): void {
  const index = history.findIndex(({ id }) => id === gone);
  if (index >= 0) history.splice(index, 1);
}

const moveHistory = createSlice({
  name: 'moveHistory',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(moveStarted, (history, { payload: { id, sailing, moves, undoes } }) => {
        const undone = history.find((done) => done.id === undoes);
        if (undone) undone.undoneBy = id;
        if (undoes === undefined) history.push({ id, sailing, moves, saved: null, undoneBy: null });
      })
      .addCase(moveForgotten, (history, { payload }) => remove(history, payload.id))
      .addCase(moveSettled, (history, { payload }) => {
        const undone = history.find(({ undoneBy }) => undoneBy === payload.id);
        if (undone) remove(history, undone.id);
        if (!('saved' in payload)) {
          remove(history, payload.id);
          return;
        }
        const versions = versionsOf(payload.saved);
        const done = history.find(({ id }) => id === payload.id);
        if (done) done.saved = Object.fromEntries(versions);
        rebase(history, versions);
        if (undone) unwind(history, undone, versions);
        history.splice(0, history.length - UNDO_DEPTH);
      })
      .addMatcher(isAnyOf(clubLeft, loggedOut, epochChanged), () => initialState),
});

export const moveHistoryReducer = moveHistory.reducer;
