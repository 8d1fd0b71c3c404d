import { useShortcuts } from '../../../../ui/shortcuts/useShortcuts';

/** Ctrl+Z, or Cmd+Z, takes back the last own move, and the one before it when pressed again. */
export function useUndoKey(undoLast: () => void): void {
  useShortcuts({ undoMove: undoLast });
}
