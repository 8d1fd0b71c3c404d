import { moveRefusal } from '../../../shared/domain/permissions';
import { chunk } from '../../lib/chunk';
import { paths, patternOf } from '../../paths';
import type { ClubContext } from '../layouts/ClubLayout';
import type { SailingContext } from '../layouts/SailingLayout';
import type { SerieContext } from '../layouts/SerieLayout';
import { appPages, documentationListing, documentationPage, helpListing, helpPage } from './appPages';
import type { LayoutRoute, Listing, PageRoute, Refusal } from './pageRoute';
import { sailor } from './sailorPages';

const officialsOnly = ({ club }: ClubContext): Refusal | null => (club.can_edit ? null : 'notAllowed');
const finishOnly = ({ club, sailing }: SailingContext): Refusal | null =>
  moveRefusal(club.can_edit, sailing) === null ? null : { to: '../finish' };
const club: LayoutRoute<ClubContext> = {
  path: paths.club,
  layout: chunk(() => import('../layouts/ClubLayout')),
  isLikely: true,
  pages: [
    {
      path: paths.club,
      page: chunk(() => import('../../features/club/home/ClubHomePage')),
      isLikely: true,
      listing: { of: 'club', name: 'Klubbens hem', inBar: 'Hem', isLast: true },
    },
    {
      path: paths.sailings,
      page: chunk(() => import('../pages/SailingListPage')),
      isLikely: true,
      listing: { of: 'club', name: 'Seglingar', words: 'kalender program ny segling', inBar: 'Seglingar' },
    },
    {
      path: paths.series,
      page: chunk(() => import('../../features/series/list/SeriesPage')),
      isLikely: true,
      listing: { of: 'club', name: 'Serier', words: 'ställning poäng ny serie', inBar: 'Serier' },
    },
    {
      path: paths.serieImport,
      page: chunk(() => import('../../features/series/sailwave/SailwavePage')),
      refuse: officialsOnly,
    },
    {
      path: paths.courses,
      page: chunk(() => import('../../features/club/courses/list/CoursesPage')),
      listing: { of: 'club', name: 'Banor', words: 'karta märken', inBar: 'Banor' },
    },
    { path: paths.course, page: chunk(() => import('../../features/club/courses/info/CoursePage')) },
    {
      path: paths.statistics,
      page: chunk(() => import('../../features/club/statistics/StatisticsPage')),
      listing: {
        of: 'club',
        name: 'Statistik',
        words: 'säsong år antal startande årssammanfattning styrelse',
        inBar: 'Statistik',
      },
    },
    { path: paths.boatHistory, page: chunk(() => import('../../features/club/statistics/boat/BoatHistoryPage')) },
    {
      path: paths.season,
      page: chunk(() => import('../../features/club/sailings/season/SeasonPage')),
      refuse: officialsOnly,
    },
    {
      path: paths.clubProfile,
      page: chunk(() => import('../../features/club/profile/ClubProfilePage')),
      listing: {
        of: 'officials',
        name: 'Klubbens profil',
        words: 'logga kontakt om klubben',
        isInMenu: true,
        isLast: true,
      },
    },
    {
      path: paths.clubAccount,
      page: chunk(() => import('../pages/ClubAccountPage')),
      refuse: officialsOnly,
      listing: {
        of: 'officials',
        name: 'Konto',
        words: 'medlemmar lösenord inställningar filer',
        isInMenu: true,
      },
    },
    {
      path: paths.documentation,
      page: documentationPage,
      listing: { of: 'help', ...documentationListing, isLast: true },
    },
    {
      path: paths.help,
      page: helpPage,
      listing: { of: 'help', ...helpListing },
    },
  ],
};

