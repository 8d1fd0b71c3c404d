import type { Id } from '../../../../../shared/contract/common';
import type { Column } from '../columns/column';

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
