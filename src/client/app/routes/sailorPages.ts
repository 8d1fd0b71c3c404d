import { chunk } from '../../lib/chunk';
import { paths } from '../../paths';
import type { SailorContext } from '../layouts/SailorLayout';
import type { LayoutRoute, Refusal } from './pageRoute';

const ownOnly = ({ isOwn }: SailorContext): Refusal | null => (isOwn ? null : 'notFound');
const readersOnly = ({ maySeeEntries }: SailorContext): Refusal | null => (maySeeEntries ? null : 'notFound');

/** The pages of one sailor. */
export const sailor: LayoutRoute<SailorContext> = {
  path: paths.sailor,
  layout: chunk(() => import('../layouts/SailorLayout')),
  pages: [
    {
      // Their home, for others.
      path: paths.sailor,
      page: chunk(() => import('../../features/sailor/facts/SailorFactsPage')),
      refuse: ({ isOwn }) => (isOwn ? { to: 'home' } : null),
    },
    {
      path: paths.sailorHome,
      page: chunk(() => import('../../features/sailor/home/SailorHomePage')),
      refuse: ({ isOwn }) => (isOwn ? null : { to: '..' }),
      tab: { name: 'Hem' },
      listing: { of: 'sailor', name: 'Mina sidor', isInMenu: true },
    },
    {
      path: paths.sailorSailings,
      page: chunk(() => import('../../features/sailor/my-sailings/MySailingsPage')),
      refuse: readersOnly,
      tab: { name: 'Seglingar' },
      listing: { of: 'sailor', name: 'Mina seglingar' },
    },
    {
      path: paths.sailorSeries,
      page: chunk(() => import('../../features/sailor/series/SailorSeriesPage')),
      refuse: readersOnly,
      tab: { name: 'Serier' },
      listing: { of: 'sailor', name: 'Mina serier' },
    },
    {
      path: paths.sailorSeasons,
      page: chunk(() => import('../../features/sailor/seasons/SailorSeasonsPage')),
      refuse: readersOnly,
      tab: { name: 'Säsonger' },
      listing: { of: 'sailor', name: 'Mina säsonger', words: 'statistik år bästa placering' },
    },
    {
      path: paths.sailorSettings,
      page: chunk(() => import('../../features/sailor/settings/SailorSettingsPage')),
      refuse: ownOnly,
      tab: { name: 'Inställningar', isShown: ({ isOwn }) => isOwn },
      listing: {
        of: 'sailor',
        name: 'Inställningar',
        words: 'profil foto båt SRS mätbrev lösenord uppgifter konto',
      },
    },
  ],
};
