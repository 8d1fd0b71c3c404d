import { createContext, useContext } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { StartGroupRow } from '../../../../../shared/contract/startGroups';
import { startGroupName } from '../../../../../shared/domain/startGroups';
import type { BoardColumn } from '../../../../changes/board';
import type { Place } from '../dnd/drag';
import { boardTexts } from '../texts';

/** A column of the board: a start group, or the list of boats without one. */
export interface Column {
  place: Place;
  /** null for the boats without a group. */
  group: StartGroupRow | null;
  name: string;
  /** The group's place in the starting order, from 0: its flag goes by it. */
  index: number;
  ids: readonly Id[];
  /** How many boats there are, also those that the search has left out. */
  count: number;
}

/**
 * The board's columns as they are shown; `hits` is what the search has found, null while nothing is searched for. The
 * ungrouped list comes first.
 */
export function toBoardColumns(board: readonly BoardColumn[], hits: ReadonlySet<Id> | null): Column[] {
  return board.map(({ group, competitorIds }, at) => ({
    place: group?.id ?? null,
    group,
    name: group ? startGroupName(group, at - 1) : boardTexts.ungrouped,
    index: at - 1,
    ids: hits ? competitorIds.filter((id) => hits.has(id)) : competitorIds,
    count: competitorIds.length,
  }));
}

/** The boat, if there is any, before the others of its column. */
export const withFirst = (columns: readonly Column[], first: Id | null): readonly Column[] =>
  columns.map((column) =>
    first !== null && column.ids.includes(first)
      ? { ...column, ids: [first, ...column.ids.filter((id) => id !== first)] }
      : column,
  );

export interface GroupActions {
  openMenu: (group: Id, at: HTMLElement) => void;
}

export const GroupActionsContext = createContext<GroupActions | null>(null);

/** null where the board is read only. */
export const useGroupActions = () => useContext(GroupActionsContext);
