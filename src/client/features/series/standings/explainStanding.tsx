import type { Why } from '../../../ui/data-table/useWhy';
import { whyPoints } from '../../../../shared/domain/scoring/why/whyPoints';
import { whyRow } from '../../../../shared/domain/scoring/why/whyRow';
import { Sentences } from '../../../ui/data-table/Sentences';
import { whyNotCounted } from './raceTexts';
import { nameOfRow, type StandingRow, type Standings } from './standings';
import { raceOfColumn } from './standingsColumns';
import { texts } from './texts';

function sentencesOf(standings: Standings, { score }: StandingRow, index: number | null): string[] {
  if (index === null) return whyRow(score, nameOfRow(standings.source));
  const race = standings.races[index];
  const reason = race ? whyNotCounted(race) : null;
  const sentences = whyPoints(score, index);
  return reason === null && sentences.length === 0 ? [texts.noPoints] : [...(reason === null ? [] : [reason]), ...sentences];
}

/** Why a figure of the standings is as it is, in the words of the scorer (sailing.md 5). */
export const explainStanding =
  (standings: Standings) =>
  (row: StandingRow, column: string): Why => {
    const index = raceOfColumn(column);
    const race = index === null ? undefined : standings.races[index];
    const what = race ? texts.whyRace(race.index + 1, race.race.name) : texts.whyPlace;
    return {
      title: texts.why(nameOfRow(standings.source)(row.key), what),
      content: <Sentences sentences={sentencesOf(standings, row, index)} />,
    };
  };
