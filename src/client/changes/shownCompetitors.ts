import { createSelector } from '@reduxjs/toolkit';
import type { Id } from '../../shared/contract/common';
import type { Competitor } from '../../shared/contract/competitors';
import type { Move } from '../../shared/domain/moveCompetitor';
import type { RootState } from '../state/rootState';
import { selectCompetitor, selectCompetitorsOfSailing, selectStartGroup } from '../state/rowSelectors';
import { definitionOf } from './kinds/registry';
import { isTemporary } from './kinds/entry';
import type { PendingChange } from './queue/pendingChanges';
import { isHeldUp, selectPendingOfSailing, selectQueue } from './queue/selectors';
import { createdId } from './queue/steps';

/**
 * The competitors of a sailing with those that own unconfirmed changes create among them, and without those that they
 * delete. The same list where there are none.
 */
export function withOwnChanges(held: readonly Competitor[], pending: readonly PendingChange[]): readonly Competitor[] {
  const deleted = new Set(pending.flatMap((change) => definitionOf(change).deletedCompetitors?.(change) ?? []));
  const creating = pending.filter((change) => createdId(change) !== undefined);
  if (creating.length + deleted.size === 0) return held;
  const created = creating.flatMap((change) => {
    const { createdCompetitor, isCreatedCompetitor } = definitionOf(change);
    const isCreated = isCreatedCompetitor?.(change);
    return isCreated && held.some(isCreated) ? [] : (createdCompetitor?.(change) ?? []);
  });
  return [...held, ...created].filter(({ id }) => !deleted.has(id));
}

/** The moves of own unconfirmed changes, in order. */
export const movesOf = (pending: readonly PendingChange[]): Move[] =>
  pending.flatMap((change) => definitionOf(change).moves?.(change) ?? []);

const selectCreated = createSelector([selectQueue], (queue) => {
  const created = queue.flatMap((change) => definitionOf(change).createdCompetitor?.(change) ?? []);
  return new Map(created.map((row) => [row.id, row]));
});

/** The competitor as the server has it, or one that is being created here, by its temporary id. */
export const selectShownCompetitor = (state: RootState, id: Id): Competitor | undefined =>
  isTemporary(id) ? selectCreated(state).get(id) : selectCompetitor(state, id);

/** The competitors of a sailing as this screen shows them: also those that are being created here, by temporary ids. */
export const selectShownCompetitors: (state: RootState, sailing: Id) => readonly Competitor[] = createSelector(
  [selectCompetitorsOfSailing, selectPendingOfSailing],
  withOwnChanges,
);

interface Overlay {
  target: Id | null;
  isWaiting: boolean;
}

/** What own unconfirmed changes say about the group of each competitor; of several the last. */
const selectOverlay = createSelector([selectQueue, selectCreated], (queue, created) => {
  const overlay = new Map<Id, Overlay>();
  const isWaiting = isHeldUp(queue);
  for (const [id, { start_group }] of created) overlay.set(id, { target: start_group, isWaiting });
  for (const { competitor, start_group } of movesOf(queue)) overlay.set(competitor, { target: start_group, isWaiting });
  return overlay;
});

/** The version that a change of the competitor builds on: null while the server has no row of it, or this screen none. */
export function selectBase(state: RootState, competitor: Id): number | null {
  return isTemporary(competitor) ? null : (selectCompetitor(state, competitor)?.version ?? null);
}

/** This screen has created or moved the competitor and the server has not confirmed it. */
export const selectIsPending = (state: RootState, competitor: Id): boolean => selectOverlay(state).has(competitor);

/** The move waits for the connection: it, or one made before it, was sent and got no answer. */
export const selectIsWaiting = (state: RootState, competitor: Id): boolean =>
  selectOverlay(state).get(competitor)?.isWaiting ?? false;

/** How many competitors wait for the connection. */
export const selectWaitingCount: (state: RootState) => number = createSelector(
  [selectOverlay],
  (overlay) => [...overlay.values()].filter(({ isWaiting }) => isWaiting).length,
);

/** How many of them are not entered yet. */
export const selectWaitingEntryCount: (state: RootState) => number = createSelector(
  [selectOverlay],
  (overlay) => [...overlay].filter(([id, { isWaiting }]) => isWaiting && isTemporary(id)).length,
);

/** The group where this screen shows the competitor; undefined when there is no such competitor. */
export function selectShownGroup(state: RootState, competitor: Id): Id | null | undefined {
  const row = selectShownCompetitor(state, competitor);
  if (!row) return undefined;
  const overlay = selectOverlay(state).get(competitor);
  const group = overlay ? overlay.target : row.start_group;
  return group !== null && selectStartGroup(state, group) ? group : null;
}

/** The change that creates the competitor of a temporary id. */
export const selectEntryOf = (state: RootState, competitor: Id): string | undefined =>
  selectQueue(state).find((change) => createdId(change) === competitor)?.id;
