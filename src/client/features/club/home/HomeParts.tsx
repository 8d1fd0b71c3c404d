import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import type { WireDate } from '../../../../shared/contract/common';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { useMeQuery } from '../../../api/auth';
import { useMyRegistrationsQuery } from '../../../api/sailors';
import { EmptyState } from '../../../ui/states/EmptyState';
import { FirstSteps } from './FirstSteps';
import { stepsDone, type Step } from './firstSteps';
import type { HomeLinks } from './homeLinks';
import { homeSailings } from './homeSailings';
import { LatestResults } from './LatestResults';
import { NextSailings } from './NextSailings';
import { OwnStart } from './OwnStart';
import { SeriesInShort } from './SeriesInShort';
import { texts } from './texts';
import { useWaiting } from './useWaiting';
import { WaitingList } from './WaitingList';

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
  links: HomeLinks;
}

/** Where each step is done: in the next sailing, once there is one. */
function stepLinks(next: SailingRow | undefined, links: HomeLinks): Record<Step, string> {
  const inNext = (href: (id: number) => string): string => (next ? href(next.id) : links.sailings);
  return {
    profile: links.profile,
    sailing: links.sailings,
    entries: inNext(links.competitors),
    groups: inNext(links.competitors),
    finish: inNext(links.finish),
  };
}

function OfficialParts({ club, sailings, today, links }: HomePartsProps) {
  const { competitors, ...waiting } = useWaiting(club, sailings, today);
  const { next } = homeSailings(sailings, today);
  return (
    <>
      {waiting.isKnown ? (
        <FirstSteps
          done={stepsDone({ club, sailings, competitors })}
          hrefOf={stepLinks(next[0], links)}
          seasonHref={links.season}
        />
      ) : null}
      {sailings.length === 0 ? null : <WaitingList {...waiting} links={links} />}
    </>
  );
}

/** Before there is anything to tell, for those who cannot begin. */
function NothingYet({ links }: { links: HomeLinks }) {
  const about = (
    <Button variant="contained" component={Link} to={links.profile} nativeButton={false}>
      {texts.readAbout}
    </Button>
  );
  return <EmptyState title={texts.emptyTitle} text={texts.emptyOther} action={about} />;
}

/** Who reads, and what he has entered. */
function useReader() {
  const { data: user } = useMeQuery();
  const sailor = user?.sailor?.id ?? null;
  const { data: own } = useMyRegistrationsQuery(undefined, { skip: sailor === null });
  return { user, sailor, ownIds: new Set(own?.sailing_ids) };
}

/** The parts of the home, in the order of what matters now to whoever reads it. */
export function HomeParts({ club, sailings, today, links }: HomePartsProps) {
  const { user, sailor, ownIds } = useReader();
  const { next, latest } = homeSailings(sailings, today);
  const ownNext = next.find(({ id }) => ownIds.has(id));
  if (sailings.length === 0) {
    if (!club.can_edit) return <NothingYet links={links} />;
    return (
      <Beginning>
        <OfficialParts club={club} sailings={sailings} today={today} links={links} />
      </Beginning>
    );
  }
  return (
    <Columns>
      <Stack spacing={5}>
        {club.can_edit ? <OfficialParts club={club} sailings={sailings} today={today} links={links} /> : null}
        {sailor !== null && ownNext ? <OwnStart sailing={ownNext} sailor={sailor} links={links} /> : null}
        <NextSailings sailings={next} links={links} canEdit={club.can_edit} user={user} ownIds={ownIds} />
      </Stack>
      <Stack spacing={5}>
        <LatestResults sailings={latest} links={links} />
        <SeriesInShort club={club.id} sailor={sailor} links={links} />
      </Stack>
    </Columns>
  );
}
