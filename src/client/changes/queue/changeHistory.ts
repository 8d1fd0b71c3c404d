import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Id } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import { UNDO_DEPTH } from '../../../shared/limits';
import { clubLeft, epochChanged } from '../../state/entities/events';
import { loggedOut } from '../../state/session';
import type { ChangeNames } from '../kinds/changeKind';
import { definitionOf, type ChangeKind, type NewChange, type PlannedByKind } from '../kinds/registry';
import { changeForgotten, changeRebased, changeSettled, changeStarted } from './events';
import { pendingChangesReducer, type PendingChangesState } from './pendingChanges';
import { createdId, rebase, replaceId, stepsOf, withoutCompetitor } from './steps';

interface Done {
  id: string;
  sailing: Id;
  batch?: string;
  names?: ChangeNames | undefined;
  /** Per boat, the version that the change was saved as; null until the server has answered. */
  saved: Record<Id, number> | null;
  /** The change that takes it back, once there is one. */
  undoneBy: string | null;
}

/** An own change that can be taken back. In each of its steps, `base` is the version that it built on. */
export type DoneChange = { [K in ChangeKind]: Done & PlannedByKind[K] }[ChangeKind];

/** Oldest first. */
export type ChangeHistoryState = DoneChange[];

const initialState: ChangeHistoryState = [];

const unsaved = (history: DoneChange[]): DoneChange[] => history.filter(({ saved }) => saved === null);

/** A boat that was on no list has an id from now on. */
function name(done: DoneChange, saved: readonly Competitor[]): void {
  for (const [index, step] of stepsOf(done).entries()) step.competitor ??= saved[index]?.id ?? null;
}

/**
 * The undone change put its boats back as the one before it had left them, under a new version. An earlier own change
 * that had left a boat so can now be undone too; one that somebody else has built on cannot, and its old version says
 * so.
 */
function unwind(history: DoneChange[], undone: DoneChange, versions: ReadonlyMap<Id, number>): void {
  for (const { competitor, base } of stepsOf(undone)) {
    const version = competitor === null ? undefined : versions.get(competitor);
    for (const { saved } of history) {
      if (saved && competitor !== null && version !== undefined && base !== null && saved[competitor] === base)
        saved[competitor] = version;
    }
  }
}

/** An undo is not taken back itself: it marks the change that it undoes. */
function note(history: DoneChange[], { undoes, conditional: _, ...started }: NewChange): void {
  if (undoes === undefined) {
    if (definitionOf(started).undo) history.push({ ...started, saved: null, undoneBy: null });
    return;
  }
  const undone = history.find((done) => done.id === undoes);
  if (undone) undone.undoneBy = started.id;
}

function keep(history: DoneChange[], kept: readonly DoneChange[]): void {
  if (kept.length < history.length) history.splice(0, history.length, ...kept);
}

/** It was never made, or has been taken back; and with it what was done to the competitor that it created. */
function remove(history: DoneChange[], gone: string): void {
  const removed = history.find(({ id }) => id === gone);
  const created = removed && createdId(removed);
  const left = history.filter(({ id }) => id !== gone);
  keep(history, created === undefined ? left : withoutCompetitor(left, created));
}

/** Only the latest are remembered; what was done by one press counts once. */
function trim(history: DoneChange[]): void {
  const presses = [...new Set(history.map(({ id, batch }) => batch ?? id))];
  const latest = new Set(presses.slice(-UNDO_DEPTH));
  keep(
    history,
    history.filter(({ id, batch }) => latest.has(batch ?? id)),
  );
}

interface Saved {
  saved: readonly Competitor[];
  made?: Id | undefined;
}

function settle(history: DoneChange[], id: string, { saved, made }: Saved): void {
  const undone = history.find(({ undoneBy }) => undoneBy === id);
  if (undone) remove(history, undone.id);
  const versions = new Map(saved.map((row) => [row.id, row.version]));
  const done = history.find((one) => one.id === id);
  if (done) {
    done.saved = Object.fromEntries(versions);
    name(done, saved);
    const created = createdId(done);
    if (created !== undefined && made !== undefined) replaceId(history, created, made);
  }
  rebase(unsaved(history), saved);
  if (undone) unwind(history, undone, versions);
  trim(history);
}

const changeHistory = createSlice({
  name: 'changeHistory',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(changeStarted, (history, { payload }) => note(history, payload))
      .addCase(changeForgotten, (history, { payload }) => remove(history, payload.id))
      .addCase(changeSettled, (history, { payload }) => {
        if ('saved' in payload) {
          settle(history, payload.id, payload);
          return;
        }
        const undone = history.find(({ undoneBy }) => undoneBy === payload.id);
        if (undone) remove(history, undone.id);
        remove(history, payload.id);
      })
      .addCase(changeRebased, (history, { payload }) => rebase(unsaved(history), payload.current))
      .addMatcher(isAnyOf(clubLeft, loggedOut, epochChanged), () => initialState),
});

const changeHistoryReducer = changeHistory.reducer;

/** The slices of own changes; they come with the pages of those who have logged in. */
export const changesReducers = { pendingChanges: pendingChangesReducer, changeHistory: changeHistoryReducer };

export interface ChangesState {
  pendingChanges: PendingChangesState;
  changeHistory: ChangeHistoryState;
}

// `state` knows nothing of changes, so they add their part of the store to its type.
declare module '../../state/rootState' {
  interface RootState extends ChangesState {}
}
