import type { CompetitorPayload, DistinctCompetitor } from '../../../../../shared/contract/competitors';
import { entryAgain, type EntrySetting } from '../../../../../shared/domain/entryAgain';
import { sailNumberKey } from '../../../../../shared/domain/sailNumber';
import { likeliestFirst } from '../candidates/likeliestFirst';
import { competitorChanges, newCompetitorValues, type CompetitorValues } from './competitorValues';

/** The boats that have sailed with the club under a number, those that sailed last first. */
export function boatsOfNumber(earlier: readonly DistinctCompetitor[], typed: string): DistinctCompetitor[] {
  const key = sailNumberKey(typed);
  return key === '' ? [] : likeliestFirst(earlier.filter(({ sail_number }) => sailNumberKey(sail_number) === key));
}

/** The one that the number means; null where it may be one of several boats. */
export function lastOfNumber(boats: readonly DistinctCompetitor[]): DistinctCompetitor | null {
  const [last, ...others] = boats;
  const isOther = ({ boat_name, boat_model }: DistinctCompetitor) =>
    boat_name !== last?.boat_name || boat_model !== last.boat_model;
  return last === undefined || others.some(isOther) ? null : last;
}

/** An entry as the last one, except for what has been written in the form. */
export function entryAsLast(
  last: DistinctCompetitor,
  values: CompetitorValues,
  setting: Omit<EntrySetting, 'sailed'>,
): CompetitorPayload {
  const again = entryAgain(last, { ...setting, sailed: last.last_sailing.start_date });
  const written = competitorChanges(newCompetitorValues(), values, setting.sailing.id);
  const isOtherHelm = written.skipper_name !== undefined && written.skipper_name !== last.skipper_name;
  const entry = { ...again, ...written, sail_number: last.sail_number, ...(isOtherHelm && { sailor: null }) };
  // Another kind of number is the server's to fill in, by boat or type.
  if (written.rating_type !== undefined && written.rating === undefined) delete entry.rating;
  return entry;
}
