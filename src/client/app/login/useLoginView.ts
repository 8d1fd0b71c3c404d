import { useLocation, useNavigate } from 'react-router-dom';
import { LOGIN_VIEWS, type LoginView, type ResetLink } from '../../features/entrance/login/views';
import type { OpenDialog } from '../../ui/dialogs/useDialog';
import { paths } from '../routing/paths';
import { isPage, readWish, readWishedDialog, resetLinkIn, viewOfPath } from '../routing/wish';

/** Part of a history entry of the start page. */
export interface LoginState {
  view?: unknown;
}

const isView = (view: unknown): view is LoginView => LOGIN_VIEWS.some((known) => known === view);

function viewIn(state: unknown): LoginView | null {
  const { view } = (state ?? {}) as LoginState;
  if (isView(view)) return view;
  const wish = readWish(state);
  return wish === null ? null : viewOfPath(wish);
}

export interface LoginViewControl {
  /** Null while the modal is closed. */
  view: LoginView | null;
  /** The page to open after login, if one was wished. */
  wish: string | null;
  /** What was open there. */
  wishedDialog: OpenDialog | null;
  /** What the address of a mailed link said. */
  resetLink: ResetLink | null;
  show: (view: LoginView) => void;
  /** Opens the login for a page, which follows after it. */
  wishFor: (page: string) => void;
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
  const asked = readWish(state);
  const wish = isPage(asked) ? asked : null;
  const wishedDialog = readWishedDialog(state);
  const kept = wish === null ? {} : { wish, wishedDialog };
  return {
    view,
    wish,
    wishedDialog,
    resetLink: asked === null ? null : resetLinkIn(asked),
    show: (next) => void navigate(paths.index, { replace: view !== null, state: { ...kept, view: next } }),
    wishFor: (page) => void navigate(paths.index, { state: { wish: page, view: 'login' } }),
    close: () => void navigate(paths.index, { replace: true, state: kept }),
  };
}
