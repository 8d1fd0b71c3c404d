import { CLUB_PAGES } from '../../../shared/paths';
import { chunk } from '../../lib/chunk';
import { paths } from '../../paths';
import type { PageRoute } from './pageRoute';

/** Its own page, and what is shown in place of a page that is for others. */
export const notAllowedPage = chunk(() => import('../pages/NotAllowedPage'));
const clubsIndex = chunk(() => import('../pages/ClubsIndexPage'));

export const helpPage = chunk(() => import('../pages/HelpPage'));
export const documentationPage = chunk(() => import('../../features/about/documentation/DocumentationPage'));
export const documentationListing = {
  name: 'Så funkar det',
  words: 'dokumentation regler koder SRS jaktstart anmälan status',
  isInMenu: true,
} as const;
export const helpListing = {
  name: 'Hjälp',
  words: 'frågor och svar kontakt anmäla avanmäla tid',
  isInMenu: true,
} as const;

/** Pages of no club and of no sailor. */
export const appPages: readonly PageRoute<object>[] = [
  {
    path: paths.about,
    page: chunk(() => import('../../features/about/product/about/AboutPage')),
    listing: { of: 'app', name: 'Om Styrbord' },
  },
  {
    path: paths.upgrade,
    page: chunk(() => import('../../features/about/product/upgrade/UpgradePage')),
    listing: { of: 'app', name: 'Nytt i Styrbord' },
  },
  {
    path: paths.dataDeletion,
    page: chunk(() => import('../../features/about/product/data-deletion/DataDeletionPage')),
    listing: { of: 'app', name: 'Ta bort dina uppgifter', words: 'radera konto GDPR' },
  },
  {
    path: paths.accessibility,
    page: chunk(() => import('../../features/about/product/accessibility/AccessibilityPage')),
  },
  { path: paths.designSystem, page: chunk(() => import('../../features/about/design-system/DesignSystemPage')) },
  {
    path: paths.generalDocumentation,
    page: documentationPage,
    listing: { of: 'generalHelp', ...documentationListing, isLast: true },
  },
  { path: paths.generalHelp, page: helpPage, listing: { of: 'generalHelp', ...helpListing } },
  { path: paths.styleGuide, page: chunk(() => import('../../features/about/style-guide/StyleGuidePage')) },
  {
    path: paths.logout,
    page: chunk(() => import('../pages/LogoutPage')),
    isLikely: true,
    listing: { of: 'app', name: 'Logga ut' },
  },
  {
    path: paths.srsTable,
    page: chunk(() => import('../pages/SrsTablePage')),
    listing: { of: 'staff', name: 'SRS-tabellen', words: 'båttyper mätetal förbundet', isInMenu: true },
  },
  { path: paths.notAllowed, page: notAllowedPage },
  { path: paths.acceptRole, page: chunk(() => import('../pages/AcceptRolePage')) },
  { path: paths.clubs, page: clubsIndex },
  // Without a club they are those of the user's own club.
  ...CLUB_PAGES.map((page) => ({ path: `${paths.clubs}/${page}`, page: clubsIndex })),
  { path: paths.sailors, page: chunk(() => import('../pages/SailorsPage')) },
];
