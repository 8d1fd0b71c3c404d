import type { Id } from '../../../../../shared/contract/common';

/** The boats that are chosen, and the one from which Shift counts. */
export interface Selection {
  ids: ReadonlySet<Id>;
  anchor: Id | null;
}

export const NOTHING_SELECTED: Selection = { ids: new Set(), anchor: null };

export function toggled({ ids }: Selection, id: Id): Selection {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return { ids: next, anchor: id };
}

/**
 * Adds everything from the anchor to this boat, both included, as they stand in their column. Without an anchor there,
 * only this boat.
 */
export function extended(selection: Selection, id: Id, column: readonly Id[]): Selection {
  const from = selection.anchor === null ? -1 : column.indexOf(selection.anchor);
  const to = column.indexOf(id);
  if (from < 0 || to < 0) return { ids: new Set(selection.ids).add(id), anchor: id };
  const range = column.slice(Math.min(from, to), Math.max(from, to) + 1);
  return { ids: new Set([...selection.ids, ...range]), anchor: selection.anchor };
}

/** Without boats that have been removed meanwhile; the same object when there are none. */
export function present(selection: Selection, exists: (id: Id) => boolean): Selection {
  const ids = [...selection.ids].filter(exists);
  return ids.length === selection.ids.size ? selection : { ...selection, ids: new Set(ids) };
}
