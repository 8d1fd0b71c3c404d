import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Id } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import { UNDO_DEPTH } from '../../../shared/limits';
import { loggedOut } from '../session';
import {
  changeForgotten,
  changeOutrun,
  changeSettled,
  clubLeft,
  epochChanged,
  finishStarted,
  moveStarted,
  type ChangeStarted,
} from './events';
import { rebase, stepsOf, type PlannedChange, type PlannedFinishes, type PlannedMoves } from './plannedChange';

interface Done {
  id: string;
  sailing: Id;
  /** Per boat, the version that the change was saved as; null until the server has answered. */
  saved: Record<Id, number> | null;
  /** The change that takes it back, once there is one. */
  undoneBy: string | null;
}

export type DoneMove = Done & PlannedMoves;
export type DoneFinish = Done & PlannedFinishes;

/** An own change that can be taken back. In each of its steps, `base` is the version that it built on. */
export type DoneChange = DoneMove | DoneFinish;

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
 * The undone change put its boats back as the one before it had left them, under a new version. An earlier own change that had left
 * a boat so can now be undone too; one that somebody else has built on cannot, and its old version says so.
 */
function unwind(history: DoneChange[], undone: DoneChange, versions: ReadonlyMap<Id, number>): void {
  for (const { competitor, base } of stepsOf(undone)) {
    const version = competitor === null ? undefined : versions.get(competitor);
    for (const { saved } of history) {
      if (saved && competitor !== null && version !== undefined && base !== null && saved[competitor] === base) saved[competitor] = version;
    }
  }
}

function note(history: DoneChange[], { id, sailing, undoes }: ChangeStarted, planned: PlannedChange): void {
  const undone = history.find((done) => done.id === undoes);
  if (undone) undone.undoneBy = id;
  if (undoes === undefined) history.push({ ...planned, id, sailing, saved: null, undoneBy: null });
}

function remove(history: DoneChange[], gone: string): void {
  const index = history.findIndex(({ id }) => id === gone);
  if (index >= 0) history.splice(index, 1);
}

const changeHistory = createSlice({
  name: 'changeHistory',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(moveStarted, (history, { payload }) => note(history, payload, { kind: 'move', moves: payload.moves }))
      .addCase(finishStarted, (history, { payload }) => note(history, payload, { kind: 'finish', finishes: payload.finishes }))
      .addCase(changeForgotten, (history, { payload }) => remove(history, payload.id))
      .addCase(changeSettled, (history, { payload }) => {
        const undone = history.find(({ undoneBy }) => undoneBy === payload.id);
        if (undone) remove(history, undone.id);
        if (!('saved' in payload)) {
          remove(history, payload.id);
          return;
        }
        const versions = new Map(payload.saved.map(({ id, version }) => [id, version]));
        const done = history.find(({ id }) => id === payload.id);
        if (done) {
          done.saved = Object.fromEntries(versions);
          name(done, payload.saved);
        }
        rebase(unsaved(history), payload.saved);
        if (undone) unwind(history, undone, versions);
        history.splice(0, history.length - UNDO_DEPTH);
      })
      .addCase(changeOutrun, (history, { payload }) => rebase(unsaved(history), payload.current))
      .addMatcher(isAnyOf(clubLeft, loggedOut, epochChanged), () => initialState),
});

export const changeHistoryReducer = changeHistory.reducer;
