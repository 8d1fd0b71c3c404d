import type { User } from '../../../shared/contract/auth';
import type { LoginView, ResetLink } from '../../features/entrance/login/views';
import { paths } from '../../paths';
import { openDialogIn, type OpenDialog } from '../../ui/dialogs/useDialog';

/**
 * Where somebody wanted to go when the guard sent them to the start page. It travels in the history entry, never in the
 * address, and only paths of the app count.
 */
export interface ReturnState {
  returnTo?: string;
  /** The dialog that was open there. */
  returnDialog?: OpenDialog | null;
}

const VIEWS: Record<string, LoginView> = {
  [paths.login]: 'login',
  // Logging out ends here too: the guard sends the page that did it to the start page, as it does with every other.
  [paths.logout]: 'login',
  '/reset-confirm': 'new-password',
  [paths.terms]: 'terms',
  [paths.privacy]: 'privacy',
  // A page for those who have logged in.
  [paths.accessibility]: 'accessibility',
};

const OWN_PATH = /^\/(?![/\\])/;

/** The return address in a history entry; null where there is none, or none of the app. */
export function readReturnTo(state: unknown): string | null {
  const { returnTo } = (state ?? {}) as ReturnState;
  return typeof returnTo === 'string' && OWN_PATH.test(returnTo) ? returnTo : null;
}

/** The dialog that was open on that page when the login ran out. */
export function readReturnDialog(state: unknown): OpenDialog | null {
  const { returnDialog } = (state ?? {}) as ReturnState;
  return openDialogIn({ dialog: returnDialog });
}

/** The view of the login modal that answers to an address, if one does. */
export function viewOfPath(path: string): LoginView | null {
  const [, first = ''] = path.split(/[/?#]/);
  return VIEWS[`/${first}`] ?? null;
}

const RESET_LINK = /^\/reset-confirm\/([^/?#]+)\/([^/?#]+)\/?(?:[?#]|$)/;

/** Whose password a mailed link lets one choose; null when a part of it is missing. */
export function resetLinkIn(path: string): ResetLink | null {
  const [, uid, token] = RESET_LINK.exec(path) ?? [];
  return uid === undefined || token === undefined ? null : { uid, token };
}

/** The return address is a page, as against a view of the modal. */
export const isPage = (returnTo: string | null): returnTo is string =>
  returnTo !== null && returnTo !== paths.index && viewOfPath(returnTo) === null;

/** After login: the requested page, else the sailings of the user's or sailor's club, else the start page. */
export function afterLogin(user: User, returnTo: string | null): string {
  if (isPage(returnTo)) return returnTo;
  const club = user.club ?? user.roles[0]?.club ?? user.sailor?.club;
  return club ? paths.sailings(club.slug) : paths.index;
}
