import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { Club } from '../../../../shared/contract/clubs';
import type { WireDate } from '../../../../shared/contract/common';
import type { Competitor } from '../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { useMeQuery } from '../../../api/auth';
import { useMyRegistrationsQuery } from '../../../api/sailors';
import { paths } from '../../../paths';
import { StatusChip } from '../../../sailing-ui/StatusChip';
import { formatDay } from '../../../ui/format';
import { HomeLine, HomeList } from '../../../ui/page/HomeList';
import { HomeSection } from '../../../ui/page/HomeSection';
import { StepList, type ListedStep } from '../../../ui/page/StepList';
import { EmptyState } from '../../../ui/states/EmptyState';
import { NextSailings } from './NextSailings';
import { OwnStart } from './OwnStart';
import { SeriesInShort } from './SeriesInShort';
import { WaitingList } from './WaitingList';
import { homeSailings } from './homeSailings';
import { clubHomeTexts } from './texts';
import { useWaiting } from './useWaiting';

const STEPS = ['profile', 'sailing', 'entries', 'groups', 'finish'] as const;
type Step = (typeof STEPS)[number];

interface Facts {
  club: Club;
  sailings: readonly SailingRow[];
  /** Of the sailings that are to be looked after. */
  competitors: readonly Competitor[];
}

const hasProfile = ({ description, email, phone, website, logo }: Club): boolean =>
  logo !== null || [description, email, phone, website].some((text) => text !== '');

/**
 * Which of the first steps of a club are done: by what there is, not by what somebody has clicked. A later step proves
 * the earlier ones of the race.
 */
function stepsDone({ club, sailings, competitors }: Facts): Record<Step, boolean> {
  const finish = sailings.some(({ status }) => status === 'finished');
  const groups = finish || competitors.some(({ start_group, start }) => start_group !== null || start !== null);
  const entries = groups || sailings.some(({ competitor_count }) => competitor_count > 0);
  return { profile: hasProfile(club), sailing: sailings.length > 0, entries, groups, finish };
}

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

interface FirstStepsProps {
  done: Record<Step, boolean>;
  hrefOf: Record<Step, string>;
  seasonHref: string;
}

/** From an empty club to a result. Gone when every step is done. */
function FirstSteps({ done, hrefOf, seasonHref }: FirstStepsProps) {
  if (STEPS.every((step) => done[step])) return null;
  const others: Partial<Record<Step, ListedStep['other']>> = {
    sailing: { label: clubHomeTexts.wholeSeason, href: seasonHref },
  };
  return (
    <HomeSection title={clubHomeTexts.guide}>
      <Typography sx={{ maxWidth: '60ch' }}>{clubHomeTexts.guideLead}</Typography>
      <StepList
        steps={STEPS.map((step) => ({
          ...clubHomeTexts.steps[step],
          href: hrefOf[step],
          other: others[step],
          isDone: done[step],
        }))}
      />
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

/** Where each step is done: in the next sailing, once there is one. */
function stepLinks({ slug }: Club, next: SailingRow | undefined): Record<Step, string> {
  const inNext = (page: (club: string, sailing: number) => string): string =>
    next ? page(slug, next.id) : paths.sailings(slug);
  return {
    profile: paths.clubProfile(slug),
    sailing: paths.sailings(slug),
    entries: inNext(paths.competitors),
    groups: inNext(paths.competitors),
    finish: inNext(paths.finish),
  };
}

function OfficialParts({ club, sailings, today }: HomePartsProps) {
  const { competitors, ...waiting } = useWaiting(club, sailings, today);
  const { next } = homeSailings(sailings, today);
  return (
    <>
      {waiting.isKnown ? (
        <FirstSteps
          done={stepsDone({ club, sailings, competitors })}
          hrefOf={stepLinks(club, next[0])}
          seasonHref={paths.season(club.slug)}
        />
      ) : null}
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
  return <EmptyState title={clubHomeTexts.emptyTitle} text={clubHomeTexts.emptyOther} action={about} />;
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
