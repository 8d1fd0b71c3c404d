import { createSelector } from '@reduxjs/toolkit';
import type { Id } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import type { RaceClass } from '../../../shared/contract/raceClasses';
import type { SailingRow } from '../../../shared/contract/sailings';
import type { StartGroupRow } from '../../../shared/contract/startGroups';
import { inStartOrder } from '../../../shared/domain/startGroupOrder';
import type { RootState } from '../rootState';
import { boardColumns, movesOf, type BoardColumn } from '../../changes/board';
import { isHeldUp } from '../../changes/queue/changeNews';
import { allCompetitors, competitorById } from './competitors';
import { enteredBoat, withEnteredBoats } from '../../changes/enteredBoats';
import type { PendingChange, RefusedChange, RefusedEntry } from '../../changes/queue/pendingChanges';
import type { ChangeKind } from '../../changes/kinds/plannedChange';
import { allRaceClasses } from './raceClasses';
import { allSailings, sailingById } from './sailings';
import { allStartGroups, startGroupById } from './startGroups';
import { isTemporary, temporaryId } from '../../changes/kinds/temporaryId';

const selectQueue = (state: RootState): readonly PendingChange[] => state.pendingChanges.queue;

const selectEnteredBoats = createSelector(
  [selectQueue],
  (queue) =>
    new Map(
      queue.flatMap((change) =>
        change.kind === 'entry' ? [[temporaryId(change.id), enteredBoat(change)] as const] : [],
      ),
    ),
);

export const selectSailing = (state: RootState, id: Id): SailingRow | undefined => sailingById(state.sailings, id);
export const selectStartGroup = (state: RootState, id: Id): StartGroupRow | undefined =>
  startGroupById(state.startGroups, id);
/** Also one that is being entered here, by her temporary id. */
export const selectCompetitor = (state: RootState, id: Id): Competitor | undefined =>
  isTemporary(id) ? selectEnteredBoats(state).get(id) : competitorById(state.competitors, id);

/** Has the whole list been read since the club was entered? Until then an empty list only means "not known". */
export const selectAreSailingsRead = (state: RootState, club: Id): boolean => state.sailings.floors[club] !== undefined;

/** As above, of what lies below the sailing. One that went away and came back is to be read anew. */
export const selectIsSailingRead = (state: RootState, sailing: Id): boolean =>
  (state.competitors.floors[sailing] ?? 0) > (state.sailings.deleted[sailing] ?? 0);

/** It went away and came back, and what lies below it has not been read since. */
export const selectIsSailingBack = (state: RootState, id: Id): boolean =>
  state.sailings.deleted[id] !== undefined && selectSailing(state, id) !== undefined && !selectIsSailingRead(state, id);

export const selectIsSailingGone = (state: RootState, id: Id): boolean =>
  state.sailings.deleted[id] !== undefined && selectSailing(state, id) === undefined;

const startOf = ({ start_date, start_time }: SailingRow): string => `${start_date} ${start_time ?? ''}`;

/** Latest first; sailings that start together in the order they were made. */
export const selectSailingsOfClub: (state: RootState, club: Id) => SailingRow[] = createSelector(
  [(state: RootState) => allSailings(state.sailings), (_: RootState, club: Id) => club],
  (sailings, club) =>
    sailings
      .filter((sailing) => sailing.club === club)
      .sort((a, b) => (startOf(a) === startOf(b) ? a.id - b.id : startOf(a) < startOf(b) ? 1 : -1)),
);

/** In the order of the columns: order, then start. */
export const selectStartGroups: (state: RootState, sailing: Id) => StartGroupRow[] = createSelector(
  [(state: RootState) => allStartGroups(state.startGroups), (_: RootState, sailing: Id) => sailing],
  (groups, sailing) => inStartOrder(groups.filter((group) => group.sailing === sailing)),
);

/** In their own order, then by name. */
export const selectRaceClasses: (state: RootState, sailing: Id) => RaceClass[] = createSelector(
  [(state: RootState) => allRaceClasses(state.raceClasses), (_: RootState, sailing: Id) => sailing],
  (classes, sailing) =>
    classes
      .filter((row) => row.sailing === sailing)
      .sort((a, b) => a.order - b.order || (a.name < b.name ? -1 : 1) || a.id - b.id),
);

/** Rows as the server has them, without own unconfirmed changes. */
export const selectCompetitorsOfSailing: (state: RootState, sailing: Id) => Competitor[] = createSelector(
  [(state: RootState) => allCompetitors(state.competitors), (_: RootState, sailing: Id) => sailing],
  (competitors, sailing) => competitors.filter((row) => row.sailing === sailing),
);

/** The entries of the sailing that wait for the club's word, those made first first. */
export const selectWaitingEntries: (state: RootState, sailing: Id) => Competitor[] = createSelector(
  [selectCompetitorsOfSailing],
  (rows) => rows.filter(({ approved }) => !approved).sort((a, b) => a.id - b.id),
);

