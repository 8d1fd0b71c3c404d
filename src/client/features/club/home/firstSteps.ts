import type { Club } from '../../../../shared/contract/clubs';
import type { Competitor } from '../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../shared/contract/sailings';

export const STEPS = ['profile', 'sailing', 'entries', 'groups', 'finish'] as const;
export type Step = (typeof STEPS)[number];

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
export function stepsDone({ club, sailings, competitors }: Facts): Record<Step, boolean> {
  const finish = sailings.some(({ status }) => status === 'finished');
  const groups = finish || competitors.some(({ start_group, start }) => start_group !== null || start !== null);
  const entries = groups || sailings.some(({ competitor_count }) => competitor_count > 0);
  return { profile: hasProfile(club), sailing: sailings.length > 0, entries, groups, finish };
}
