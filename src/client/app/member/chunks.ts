/** The pages behind the login, each with what it needs. */
export const chunks = {
  feedbackModal: () => import('../../features/feedback/FeedbackModal'),
  registrationModal: () => import('../../features/registrations/RegistrationModal'),
  notAllowed: () => import('../errors/NotAllowedPage'),
  clubs: () => import('../../features/home/ClubsPage'),
  club: () => import('../layout/ClubLayout'),
  clubHome: () => import('../../features/club-home/ClubHomePage'),
  clubAccount: () => import('../pages/ClubAccountPage'),
  clubProfile: () => import('../../features/club-profile/ClubProfilePage'),
  courses: () => import('../../features/courses/list/CoursesPage'),
  course: () => import('../../features/courses/info/CoursePage'),
  sailings: () => import('../pages/SailingListPage'),
  sailing: () => import('../layout/SailingLayout'),
  sailingInfo: () => import('../pages/InfoPage'),
  startList: () => import('../../features/pursuit/StartListPage'),
  sailingSerie: () => import('../../features/series/sailing/SailingSeriePage'),
  series: () => import('../../features/series/list/SeriesPage'),
  serie: () => import('../layout/SerieLayout'),
  serieResult: () => import('../../features/series/result/SerieResultPage'),
  serieInfo: () => import('../../features/series/info/SerieInfoPage'),
  serieSailings: () => import('../../features/series/sailings/SerieSailingsPage'),
  serieRules: () => import('../../features/series/rules/SerieRulesPage'),
  competitors: () => import('../pages/CompetitorsPage'),
  sailingResult: () => import('../pages/SailingResultPage'),
  finish: () => import('../pages/FinishPage'),
  sailors: () => import('../pages/SailorsPage'),
  sailorSailings: () => import('../pages/SailorSailingsPage'),
  sailor: () => import('../layout/SailorLayout'),
  sailorSettings: () => import('../../features/sailor-settings/SailorSettingsPage'),
} as const;

const LIKELY = [
  chunks.club,
  chunks.clubHome,
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
];

/** What those who have logged in are likely to open. */
export const likelyPages = (): Promise<unknown> => Promise.all(LIKELY.map((load) => load()));
