import { createSelector } from '@reduxjs/toolkit';
import type { Id } from '../../shared/contract/common';
import type { Competitor } from '../../shared/contract/competitors';
import type { StartGroupRow } from '../../shared/contract/startGroups';
import { moveCompetitors, type Board } from '../../shared/domain/moveCompetitor';
import { sailNumberSortKey } from '../../shared/domain/sailNumber';
import type { RootState } from '../state/rootState';
import { selectStartGroups } from '../state/rowSelectors';
import type { PendingChange } from './queue/pendingChanges';
import { selectPendingOfSailing } from './queue/selectors';
import { movesOf, selectShownCompetitors } from './shownCompetitors';

/** A column of the board: a start group, or null for the ungrouped list. Boats by sail number, in natural order. */
export interface BoardColumn {
  group: StartGroupRow | null;
  competitorIds: readonly Id[];
}

type Rows = Record<Id, Competitor>;

// A row is never changed in place, so its key is made once.
const sortKeys = new WeakMap<Competitor, string>();

function sortKey(row: Competitor | undefined): string {
  if (!row) return '';
  const known = sortKeys.get(row);
  if (known !== undefined) return known;
  const key = sailNumberSortKey(row.sail_number);
  sortKeys.set(row, key);
  return key;
}

function bySailNumber(ids: readonly Id[], rows: Rows): Id[] {
  const keyed = ids.map((id) => ({ id, key: sortKey(rows[id]) }));
  keyed.sort((a, b) => (a.key < b.key ? -1 : a.key > b.key ? 1 : a.id - b.id));
  return keyed.map(({ id }) => id);
}

/**
 * Where the rows say that the boats stand. A boat whose group is not (or no longer) known is shown as ungrouped, never
 * lost.
 */
function boardOfRows(rows: readonly Competitor[], groups: readonly StartGroupRow[]): Board {
  const lists = new Map<Id, Id[]>(groups.map(({ id }) => [id, []]));
  const ungrouped: Id[] = [];
  for (const { id, start_group } of rows) (lists.get(start_group ?? 0) ?? ungrouped).push(id);
  return { groups: Object.fromEntries(lists), ungrouped };
}

const isSameList = (a: readonly Id[], b: readonly Id[]): boolean =>
  a.length === b.length && a.every((id, index) => id === b[index]);

/** The previous column where nothing has changed, so that a push re-renders only what it concerns. */
function reuse(previous: BoardColumn | undefined, next: BoardColumn): BoardColumn {
  if (!previous || !isSameList(previous.competitorIds, next.competitorIds)) return next;
  return previous.group === next.group ? previous : { ...next, competitorIds: previous.competitorIds };
}

export interface BoardInput {
  rows: readonly Competitor[];
  groups: readonly StartGroupRow[];
  pending: readonly PendingChange[];
}

/**
 * The rows with own unconfirmed moves laid over them, as columns: the ungrouped list first, then the groups in start
 * order.
 */
export function boardColumns(
  { rows, groups, pending }: BoardInput,
  previous: readonly BoardColumn[] = [],
): readonly BoardColumn[] {
  const board = moveCompetitors(boardOfRows(rows, groups), movesOf(pending));
  const byId: Rows = Object.fromEntries(rows.map((row) => [row.id, row]));
  const columns = [null, ...groups].map((group): BoardColumn => {
    const ids = group ? (board.groups[group.id] ?? []) : board.ungrouped;
    const before = previous.find((column) => column.group?.id === group?.id);
    return reuse(before, { group, competitorIds: bySailNumber(ids, byId) });
  });
  const isSame = columns.length === previous.length && columns.every((column, index) => column === previous[index]);
  return isSame ? previous : columns;
}

// The last board of each sailing, only to keep what has not changed: another store's is just as true where it is equal.
const lastBoards = new Map<Id, readonly BoardColumn[]>();

/**
 * The board as this screen shows it: rows with own unconfirmed changes laid over them. The ungrouped list is the first
 * column.
 */
export const selectBoard: (state: RootState, sailing: Id) => readonly BoardColumn[] = createSelector(
  [selectShownCompetitors, selectStartGroups, selectPendingOfSailing, (_: RootState, sailing: Id) => sailing],
  (rows, groups, pending, sailing) => {
    const columns = boardColumns({ rows, groups, pending }, lastBoards.get(sailing));
    lastBoards.set(sailing, columns);
    return columns;
  },
);
