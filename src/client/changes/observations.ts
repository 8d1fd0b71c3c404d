import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { Id } from '../../shared/contract/common';
import type {
  Doubt,
  Observation,
  ObservationChanges,
  ObservationList,
  ObservationPayload,
} from '../../shared/contract/finishObservations';
import { isOfMain } from '../../shared/domain/finishObservations';
import { wireDatetime } from '../../shared/domain/time';
import { newId } from '../api/idempotency';
import { serverNow } from '../lib/serverClock';
import { useAppDispatch, type RootState } from '../state/rootState';
import type { Step } from './kinds/changeKind';
import type { PlannedObservation } from './kinds/observation';
import { ofKind } from './kinds/registry';
import { isHeldUp, selectPendingOfSailing, selectQueue } from './queue/selectors';
import { selectBase } from './shownCompetitors';
import { deviceName, startChange, type Thunk, uncertaintyMs } from './startChange';

/** A crossing of the line as this screen shows it. */
export interface ShownObservation extends ObservationPayload {
  sailing: Id;
  /** Instant in milliseconds. */
  ms: number;
  /** The server has not confirmed the last that was done to it here. */
  isPending: boolean;
  /** As above, and waiting for the connection. */
  isWaiting: boolean;
  /** All that was done to it here is written down in this browser, or with the server: a killed tab does not lose it. */
  isKept: boolean;
}

const shownOf = (row: Observation): ShownObservation => ({
  ...row,
  ms: Date.parse(row.at),
  isPending: false,
  isWaiting: false,
  isKept: true,
});

/** A boat of the list, or the number on a sail where nobody knows whose it is. */
export interface SeenBoat {
  competitor: Id | null;
  sail_number: string;
}

type Laid = Pick<ShownObservation, 'sailing' | 'isWaiting'> & { kept: boolean };

/** The boat of the observation after the change. */
function boatAfter({ made, changes, to }: PlannedObservation, { competitor, sail_number }: SeenBoat): SeenBoat {
  const isSaid = made !== null || 'competitor' in changes || changes.sail_number !== undefined;
  if (!isSaid) return { competitor, sail_number };
  return { competitor: to?.competitor ?? null, sail_number: made?.sail_number ?? changes.sail_number ?? '' };
}

/** Lays an own unconfirmed change over what is known of its observation. */
function lay(shown: Map<string, ShownObservation>, change: PlannedObservation & Laid): void {
  const { uuid, made, changes, at, sailing, isWaiting, kept } = change;
  const before = shown.get(uuid) ?? (made && { ...made, sailing, isKept: true });
  if (!before) return;
  const isKept = before.isKept && kept;
  const said = { ...changes, ...boatAfter(change, before), ms: Date.parse(at) };
  shown.set(uuid, { ...before, ...said, isPending: true, isWaiting, isKept });
}

const selectHeld = createSelector(
  [(state: RootState) => state.observations.rows, (_: RootState, sailing: Id) => sailing],
  (held, sailing) => Object.values(held).filter((row) => row.sailing === sailing),
);

/** What was seen at the finish of the sailing and is not undone, in the order of the line. */
export const selectObservations: (state: RootState, sailing: Id) => readonly ShownObservation[] = createSelector(
  [
    selectHeld,
    selectPendingOfSailing,
    (state: RootState) => isHeldUp(selectQueue(state)),
    (_: RootState, sailing: Id) => sailing,
  ],
  (held, pending, isWaiting, sailing) => {
    const shown = new Map(held.map((row) => [row.id, shownOf(row)]));
    for (const change of ofKind(pending, 'observation')) lay(shown, { ...change, sailing, isWaiting });
    return [...shown.values()].filter(({ undone }) => !undone).sort((a, b) => a.ms - b.ms || (a.id < b.id ? -1 : 1));
  },
);

/** Those of the list that nobody has given a boat yet. A number that fits no single boat waits as well. */
export const selectLoose: (state: RootState, sailing: Id, list: ObservationList) => readonly ShownObservation[] =
  createSelector(
    [(state: RootState, sailing: Id) => selectObservations(state, sailing), (_, __, list: ObservationList) => list],
    (shown, list) =>
      shown.filter(
        (one) =>
          one.list === list && !one.order_only && one.competitor === null && !(one.isPending && one.sail_number !== ''),
      ),
  );

