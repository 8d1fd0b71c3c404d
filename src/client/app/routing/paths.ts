import type { Id } from '../../../shared/contract/common';

type Club = Id | string;

/** Every address of the app that one page gives to another. */
export const paths = {
  index: '/',
  login: '/login',
  logout: '/logout',
  terms: '/terms',
  privacy: '/privacy-policy',
  notAllowed: '/not-allowed',
  about: '/about',
  upgrade: '/upgrade',
  dataDeletion: '/data-deletion',
  accessibility: '/tillganglighet',
  designSystem: '/design-system',
  styleGuide: '/style-guide',
  /** The specification has the start page under this name too. */
  indexCopy: '/index copy',
  clubs: '/clubs',
  sailor: (sailor: Id) => `/sailors/${sailor}`,
  sailorHome: (sailor: Id) => `/sailors/${sailor}/home`,
  sailorSeries: (sailor: Id) => `/sailors/${sailor}/series`,
  sailorSettings: (sailor: Id) => `/sailors/${sailor}/settings`,
  sailorSailings: (sailor: Id) => `/sailors/${sailor}/sailings`,
  club: (club: Club) => `/clubs/${club}`,
  clubProfile: (club: Club) => `/clubs/${club}/profile`,
  clubAccount: (club: Club) => `/clubs/${club}/account`,
  sailings: (club: Club) => `/clubs/${club}/sailings`,
  /** `serie`: the serie that the sailings will stand in. */
  season: (club: Club, serie?: Id) => `/clubs/${club}/sailings/season${serie === undefined ? '' : `?serie=${serie}`}`,
  sailing: (club: Club, sailing: Id) => `/clubs/${club}/sailings/${sailing}`,
  sailingInfo: (club: Club, sailing: Id) => `/clubs/${club}/sailings/${sailing}/info`,
  startList: (club: Club, sailing: Id) => `/clubs/${club}/sailings/${sailing}/start-list`,
  sailingSerie: (club: Club, sailing: Id) => `/clubs/${club}/sailings/${sailing}/serie`,
  courses: (club: Club) => `/clubs/${club}/courses`,
  course: (club: Club, course: Id) => `/clubs/${club}/courses/${course}`,
  documentation: (club: Club) => `/clubs/${club}/documentation`,
  help: (club: Club) => `/clubs/${club}/help`,
  series: (club: Club) => `/clubs/${club}/series`,
  serie: (club: Club, serie: Id) => `/clubs/${club}/series/${serie}`,
  serieSailings: (club: Club, serie: Id) => `/clubs/${club}/series/${serie}/sailings`,
  serieResult: (club: Club, serie: Id) => `/clubs/${club}/series/${serie}/result`,
  competitors: (club: Club, sailing: Id) => `/clubs/${club}/sailings/${sailing}/competitors`,
  finish: (club: Club, sailing: Id) => `/clubs/${club}/sailings/${sailing}/finish`,
  result: (club: Club, sailing: Id) => `/clubs/${club}/sailings/${sailing}/result`,
} as const;
