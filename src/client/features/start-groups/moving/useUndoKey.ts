import { useEffect, useEffectEvent } from 'react';

/** In a text field Ctrl+Z belongs to the text, and behind a dialog nothing happens unseen. */
const ELSEWHERE = 'input:not([type=checkbox]), textarea, select, [role=dialog], [role=alertdialog]';

/** Ctrl+Z, or Cmd+Z, takes back the last own move, and the one before it when pressed again. */
export function useUndoKey(undoLast: () => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = event.key.toLowerCase() === 'z' && (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey;
    if (!isUndo || (event.target instanceof Element && event.target.closest(ELSEWHERE))) return;
    event.preventDefault();
    undoLast();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
