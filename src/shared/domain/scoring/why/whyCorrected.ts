import { scoringTimesTexts as texts } from '../../../texts/scoringTimes';
import { shownDecimal } from '../../decimals';
import { clockText } from '../clockText';
import type { RaceBoatScore, RaceScores } from '../raceScores';

/** Explains the calculation of a boat's corrected time in a Swedish sentence; null for a boat without a time. */
export function whyCorrected(
  { system, distanceNm, mostLaps }: Omit<RaceScores, 'rows'>,
  { boat, correctedS }: RaceBoatScore,
): string | null {
  if (boat.elapsedS === null || correctedS === null) return null;
  const elapsed = clockText(boat.elapsedS);
  const rating = shownDecimal(boat.rating);
  const corrected = clockText(correctedS);
  if (system === 'tod') return texts.timeOnDistance(elapsed, rating, shownDecimal(distanceNm), corrected);
  if (system !== 'py') return texts.timeOnTime(elapsed, rating, corrected);
  if (mostLaps === boat.laps) return texts.portsmouth(elapsed, rating, corrected);
  return texts.portsmouthLaps(elapsed, rating, `${mostLaps}/${boat.laps}`, corrected);
}
