import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Suspense, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ClubRef } from '../../../shared/contract/clubs';
import type { SailingRow } from '../../../shared/contract/sailings';
import { eveningTexts } from '../../features/entrance/evening/EveningEntrance';
import { chunk, lazyPage } from '../../lib/chunk';
import { paths } from '../../paths';
import { PageColumn, PageHeader } from '../../ui/page/PageHeader';
import { InSlices } from '../../ui/states/InSlices';
import { ListSkeleton } from '../../ui/states/Skeletons';
import { pageTexts } from './texts';

const StartGroupBoard = lazyPage(
  chunk(async () => ({
    default: (await import('../../features/race-night/start-groups/StartGroupBoard')).StartGroupBoard,
  })),
);
const WorkingSheet = lazyPage(
  chunk(async () => ({ default: (await import('../../features/race-night/finish/WorkingSheet')).WorkingSheet })),
);
const ComparePage = lazyPage(chunk(() => import('../../features/race-night/finish/compare/ComparePage')));
const ReportsPage = lazyPage(chunk(() => import('../../features/race-night/finish/reports/ReportsPage')));

/** Which screen of the evening is open: part of its address. */
export const SCREEN = 'lage';
export const screenHref = (key: string): string => `${paths.eveningHome}?${SCREEN}=${key}`;

interface OfEvening {
  club: ClubRef;
  sailing: SailingRow;
}

interface QuietScreen {
  key: string;
  name: string;
  content: (evening: OfEvening) => ReactNode;
}

const COMPARE = 'jamfor';

/** What helpers do beside the line, by what it is called in the address. */
export const QUIET_SCREENS: readonly QuietScreen[] = [
  {
    key: 'batar',
    name: eveningTexts.board,
    content: ({ sailing }) => (
      <StartGroupBoard sailing={sailing} readOnlyReason={sailing.verified_result ? pageTexts.verifiedReadOnly : null} />
    ),
  },
  {
    key: 'protokoll',
    name: eveningTexts.sheet,
    content: ({ club, sailing }) => (
      <WorkingSheet
        club={club}
        sailing={sailing}
        ways={{ live: screenHref('mal'), compare: screenHref(COMPARE), starts: screenHref('start') }}
      />
    ),
  },
  {
    key: COMPARE,
    name: eveningTexts.compare,
    content: ({ club, sailing }) => <ComparePage club={club} sailing={sailing} home={paths.eveningHome} />,
  },
  {
    key: 'rapporter',
    name: eveningTexts.reports,
    content: ({ club, sailing }) => <ReportsPage club={club} sailing={sailing} />,
  },
];

/** The ways to the quiet screens, below what the evening is for. */
export function QuietWays() {
  return (
    <Stack component="nav" aria-label={eveningTexts.more} spacing={1}>
      {QUIET_SCREENS.map(({ key, name }) => (
        <Button
          key={key}
          component={RouterLink}
          nativeButton={false}
          to={screenHref(key)}
          variant="outlined"
          sx={{ minHeight: 48 }}
        >
          {name}
        </Button>
      ))}
    </Stack>
  );
}

/** A quiet screen of the evening: its name, the way back, and the work. */
export function EveningScreen({ screen, ...evening }: OfEvening & { screen: QuietScreen }) {
  const back = (
    <Link
      component={RouterLink}
      to={paths.eveningHome}
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
    >
      {eveningTexts.back}
    </Link>
  );
  return (
    <Box component="main" sx={{ padding: { xs: 2, sm: 3 } }}>
      <PageColumn wide>
        <PageHeader title={screen.name} documentTitle={`${screen.name} – ${evening.sailing.name}`} context={back} />
        <Suspense fallback={<ListSkeleton />}>
          <InSlices fallback={<ListSkeleton />}>{screen.content(evening)}</InSlices>
        </Suspense>
      </PageColumn>
    </Box>
  );
}
