import { createContext, useContext, type KeyboardEvent, type MouseEvent } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { ShortcutName } from '../../../../ui/shortcuts/shortcuts';
import { isShortcut } from '../../../../ui/shortcuts/useShortcuts';
import { competitorIdOf, rowOf } from '../dnd/surface';

/**
 * What the controls of a row do. One stable object serves every row, so that rows render only when their boat changes.
 */
export interface RowActions {
  openMenu: (id: Id, at: HTMLElement) => void;
  openMoveTo: (id: Id, at: HTMLElement) => void;
  toggle: (id: Id) => void;
  /** Boats are changed here, and not only moved. */
  mayEdit: boolean;
}

export const RowActionsContext = createContext<RowActions | null>(null);

/** null where the board is read only. */
export const useRowActions = () => useContext(RowActionsContext);

export interface RowGestures extends RowActions {
  /** Chooses everything between the last chosen boat and this one. */
  extend: (id: Id) => void;
  /** Left out where boats are moved and not changed. */
  edit?: (id: Id) => void;
  remove?: (id: Id) => void;
}

const KEYS: readonly [ShortcutName, (gestures: RowGestures, id: Id, at: HTMLElement) => void][] = [
  ['moveTo', (gestures, id, at) => gestures.openMoveTo(id, at)],
  ['choose', (gestures, id) => gestures.toggle(id)],
  ['remove', (gestures, id) => gestures.remove?.(id)],
];

const isIn = (target: EventTarget, controls: string) => target instanceof Element && target.closest(controls) !== null;

/** Clicks and keys on whole rows, listened for once on the element that holds them all. null = read-only. */
export function useRowGestures(gestures: RowGestures | null, isSelecting: boolean) {
  const onClick = (event: MouseEvent) => {
    const row = rowOf(event.target);
    if (!gestures || !row) return;
    if (isIn(event.target, '.helm')) gestures.edit?.(competitorIdOf(row));
    if (isIn(event.target, 'button')) return;
    const isBox = isIn(event.target, 'input');
    if (event.shiftKey) gestures.extend(competitorIdOf(row));
    else if (!isBox && (isSelecting || event.ctrlKey || event.metaKey)) gestures.toggle(competitorIdOf(row));
  };
  const onDoubleClick = (event: MouseEvent) => {
    const row = rowOf(event.target);
    if (gestures && row && !isSelecting && !isIn(event.target, 'button, input')) gestures.edit?.(competitorIdOf(row));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(event.target);
    if (!gestures || !row) return;
    const [, act] = KEYS.find(([name]) => isShortcut(event, name)) ?? [];
    if (!act || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    act(gestures, competitorIdOf(row), event.target);
  };

  return { onClick, onDoubleClick, onKeyDown };
}
