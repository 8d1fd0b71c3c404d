import type { Why } from '../../../ui/data-table/useWhy';
import { whyPoints } from '../../../../shared/domain/scoring/why/whyPoints';
import type { SeriesRowScore } from '../../../../shared/domain/scoring/types';
import { whyRow } from '../../../../shared/domain/scoring/why/whyRow';
import { Sentences } from '../../../ui/data-table/Sentences';
import { shortDate, whyNotCounted } from './raceTexts';
import { nameOfRow, type StandingRow, type Standings } from './standings';
import { raceOfColumn } from './standingsColumns';
import { standingsTexts } from './texts';

/** The sentences about a row name races by number; the heads of the table have their dates. */
function datesOf({ races }: Standings, { discarded, brokenTie }: SeriesRowScore): string[] {
  const named = brokenTie?.rule === 'A8.2' ? [...discarded, brokenTie.race] : discarded;
  const numbers = [...new Set(named)].sort((a, b) => a - b);
  const dates = numbers.flatMap((index) => {
    const race = races[index];
    return race ? [standingsTexts.raceDate(index + 1, shortDate(race.race.start_date))] : [];
  });
  return dates.length === 0 ? [] : [standingsTexts.raceDates(dates)];
}

function sentencesOf(standings: Standings, { score }: StandingRow, index: number | null): string[] {
  if (index === null) return [...whyRow(score, nameOfRow(standings.source)), ...datesOf(standings, score)];
  const race = standings.races[index];
  const reason = race ? whyNotCounted(race) : null;
  const sentences = whyPoints(score, index);
  return reason === null && sentences.length === 0
    ? [standingsTexts.noPoints]
    : [...(reason === null ? [] : [reason]), ...sentences];
}

/** Why a figure of the standings is as it is, in the words of the scorer. */
export const explainStanding =
  (standings: Standings) =>
  (row: StandingRow, column: string): Why => {
    const index = raceOfColumn(column);
    const race = index === null ? undefined : standings.races[index];
    const what = race ? standingsTexts.whyRace(race.index + 1, race.race.name) : standingsTexts.whyPlace;
    return {
      title: standingsTexts.why(nameOfRow(standings.source)(row.key), what),
      content: <Sentences sentences={sentencesOf(standings, row, index)} />,
    };
  };
