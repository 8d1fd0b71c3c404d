import { CLUB_PAGES } from '../../shared/domain/clubPages';

/** Who looks at the page. Both belong to the demo club. */
type Reader = 'nobody' | 'official' | 'sailor';

/** What stands in for the parameters of an address, by name where names are known before the ids. */
export interface DemoIds {
  club: string;
  sailor: number;
  serie: number;
  course: number;
  /** Of a sailing, by its name. */
  sailing: (name: string) => number;
}

interface RoutePage {
  as: Reader;
  path: (ids: DemoIds) => string;
}

const ofClub =
  (page: string) =>
  ({ club }: DemoIds): string =>
    `/clubs/${club}${page}`;
const ofSailing = (name: string, page: string) => (ids: DemoIds) =>
  ofClub(`/sailings/${ids.sailing(name)}/${page}`)(ids);
const ofSerie = (page: string) => (ids: DemoIds) => ofClub(`/series/${ids.serie}/${page}`)(ids);
const ofSailor =
  (page: string) =>
  ({ sailor }: DemoIds): string =>
    `/sailors/${sailor}${page}`;

const official = (path: RoutePage['path']): RoutePage => ({ as: 'official', path });
const sailor = (path: RoutePage['path']): RoutePage => ({ as: 'sailor', path });
const nobody = (path: string): RoutePage => ({ as: 'nobody', path: () => path });
const byName = (path: string): RoutePage => official(() => path);

/**
 * Each address that the app has, as its route is written, and a page of the demo club to see there; null where it only
 * leads on. A route that is missing here fails a test.
 */
export const EVERY_ROUTE: Readonly<Record<string, readonly RoutePage[] | null>> = {
  '/': [nobody('/'), byName('/'), sailor(() => '/')],
  '/*': [byName('/finns-inte')],
  '/login': [nobody('/login')],
  '/reset-confirm/:uid': [nobody('/reset-confirm/MQ')],
  '/reset-confirm/:uid/:token': [nobody('/reset-confirm/MQ/set-password')],
  '/terms': [nobody('/terms')],
  '/privacy-policy': [nobody('/privacy-policy')],
  '/tillganglighet': [nobody('/tillganglighet'), byName('/tillganglighet')],
  '/logout': null,
  '/index copy': [byName('/index copy')],
  '/about': [byName('/about')],
  '/upgrade': [byName('/upgrade')],
  '/data-deletion': [byName('/data-deletion')],
  '/design-system': [byName('/design-system')],
  '/style-guide': [byName('/style-guide')],
  '/not-allowed': [byName('/not-allowed')],
  '/clubs': [sailor(() => '/clubs')],
  ...Object.fromEntries(CLUB_PAGES.map((page) => [`/clubs/${page}`, null])),
  '/clubs/:club': [official(ofClub('')), sailor(ofClub(''))],
  '/clubs/:club/*': [official(ofClub('/finns-inte'))],
  '/clubs/:club/account': [official(ofClub('/account'))],
  '/clubs/:club/profile': [official(ofClub('/profile')), sailor(ofClub('/profile'))],
  '/clubs/:club/courses': [official(ofClub('/courses'))],
  '/clubs/:club/courses/:course': [official((ids) => ofClub(`/courses/${ids.course}`)(ids))],
  '/clubs/:club/documentation': [official(ofClub('/documentation'))],
  '/clubs/:club/help': [official(ofClub('/help'))],
  '/clubs/:club/sailings': [official(ofClub('/sailings')), sailor(ofClub('/sailings'))],
  '/clubs/:club/sailings/season': [official(ofClub('/sailings/season'))],
  '/clubs/:club/sailings/:sailing': null,
  '/clubs/:club/sailings/:sailing/info': [
    official(ofSailing('Torsdagsserien 9', 'info')),
    sailor(ofSailing('Onsdagscupen 8', 'info')),
  ],
  '/clubs/:club/sailings/:sailing/start-list': [official(ofSailing('Torsdagsserien 10', 'start-list'))],
  '/clubs/:club/sailings/:sailing/competitors': [
    official(ofSailing('Onsdagscupen 8', 'competitors')),
    sailor(ofSailing('Onsdagscupen 8', 'competitors')),
  ],
  '/clubs/:club/sailings/:sailing/result': [
    official(ofSailing('Torsdagsserien 9', 'result')),
    official(ofSailing('Lillöjakten', 'result')),
  ],
  '/clubs/:club/sailings/:sailing/finish': [official(ofSailing('Onsdagscupen 7', 'finish'))],
  '/clubs/:club/sailings/:sailing/serie': [official(ofSailing('Torsdagsserien 9', 'serie'))],
  '/clubs/:club/series': [official(ofClub('/series'))],
  '/clubs/:club/series/:serie': null,
  '/clubs/:club/series/:serie/result': [official(ofSerie('result'))],
  '/clubs/:club/series/:serie/sailings': [official(ofSerie('sailings'))],
  '/clubs/:club/series/:serie/info': [official(ofSerie('info'))],
  '/clubs/:club/series/:serie/rules': [official(ofSerie('rules'))],
  '/clubs/:club/series/:serie/copy': [official(ofSerie('copy'))],
  '/sailors': [official(() => '/sailors')],
  '/sailors/:sailor': [official(ofSailor(''))],
  '/sailors/:sailor/home': [sailor(ofSailor('/home'))],
  '/sailors/:sailor/sailings': [sailor(ofSailor('/sailings'))],
  '/sailors/:sailor/series': [sailor(ofSailor('/series'))],
  '/sailors/:sailor/settings': [sailor(ofSailor('/settings'))],
};
