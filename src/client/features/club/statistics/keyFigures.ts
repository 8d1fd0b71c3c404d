import type { ClubStatistics, SeasonFigures } from '../../../../shared/contract/statistics';
import { averageText, statisticsTexts } from './texts';

/** A figure of the season, and what it is beside the year before. */
export interface KeyFigure {
  id: string;
  label: string;
  value: string;
  /** Of the year before; null where there is none. */
  before: string | null;
  /** In words, below the figure; '' where there is nothing to say. */
  note: string;
  /** "+3", for paper; '' where nothing is compared. */
  change: string;
}

const signed = (change: number): string => (change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '0');

type CountedId = 'sailings' | 'starts' | 'boats' | 'helms';

/** What a board wants to know of a season at first. */
export function keyFigures({ season, before }: ClubStatistics): KeyFigure[] {
  const counted = (id: CountedId): KeyFigure => ({
    id,
    label: statisticsTexts[id],
    value: String(season[id]),
    before: before && String(before[id]),
    note: before ? statisticsTexts.difference(season[id], before[id], before.year) : '',
    change: before ? signed(season[id] - before[id]) : '',
  });
  const averageOf = ({ starts, sailings }: SeasonFigures) => averageText(starts, sailings);
  const average: KeyFigure = {
    id: 'perEvening',
    label: statisticsTexts.perEvening,
    value: averageOf(season),
    before: before && averageOf(before),
    note: before ? statisticsTexts.averageBefore(averageOf(before), before.year) : '',
    change: '',
  };
  const people: KeyFigure = {
    id: 'people',
    label: statisticsTexts.people,
    value: String(season.people),
    before: before && String(before.people),
    note: statisticsTexts.peopleNote,
    change: before ? signed(season.people - before.people) : '',
  };
  const returning: KeyFigure[] =
    season.returning === null || before === null
      ? []
      : [
          {
            id: 'returning',
            label: statisticsTexts.returning,
            value: String(season.returning),
            before: null,
            note: statisticsTexts.returningOf(season.helms, before.year),
            change: '',
          },
        ];
  return [counted('sailings'), counted('starts'), average, counted('boats'), counted('helms'), ...returning, people];
}
