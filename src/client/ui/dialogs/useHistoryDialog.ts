import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

interface DialogState {
  dialog?: unknown;
  /** Opened again on the way back to the page, which has no entry of its own without it. */
  isBack?: unknown;
}

const readState = (state: unknown): DialogState => state ?? {};

/** The dialog that an entry of the history has open. */
export function dialogIn(state: unknown): string | null {
  const { dialog } = readState(state);
  return typeof dialog === 'string' ? dialog : null;
}

/** For an entry that leads back to a page where a dialog was open. */
export const dialogAgain = (dialog: string | null): DialogState | null =>
  dialog === null ? null : { dialog, isBack: true };

export interface HistoryDialog {
  /** Name of the dialog that is open on this page. */
  name: string | null;
  /** `instead`: takes the place of the dialog that is open, which "back" then does not open again. */
  open: (name: string, instead?: boolean) => void;
  close: () => void;
}

/** The open dialog as an entry of the browser's history: "back" on the phone closes it instead of leaving the page. */
export function useHistoryDialog(): HistoryDialog {
  const { pathname, search, ...location } = useLocation();
  const navigate = useNavigate();
  // The browser goes back a moment later: a second tap meanwhile must not leave the page as well.
  const left = useRef('');
  const name = dialogIn(location.state);
  return {
    name,
    open: (next, instead = false) => void navigate({ pathname, search }, { state: { dialog: next }, replace: instead }),
    close: () => {
      if (name === null || left.current === location.key) return;
      left.current = location.key;
      if (readState(location.state).isBack === true) void navigate({ pathname, search }, { replace: true });
      else void navigate(-1);
    },
  };
}