/** What the server doubts of what was written here, and nobody has looked at yet; of those that are not undone. */
export const selectDoubts: (state: RootState, sailing: Id) => readonly Doubt[] = createSelector(
  [selectObservations, (state: RootState) => state.observations.doubts],
  (shown, doubts) => shown.flatMap(({ id }) => doubts[id] ?? []),
);

const NOBODY: SeenBoat = { competitor: null, sail_number: '' };

const stepOf = (state: RootState, competitor: Id | null): Step | null =>
  competitor === null ? null : { competitor, base: selectBase(state, competitor) };

interface Stamping {
  /** By the server's clock. */
  ms: number;
  boat?: SeenBoat;
  list?: ObservationList;
}

interface Stamped {
  /** The key of the observation. */
  uuid: string;
  /** The id of the own change. */
  change: string;
  /** By the server's clock. */
  ms: number;
}

/** Writes down that a boat crossed the line then: shown at once, and sent by the queue. */
export const startStamp =
  (sailing: Id, { ms, boat = NOBODY, list = 'main' }: Stamping): Thunk<Stamped> =>
  (dispatch, getState) => {
    const uuid = newId();
    const at = wireDatetime(Math.round(ms));
    const made: ObservationPayload = {
      ...{ id: uuid, at, raw_at: at, uncertainty_ms: uncertaintyMs(), device: deviceName(), list },
      ...{ ...boat, order_only: false, note: '', undone: false },
    };
    const to = stepOf(getState(), boat.competitor);
    const planned = { uuid, at, was: null, made, changes: {}, to, from: null, writes: list === 'main' };
    const change = dispatch(startChange({ kind: 'observation', ...planned }, { sailing }));
    return { uuid, change, ms };
  };

/** Changes what was seen. Returns the id of the own change; undefined where there is no such observation any more. */
export const startObservationChange =
  (sailing: Id, uuid: string, changes: ObservationChanges): Thunk<string | undefined> =>
  (dispatch, getState) => {
    const state = getState();
    const known = state.observations.rows[uuid];
    const before = selectObservations(state, sailing).find(({ id }) => id === uuid) ?? (known && shownOf(known));
    if (!before) return undefined;
    const competitor = changes.competitor === undefined ? before.competitor : changes.competitor;
    const planned: PlannedObservation = {
      kind: 'observation',
      ...(known && !before.isPending && { base: known.version }),
      ...{ uuid, changes, made: null, was: before.at, at: changes.at ?? before.at },
      to: stepOf(state, changes.sail_number === undefined ? competitor : (changes.competitor ?? null)),
      from: stepOf(state, before.competitor),
      writes: isOfMain({ ...before, ...changes }),
    };
    return dispatch(startChange(planned, { sailing }));
  };

export interface Observations {
  /** At a moment of the monotonic clock, such as an event's; on a list. */
  stamp: (moment: number, list: ObservationList, boat?: SeenBoat) => Stamped;
  /** Says which boat it was. Returns the id of the change. */
  assign: (uuid: string, boat: SeenBoat, anyway?: boolean) => string | undefined;
  /** It counts, whatever makes it doubtful. */
  accept: (uuid: string) => void;
  undo: (uuid: string) => void;
  putBack: (uuid: string) => void;
}

const changesOf = ({ competitor, sail_number }: SeenBoat, anyway: boolean): ObservationChanges => ({
  ...(competitor === null && sail_number !== '' ? { sail_number } : { competitor }),
  ...(anyway && { anyway }),
});

/** Stable, so that rows may depend on it. */
export function useObservations(sailing: Id): Observations {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const change = (uuid: string, changes: ObservationChanges) =>
      dispatch(startObservationChange(sailing, uuid, changes));
    return {
      stamp: (moment, list, boat) =>
        dispatch(startStamp(sailing, { ms: serverNow(moment), list, ...(boat && { boat }) })),
      assign: (uuid, boat, anyway = false) => change(uuid, changesOf(boat, anyway)),
      accept: (uuid) => void change(uuid, { anyway: true }),
      undo: (uuid) => void change(uuid, { undone: true }),
      putBack: (uuid) => void change(uuid, { undone: false, competitor: null }),
    };
  }, [dispatch, sailing]);
}
