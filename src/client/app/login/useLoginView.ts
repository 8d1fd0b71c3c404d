import { useLocation, useNavigate } from 'react-router-dom';
import { LOGIN_VIEWS, type LoginView, type ResetLink } from '../../features/entrance/login/views';
import { paths } from '../../paths';
import { isPage, readReturnTo, readReturnDialog, resetLinkIn, viewOfPath } from './returnTo';
import type { OpenDialog } from '../../ui/dialogs/useDialog';

/** Part of a history entry of the start page. */
export interface LoginState {
  view?: unknown;
}

const isView = (view: unknown): view is LoginView => LOGIN_VIEWS.some((known) => known === view);

function viewIn(state: unknown): LoginView | null {
  const { view } = (state ?? {}) as LoginState;
  if (isView(view)) return view;
  const returnTo = readReturnTo(state);
  return returnTo === null ? null : viewOfPath(returnTo);
}

export interface LoginViewControl {
  /** Null while the modal is closed. */
  view: LoginView | null;
  /** The page to open after login, if one was asked for. */
  returnTo: string | null;
  /** What was open there. */
  returnDialog: OpenDialog | null;
  /** What the address of a mailed link said. */
  resetLink: ResetLink | null;
  show: (view: LoginView) => void;
  /** Opens the login for a page, which follows after it. */
  logInFor: (page: string) => void;
  close: () => void;
}

/**
 * Which view of the login modal is open on the start page. It is kept in the history entry, so "back" closes the modal.
 */
export function useLoginView(): LoginViewControl {
  const location = useLocation();
  const state: unknown = location.state;
  const navigate = useNavigate();
  const view = viewIn(state);
  const asked = readReturnTo(state);
  const returnTo = isPage(asked) ? asked : null;
  const returnDialog = readReturnDialog(state);
  const kept = returnTo === null ? {} : { returnTo, returnDialog };
  return {
    view,
    returnTo,
    returnDialog,
    resetLink: asked === null ? null : resetLinkIn(asked),
    show: (next) => void navigate(paths.index, { replace: view !== null, state: { ...kept, view: next } }),
    logInFor: (page) => void navigate(paths.index, { state: { returnTo: page, view: 'login' } }),
    close: () => void navigate(paths.index, { replace: true, state: kept }),
  };
}
