import { chancesAt, raceNeeds, type RacingBoat } from '../shared/domain/results/needs';
import { quantile } from '../testing/quantile';
import type { Figure } from './figure';

const BOATS = 200;
const GOAL_MS = 5;
const ROUNDS = 200;
const START = Date.UTC(2026, 4, 27, 16, 30);

/** Every other boat is home; ratings and times differ from boat to boat. */
const raceOf = (round: number): RacingBoat[] =>
  Array.from({ length: BOATS }, (_, index) => ({
    id: index + 1,
    startMs: START + (index % 3) * 300_000,
    ratingThousandths: 800 + ((index * 37) % 400),
    seconds: index % 2 === 0 ? 2400 + ((index * 61 + round) % 1800) : null,
  }));

/** What every boat of a large race needs, from scratch, as after each finish that is written. */
export function measureNeeds(): Figure[] {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const boats = raceOf(round);
    const begun = performance.now();
    chancesAt(raceNeeds(boats), START + 3_000_000 + round * 1000, false);
    times.push(performance.now() - begun);
  }
  const [first = 0] = times;
  return [
    { name: `needs of ${BOATS} boats, first time`, value: first, unit: 'ms' },
    { name: `needs of ${BOATS} boats`, value: quantile(times), unit: 'ms', goal: GOAL_MS },
  ];
}
