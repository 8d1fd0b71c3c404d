import { useMemo } from 'react';
import type { CompetitorPayload } from '../../shared/contract/competitors';
import { newId } from '../api/idempotency';
import { useAppDispatch, useAppStore, type AppStore, type RootState } from '../state/rootState';
import { selectCompetitorsOfSailing } from '../state/rowSelectors';
import { sameCrewAs } from './kinds/entry';
import type { Refusal } from './queue/events';
import { isHeldUp } from './queue/selectors';
import { undoChanges } from './queue/undo';
import { startChange, type Thunk } from './startChange';

export interface NewEntry {
  entry: CompetitorPayload;
  /** The name of its type, shown until the server has sent it. */
  boat_model_name: string | null;
}

/**
 * Enters boats on this screen at once, by what an official knows of them; the queue of own changes sends them, one call
 * each. Returns the ids to undo by. What is entered by one press is remembered as one change.
 */
export const startEntries =
  (entries: readonly NewEntry[]): Thunk<string[]> =>
  (dispatch, getState) => {
    const batch = newId();
    return entries.map(({ entry, boat_model_name }) => {
      const { sailing } = entry;
      const held = selectCompetitorsOfSailing(getState(), sailing);
      const existing = held.filter(sameCrewAs(entry)).map(({ id }) => id);
      const boat = { entry, boat_model_name, existing };
      // It builds on no row.
      return dispatch(startChange({ kind: 'entry', boat }, { sailing, batch, conditional: false }));
    });
  };

/** `waits`: there is no network, so it is kept here and sent later. */
export type EntryOutcome = { kind: 'saved' | 'waits' } | { kind: 'refused'; refusal: Refusal };

const CUT_OFF = new Set(['offline', 'reconnecting', 'gaveUp']);

/** What has become of an entry; undefined while it is on its way. */
function outcomeOf({ pendingChanges, connection }: RootState, id: string): EntryOutcome | undefined {
  const refused = pendingChanges.refusals.find((change) => change.id === id);
  if (refused) return { kind: 'refused', refusal: refused.refusal };
  const change = pendingChanges.queue.find((one) => one.id === id);
  if (!change) return { kind: 'saved' };
  const isCutOff = CUT_OFF.has(connection.phase) || isHeldUp(pendingChanges.queue);
  // It is not called kept before it is.
  return isCutOff && (change.kept || pendingChanges.isKeepingFailed) ? { kind: 'waits' } : undefined;
}

/** Resolves when it is known what becomes of an entry, at once without a network. */
function awaitOutcome(store: AppStore, id: string): Promise<EntryOutcome> {
  return new Promise((resolve) => {
    const stop = store.subscribe(look);
    function look(): void {
      const outcome = outcomeOf(store.getState(), id);
      if (!outcome) return;
      stop();
      resolve(outcome);
    }
    look();
  });
}

export interface Entries {
  /** Returns the ids to undo by. */
  enter: (entries: readonly NewEntry[]) => string[];
  outcome: (id: string) => Promise<EntryOutcome>;
  undo: (ids: readonly string[]) => void;
}

/** Stable, so that rows may depend on it. */
export function useEntries(): Entries {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  return useMemo(
    () => ({
      enter: (entries) => dispatch(startEntries(entries)),
      outcome: (id) => awaitOutcome(store, id),
      undo: (ids) => dispatch(undoChanges(ids)),
    }),
    [dispatch, store],
  );
}
