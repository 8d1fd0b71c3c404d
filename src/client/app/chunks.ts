/** The parts of the program that are fetched when they are needed, or shortly before. */
export const chunks = {
  loginModal: () => import('../features/login/LoginModal'),
  feedbackModal: () => import('../features/feedback/FeedbackModal'),
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
  sailingSerie: () => import('../features/series/sailing/SailingSeriePage'),
  series: () => import('../features/series/list/SeriesPage'),
  serie: () => import('./layout/SerieLayout'),
  serieResult: () => import('../features/series/result/SerieResultPage'),
  serieInfo: () => import('../features/series/info/SerieInfoPage'),
  serieSailings: () => import('../features/series/sailings/SerieSailingsPage'),
  serieRules: () => import('../features/series/rules/SerieRulesPage'),
  competitors: () => import('./pages/CompetitorsPage'),
  sailingResult: () => import('./pages/SailingResultPage'),
  finish: () => import('./pages/FinishPage'),
} as const;

const all =
  (...loads: (() => Promise<unknown>)[]) =>
  () =>
    Promise.all(loads.map((load) => load()));

/** What is likely to be wanted next. */
export const likelyChunks = {
  loggedOut: all(chunks.loginModal),
  loggedIn: all(
    chunks.club,
    chunks.sailings,
    chunks.sailing,
    chunks.sailingInfo,
    chunks.startList,
    chunks.competitors,
    chunks.sailingResult,
    chunks.sailingSerie,
    chunks.series,
    chunks.serie,
    chunks.serieResult,
    chunks.appMenu,
  ),
};
