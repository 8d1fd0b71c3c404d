import type { Id } from '../../../../../shared/contract/common';
import type { Place } from './drag';

/**
 * The board is plain elements with attributes, and this module finds them: one pair of listeners serves every row, and
 * the library knows none of the board's components.
 */
export const rowAttributes = (id: Id) => ({ 'data-boat': id });
export const handleAttributes = { 'data-drag-handle': '' } as const;
/** Makes an element a place to drop boats on. */
export const dropAttributes = (place: Place) => ({ 'data-place': place ?? NO_GROUP });
/** Boats can be taken from now on, or can no more. */
export const markTakeable = (surface: HTMLElement, isTakeable: boolean): void =>
  void surface.toggleAttribute('data-takeable', isTakeable);

const NO_GROUP = 'none';

const closest = (target: EventTarget | null, selector: string): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>(selector) : null;

export const rowOf = (target: EventTarget | null): HTMLElement | null => closest(target, '[data-boat]');
export const competitorIdOf = (row: HTMLElement): Id => Number(row.dataset.boat);
export const isHandle = (target: EventTarget | null): boolean => closest(target, '[data-drag-handle]') !== null;

/** Where a drop at this element goes; undefined beside every place. */
export function placeOf(target: EventTarget | null): Place | undefined {
  const name = closest(target, '[data-place]')?.dataset.place;
  if (name === undefined) return undefined;
  return name === NO_GROUP ? null : Number(name);
}

/** The row of a boat, while it is in the document: long columns hold those in sight alone. */
export const rowOfCompetitor = (surface: HTMLElement, id: Id): HTMLElement | null =>
  surface.querySelector<HTMLElement>(`[data-boat="${id}"]`);

/** The column of a place. */
export const columnOf = (surface: HTMLElement, place: Place): HTMLElement | null =>
  surface.querySelector<HTMLElement>(`[data-place="${place ?? NO_GROUP}"]`);
