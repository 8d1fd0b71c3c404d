import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Id } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import { pushReceived, sailingDeleted } from '../../state/entities/events';
import { pushedDeletions } from '../../state/entities/pushed';
import { loggedOut } from '../../state/session';
import { GONE, type ChangeHead, type ChangeNames } from '../kinds/changeKind';
import type { ChangeKind, PlannedByKind } from '../kinds/registry';
import {
  changeForgotten,
  changeRebased,
  changeRetried,
  changeSent,
  changeSettled,
  changesKept,
  changeStarted,
  changeUnanswered,
  keepingFailed,
  refusalSeen,
  sendAsked,
  type Refusal,
} from './events';
import { createdId, rebase, replaceId, withoutCompetitor } from './steps';

/** `waiting`: sent, but no answer came; it is sent again when the connection is back. */
export type PendingPhase = 'queued' | 'sending' | 'waiting';

interface Sending {
  phase: PendingPhase;
  /** How many times it has been sent. */
  attempts: number;
  /** In milliseconds since 1970, by the clock of this device. */
  madeAt: number;
  /** The browser has written it down, so it is not lost with the page. */
  kept: boolean;
}

type PendingOf = { [K in ChangeKind]: ChangeHead & PlannedByKind[K] & Sending };

/** Own changes that the server has not confirmed. They are laid over the rows and never written into them. */
export type PendingChange = PendingOf[ChangeKind];

interface Refused {
  id: string;
  sailing: Id;
  names?: ChangeNames | undefined;
  /** It was an undo. */
  undoes?: string;
  madeAt: number;
  /** It was not refused at once: the user who made it may not be looking. */
  hasWaited: boolean;
  refusal: Refusal;
}

type RefusedOf = { [K in ChangeKind]: Refused & PlannedByKind[K] };

export type RefusedMove = RefusedOf['move'];
export type RefusedEntry = RefusedOf['entry'];
export type RefusedFinish = RefusedOf['finish'];
export type RefusedWithdrawal = RefusedOf['withdrawal'];

/** Kept until it has been shown, which may be long after the change and on another page. */
export type RefusedChange = RefusedOf[ChangeKind];

export interface PendingChangesState {
  /** In the order they were made, which is the order they are sent in. */
  queue: PendingChange[];
  refusals: RefusedChange[];
  /** The browser keeps nothing for us: what waits is lost with the page. */
  isKeepingFailed: boolean;
  /** How often somebody has asked for what waits to be sent now. */
  sendRequests: number;
}

const initialState: PendingChangesState = { queue: [], refusals: [], isKeepingFailed: false, sendRequests: 0 };

interface Made {
  madeAt: number;
}

const unsent = ({ madeAt }: Made): Sending => ({ phase: 'queued', attempts: 0, madeAt, kept: false });

const SAILING_GONE: Refusal = { status: GONE };

function enqueue({ queue }: PendingChangesState, change: PendingChange): void {
  if (!queue.some(({ id }) => id === change.id)) queue.push(change);
}

interface Saved {
  saved: readonly Competitor[];
  made?: Id | undefined;
}

/** What is still to be sent builds on what has just been saved. */
function build(state: PendingChangesState, change: PendingChange, { saved, made }: Saved): void {
  const created = createdId(change);
  if (created !== undefined && made !== undefined) replaceId(state.queue, created, made);
  else leave(state, change);
  rebase(state.queue, saved);
}

/** A competitor that was never created leaves the changes that were to be made to it. */
function leave(state: PendingChangesState, change: PendingChange): void {
  const created = createdId(change);
  if (created !== undefined) state.queue = withoutCompetitor(state.queue, created);
}

function refuse(state: PendingChangesState, change: PendingChange, refusal: Refusal): void {
  const { phase: _, attempts, conditional, batch: __, kept: ___, ...refused } = change;
  // What was made without a connection, or on a page that is gone, is conditional; so is every undo.
  const hasWaited = attempts > 1 || (conditional && change.undoes === undefined);
  state.refusals.push({ ...refused, hasWaited, refusal });
  // What never happened need not be undone.
  state.queue = state.queue.filter((later) => later.id !== change.id && later.undoes !== change.id);
  leave(state, change);
}

/** Refuses what waits for a sailing that is gone, so that it is listed and does not vanish. */
function refuseSailings(state: PendingChangesState, gone: ReadonlySet<Id>): void {
  const next = () => state.queue.find(({ sailing }) => gone.has(sailing));
  for (let change = next(); change; change = next()) refuse(state, change, SAILING_GONE);
}

