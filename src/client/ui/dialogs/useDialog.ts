import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** The dialog that an entry of the browser's history has open. */
export interface OpenDialog {
  /** Whose dialog it is: several features of a page may have dialogs. */
  name: string;
  /** Which one, as its owner says it: `{ kind: 'edit', id: 12 }`. */
  dialog: unknown;
}

interface DialogState {
  dialog?: unknown;
  /** Opened again on the way back to the page, which has no entry of its own without it. */
  isBack?: unknown;
}

const readState = (state: unknown): DialogState => state ?? {};

/** The dialog that the state of a history entry has open; null for none, or for one of an older version of the app. */
export function openDialogIn(state: unknown): OpenDialog | null {
  const { dialog } = readState(state);
  const isOpen = typeof dialog === 'object' && dialog !== null && 'name' in dialog && 'dialog' in dialog;
  return isOpen && typeof dialog.name === 'string' ? { name: dialog.name, dialog: dialog.dialog } : null;
}

/** The state of an entry that leads back to a page where a dialog was open. */
export const dialogAgain = (dialog: OpenDialog | null): DialogState | null =>
  dialog === null ? null : { dialog, isBack: true };

/** The dialog that is open, whosever it is. */
export const useOpenDialog = (): OpenDialog | null => openDialogIn(useLocation().state);

export interface DialogControl<T> {
  /** The dialog of this name that is open on this page. */
  dialog: T | null;
  /** `replace`: takes the place of the dialog that is open, which "back" then does not open again. */
  show: (dialog: T, options?: { replace?: boolean }) => void;
  close: () => void;
}

/**
 * The open dialog as an entry of the browser's history: "back" on the phone closes it instead of leaving the page, and
 * a reload keeps it. `T` says which dialogs its owner has, and `name` keeps them apart from those of other features.
 */
export function useDialog<T>(name: string): DialogControl<T> {
  const { pathname, search, ...location } = useLocation();
  const navigate = useNavigate();
  // The browser goes back a moment later: a second tap meanwhile must not leave the page as well.
  const left = useRef('');
  const open = openDialogIn(location.state);
  return {
    dialog: open?.name === name ? (open.dialog as T) : null,
    show: (dialog, { replace = false } = {}) =>
      void navigate({ pathname, search }, { state: { dialog: { name, dialog } satisfies OpenDialog }, replace }),
    close: () => {
      if (open?.name !== name || left.current === location.key) return;
      left.current = location.key;
      if (readState(location.state).isBack === true) void navigate({ pathname, search }, { replace: true });
      else void navigate(-1);
    },
  };
}

/** The modals that any page may have open, by their ids. */
export const useModal = (): DialogControl<string> => useDialog<string>('modal');
