import type { ScoreCode } from '../../shared/contract/competitors';
import type { DemoBoat } from './fleet';
import type { Random } from './random';

const CODES_PERCENT: readonly (readonly [ScoreCode, number])[] = [
  ['DNS', 2],
  ['OCS', 3],
  ['DNF', 6],
  ['RET', 8],
];

/** Returns one of four codes occasionally, else none. */
export function likelyCode(random: Random): ScoreCode | null {
  const draw = random.next() * 100;
  return CODES_PERCENT.find(([, upTo]) => draw < upTo)?.[0] ?? null;
}

/** The boats that entered, in the order of entry. */
export const whoCame = (fleet: readonly DemoBoat[], random: Random, percent: number): DemoBoat[] =>
  random.shuffled(fleet.filter(() => random.chance(percent)));

/** The elapsed time of a boat of number 1.000 on the course of the day: about an hour, in seconds. */
export const paceOfTheDay = (random: Random): number => random.between(52, 71) * 60;

/** The elapsed time of a boat, from its number, its crew and the luck of the day. */
export const likelyElapsedS = (boat: DemoBoat, correctedS: number, random: Random): number =>
  Math.round((correctedS * boat.pace * (1 + random.noise(0.02)) * 1000) / boat.rating);
