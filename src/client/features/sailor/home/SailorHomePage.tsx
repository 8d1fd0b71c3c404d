import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { User } from '../../../../shared/contract/auth';
import type { Sailor, SailorEntry } from '../../../../shared/contract/sailors';
import { ownSeries } from '../../../../shared/domain/ownSeries';
import { localDateOf } from '../../../../shared/domain/time';
import { useSailorEntries } from '../../../api/sailors';
import { paths, sailingsToEnter } from '../../../paths';
import { ErrorState } from '../../../ui/states/ErrorState';
import { HomeSection } from '../../../ui/page/HomeSection';
import { ListSkeleton } from '../../../ui/states/Skeletons';
import { FirstSteps } from './FirstSteps';
import { latestResults, nextEntry } from './homeEntries';
import { LatestResults } from './LatestResults';
import { NextStart } from './NextStart';
import { SeriesInShort } from './SeriesInShort';
import { sailorHomeTexts } from './texts';

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

function HomeParts({ sailor, user, entries }: SailorHomePageProps & { entries: readonly SailorEntry[] }) {
  const [today] = useState(() => localDateOf(Date.now()));
  const next = nextEntry(entries, today);
  if (entries.length === 0) return <FirstSteps sailor={sailor} user={user} />;
  return (
    <Columns>
      {next ? <NextStart sailor={sailor} entry={next} /> : <NothingNext sailor={sailor} user={user} />}
      <Stack spacing={5}>
        <LatestResults results={latestResults(entries)} />
        <SeriesInShort series={ownSeries(entries)} sailor={sailor.id} />
      </Stack>
    </Columns>
  );
}

/** What a sailor comes for: his next start, how the last ones went, and where he stands. */
export default function SailorHomePage({ sailor, user }: SailorHomePageProps) {
  const { status, entries, refetch } = useSailorEntries(sailor.id);
  if (entries) return <HomeParts sailor={sailor} user={user} entries={entries} />;
  if (status === 'loading') return <ListSkeleton />;
  return <ErrorState title={sailorHomeTexts.failed} text={sailorHomeTexts.retryText} onRetry={refetch} />;
}
