import type { User } from '../../../shared/contract/auth';
import type { LoginView, ResetLink } from '../../features/entrance/login/views';
import { openDialogIn, type OpenDialog } from '../../ui/dialogs/useDialog';
import { paths } from './paths';

/**
 * Where somebody wanted to go when the guard sent him to the start page. It travels in the history entry, never in the
 * address, and only our own paths count.
 */
export interface WishState {
  wish?: string;
  /** The dialog that was open there. */
  wishedDialog?: OpenDialog | null;
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

/** The wish kept in a history entry, if it is one of ours. */
export function readWish(state: unknown): string | null {
  const { wish } = (state ?? {}) as WishState;
  return typeof wish === 'string' && OWN_PATH.test(wish) ? wish : null;
}

/** The dialog that was open on the wished page when the login ran out. */
export function readWishedDialog(state: unknown): OpenDialog | null {
  const { wishedDialog } = (state ?? {}) as WishState;
  return openDialogIn({ dialog: wishedDialog });
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

/** A page, as against a view of the modal. */
export const isPage = (wish: string | null): wish is string =>
  wish !== null && wish !== paths.index && viewOfPath(wish) === null;

/** After login: what was wished, else the own club's sailings (of the user, or of the sailor), else the start page. */
export function afterLogin(user: User, wish: string | null): string {
  if (isPage(wish)) return wish;
  const club = user.club ?? user.sailor?.club;
  return club ? paths.sailings(club.slug) : paths.index;
}
