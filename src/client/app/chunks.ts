import { chunk } from '../lib/chunk';

/**
 * The parts of the program that are fetched when they are needed, or shortly before. What the pages behind the login
 * load: member/chunks.ts.
 */
export const chunks = {
  loginModal: chunk(() => import('../features/entrance/login/LoginModal')),
  appMenu: chunk(() => import('./shell/AppMenu')),
  home: chunk(() => import('../features/entrance/home/HomePage')),
  services: chunk(() => import('./shell/Services')),
  memberBar: chunk(() => import('./shell/MemberBar')),
  memberRoutes: chunk(() => import('./routes/MemberRoutes')),
} as const;

const memberFrame = [chunks.memberRoutes, chunks.memberBar, chunks.services];

/** What every page behind the login needs: fetched while the server is asked whether the session goes on, not after. */
export const fetchMemberFrame = (): void => memberFrame.forEach((load) => void load().catch(() => undefined));

/** What is likely to be wanted next. */
export const likelyChunks = {
  loggedOut: chunks.loginModal,
  loggedIn: () => Promise.all([chunks.appMenu(), import('./member/chunks').then(({ likelyPages }) => likelyPages())]),
};
