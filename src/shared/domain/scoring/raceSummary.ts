import { codeFacts } from './codes';
import type { RaceResult, RaceSummary } from './types';

const hasFinished = ({ place, crossed, code }: RaceResult): boolean =>
  place !== null || (crossed !== null && codeFacts(code).sailedTheCourse);

/**
 * Counts the boats that code points depend on, and decides whether the race counts: a boat sailed the course and
 * finished in time (90.3(a)), and there were enough starters (a local rule).
 */
export function raceSummary(results: readonly RaceResult[], entries: number, minStarters: number): RaceSummary {
  let cameToStart = 0;
  let starters = 0;
  let finishers = 0;
  let isSailed = false;
  for (const result of results) {
    const facts = codeFacts(result.code);
    if (facts.cameToStart) cameToStart += 1;
    if (facts.isStarter) starters += 1;
    if (result.place !== null) finishers += 1;
    isSailed ||= hasFinished(result);
  }
  const whyNot = !isSailed ? 'noFinisher' : starters < minStarters ? 'tooFewStarters' : null;
  return { isCounted: whyNot === null, whyNot, minStarters, entries, cameToStart, starters, finishers };
}
