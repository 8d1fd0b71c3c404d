import { raceWhy } from '../../../texts/scoring';
import type { RaceSummary } from '../types';

/** Why nobody has points in a race, in Swedish; null when the race is counted. */
export function whyRaceIsNotCounted({ whyNot, starters, minStarters }: RaceSummary): string | null {
  if (whyNot === null) return null;
  return whyNot === 'noFinisher' ? raceWhy.noFinisher : raceWhy.tooFewStarters(starters, minStarters);
}
