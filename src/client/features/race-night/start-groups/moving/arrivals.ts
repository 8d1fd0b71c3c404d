import type { Id } from '../../../../../shared/contract/common';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { BoardColumn } from '../../../../changes/board';
import type { Column } from '../columns/column';
import type { Place } from '../dnd/drag';

export interface Arrival {
  boat: Id;
  place: Place;
}

/** Where every boat is shown, and where its row says that it stands. */
export interface Standing {
  shown: ReadonlyMap<Id, Place>;
  saved: ReadonlyMap<Id, Place>;
}

export const standingOf = (board: readonly BoardColumn[], rows: readonly Competitor[]): Standing => ({
  shown: new Map(
    board.flatMap(({ group, competitorIds }) => competitorIds.map((id) => [id, group?.id ?? null] as const)),
  ),
  saved: new Map(rows.map(({ id, start_group }) => [id, start_group])),
});

/**
 * Boats that somebody else has moved: they are shown elsewhere than before because their rows say so. An own move is
 * shown before its row changes, and its row changes where it is shown already. A boat that was not there before has
 * been added, not moved.
 */
export function arrivalsBetween(before: Standing, now: Standing): Arrival[] {
  return [...now.shown].flatMap(([competitor, place]) => {
    const isElsewhere = before.shown.has(competitor) && before.shown.get(competitor) !== place;
    return isElsewhere && before.saved.get(competitor) !== now.saved.get(competitor) ? { boat: competitor, place } : [];
  });
}

/**
 * Where the focus goes when boats leave their column: to the next boat there, so that the next move is near; to the one
 * before when there is none after, and with the boats themselves when the column is left empty.
 */
export function nextFocus(columns: readonly Column[], moved: readonly Id[]): Id | null {
  const [first] = moved;
  const column = columns.find(({ ids }) => first !== undefined && ids.includes(first));
  if (first === undefined || !column) return first ?? null;
  const leaving = new Set(moved);
  const at = column.ids.indexOf(first);
  const after = column.ids.slice(at).find((id) => !leaving.has(id));
  return after ?? column.ids.slice(0, at).findLast((id) => !leaving.has(id)) ?? first;
}