const sailing: LayoutRoute<SailingContext> = {
  path: paths.sailing,
  layout: chunk(() => import('../layouts/SailingLayout')),
  first: 'info',
  isLikely: true,
  pages: [
    {
      path: paths.sailingInfo,
      page: chunk(() => import('../pages/SailingInfoPage')),
      tab: { name: 'Information' },
      isLikely: true,
    },
    {
      path: paths.startList,
      page: chunk(() => import('../../features/race-night/pursuit/StartListPage')),
      refuse: ({ sailing: { start_type } }) => (start_type === 'individual' ? null : { to: '../info' }),
      tab: { name: 'Startlista', isShown: ({ sailing: { start_type } }) => start_type === 'individual' },
      isLikely: true,
    },
    {
      path: paths.competitors,
      page: chunk(() => import('../pages/CompetitorsPage')),
      tab: { name: 'Deltagare' },
      isLikely: true,
    },
    {
      path: paths.entryImport,
      page: chunk(() => import('../../features/race-night/entry-import/EntryImportPage')),
      refuse: ({ club, sailing }) =>
        club.can_edit ? (sailing.verified_result ? { to: '../competitors' } : null) : 'notAllowed',
      tab: { name: 'Klistra in anmälda båtar', isShown: () => false },
    },
    {
      path: paths.result,
      page: chunk(() => import('../../features/race-night/results/ResultPage')),
      tab: { name: 'Resultat' },
      isLikely: true,
    },
    {
      path: paths.startConsole,
      page: chunk(() => import('../../features/race-night/start-console/StartConsolePage')),
      refuse: officialsOnly,
    },
    {
      path: paths.onWater,
      page: chunk(() => import('../../features/race-night/sail/SailPage')),
    },
    {
      path: paths.finish,
      page: chunk(() => import('../../features/race-night/finish/FinishPage')),
      tab: { name: 'Målgång', isShown: (context) => context.club.can_edit || context.sailing.self_reporting },
    },
    {
      path: paths.finishLive,
      page: chunk(() => import('../../features/race-night/finish/live/FinishLivePage')),
      refuse: finishOnly,
      // The name is in its title.
      tab: { name: 'Målgångsläge', isShown: () => false },
    },
    {
      path: paths.finishCompare,
      page: chunk(() => import('../../features/race-night/finish/compare/ComparePage')),
      refuse: finishOnly,
      tab: { name: 'Jämför listor', isShown: () => false },
    },
    {
      path: paths.sailingSerie,
      page: chunk(() => import('../../features/series/sailing/SailingSeriePage')),
      tab: { name: 'Serie' },
      isLikely: true,
    },
  ],
};

const serie: LayoutRoute<SerieContext> = {
  path: paths.serie,
  layout: chunk(() => import('../layouts/SerieLayout')),
  first: 'result',
  isLikely: true,
  pages: [
    {
      path: paths.serieResult,
      page: chunk(() => import('../../features/series/result/SerieResultPage')),
      tab: { name: 'Ställning' },
      isLikely: true,
    },
    {
      path: paths.serieSailings,
      page: chunk(() => import('../../features/series/sailings/SerieSailingsPage')),
      tab: { name: 'Seglingar' },
    },
    {
      path: paths.serieInfo,
      page: chunk(() => import('../../features/series/info/SerieInfoPage')),
      tab: { name: 'Information' },
    },
    {
      path: paths.serieRules,
      page: chunk(() => import('../../features/series/rules/SerieRulesPage')),
      tab: { name: 'Så räknas serien' },
    },
    {
      path: paths.serieCopy,
      page: chunk(() => import('../../features/series/copy/SerieCopyPage')),
      // The name is in its title.
      tab: { name: 'Kopiera till ny säsong', isShown: () => false },
      refuse: officialsOnly,
    },
  ],
};

/**
 * Every page behind the login. The routes are built from it, the menus and the search name what it lists, and the tests
 * visit all that it holds: a new page needs its line here and its address in paths.ts.
 */
export const pageTable = { appPages, club, sailing, serie, sailor } as const;

export interface ListedPage extends Listing {
  pattern: string;
}

type AnyPage = Pick<PageRoute<never>, 'path' | 'listing'>;

const allPages: readonly AnyPage[] = [
  ...[club, sailing, serie, sailor].flatMap(({ pages }): readonly AnyPage[] => pages),
  ...appPages,
];

/** The pages that menus and search name, in the order of the table. */
export const listedPages: readonly ListedPage[] = allPages.flatMap(({ path, listing }) =>
  listing === undefined ? [] : [{ ...listing, pattern: patternOf(path) }],
);
