import type { RaceAnswerRow } from '../../contract/scoring';
import { fromScaled } from '../decimals';
import { clockText } from './clockText';
import type { RaceBoatScore, RaceScores } from './raceScores';
import { whyRaceBoat } from './why/whyRaceBoat';

/** The results of a race as `npm run score` prints them. */
export function raceAnswer(scores: RaceScores, { why = false }: { why?: boolean } = {}): RaceAnswerRow[] {
  const rowOf = (row: RaceBoatScore): RaceAnswerRow => ({
    id: row.boat.id,
    corrected: row.correctedS === null ? null : clockText(row.correctedS),
    place: row.place,
    points: fromScaled(row.tenths, 1),
    ...(why && { why: whyRaceBoat(scores, row) }),
  });
  return scores.rows.map(rowOf);
}
