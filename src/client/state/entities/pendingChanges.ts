import { createSlice } from '@reduxjs/toolkit';
import type { Id } from '../../../shared/contract/common';
import { loggedOut } from '../session';
import {
  changeForgotten,
  changeOutrun,
  changeSent,
  changeSettled,
  changeUnanswered,
  finishStarted,
  moveStarted,
  pushReceived,
  refusalSeen,
  sailingDeleted,
  type ChangeStarted,
  type Refusal,
} from './events';
import { rebase, type PlannedFinishes, type PlannedMoves } from './plannedChange';
import { pushedDeletions } from './pushed';

/** `waiting`: sent, but no answer came; it is sent again when the connection is back. */
export type PendingPhase = 'queued' | 'sending' | 'waiting';

interface Sending {
  phase: PendingPhase;
  /** How many times it has been sent. */
  attempts: number;
}

export type PendingMove = ChangeStarted & PlannedMoves & Sending;
export type PendingFinish = ChangeStarted & PlannedFinishes & Sending;

/** Own changes that the server has not confirmed. They are laid over the rows and never written into them. */
export type PendingChange = PendingMove | PendingFinish;

interface Refused {
  id: string;
  sailing: Id;
  /** It was an undo. */
  undoes?: string;
  refusal: Refusal;
}

export type RefusedMove = Refused & PlannedMoves;
export type RefusedFinish = Refused & PlannedFinishes;

/** Kept until it has been shown, which may be long after the change and on another page. */
export type RefusedChange = RefusedMove | RefusedFinish;

export interface PendingChangesState {
  /** In the order they were made, which is the order they are sent in. */
  queue: PendingChange[];
  refusals: RefusedChange[];
}

const initialState: PendingChangesState = { queue: [], refusals: [] };

const UNSENT: Sending = { phase: 'queued', attempts: 0 };

function enqueue({ queue }: PendingChangesState, change: PendingChange): void {
  if (!queue.some(({ id }) => id === change.id)) queue.push(change);
}

function refuse(state: PendingChangesState, change: PendingChange, refusal: Refusal): void {
  const { phase: _, attempts: __, conditional: ___, ...refused } = change;
  state.refusals.push({ ...refused, refusal });
  // What never happened need not be undone.
  state.queue = state.queue.filter((later) => later.undoes !== change.id);
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
      .addCase(moveStarted, (state, { payload }) => enqueue(state, { ...payload, ...UNSENT, kind: 'move' }))
      .addCase(finishStarted, (state, { payload }) => enqueue(state, { ...payload, ...UNSENT, kind: 'finish' }))
      .addCase(changeSent, ({ queue }, { payload }) => {
        const change = queue.find(({ id }) => id === payload.id);
        if (change) Object.assign(change, { phase: 'sending', attempts: change.attempts + 1 });
      })
      .addCase(changeUnanswered, ({ queue }, { payload }) => {
        const change = queue.find(({ id }) => id === payload.id);
        if (change) change.phase = 'waiting';
      })
      .addCase(changeForgotten, (state, { payload }) => {
        state.queue = state.queue.filter(({ id, attempts }) => id !== payload.id || attempts > 0);
      })
      .addCase(changeSettled, (state, { payload }) => {
        const change = state.queue.find(({ id }) => id === payload.id);
        if (!change) return;
        state.queue = state.queue.filter(({ id }) => id !== payload.id);
        if ('saved' in payload) rebase(state.queue, payload.saved);
        else refuse(state, change, payload.refusal);
      })
      .addCase(changeOutrun, ({ queue }, { payload }) => {
        const change = queue.find(({ id }) => id === payload.id);
        if (change) change.phase = 'queued';
        rebase(queue, payload.current);
      })
      .addCase(refusalSeen, (state, { payload }) => {
        state.refusals = state.refusals.filter(({ id }) => id !== payload.id);
      })
      .addCase(sailingDeleted, (state, { payload }) => dropSailings(state, new Set([payload])))
      .addCase(pushReceived, (state, { payload }) => dropSailings(state, new Set(pushedDeletions(payload, 'sailing').map(({ id }) => id))))
      .addCase(loggedOut, () => initialState),
});

export const pendingChangesReducer = pendingChanges.reducer;
