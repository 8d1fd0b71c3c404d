/** The parts of the program that are fetched when they are needed, or shortly before. What the pages behind the login load: member/chunks.ts. */
export const chunks = {
  loginModal: () => import('../features/login/LoginModal'),
  appMenu: () => import('./layout/AppMenu'),
  home: () => import('../features/home/HomePage'),
  services: () => import('./member/Services'),
  memberBar: () => import('./member/MemberBar'),
  memberRoutes: () => import('./member/MemberRoutes'),
} as const;

const memberFrame = [chunks.memberRoutes, chunks.memberBar, chunks.services];

/** What every page behind the login needs: fetched while the server is asked whether the session goes on, not after. */
export const fetchMemberFrame = (): void => memberFrame.forEach((load) => void load().catch(() => undefined));

/** What is likely to be wanted next. */
export const likelyChunks = {
  loggedOut: chunks.loginModal,
  loggedIn: () => Promise.all([chunks.appMenu(), import('./member/chunks').then(({ likelyPages }) => likelyPages())]),
};
