import { divideHalfUp } from './fraction';
import type { PointsStep, RaceResult } from './types';

type AverageStep = Extract<PointsStep, { step: 'average' }>;
export type AverageKind = NonNullable<RaceResult['average']>;

/** Points that wait for the boat's other races. */
export interface Awaited {
  code: 'RDG' | 'DUTY';
  average: AverageKind;
  /** The points used where there is no race to average. */
  dnfTenths: number;
}

const ruleOf = (average: AverageKind): AverageStep['rule'] => {
  if (average === 'all_others') return 'A9(a)';
  return average === 'before' ? 'A9(b)' : 'named';
};

function isTaken(average: AverageKind, race: number, other: number): boolean {
  if (average === 'all_others') return true;
  return average === 'before' ? other < race : average.includes(other);
}

/**
 * RRS A9(a), A9(b), or the races that the jury named: the average of the boat's points there, to the nearest tenth,
 * half up. Taken before weights and discards, so a DNC and a score that is discarded later are in it. The race itself
 * is not, nor is a race that is not counted or whose points are an average too: two averages never feed each other.
 * @param known The boat's points by race in tenths; null for this race and those that are in no average.
 */
export function averagePoints(
  { code, average, dnfTenths }: Awaited,
  race: number,
  known: readonly (number | null)[],
): AverageStep {
  const races: number[] = [];
  let sum = 0;
  known.forEach((tenths, other) => {
    if (tenths === null || !isTaken(average, race, other)) return;
    races.push(other);
    sum += tenths;
  });
  const tenths = races.length === 0 ? dnfTenths : divideHalfUp(sum, races.length);
  return { step: 'average', code, rule: ruleOf(average), races, tenths };
}
