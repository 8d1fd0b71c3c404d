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

const boats = (count: number) => (count === 1 ? '1 båt' : `${count} båtar`);

/** What the dialogs about chosen boats say. */
export const selectionTexts = {
  classTitle: (count: number) => `Klass för ${boats(count)}`,
  raceClass: 'Klass',
  noClass: 'Utan klass',
  save: 'Spara',
  classSet: (count: number, name: string) => `${boats(count)} är nu i ${name}.`,
  classCleared: (count: number) => `${boats(count)} är nu utan klass.`,
  classSame: 'Båtarna var redan i klassen.',
  undo: 'Ångra',
  classUndone: (count: number) => `${boats(count)} är tillbaka i sin klass.`,
  stopped: (done: number, all: number, reason: string) => `${done} av ${boats(all)} sparades. ${reason}`.trim(),
  removeTitle: (count: number) => `Ta bort ${boats(count)}?`,
  removeText: (count: number) =>
    `${count === 1 ? 'Båten tas' : 'Båtarna tas'} bort ur seglingen, med tid och placering om det finns. Det går inte att ångra.`,
  remove: (count: number) => `Ta bort ${boats(count)}`,
  removed: (count: number) => `${boats(count)} togs bort.`,
  notRemoved: (count: number, reason: string) => `${boats(count)} kunde inte tas bort. ${reason}`.trim(),
} as const;