export const selectPendingOfSailing: (state: RootState, sailing: Id) => PendingChange[] = createSelector(
  [selectQueue, (_: RootState, sailing: Id) => sailing],
  (queue, sailing) => queue.filter((change) => change.sailing === sailing),
);

/** The boats of a sailing as this screen shows them: also those that are being entered here, by temporary ids. */
export const selectShownCompetitors: (state: RootState, sailing: Id) => readonly Competitor[] = createSelector(
  [selectCompetitorsOfSailing, selectPendingOfSailing],
  withEnteredBoats,
);

// The last board of each sailing, only to keep what has not changed: another store's is just as true where it is equal.
const lastBoards = new Map<Id, readonly BoardColumn[]>();

/**
 * The board as this screen shows it: rows with own unconfirmed entries and moves laid over them. The ungrouped list is
 * the first column.
 */
export const selectBoard: (state: RootState, sailing: Id) => readonly BoardColumn[] = createSelector(
  [selectShownCompetitors, selectStartGroups, selectPendingOfSailing, (_: RootState, sailing: Id) => sailing],
  (rows, groups, pending, sailing) => {
    const columns = boardColumns({ rows, groups, pending }, lastBoards.get(sailing));
    lastBoards.set(sailing, columns);
    return columns;
  },
);

interface Overlay {
  target: Id | null;
  isWaiting: boolean;
}

/** What own unconfirmed entries and moves say about each boat; of several the last. */
const selectOverlay = createSelector([selectQueue, selectEnteredBoats], (queue, entered) => {
  const overlay = new Map<Id, Overlay>();
  const isWaiting = isHeldUp(queue);
  for (const [boat, { start_group }] of entered) overlay.set(boat, { target: start_group, isWaiting });
  for (const { competitor, start_group } of movesOf(queue)) overlay.set(competitor, { target: start_group, isWaiting });
  return overlay;
});

/** The version that a change of the boat builds on: null while the server has no row of her, or this screen none. */
export function selectBase(state: RootState, competitor: Id): number | null {
  return isTemporary(competitor) ? null : (selectCompetitor(state, competitor)?.version ?? null);
}

/** This screen has entered or moved the boat and the server has not confirmed it. */
export const selectIsPending = (state: RootState, competitor: Id): boolean => selectOverlay(state).has(competitor);

/** The move waits for the connection: it, or one made before it, was sent and got no answer. */
export const selectIsWaiting = (state: RootState, competitor: Id): boolean =>
  selectOverlay(state).get(competitor)?.isWaiting ?? false;

/** How many boats wait for the connection. */
export const selectWaitingCount: (state: RootState) => number = createSelector(
  [selectOverlay],
  (overlay) => [...overlay.values()].filter(({ isWaiting }) => isWaiting).length,
);

/** How many of them are not entered yet. */
export const selectWaitingEntryCount: (state: RootState) => number = createSelector(
  [selectOverlay],
  (overlay) => [...overlay].filter(([boat, { isWaiting }]) => isWaiting && isTemporary(boat)).length,
);

/** The group where this screen shows the boat; undefined when there is no such boat. */
export function selectShownGroup(state: RootState, competitor: Id): Id | null | undefined {
  const row = selectCompetitor(state, competitor);
  if (!row) return undefined;
  const overlay = selectOverlay(state).get(competitor);
  const group = overlay ? overlay.target : row.start_group;
  return group !== null && selectStartGroup(state, group) ? group : null;
}

/** The id of the own change that Ctrl+Z takes back now: a move, or what the page asks for. */
export const selectLastUndoable = (
  state: RootState,
  sailing: Id,
  kinds: readonly ChangeKind[] = ['move'],
): string | undefined =>
  state.changeHistory.findLast(
    (done) => kinds.includes(done.kind) && done.sailing === sailing && done.undoneBy === null,
  )?.id;

/** The change, and those that were made by the same press. */
export function selectOfSamePress({ changeHistory }: RootState, id: string): string[] {
  const batch = changeHistory.find((done) => done.id === id)?.batch;
  return batch === undefined ? [id] : changeHistory.filter((done) => done.batch === batch).map((done) => done.id);
}

export const selectIsUndoable = (state: RootState, change: string): boolean =>
  state.changeHistory.some(({ id, undoneBy }) => id === change && undoneBy === null);

export const selectRefusals = (state: RootState): readonly RefusedChange[] => state.pendingChanges.refusals;

export function selectRefusedEntry(state: RootState, id: string): RefusedEntry | undefined {
  const refused = state.pendingChanges.refusals.find((change) => change.id === id);
  return refused?.kind === 'entry' ? refused : undefined;
}

/** The change that enters a boat of a temporary id. */
export const selectEntryOf = (state: RootState, boat: Id): string | undefined =>
  selectQueue(state).find(({ kind, id }) => kind === 'entry' && temporaryId(id) === boat)?.id;
