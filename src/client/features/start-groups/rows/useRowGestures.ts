import type { KeyboardEvent, MouseEvent } from 'react';
import type { Id } from '../../../../shared/contract/common';
import { boatOf, rowOf } from '../dnd/surface';
import type { RowActions } from './RowActions';

type RowKey = (actions: RowActions, id: Id, at: HTMLElement) => void;

const KEYS: Record<string, RowKey> = {
  m: (actions, id, at) => actions.openMoveTo(id, at),
  x: (actions, id) => actions.toggle(id),
  Delete: (actions, id) => actions.remove(id),
};

const isControl = (target: EventTarget) => target instanceof Element && target.closest('button, input, a') !== null;

/** Clicks and keys on whole rows, listened for once on the element that holds them all. */
export function useRowGestures(actions: RowActions | null, isSelecting: boolean) {
  const onClick = (event: MouseEvent) => {
    const row = rowOf(event.target);
    if (!actions || !row || isControl(event.target)) return;
    if (event.shiftKey) actions.extend(boatOf(row));
    else if (isSelecting || event.ctrlKey || event.metaKey) actions.toggle(boatOf(row));
  };
  const onDoubleClick = (event: MouseEvent) => {
    const row = rowOf(event.target);
    if (actions && row && !isSelecting && !isControl(event.target)) actions.edit(boatOf(row));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const row = rowOf(event.target);
    if (!actions || !row || event.ctrlKey || event.metaKey || event.altKey) return;
    const act = KEYS[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act || !(event.target instanceof HTMLElement)) return;
    event.preventDefault();
    act(actions, boatOf(row), event.target);
  };

  return { onClick, onDoubleClick, onKeyDown };
}
