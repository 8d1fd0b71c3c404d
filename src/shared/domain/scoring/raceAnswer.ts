import type { RaceAnswerRow } from '../../contract/scoring';
import { fromScaled } from '../decimals';
import { clockText } from './clockText';
import { raceScores, type RaceBoatScore, type RaceInput } from './raceScores';

/** The results of a race as `npm run score` prints them. */
export function raceAnswer(race: RaceInput): RaceAnswerRow[] {
  const scores = raceScores(race);
  const rowOf = ({ boat, correctedS, place, tenths }: RaceBoatScore): RaceAnswerRow => ({
    id: boat.id,
    corrected: correctedS === null ? null : clockText(correctedS),
    place,
    points: fromScaled(tenths, 1),
  });
  return scores.rows.map(rowOf);
}
