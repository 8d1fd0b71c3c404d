/** The parts of the program that are fetched when they are needed, or shortly before. */
export const chunks = {
  loginModal: () => import('../features/login/LoginModal'),
  appMenu: () => import('./layout/AppMenu'),
  errorState: () => import('../ui/ErrorState').then(({ ErrorState }) => ({ default: ErrorState })),
  services: () => import('./Services'),
  home: () => import('../features/home/HomePage'),
  clubs: () => import('../features/home/ClubsPage'),
  club: () => import('./layout/ClubLayout'),
  sailings: () => import('../features/sailings/list/SailingsPage'),
  sailing: () => import('./layout/SailingLayout'),
  sailingInfo: () => import('./pages/InfoPage'),
  startList: () => import('../features/pursuit/StartListPage'),
  competitors: () => import('./pages/CompetitorsPage'),
} as const;

const all =
  (...loads: (() => Promise<unknown>)[]) =>
  () =>
    Promise.all(loads.map((load) => load()));

/** What is likely to be wanted next. */
export const likelyChunks = {
  loggedOut: all(chunks.loginModal),
  loggedIn: all(chunks.club, chunks.sailings, chunks.sailing, chunks.sailingInfo, chunks.competitors, chunks.appMenu),
};
