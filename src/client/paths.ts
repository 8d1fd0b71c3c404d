import type { Id } from '../shared/contract/common';

/** What stands for a parameter: a club is called by its slug or its id, a mailed link has texts, and all else an id. */
type Value<Name extends string> = Name extends 'club' ? Id | string : Name extends 'uid' | 'token' ? string : Id;

type Values<Pattern extends string> = Pattern extends `${string}:${infer Name}/${infer Rest}`
  ? [Value<Name>, ...Values<`/${Rest}`>]
  : Pattern extends `${string}:${infer Name}`
    ? [Value<Name>]
    : [];

/** Makes the address of a page with parameters, and carries the pattern that its route is written with. */
export interface PagePath<Params extends readonly unknown[] = never, Pattern extends string = string> {
  (...values: Params): string;
  pattern: Pattern;
}

/** A path of the table below: the address itself where it has no parameters. */
export type AnyPath = string | PagePath;

/** The pattern of a route. */
export const patternOf = (path: AnyPath): string => (typeof path === 'string' ? path : path.pattern);

/** The address that a pattern makes with these values, by the names of its parameters. */
export const fillPattern = (pattern: string, values: Readonly<Record<string, Id | string>>): string =>
  pattern.replace(/:(\w+)/g, (_, name: string) => String(values[name]));

function page<const Pattern extends string>(pattern: Pattern): PagePath<Values<Pattern>, Pattern> {
  const href = (...values: Values<Pattern>): string => {
    let next = 0;
    return pattern.replace(/:\w+/g, () => String(values[next++]));
  };
  return Object.assign(href, { pattern });
}

/** The address of every page of the app: its route and all links to it are made of this table. */
export const paths = {
  index: '/',
  /** The specification has the start page under this name too. */
  indexCopy: '/index copy',

  // Views of the login modal.
  login: '/login',
  resetConfirm: page('/reset-confirm/:uid'),
  resetConfirmToken: page('/reset-confirm/:uid/:token'),
  terms: '/terms',
  privacy: '/privacy-policy',

  /** Where helpers come by the link of an evening, and where they are once they have. */
  evening: page('/kvall/:token'),
  eveningHome: '/kvall',

  /** Where the mail leads that asks somebody to run a club. */
  acceptRole: page('/roller/:role/:token'),

  logout: '/logout',
  notAllowed: '/not-allowed',
  about: '/about',
  upgrade: '/upgrade',
  /** For the platform's keeper. */
  srsTable: '/srs-tabellen',
  dataDeletion: '/data-deletion',
  accessibility: '/tillganglighet',
  designSystem: '/design-system',
  styleGuide: '/style-guide',
  /** Those of no club. */
  generalHelp: '/help',
  generalDocumentation: '/documentation',

  sailors: '/sailors',
  sailor: page('/sailors/:sailor'),
  sailorHome: page('/sailors/:sailor/home'),
  sailorSailings: page('/sailors/:sailor/sailings'),
  sailorSeries: page('/sailors/:sailor/series'),
  sailorSeasons: page('/sailors/:sailor/seasons'),
  sailorSettings: page('/sailors/:sailor/settings'),

  clubs: '/clubs',
  club: page('/clubs/:club'),
  clubAccount: page('/clubs/:club/account'),
  clubProfile: page('/clubs/:club/profile'),
  documentation: page('/clubs/:club/documentation'),
  help: page('/clubs/:club/help'),

  courses: page('/clubs/:club/courses'),
  course: page('/clubs/:club/courses/:course'),

  statistics: page('/clubs/:club/statistics'),
  boatHistory: page('/clubs/:club/statistics/boats/:competitor'),

  sailings: page('/clubs/:club/sailings'),
  season: page('/clubs/:club/sailings/season'),
  sailing: page('/clubs/:club/sailings/:sailing'),
  sailingInfo: page('/clubs/:club/sailings/:sailing/info'),
  startList: page('/clubs/:club/sailings/:sailing/start-list'),
  competitors: page('/clubs/:club/sailings/:sailing/competitors'),
  entryImport: page('/clubs/:club/sailings/:sailing/competitors/import'),
  result: page('/clubs/:club/sailings/:sailing/result'),
  startConsole: page('/clubs/:club/sailings/:sailing/start'),
  onWater: page('/clubs/:club/sailings/:sailing/sail'),
  finish: page('/clubs/:club/sailings/:sailing/finish'),
  finishLive: page('/clubs/:club/sailings/:sailing/finish/live'),
  finishCompare: page('/clubs/:club/sailings/:sailing/finish/compare'),
  sailingSerie: page('/clubs/:club/sailings/:sailing/serie'),

  series: page('/clubs/:club/series'),
  serieImport: page('/clubs/:club/series/sailwave'),
  serie: page('/clubs/:club/series/:serie'),
  serieResult: page('/clubs/:club/series/:serie/result'),
  serieSailings: page('/clubs/:club/series/:serie/sailings'),
  serieInfo: page('/clubs/:club/series/:serie/info'),
  serieRules: page('/clubs/:club/series/:serie/rules'),
  serieCopy: page('/clubs/:club/series/:serie/copy'),
} as const;

/** The addresses that open a view of the login modal over the start page. */
export const loginViewPaths = [
  paths.login,
  paths.resetConfirm.pattern,
  paths.resetConfirmToken.pattern,
  paths.terms,
  paths.privacy,
];

/**
 * Where boats are sorted and finished, by thumb and in a hurry: on a phone they have nearly all of the screen, and the
 * bar has one line.
 */
export const WORK_PAGES = [paths.competitors.pattern, paths.entryImport.pattern, paths.finish.pattern];

/** The page on which a season of sailings is made for a serie. */
export const seasonOfSerie = (club: Id | string, serie: Id): string => `${paths.season(club)}?serie=${serie}`;

/** Where questions are answered, among the pages of a club where there is one. */
export const helpOf = (club: string | null): string => (club === null ? paths.generalHelp : paths.help(club));

/** Where it says how things are done. */
export const documentationOf = (club: string | null): string =>
  club === null ? paths.generalDocumentation : paths.documentation(club);

/** Where there are sailings to enter: those of the sailor's own club, or all clubs. */
export const sailingsToEnter = (ownClub: string | null): string =>
  ownClub === null ? paths.clubs : paths.sailings(ownClub);

/** Where each step of an evening is done (`nextStep`). */
export const tonightPaths = (club: string, sailing: Id) => ({
  console: paths.startConsole(club, sailing),
  finish: paths.finishLive(club, sailing),
  review: paths.result(club, sailing),
  start: paths.sailingInfo(club, sailing),
  report: paths.finish(club, sailing),
  result: paths.result(club, sailing),
});
