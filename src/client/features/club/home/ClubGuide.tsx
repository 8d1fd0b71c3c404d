import Typography from '@mui/material/Typography';
import type { Club } from '../../../../shared/contract/clubs';
import type { Competitor } from '../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { paths } from '../../../paths';
import { HomeSection } from '../../../ui/page/HomeSection';
import { StepList, type ListedStep } from '../../../ui/page/StepList';
import { clubHomeTexts } from './texts';

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

interface ClubGuideProps extends Facts {
  /** The sailing that comes next, if any. */
  next?: SailingRow | undefined;
}

/** From an empty club to a result. Gone when every step is done. */
export function ClubGuide({ next, ...facts }: ClubGuideProps) {
  const done = stepsDone(facts);
  if (STEPS.every((step) => done[step])) return null;
  const hrefOf = stepLinks(facts.club, next);
  const others: Partial<Record<Step, ListedStep['other']>> = {
    sailing: { label: clubHomeTexts.wholeSeason, href: paths.season(facts.club.slug) },
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
