import type { SeriesAnswerRow } from '../../contract/scoring';
import { fromScaled, fromTenths } from '../decimals';
import type { SeriesRowScore, SeriesScores } from './types';

function answerRow({ competitor, rank, netTenths, totalTenths, cells, discarded, tiedWith }: SeriesRowScore): SeriesAnswerRow {
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

/** The standings as `npm run score` prints them: decimal strings with one decimal, races counted from 1. */
export const answerOf = ({ rows }: SeriesScores): SeriesAnswerRow[] => rows.map(answerRow);
