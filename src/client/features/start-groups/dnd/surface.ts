import type { Id } from '../../../../shared/contract/common';
import { targetId, type TargetKind } from './targets';
import type { Place } from './drag';

/**
 * The board is plain elements with attributes, and this module finds them: one pair of listeners serves every row, and the
 * library knows none of the board's components.
 */
export const rowAttributes = (id: Id) => ({ 'data-boat': id });
export const handleAttributes = { 'data-drag-handle': '' } as const;
/** Makes an element a place to drop boats on. */
export const dropAttributes = (kind: TargetKind, place: Place) => ({ 'data-drop': targetId(kind, place) });

export function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>('[data-boat]') : null;
}

export function boatOf(row: HTMLElement): Id {
  return Number(row.dataset.boat);
}

export function isHandle(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[data-drag-handle]') !== null;
}

export function dropElement(kind: TargetKind, place: Place): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[data-drop="${targetId(kind, place)}"]`);
}
