import type { Id, WireDate } from '../../../../shared/contract/common';
import type { SerieCopyPayload } from '../../../../shared/contract/seasons';
import type { Serie } from '../../../../shared/contract/series';
import { addDays, WEEK_DAYS } from '../../../../shared/domain/calendar';
import { nameOfNextSeason, SEASON_WEEKS, weeksToNextSeason, yearsLater } from '../../../../shared/domain/season';
import { leftOut } from '../../../sailing-ui/plan/leftOut';

/** The form as it is typed. */
export interface CopyValues extends Record<string, string | number | boolean> {
  name: string;
  weeks: number;
  publish: boolean;
  /** For those that would have none: as in the latest sailing with start groups. */
  same_groups: boolean;
  /** Ids of sailings that are left out, with blanks between. */
  left_out: string;
}

const yearOf = (date: WireDate): number => Number(date.slice(0, 4));
const yearsIn = (weeks: number): number => Math.round(weeks / SEASON_WEEKS);

/** A season on the same weekdays that has not passed, called by its year. */
export function copyValues({ name, sailings }: Serie, today: WireDate): CopyValues {
  const last = sailings.at(-1)?.start_date ?? today;
  const weeks = weeksToNextSeason(last, today);
  return {
    name: nameOfNextSeason(name, yearOf(last), yearsIn(weeks)),
    weeks,
    publish: true,
    same_groups: true,
    left_out: '',
  };
}

export interface CopiedDay {
  sailing: number;
  name: string;
  from: WireDate;
  to: WireDate;
  isOut: boolean;
}

/** Every sailing of the serie with its new day and name. */
export function copiedDays({ sailings }: Pick<Serie, 'sailings'>, { weeks, left_out }: CopyValues): CopiedDay[] {
  const out = leftOut(left_out);
  return sailings.map(({ id, name, start_date }) => ({
    sailing: id,
    name: yearsLater(name, yearsIn(weeks)),
    from: start_date,
    to: addDays(start_date, weeks * WEEK_DAYS),
    isOut: out.has(String(id)),
  }));
}

/** What was chosen, in the shape of the wire. */
export const copyPayload = (
  serie: Pick<Serie, 'sailings'>,
  values: CopyValues,
  groupsFrom: Id | null,
): SerieCopyPayload => ({
  name: values.name.trim(),
  status: values.publish ? 'upcoming' : 'unpublished',
  groups_from: groupsFrom,
  sailings: copiedDays(serie, values)
    .filter(({ isOut }) => !isOut)
    .map(({ sailing, name, to }) => ({ sailing, name, start_date: to })),
});
