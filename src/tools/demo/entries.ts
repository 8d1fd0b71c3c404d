import type { ScoreCode } from '../../shared/contract/competitors';
import type { DemoBoat } from './fleet';
import type { Random } from './random';

/** The start groups of an evening, slowest first (sailing.md 2.2): in thousandths, both ends included. */
export const GROUPS = [
  { name: 'Grupp E', min: null, max: 899 },
  { name: 'Grupp F', min: 900, max: 985 },
  { name: 'Grupp G', min: 986, max: null },
] as const;

export const GROUP_STEP_MINUTES = 5;

export interface DemoEntry {
  boat: DemoBoat;
  /** Place in GROUPS; null: not grouped yet. */
  group: number | null;
  elapsedS: number | null;
  scoreCode: ScoreCode | null;
}

const groupOf = ({ baseRating }: DemoBoat): number =>
  GROUPS.findIndex(({ min, max }) => (min === null || baseRating >= min) && (max === null || baseRating <= max));

const ATTENDANCE_PERCENT = 76;
const CODES_PERCENT: readonly (readonly [ScoreCode, number])[] = [
  ['DNS', 2],
  ['OCS', 3],
  ['DNF', 6],
  ['RET', 8],
];

function codeOf(random: Random): ScoreCode | null {
  const draw = random.next() * 100;
  return CODES_PERCENT.find(([, upTo]) => draw < upTo)?.[0] ?? null;
}

const whoCame = (fleet: readonly DemoBoat[], random: Random) => random.shuffled(fleet.filter(() => random.chance(ATTENDANCE_PERCENT)));

/** An evening that has been sailed: the course takes a boat of number 1.000 about an hour. */
export function sailedEntries(fleet: readonly DemoBoat[], random: Random): DemoEntry[] {
  const correctedS = random.between(52, 71) * 60;
  return whoCame(fleet, random).map((boat) => {
    const scoreCode = codeOf(random);
    const elapsedS = Math.round((correctedS * boat.pace * (1 + random.noise(0.02)) * 1000) / boat.rating);
    return { boat, group: groupOf(boat), scoreCode, elapsedS: scoreCode === null ? elapsedS : null };
  });
}

/** An evening that has not been sailed to the end: the last to enter have no group yet. */
export function openEntries(fleet: readonly DemoBoat[], random: Random, ungrouped: number): DemoEntry[] {
  const entries = whoCame(fleet, random);
  return entries.map((boat, index) => ({
    boat,
    group: index < entries.length - ungrouped ? groupOf(boat) : null,
    scoreCode: null,
    elapsedS: null,
  }));
}
