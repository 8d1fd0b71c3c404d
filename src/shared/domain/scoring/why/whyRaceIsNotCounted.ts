import { raceWhy } from '../../../texts/scoring';
import type { RaceSummary } from '../types';

/** Explains in Swedish why a race gives no points; null when it counts. */
export function whyRaceIsNotCounted({ whyNot, starters, minStarters }: RaceSummary): string | null {
  if (whyNot === null) return null;
  return whyNot === 'noFinisher' ? raceWhy.noFinisher : raceWhy.tooFewStarters(starters, minStarters);
}