/** Makes a refused change once more, on the rows that came with its refusal. */
function retry(state: PendingChangesState, { id, as }: { id: string; as: string }, made: Made): void {
  const refused = state.refusals.find((change) => change.id === id);
  if (!refused) return;
  const { refusal: _, hasWaited: __, ...planned } = refused;
  state.refusals = state.refusals.filter((change) => change.id !== id);
  enqueue(state, { ...planned, ...unsent(made), id: as, conditional: false });
}

/**
 * Puts changes that were made elsewhere among our own, by when they were made. Neither list changes its own order, also
 * when a clock was set back meanwhile: later changes build on earlier ones.
 */
export function mergeByTime<T extends Made & { id: string }>(own: readonly T[], adopted: readonly T[]): T[] {
  const known = new Set(own.map(({ id }) => id));
  const coming = adopted.filter(({ id }) => !known.has(id));
  const merged: T[] = [];
  for (const change of own) {
    while (coming[0] && coming[0].madeAt <= change.madeAt) merged.push(...coming.splice(0, 1));
    merged.push(change);
  }
  return [...merged, ...coming];
}

const pendingChanges = createSlice({
  name: 'pendingChanges',
  initialState,
  reducers: {
    /**
     * Changes whose page is gone (a reload, a crash) are this page's from now on, as if just made. Others may have
     * worked on since, so each is made only on rows that are still as its maker saw them.
     */
    changesAdopted: (state, { payload }: PayloadAction<PendingChange[]>) => {
      const adopted = payload.map((change): PendingChange => ({
        ...change,
        phase: change.attempts > 0 ? 'waiting' : 'queued',
        conditional: true,
        kept: true,
      }));
      state.queue = mergeByTime(state.queue, adopted);
    },
    refusalsAdopted: (state, { payload }: PayloadAction<RefusedChange[]>) => {
      const adopted = payload.map((refused) => ({ ...refused, hasWaited: true }));
      state.refusals = mergeByTime(state.refusals, adopted);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(changeStarted, (state, { payload, meta }) => enqueue(state, { ...payload, ...unsent(meta) }))
      .addCase(changesKept, (state, { payload }) => {
        const kept = new Set(payload.ids);
        for (const change of state.queue) if (kept.has(change.id)) change.kept = true;
        state.isKeepingFailed = false;
      })
      .addCase(keepingFailed, (state) => {
        state.isKeepingFailed = true;
      })
      .addCase(sendAsked, (state) => {
        state.sendRequests += 1;
      })
      .addCase(changeSent, ({ queue }, { payload }) => {
        const change = queue.find(({ id }) => id === payload.id);
        if (change) Object.assign(change, { phase: 'sending', attempts: change.attempts + 1 });
      })
      .addCase(changeUnanswered, ({ queue }, { payload }) => {
        const change = queue.find(({ id }) => id === payload.id);
        if (change) change.phase = 'waiting';
      })
      .addCase(changeForgotten, (state, { payload }) => {
        const change = state.queue.find(({ id, attempts }) => id === payload.id && attempts === 0);
        if (!change) return;
        state.queue = state.queue.filter(({ id }) => id !== payload.id);
        leave(state, change);
      })
      .addCase(changeSettled, (state, { payload }) => {
        const change = state.queue.find(({ id }) => id === payload.id);
        if (!change) return;
        if ('saved' in payload) {
          state.queue = state.queue.filter(({ id }) => id !== payload.id);
          build(state, change, payload);
          return;
        }
        rebase([change], payload.current ?? []);
        refuse(state, change, payload.refusal);
      })
      .addCase(changeRebased, ({ queue }, { payload }) => {
        const change = queue.find(({ id }) => id === payload.id);
        if (change) change.phase = 'queued';
        rebase(queue, payload.current);
      })
      .addCase(refusalSeen, (state, { payload }) => {
        state.refusals = state.refusals.filter(({ id }) => id !== payload.id);
      })
      .addCase(changeRetried, (state, { payload, meta }) => retry(state, payload, meta))
      .addCase(sailingDeleted, (state, { payload }) => refuseSailings(state, new Set([payload])))
      .addCase(pushReceived, (state, { payload }) =>
        refuseSailings(state, new Set(pushedDeletions(payload, 'sailing').map(({ id }) => id))),
      )
      .addCase(loggedOut, () => initialState),
});

export const pendingChangesReducer = pendingChanges.reducer;
export const { changesAdopted, refusalsAdopted } = pendingChanges.actions;
