import { createSlice } from '@reduxjs/toolkit';
import type { Id } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import { loggedOut } from '../session';
import {
  moveForgotten,
  moveSent,
  moveSettled,
  moveStarted,
  moveUnanswered,
  pushReceived,
  refusalSeen,
  sailingDeleted,
  type MoveRefusal,
  type MoveStarted,
  type PlannedMove,
} from './events';
import { pushedDeletions } from './pushed';

/** `waiting`: sent, but no answer came; it is sent again when the connection is back. */
export type PendingPhase = 'queued' | 'sending' | 'waiting';

export interface PendingMove extends MoveStarted {
  kind: 'move';
  phase: PendingPhase;
  /** How many times it has been sent. */
  attempts: number;
}

/** Own changes that the server has not confirmed. They are laid over the rows and never written into them. */
export type PendingChange = PendingMove;

/** Kept until it has been shown, which may be long after the move and on another page. */
export interface RefusedChange {
  id: string;
  kind: 'move';
  sailing: Id;
  moves: PlannedMove[];
  /** It was an undo. */
  undoes?: string;
  refusal: MoveRefusal;
}

export interface PendingChangesState {
  /** In the order they were made, which is the order they are sent in. */
  queue: PendingChange[];
  refusals: RefusedChange[];
}

const initialState: PendingChangesState = { queue: [], refusals: [] };

/** Our own later moves of a boat build on what we have just saved, so a chain of offline moves does not refuse itself. */
function rebase(queue: PendingChange[], saved: readonly Competitor[]): void {
  const versions = new Map(saved.map(({ id, version }) => [id, version]));
  for (const { moves } of queue) {
    for (const move of moves) {
      const version = versions.get(move.competitor);
      if (version !== undefined) move.base = Math.max(move.base ?? 0, version);
    }
  }
}

function dropSailings(state: PendingChangesState, gone: ReadonlySet<Id>): void {
  if (state.queue.some(({ sailing }) => gone.has(sailing))) state.queue = state.queue.filter(({ sailing }) => !gone.has(sailing));
}

const pendingChanges = createSlice({
  name: 'pendingChanges',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(moveStarted, ({ queue }, { payload }) => {
        if (!queue.some(({ id }) => id === payload.id)) queue.push({ ...payload, kind: 'move', phase: 'queued', attempts: 0 });
      })
      .addCase(moveSent, ({ queue }, { payload }) => {
        const change = queue.find(({ id }) => id === payload.id);
        if (change) Object.assign(change, { phase: 'sending', attempts: change.attempts + 1 });
      })
      .addCase(moveUnanswered, ({ queue }, { payload }) => {
        const change = queue.find(({ id }) => id === payload.id);
        if (change) change.phase = 'waiting';
      })
      .addCase(moveForgotten, (state, { payload }) => {
        state.queue = state.queue.filter(({ id, attempts }) => id !== payload.id || attempts > 0);
      })
      .addCase(moveSettled, (state, { payload }) => {
        const change = state.queue.find(({ id }) => id === payload.id);
        if (!change) return;
        state.queue = state.queue.filter(({ id }) => id !== payload.id);
        if ('saved' in payload) {
          rebase(state.queue, payload.saved);
          return;
        }
        const { id, kind, sailing, moves, undoes } = change;
        state.refusals.push({ id, kind, sailing, moves, ...(undoes && { undoes }), refusal: payload.refusal });
        // What never happened need not be undone.
        state.queue = state.queue.filter((later) => later.undoes !== payload.id);
      })
      .addCase(refusalSeen, (state, { payload }) => {
        state.refusals = state.refusals.filter(({ id }) => id !== payload.id);
      })
      .addCase(sailingDeleted, (state, { payload }) => dropSailings(state, new Set([payload])))
      .addCase(pushReceived, (state, { payload }) => dropSailings(state, new Set(pushedDeletions(payload, 'sailing').map(({ id }) => id))))
      .addCase(loggedOut, () => initialState),
});

export const pendingChangesReducer = pendingChanges.reducer;
