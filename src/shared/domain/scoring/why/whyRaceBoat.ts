import { scoringTimesTexts as texts } from '../../../texts/scoringTimes';
import type { RaceBoatScore, RaceScores } from '../raceScores';
import { whyCorrected } from './whyCorrected';
import { whySteps } from './whySteps';

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
