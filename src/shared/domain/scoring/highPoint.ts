import type { ScoreCode } from '../../contract/competitors';
import { codeFacts } from './codes';
import { divideHalfUp } from './fraction';
import type { HighPointSystem, PointsStep } from './types';

type HighPointStep = Extract<PointsStep, { step: 'highPoint' }>;

const STSF_LEAST = 20;
const ONE = 10;

/** Doubled, so that a shared place (2 and 3 is 2.5 each) is a whole number. */
const doubledPlace = (place: number, tiedBoats: number): number => 2 * place + tiedBoats - 1;

/** 100 × (St − P + 1) / St to one decimal, half up, and at least 2. */
function stsfTenths(doubled: number, starters: number): number {
  const above = Math.max(0, 2 * starters - doubled + 2);
  return Math.max(STSF_LEAST, divideHalfUp(1000 * above, 2 * starters));
}

/** One point for starting, one for each boat beaten, and half a point for each tied boat. */
const sctsTenths = (doubled: number, starters: number): number => ONE + Math.max(0, 2 * starters - doubled) * 5;

/** Points in a high-point system, in tenths, of a boat with a place. */
export function highPointsOfPlace(
  system: HighPointSystem,
  place: number,
  tiedBoats: number,
  starters: number,
): HighPointStep {
  const doubled = doubledPlace(place, tiedBoats);
  const tenths = system === 'stsf' ? stsfTenths(doubled, starters) : sctsTenths(doubled, starters);
  return { step: 'highPoint', system, code: null, place, tiedBoats, starters, tenths };
}

/** The high-point score of a boat without a place: 1 if it started, else 0. */
export function highPointsOfCode(system: HighPointSystem, code: ScoreCode, starters: number): HighPointStep {
  return {
    step: 'highPoint',
    system,
    code,
    place: null,
    tiedBoats: 0,
    starters,
    tenths: codeFacts(code).isStarter ? ONE : 0,
  };
}
