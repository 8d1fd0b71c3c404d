import type { SeriesAnswerRow } from '../../contract/scoring';
import { fromScaled, fromTenths } from '../decimals';
import type { SeriesRowScore, SeriesScores } from './types';
import { whyPoints } from './why/whyPoints';
import { whyRaceIsNotCounted } from './why/whyRaceIsNotCounted';
import { whyRow } from './why/whyRow';

function answerRow({
  competitor,
  rank,
  netTenths,
  totalTenths,
  cells,
  discarded,
  tiedWith,
}: SeriesRowScore): SeriesAnswerRow {
  return {
    competitor,
    rank,
    net: fromScaled(netTenths, 1),
    total: fromScaled(totalTenths, 1),
    points: cells.map(({ tenths }) => fromTenths(tenths)),
    discarded: discarded.map((race) => race + 1),
    tied_with: [...tiedWith],
  };
}

function whyOf(row: SeriesRowScore, { races }: SeriesScores): SeriesAnswerRow['why'] {
  const points = races.map((race, index) => {
    const notCounted = whyRaceIsNotCounted(race);
    return notCounted === null ? whyPoints(row, index) : [notCounted];
  });
  return { points, row: whyRow(row, (competitor) => competitor) };
}

/**
 * The standings as `npm run score` prints them: decimal strings with one decimal, races counted from 1, and with `why`
 * the explanation of each point and row.
 */
export function answerOf(scores: SeriesScores, { why = false }: { why?: boolean } = {}): SeriesAnswerRow[] {
  return scores.rows.map((row) => {
    const answer = answerRow(row);
    const reasons = why ? whyOf(row, scores) : undefined;
    return reasons ? { ...answer, why: reasons } : answer;
  });
}
