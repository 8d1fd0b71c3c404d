import type { Id } from '../../../../shared/contract/common';
import type { StartGroupRow } from '../../../../shared/contract/startGroups';
import { startGroupName } from '../../../../shared/domain/startGroupName';
import type { BoardColumn } from '../../../state/entities/board';
import type { Place } from '../dnd/drag';
import { texts } from '../texts';

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

/** The board's columns as they are shown; `isShown` is the search. The ungrouped list comes first. */
export function columnsOf(board: readonly BoardColumn[], isShown: ((id: Id) => boolean) | null): Column[] {
  return board.map(({ group, competitorIds }, at) => ({
    place: group?.id ?? null,
    group,
    name: group ? startGroupName(group, at - 1) : texts.ungrouped,
    index: at - 1,
    ids: isShown ? competitorIds.filter(isShown) : competitorIds,
    count: competitorIds.length,
  }));
}
