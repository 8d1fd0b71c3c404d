import type { Id } from '../../../../shared/contract/common';

/** Rows and handles are told by attributes, so that one pair of listeners serves every row of the board. */
export const rowAttributes = (id: Id) => ({ 'data-boat': id });
export const handleAttributes = { 'data-drag-handle': '' } as const;

const ROW = '[data-boat]';
const HANDLE = '[data-drag-handle]';

export function rowOf(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(ROW) : null;
}

export function boatOf(row: HTMLElement): Id {
  return Number(row.dataset.boat);
}

export function isHandle(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(HANDLE) !== null;
}
