import type { KeyboardEvent, MouseEvent } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { isShortcut } from '../../../../ui/shortcuts/useShortcuts';
import type { ShortcutName } from '../../../../ui/shortcuts/shortcuts';
import { competitorIdOf, rowOf } from '../dnd/surface';
import type { RowActions } from './RowActions';

export interface RowGestures extends RowActions {
  /** Chooses everything between the last chosen boat and this one. */
  extend: (id: Id) => void;
  edit: (id: Id) => void;
  remove: (id: Id) => void;
}

const KEYS: readonly [ShortcutName, (gestures: RowGestures, id: Id, at: HTMLElement) => void][] = [
  ['moveTo', (gestures, id, at) => gestures.openMoveTo(id, at)],
  ['choose', (gestures, id) => gestures.toggle(id)],
  ['remove', (gestures, id) => gestures.remove(id)],
];

const isIn = (target: EventTarget, controls: string) => target instanceof Element && target.closest(controls) !== null;

/** Clicks and keys on whole rows, listened for once on the element that holds them all. null = read only. */
export function useRowGestures(gestures: RowGestures | null, isSelecting: boolean) {
  const onClick = (event: MouseEvent) => {
    const row = rowOf(event.target);
    if (!gestures || !row || isIn(event.target, 'button')) return;
    const isBox = isIn(event.target, 'input');
    if (event.shiftKey) gestures.extend(competitorIdOf(row));
    else if (!isBox && (isSelecting || event.ctrlKey || event.metaKey)) gestures.toggle(competitorIdOf(row));
  };
  const onDoubleClick = (event: MouseEvent) => {
    const row = rowOf(event.target);
    if (gestures && row && !isSelecting && !isIn(event.target, 'button, input')) gestures.edit(competitorIdOf(row));
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
