import { pageTable } from '../../client/app/routes/pageTable';
import { fillPattern, loginViewPaths, paths, patternOf, type AnyPath } from '../../client/paths';
import { CLUB_PAGES } from '../../shared/paths';

/** Who looks at the page. Both belong to the demo club. */
type Reader = 'nobody' | 'official' | 'sailor';

/** What stands in for the parameters of an address, by name where names are known before the ids. */
export interface DemoIds {
  club: string;
  sailor: number;
  serie: number;
  course: number;
  /** An entry in a finished sailing. */
  competitor: number;
  /** Of a sailing, by its name. */
  sailing: (name: string) => number;
}

interface RoutePage {
  as: Reader;
  path: (ids: DemoIds) => string;
}

/** The pattern of a route, and what is to be seen there. */
type RoutePages = readonly [pattern: string, pages: readonly RoutePage[] | null];

/** A page of the demo club, with the sailing that has something to show there. */
const shown = (as: Reader, path: AnyPath, sailing = 'Torsdagsserien 9'): RoutePage => ({
  as,
  path: (ids) => fillPattern(patternOf(path), { ...ids, sailing: ids.sailing(sailing) }),
});
const nobody = (path: string): RoutePage => shown('nobody', path);
const official = (path: AnyPath, sailing?: string): RoutePage => shown('official', path, sailing);
const sailor = (path: AnyPath, sailing?: string): RoutePage => shown('sailor', path, sailing);

const { appPages, sailor: ofSailor, ...ofClub } = pageTable;
const clubLayouts = Object.values(ofClub);

/** Of the table's pages officials look at those of the app and of the club, and a sailor at the sailor's. */
const TABLE: readonly RoutePages[] = [
  ...appPages.map(({ path }): RoutePages => [patternOf(path), [official(path)]]),
  ...clubLayouts.flatMap(({ pages }) => pages.map(({ path }): RoutePages => [patternOf(path), [official(path)]])),
  ...ofSailor.pages.map(({ path }): RoutePages => [patternOf(path), [sailor(path)]]),
];

/** What the table does not hold, and pages that show more to another reader, or of another sailing. */
const OTHERS: Readonly<Record<string, RoutePages[1]>> = {
  [paths.index]: [nobody('/'), official('/'), sailor('/')],
  '/*': [official('/finns-inte')],
  [paths.indexCopy]: [official(paths.indexCopy)],
  [paths.acceptRole.pattern]: [official('/roller/1/fel')],
  [paths.eveningHome]: [nobody(paths.eveningHome)],
  [paths.evening.pattern]: [nobody('/kvall/en-lank'), sailor('/kvall/en-lank')],
  ...Object.fromEntries(loginViewPaths.map((path) => [path, [nobody(path)]])),
  [paths.resetConfirm.pattern]: [nobody('/reset-confirm/MQ')],
  [paths.resetConfirmToken.pattern]: [nobody('/reset-confirm/MQ/set-password')],
  [paths.accessibility]: [nobody(paths.accessibility), official(paths.accessibility)],
  [paths.logout]: null,
  [paths.clubs]: [sailor(paths.clubs)],
  ...Object.fromEntries(CLUB_PAGES.map((page) => [`${paths.clubs}/${page}`, null])),
  [paths.club.pattern]: [official(paths.club), sailor(paths.club)],
  [`${paths.club.pattern}/*`]: [official(`${paths.club.pattern}/finns-inte`)],
  [paths.clubProfile.pattern]: [official(paths.clubProfile), sailor(paths.clubProfile)],
  [paths.sailings.pattern]: [official(paths.sailings), sailor(paths.sailings)],
  [paths.sailing.pattern]: null,
  [paths.sailingInfo.pattern]: [official(paths.sailingInfo), sailor(paths.sailingInfo, 'Onsdagscupen 8')],
  [paths.startList.pattern]: [official(paths.startList, 'Torsdagsserien 10')],
  [paths.competitors.pattern]: [
    official(paths.competitors, 'Onsdagscupen 8'),
    sailor(paths.competitors, 'Onsdagscupen 8'),
  ],
  [paths.result.pattern]: [official(paths.result), official(paths.result, 'Lillöjakten')],
  [paths.finish.pattern]: [official(paths.finish, 'Onsdagscupen 7')],
  [paths.finishLive.pattern]: [official(paths.finishLive, 'Onsdagscupen 7')],
  [paths.startConsole.pattern]: [official(paths.startConsole, 'Onsdagscupen 7')],
  [paths.onWater.pattern]: [sailor(paths.onWater, 'Onsdagscupen 8'), official(paths.onWater, 'Onsdagscupen 8')],
  [paths.entryImport.pattern]: [official(paths.entryImport, 'Onsdagscupen 7')],
  [paths.finishCompare.pattern]: [official(paths.finishCompare, 'Onsdagscupen 7')],
  [paths.serie.pattern]: null,
  [paths.sailor.pattern]: [official(paths.sailor)],
};

/**
 * Each address that the app has, as its route is written, and a page of the demo club to see there; null where it only
 * leads on. Pages of the app's table are here without being named.
 */
export const EVERY_ROUTE: Readonly<Record<string, RoutePages[1]>> = { ...Object.fromEntries(TABLE), ...OTHERS };
