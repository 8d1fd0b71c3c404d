import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import type { WireDate } from '../../../../shared/contract/common';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { useMeQuery } from '../../../api/auth';
import { useMyRegistrationsQuery } from '../../../api/sailors';
import { paths } from '../../../paths';
import { StatusChip } from '../../../sailing-ui/StatusChip';
import { formatDay } from '../../../ui/format';
import { HomeLine, HomeList } from '../../../ui/page/HomeList';
import { HomeSection } from '../../../ui/page/HomeSection';
import { EmptyState } from '../../../ui/states/EmptyState';
import { ClubGuide } from './ClubGuide';
import { NextSailings } from './NextSailings';
import { OwnStart } from './OwnStart';
import { SeriesInShort } from './SeriesInShort';
import { WaitingList } from './WaitingList';
import { homeSailings } from './homeSailings';
import { clubHomeTexts } from './texts';
import { useWaiting } from './useWaiting';

function LatestResults({ club, sailings }: { club: Club; sailings: readonly SailingRow[] }) {
  return (
    <HomeSection title={clubHomeTexts.latest}>
      {sailings.length === 0 ? <Typography color="text.secondary">{clubHomeTexts.nothingSailed}</Typography> : null}
      {sailings.length === 0 ? null : (
        <HomeList>
          {sailings.map(({ id, name, start_date, competitor_count, verified_result }) => (
            <HomeLine
              key={id}
              to={paths.result(club.slug, id)}
              title={name}
              note={`${formatDay(start_date)} · ${clubHomeTexts.sailed(competitor_count)}`}
            >
              {verified_result ? (
                <StatusChip status="verified" label={clubHomeTexts.verified} />
              ) : (
                <StatusChip status="preliminary" label={clubHomeTexts.preliminary} />
              )}
            </HomeLine>
          ))}
        </HomeList>
      )}
    </HomeSection>
  );
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '3fr 2fr', gap: theme.spacing(6), alignItems: 'start' },
  '& > *': { minWidth: 0 },
}));

const Beginning = styled('div')({ maxWidth: 720 });

interface HomePartsProps {
  club: Club;
  sailings: readonly SailingRow[];
  today: WireDate;
}

function OfficialParts({ club, sailings, today }: HomePartsProps) {
  const { competitors, ...waiting } = useWaiting(club, sailings, today);
  const { next } = homeSailings(sailings, today);
  return (
    <>
      {waiting.isKnown ? <ClubGuide club={club} sailings={sailings} competitors={competitors} next={next[0]} /> : null}
      {sailings.length === 0 && waiting.asking.length === 0 ? null : <WaitingList club={club} {...waiting} />}
    </>
  );
}

/** Before there is anything to tell, for those who cannot begin. */
function NothingYet({ club }: { club: Club }) {
  const about = (
    <Button variant="contained" component={Link} to={paths.clubProfile(club.slug)} nativeButton={false}>
      {clubHomeTexts.readAbout}
    </Button>
  );
  return <EmptyState drawing="pole" title={clubHomeTexts.emptyTitle} text={clubHomeTexts.emptyOther} action={about} />;
}

/** The reader, and what they have entered. */
function useReader() {
  const { data: user } = useMeQuery();
  const sailor = user?.sailor?.id ?? null;
  const { data: own } = useMyRegistrationsQuery(undefined, { skip: sailor === null });
  return { user, sailor, ownIds: new Set(own?.sailing_ids) };
}

/** The parts of the home, in the order of what matters now to the reader. */
export function HomeParts({ club, sailings, today }: HomePartsProps) {
  const { user, sailor, ownIds } = useReader();
  const { next, latest } = homeSailings(sailings, today);
  const ownNext = next.find(({ id }) => ownIds.has(id));
  if (sailings.length === 0) {
    if (!club.can_edit) return <NothingYet club={club} />;
    return (
      <Beginning>
        <OfficialParts club={club} sailings={sailings} today={today} />
      </Beginning>
    );
  }
  return (
    <Columns>
      <Stack spacing={5}>
        {club.can_edit ? <OfficialParts club={club} sailings={sailings} today={today} /> : null}
        {sailor !== null && ownNext ? <OwnStart club={club} sailing={ownNext} sailor={sailor} /> : null}
        <NextSailings club={club} sailings={next} user={user} ownIds={ownIds} />
      </Stack>
      <Stack spacing={5}>
        <LatestResults club={club} sailings={latest} />
        <SeriesInShort club={club} sailor={sailor} />
      </Stack>
    </Columns>
  );
}
