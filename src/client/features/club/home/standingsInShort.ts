import type { Id } from '../../../../shared/contract/common';
import type { SerieRow, SeriesRow } from '../../../../shared/contract/series';
import { compareSwedish } from '../../../ui/format';

const LEADERS = 3;
const MANY_SERIES = 2;

export interface ShortStandings {
  /** null: boats are scored as one fleet. */
  raceClass: string | null;
  /** The first three, and the reader's own where it is not among them. */
  rows: SeriesRow[];
}

/** The series that are being sailed; at most two. */
export const currentSeries = (series: readonly SerieRow[]): SerieRow[] =>
  series
    .filter(({ status, competitor_count }) => competitor_count > 0 && status === 'ongoing')
    .sort((a, b) => compareSwedish(b.name, a.name))
    .slice(0, MANY_SERIES);

/** Who stands first in each class, and where the reader stands. */
export function standingsInShort(results: readonly SeriesRow[], sailor: Id | null): ShortStandings[] {
  const classes = [...new Set(results.map((row) => row.race_class))];
  return classes.map((raceClass) => {
    const rows = results.filter((row) => row.race_class === raceClass);
    return {
      raceClass,
      rows: rows.filter((row, index) => index < LEADERS || (sailor !== null && row.sailor === sailor)),
    };
  });
}
