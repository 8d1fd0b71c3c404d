import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Id } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import { UNDO_DEPTH } from '../../../shared/limits';
import { loggedOut } from '../../state/session';
import {
  changeForgotten,
  changeOutrun,
  changeSettled,
  clubLeft,
  entryStarted,
  epochChanged,
  finishStarted,
  moveStarted,
  withdrawalStarted,
  type ChangeNames,
  type ChangeStarted,
} from '../../state/entities/events';
import { introduce, rebase, stepsOf, withoutBoat, type ChangeKind, type PlannedByKind } from '../kinds/plannedChange';
import { temporaryId } from '../kinds/temporaryId';

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

/** A withdrawal takes an entry back, and is itself not taken back. */
type UndoableKind = Exclude<ChangeKind, 'withdrawal'>;

/** An own change that can be taken back. In each of its steps, `base` is the version that it built on. */
export type DoneChange = { [K in UndoableKind]: Done & PlannedByKind[K] }[UndoableKind];

/** Oldest first. */
export type ChangeHistoryState = DoneChange[];

const initialState: ChangeHistoryState = [];

const unsaved = (history: DoneChange[]): DoneChange[] => history.filter(({ saved }) => saved === null);

/** A boat that was on no list has an id from now on. */
function name(done: DoneChange, saved: readonly Competitor[]): void {
  if (done.kind !== 'finish') return;
  for (const [index, finish] of done.finishes.entries()) finish.competitor ??= saved[index]?.id ?? null;
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

function note(history: DoneChange[], started: ChangeStarted, planned: PlannedByKind[UndoableKind]): void {
  const { id, sailing, names, undoes, batch } = started;
  if (undoes !== undefined) markUndone(history, started);
  else
    history.push({
      ...planned,
      id,
      sailing,
      names,
      ...(batch !== undefined && { batch }),
      saved: null,
      undoneBy: null,
    });
}

function markUndone(history: DoneChange[], { id, undoes }: ChangeStarted): void {
  const undone = history.find((done) => done.id === undoes);
  if (undone) undone.undoneBy = id;
}

function keep(history: DoneChange[], kept: readonly DoneChange[]): void {
  if (kept.length < history.length) history.splice(0, history.length, ...kept);
}

/** It never came to be, or has been taken back; and with an entry what was done with her boat. */
function remove(history: DoneChange[], gone: string): void {
  const isEntry = history.some(({ id, kind }) => id === gone && kind === 'entry');
  const left = history.filter(({ id }) => id !== gone);
  keep(history, isEntry ? withoutBoat(left, temporaryId(gone)) : left);
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
    if (done.kind === 'entry' && made !== undefined) introduce(history, temporaryId(id), made);
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
      .addCase(moveStarted, (history, { payload }) => note(history, payload, { kind: 'move', moves: payload.moves }))
      .addCase(finishStarted, (history, { payload }) =>
        note(history, payload, { kind: 'finish', finishes: payload.finishes }),
      )
      .addCase(entryStarted, (history, { payload }) => note(history, payload, { kind: 'entry', boat: payload.boat }))
      .addCase(withdrawalStarted, (history, { payload }) => markUndone(history, payload))
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
      .addCase(changeOutrun, (history, { payload }) => rebase(unsaved(history), payload.current))
      .addMatcher(isAnyOf(clubLeft, loggedOut, epochChanged), () => initialState),
});

export const changeHistoryReducer = changeHistory.reducer;
