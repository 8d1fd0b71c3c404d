import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../../../shared/contract/auth';
import type { WireDate } from '../../../../shared/contract/common';
import type { Competitor } from '../../../../shared/contract/competitors';
import type { Sailor, SailorEntry } from '../../../../shared/contract/sailors';
import { ownSeries, entriesInOrder } from '../../../../shared/domain/ownSeries';
import { localDateOf } from '../../../../shared/domain/time';
import { useOwnCalendar, useSailorEntries } from '../../../api/sailors';
import { useSailing } from '../../../api/sailings';
import { useTonightSailing } from '../../../api/tonight';
import { Tonight } from '../../../changes/Tonight';
import { paths, sailingsToEnter, tonightPaths } from '../../../paths';
import { CalendarButton } from '../../../sailing-ui/calendar/CalendarButton';
import { HomeSection } from '../../../ui/page/HomeSection';
import { StepList } from '../../../ui/page/StepList';
import { ErrorState } from '../../../ui/states/ErrorState';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { NextStart } from './NextStart';
import { ResultItem } from './ResultItem';
import { SeriesInShort } from './SeriesInShort';
import { sailorHomeTexts } from './texts';

interface FirstStepsProps {
  sailor: Sailor;
  user: User;
}

/** From a new account to the first start. */
function FirstSteps({ sailor, user }: FirstStepsProps) {
  const { name, boat, sailing } = sailorHomeTexts.step;
  const settings = paths.sailorSettings(sailor.id);
  return (
    <HomeSection title={sailorHomeTexts.steps}>
      <Typography sx={{ maxWidth: '60ch' }}>{sailorHomeTexts.stepsLead}</Typography>
      <StepList
        steps={[
          { ...name, href: settings, isDone: sailor.full_name !== '' },
          { ...boat, href: settings, isDone: sailor.boats.length > 0 },
          { ...sailing, href: sailingsToEnter(user.club_slug), isDone: false },
        ]}
      />
    </HomeSection>
  );
}

/** How it went the last times. */
function LatestResults({ results }: { results: readonly SailorEntry[] }) {
  return (
    <HomeSection title={sailorHomeTexts.latest}>
      {results.length === 0 ? (
        <Typography color="text.secondary">{sailorHomeTexts.nothingSailed}</Typography>
      ) : (
        <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
          {results.map((entry) => (
            <ResultItem
              key={entry.sailing.id}
              entry={entry}
              href={paths.result(entry.sailing.club.slug, entry.sailing.id)}
            />
          ))}
        </ul>
      )}
    </HomeSection>
  );
}

const MANY = 5;

const isSailed = ({ finish_time, elapsed_time, score_code }: Competitor): boolean =>
  finish_time !== null || elapsed_time !== null || score_code !== null;

/** A sailing that was to be on an earlier day and never was is no next one. */
function isAhead({ sailing, competitor }: SailorEntry, today: WireDate): boolean {
  if (isSailed(competitor)) return false;
  return sailing.status === 'ongoing' || (sailing.status === 'upcoming' && sailing.start_date >= today);
}

/** The entry whose start comes next; one that is being sailed comes before those of later days. */
const nextEntry = (entries: readonly SailorEntry[], today: WireDate): SailorEntry | undefined =>
  entriesInOrder(entries).find((entry) => isAhead(entry, today));

/** The entry of the evening that is on, or that comes within the day. */
function useTonightEntry(entries: readonly SailorEntry[]): SailorEntry | undefined {
  const sailing = useTonightSailing(entries.map((entry) => entry.sailing));
  return sailing && entries.find((entry) => entry.sailing.id === sailing.id);
}

/** Where there is a time or a code, the latest first. */
const latestResults = (entries: readonly SailorEntry[]): SailorEntry[] =>
  entriesInOrder(entries)
    .filter(({ competitor }) => isSailed(competitor))
    .reverse()
    .slice(0, MANY);

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '3fr 2fr', gap: theme.spacing(6), alignItems: 'start' },
  '& > *': { minWidth: 0 },
}));

interface SailorHomePageProps {
  /** The one who reads the page. */
  sailor: Sailor;
  user: User;
}

function NothingNext({ sailor, user }: SailorHomePageProps) {
  return (
    <HomeSection
      title={sailorHomeTexts.next}
      more={{ label: sailorHomeTexts.allSailings, to: paths.sailorSailings(sailor.id) }}
    >
      <Typography sx={{ mb: 2 }}>{sailorHomeTexts.nothingNext}</Typography>
      <Button variant="contained" component={Link} to={sailingsToEnter(user.club_slug)} nativeButton={false}>
        {sailorHomeTexts.findSailing}
      </Button>
    </HomeSection>
  );
}

/** The evening that the sailor is entered in. */
function OwnTonight({ sailor, entry: { sailing } }: { sailor: Sailor; entry: SailorEntry }) {
  const { sailing: row } = useSailing(sailing.id);
  if (row === undefined) return null;
  return (
    <Tonight sailing={row} sailor={sailor.id} isOfficial={false} hrefOf={tonightPaths(sailing.club.slug, sailing.id)} />
  );
}

function HomeParts({ sailor, user, entries }: SailorHomePageProps & { entries: readonly SailorEntry[] }) {
  const [today] = useState(() => localDateOf(Date.now()));
  const calendar = useOwnCalendar(sailor.id);
  const next = nextEntry(entries, today);
  const tonight = useTonightEntry(entries);
  if (entries.length === 0) return <FirstSteps sailor={sailor} user={user} />;
  return (
    <>
      {tonight && <OwnTonight sailor={sailor} entry={tonight} />}
      <Columns>
        {next ? (
          <NextStart sailor={sailor} entry={next} hasCard={tonight?.sailing.id === next.sailing.id} />
        ) : (
          <NothingNext sailor={sailor} user={user} />
        )}
        <Stack spacing={5}>
          <LatestResults results={latestResults(entries)} />
          <SeriesInShort series={ownSeries(entries)} sailor={sailor.id} />
          <Box>
            <CalendarButton of="own" address={calendar} />
          </Box>
        </Stack>
      </Columns>
    </>
  );
}

/** What sailors come for: their next start, how the last ones went, and where they stand. */
export default function SailorHomePage({ sailor, user }: SailorHomePageProps) {
  const { status, entries, error, refetch } = useSailorEntries(sailor.id);
  if (entries) return <HomeParts sailor={sailor} user={user} entries={entries} />;
  if (status === 'loading') return <ListSkeleton />;
  return <ErrorState title={sailorHomeTexts.failed} error={error} onRetry={refetch} />;
}
