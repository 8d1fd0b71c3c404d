import { raceWhy } from '../../../texts/scoring';
import { scoringTimesTexts as texts } from '../../../texts/scoringTimes';
import { shownDecimal } from '../../decimals';
import { clockText } from '../../duration';
import type { RaceBoatScore, RaceScores } from '../raceScores';
import type { RaceSummary } from '../types';
import { whySteps } from './whySteps';

/** Explains the calculation of a boat's corrected time in a Swedish sentence; null for a boat without a time. */
function whyCorrected(
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

/** Explains a boat's corrected time and points in a single race in Swedish sentences. */
export function whyRaceBoat(scores: RaceScores, row: RaceBoatScore): string[] {
  const time = whyCorrected(scores, row);
  const hasNothing = time === null && row.boat.code === null;
  return [
    ...(time === null ? [] : [time]),
    ...(hasNothing ? [texts.noTime] : []),
    ...whySteps(row.steps),
    ...(scores.isCounted ? [] : [texts.notCounted]),
  ];
}

/** Explains in Swedish why a race gives no points; null when it counts. */
export function whyRaceIsNotCounted({ whyNot, starters, minStarters }: RaceSummary): string | null {
  if (whyNot === null) return null;
  return whyNot === 'noFinisher' ? raceWhy.noFinisher : raceWhy.tooFewStarters(starters, minStarters);
}
