import type { DistinctCompetitor } from '../../../../../shared/contract/competitors';

/** Who may come tonight: those who were entered last, of them those who enter most often; else in the order given. */
export const likeliestFirst = (boats: readonly DistinctCompetitor[]): DistinctCompetitor[] =>
  boats.toSorted(
    (a, b) =>
      b.last_sailing.start_date.localeCompare(a.last_sailing.start_date, 'en') || b.times_entered - a.times_entered,
  );
